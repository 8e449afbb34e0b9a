import { singleLine } from './clean.ts';
import type { Redacted } from './text.ts';

/** The last `@` of an address's authority ends it. */
const userInfo = /\/\/[^\s/?#]{1,256}@/g;

/**
 * What a server says, on one line, as posts and logs may show it: without secrets, people's addresses
 * and the user info of addresses, whatever `redact` says.
 */
export async function serverText(text: string): Promise<Redacted> {
  const { serverRedactor } = await import('./server-redactor.ts');
  return serverRedactor.redact(singleLine(text).replace(userInfo, '//'));
}

/** In UTF-16 code units. */
const maxCharacters = 300;

/** What a server says about an error, short, and without marks of code, as ours has; '' if it says nothing. */
export async function shortWords(text: string): Promise<string> {
  const line = (await serverText(text)).replaceAll('`', "'");
  if (line.length <= maxCharacters) return line;
  // Cut between two words, as half a key could no longer be recognized and masked.
  return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', maxCharacters)))}…`;
}
