import { stem } from '../text/tokens.ts';
import { commonStems } from '../words/words.ts';

/** Words that so many texts have are spelt as people spell them. */
const fewestTexts = 3;
/** A misspelt question may be asked again. */
const mostTexts = 2;
const shortestWord = 4;
const wordOfLetters = /^\p{L}+$/u;
/** What an ending may add to a word. */
const endings = new Set(['s', 'd', 'r', 'n', 'y', 'e']);

/** A word and what is left of it without each of its letters. */
function nearly(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether a longer word is the other one with an ending. */
function isEnded(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return long.startsWith(short) && endings.has(long.slice(short.length)) && short === other;
}

/**
 * Tells misspelt words, given in how many texts each word stands, lower case: a word that one text
 * alone has, or two, and that is a letter away from one that several have, or two letters swapped.
 */
export function misspellings(texts: ReadonlyMap<string, number>): (word: string) => boolean {
  const common = new Set(commonStems());
  let near: Map<string, string[]> | undefined;
  const usual = (): Map<string, string[]> => {
    if (near) return near;
    near = new Map();
    const known = [...texts].filter(([, count]) => count >= fewestTexts).map(([word]) => word);
    for (const word of new Set([...known, ...common])) {
      if (word.length < shortestWord || !wordOfLetters.test(word)) continue;
      for (const form of nearly(word)) {
        const words = near.get(form);
        if (words) words.push(word);
        else near.set(form, [word]);
      }
    }
    return near;
  };
  const usualness = (word: string): number =>
    common.has(word) ? Number.POSITIVE_INFINITY : (texts.get(word) ?? 0);
  return (word) => {
    if (word.length < shortestWord || !wordOfLetters.test(word)) return false;
    const own = texts.get(word) ?? 0;
    const stemmed = stem(word);
    if (own > mostTexts || common.has(stemmed)) return false;
    return [word, stemmed].flatMap(nearly).some((form) =>
      usual()
        .get(form)
        ?.some(
          (other) =>
            other !== word && other !== stemmed && usualness(other) > own && !isEnded(word, other),
        ),
    );
  };
}
