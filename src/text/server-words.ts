import { singleLine } from './clean.ts';
import type { Redacted, Redactor } from './text.ts';

/** Up to the last `@` before the path. */
const userInfo = /\/\/[^\s/?#]{1,256}@/g;

/** Loaded when first needed, to keep the start fast. */
let redactor: Redactor | undefined;

/**
 * A server's text on one line, safe for posts and logs: redacted, even with `redact: false`, and
 * without the user info of addresses.
 */
export async function serverText(text: string): Promise<Redacted> {
  const { createRedactor } = await import('./redact.ts');
  redactor ??= createRedactor({ secrets: [], enabled: true });
  return redactor.redact(singleLine(text).replace(userInfo, '//'));
}

/** In UTF-16 code units. */
const maxCharacters = 300;

/** A server's message about an error, shortened and without backticks, which ours use; may be ''. */
export async function shortWords(text: string): Promise<string> {
  const line = (await serverText(text)).replaceAll('`', "'");
  if (line.length <= maxCharacters) return line;
  // Between words, because half a key would not be recognized and masked.
  return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', maxCharacters)))}…`;
}
