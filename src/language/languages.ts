import { readList } from './lists.ts';
import { withoutAccents } from './tokens.ts';

/**
 * The words of one language: a text file with one word, phrase or pattern a line, in lower case, under a heading
 * that names the list and says what it is for. Lists of small talk and follow-ups exist for English and the ten
 * languages with the most readers; all other lists, where a language has words of the kind.
 */
export interface Language {
  name: string;
  lists: ReadonlyMap<string, readonly string[]>;
}

const listHeading = /^\[([\w.]+)\] /;

function readLanguage(name: string): Language {
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  for (const line of readList(`language/languages/${name}`)) {
    const [, found] = listHeading.exec(line) ?? [];
    if (found === undefined) {
      list.push(line);
      continue;
    }
    list = [];
    lists.set(found, list);
  }
  return { name, lists };
}

/** Languages with spaces between words, English first. */
export const spacedLanguages: readonly Language[] = `
  english spanish french german italian portuguese dutch polish russian turkish nordic vietnamese indonesian
  arabic hindi hebrew greek czech south-slavic catalan hungarian romanian persian`
  .trim()
  .split(/\s+/)
  .map(readLanguage);

/** Languages whose phrases are searched for letter by letter, because spaces don't separate words. */
export const unspacedLanguages: readonly Language[] = ['chinese', 'japanese', 'korean', 'thai'].map(
  readLanguage,
);

export const languages = [...spacedLanguages, ...unspacedLanguages];

/**
 * The lines of one list in all languages, English first.
 *
 * @throws Error if no language has the list
 */
export function wordsOf(list: string, among: readonly Language[] = languages): string[] {
  if (!languages.some(({ lists }) => lists.has(list))) throw new Error(`no list is named ${list}.`);
  return among.flatMap(({ lists }) => lists.get(list) ?? []);
}

/** Like {@link wordsOf}, without the accents that people often omit. */
export const plainWordsOf = (list: string): string[] => wordsOf(list).map(withoutAccents);

/** The names of the languages that use each function word, by word. */
const languagesOf = new Map<string, string[]>();
for (const { name, lists } of spacedLanguages) {
  for (const word of lists.get('functionWords') ?? []) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), name]);
  }
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['chinese', /\p{Script=Han}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['other', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u],
];

/** Number of characters that are read to detect the language of a text. */
const maxCharacters = 200;

/** The most frequent name; in a tie, the name that comes first; null if there are no names. */
function mostFrequent(names: readonly string[]): string | null {
  const byName = [...Map.groupBy(names, (name) => name).values()];
  const [most] = byName.sort((a, b) => b.length - a.length);
  return most?.[0] ?? null;
}

/** Detects the language of a text by its script or function words; null if it has no function words. */
export function languageOf(text: string): string | null {
  const read = text.slice(0, maxCharacters).toLowerCase();
  const script = scripts.find(([, pattern]) => pattern.test(read));
  if (script) return script[0];
  return mostFrequent(
    (read.match(/\p{L}+/gu) ?? []).flatMap((word) => languagesOf.get(word) ?? []),
  );
}

/** The most frequent language; in a tie English, as most docs are English; null if all are unknown. */
export function majorityLanguage(languages: readonly (string | null)[]): string | null {
  const known = languages.filter((language) => language !== null).sort();
  const isOther = (language: string): number => (language === 'english' ? 0 : 1);
  return mostFrequent(known.sort((a, b) => isOther(a) - isOther(b)));
}
