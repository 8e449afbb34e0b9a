import { singleLine } from './clean.ts';
import type { Redacted, Redactor } from './text.ts';

/** The user info of a URL: everything up to the last `@` before the path. */
const userInfo = /\/\/[^\s/?#]{1,256}@/g;

/** Created when first needed, so that the action starts fast. */
let redactor: Redactor | undefined;

/**
 * Makes text from a server safe for posts and logs: on one line, redacted even with `redact: false`, and
 * without the user info of URLs.
 */
export async function redactServerText(text: string): Promise<Redacted> {
  const { createRedactor } = await import('./redact.ts');
  redactor ??= createRedactor({ secrets: [], enabled: true });
  return redactor.redact(singleLine(text).replace(userInfo, '//'));
}

/** Maximum length of a server's message, in UTF-16 code units. */
const maxMessageLength = 300;

/** A server's error message, shortened and without backticks, which our messages use; may be ''. */
export async function shortServerMessage(text: string): Promise<string> {
  const line = (await redactServerText(text)).replaceAll('`', "'");
  if (line.length <= maxMessageLength) return line;
  // Cut between words, because half a key wouldn't be recognized and masked.
  return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', maxMessageLength)))}…`;
}
