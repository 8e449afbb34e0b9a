/** What is read of one text: what asks nothing shows it at once, and a bound keeps pastes cheap. */
export const charactersRead = 400;

/** Accents on Latin, Greek and Cyrillic letters: left out by many who type in a hurry. */
const accentMarks = /[\u0300-\u036f]/g;
const anApostrophe = /['‘’ʼ`´]/g;
const beyondAscii = /[^\0-\x7f]/;
const aWord = /[\p{L}\p{M}\p{N}]+/gu;
/** Runs of one letter, as in "hellooo": three or more never spell a word. */
const stretchedLetters = /(\p{L})\1{2,}/gu;

/** Scripts whose phrases are matched letter by letter, as spaces do not part their words. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A text as set-aside decisions read it. */
export interface Reading {
  /** In lower case, compatibility forms, accents and apostrophes undone; at most 400 characters. */
  plain: string;
  /** Its words and numbers, in reading order. */
  words: readonly string[];
  /** Whether some of it is in a script without spaces between words. */
  unspaced: boolean;
}

/** Lower case without accents and apostrophes; the same for texts and for the tables' phrases. */
export function plainText(text: string): string {
  const read = text.slice(0, charactersRead);
  if (!beyondAscii.test(read)) return read.toLowerCase().replaceAll("'", '').replaceAll('`', '');
  return read
    .normalize('NFKD')
    .replace(accentMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(anApostrophe, '');
}

/** The words of a plain text. */
export function plainWords(plain: string): string[] {
  return plain.match(aWord) ?? [];
}

/** Reads a text, its beginning only if it is long. */
export function readText(text: string): Reading {
  const plain = plainText(text);
  return { plain, words: plainWords(plain), unspaced: unspacedScripts.test(plain) };
}

/** The ways to read a word with stretched letters: "helloo" and "hello" for "hellooo". */
export function unstretched(word: string): readonly string[] {
  if (word.search(stretchedLetters) < 0) return [];
  return [word.replace(stretchedLetters, '$1'), word.replace(stretchedLetters, '$1$1')];
}
