/** In UTF-16 code units. */
const mostCharacters = 300;

/** What a server says about an error, on one line and short; '' if it says nothing. */
export function shortWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  // Cut between two words, as half a key could no longer be recognized and masked.
  return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', mostCharacters)))}…`;
}

/** A body as JSON, or as it came if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
