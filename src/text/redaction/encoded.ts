import { clean } from '../clean.ts';

const word = /\S+/g;
const anEscape = /%[\da-f]{2}/i;
const escapes = /(?:%[\da-f]{2})+/gi;
const deepest = 4;

function decoded(text: string): string {
  const plain = text.replace(escapes, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  );
  return clean(plain);
}

/**
 * The text with every word redacted, as `redact` does, that needs it once its percent escapes are
 * read: a search page's address holds what was searched for, as in `?q=my%20key%20AKIA…`. What
 * needs no redaction keeps its escapes.
 */
export function redactEncoded(text: string, redact: (text: string) => string): string {
  if (!text.includes('%') || !anEscape.test(text)) return text;
  return text.replace(word, (encoded) => {
    if (!encoded.includes('%')) return encoded;
    let result = encoded;
    let current = encoded;
    for (let depth = 0; depth < deepest; depth++) {
      const plain = decoded(current);
      if (plain === current) break;
      current = redact(plain);
      if (current !== plain) result = current;
    }
    return result;
  });
}
