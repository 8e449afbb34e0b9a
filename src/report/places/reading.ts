import type { Reading } from '../../docs/nearest.ts';
import { wordReader } from '../topics/text/tokens.ts';
import { embedded, wordVector, wordWeight } from '../topics/words/words.ts';

/** What the reader of words takes in at once: the rest of a longer text goes in pieces. */
const pieceLength = 900;

/** A text in pieces that end where words do. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + pieceLength;
    const space = end < text.length ? text.lastIndexOf(' ', end) : -1;
    const to = end >= text.length ? text.length : space > from ? space : end;
    yield text.slice(from, to);
    from = to;
  }
}

/** Reads sections as topics read questions, so that both have the same words. */
export function readerOfSections(): Reading {
  const read = wordReader();
  const weights = new Map<string, number>();
  return {
    stems(text) {
      const stems: string[] = [];
      for (const piece of piecesOf(text)) {
        for (const { stem } of read(piece)) stems.push(stem);
      }
      return stems;
    },
    meanings: embedded,
    place: wordVector,
    weight(stem) {
      const known = weights.get(stem);
      if (known !== undefined) return known;
      const weight = 0.1 + 0.9 * wordWeight(stem);
      weights.set(stem, weight);
      return weight;
    },
  };
}
