import type { FollowUps, Language, Requests } from './language.ts';
import { arabic } from './languages/arabic.ts';
import { catalan } from './languages/catalan.ts';
import { chinese } from './languages/chinese.ts';
import { czech } from './languages/czech.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { hungarian } from './languages/hungarian.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { nordic } from './languages/nordic.ts';
import { persian } from './languages/persian.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { romanian } from './languages/romanian.ts';
import { russian } from './languages/russian.ts';
import { southSlavic } from './languages/south-slavic.ts';
import { spanish } from './languages/spanish.ts';
import { thai } from './languages/thai.ts';
import { turkish } from './languages/turkish.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { unaccented } from './tokens.ts';

/** Languages with spaces between words, English first. */
export const spacedLanguages: readonly Language[] = [
  english,
  spanish,
  french,
  german,
  italian,
  portuguese,
  dutch,
  polish,
  russian,
  turkish,
  nordic,
  vietnamese,
  indonesian,
  arabic,
  hindi,
  hebrew,
  greek,
  czech,
  southSlavic,
  catalan,
  hungarian,
  romanian,
  persian,
];

/** Languages that are read letter by letter, without spaces. */
export const unspacedLanguages: readonly Language[] = [chinese, japanese, korean, thai];

export const languages = [...spacedLanguages, ...unspacedLanguages];

/** Splits a list at `|`. */
export const phrasesOf = (list: string | undefined): string[] =>
  list?.split('|').map((phrase) => phrase.trim()) ?? [];

/** The patterns of one kind of request in all languages, without accents. */
export const requestsOf = (kind: keyof Requests): string[] =>
  languages.flatMap(({ requests }) => requests?.[kind] ?? []).map(unaccented);

/** The lists of one kind of follow-up in all languages, without accents. */
export const followUpsOf = (kind: keyof FollowUps): string[] =>
  languages.flatMap(({ followUps }) => followUps?.[kind] ?? []).map(unaccented);

/** The languages that each function word belongs to. */
const languagesOf = new Map<string, string[]>();
for (const { name, functionWords } of spacedLanguages) {
  for (const word of functionWords?.split(' ') ?? []) {
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

/** The first characters of a text are enough to tell its language. */
const maxCharacters = 200;

/** The most frequent name; the first one in a tie, null if there are none. */
function mostFrequent(names: readonly string[]): string | null {
  const byName = [...Map.groupBy(names, (name) => name).values()];
  const [most] = byName.sort((a, b) => b.length - a.length);
  return most?.[0] ?? null;
}

/** The language of a text by its script or its function words; null if it has only keywords. */
export function languageOf(text: string): string | null {
  const read = text.slice(0, maxCharacters).toLowerCase();
  const script = scripts.find(([, pattern]) => pattern.test(read));
  if (script) return script[0];
  return mostFrequent(
    (read.match(/\p{L}+/gu) ?? []).flatMap((word) => languagesOf.get(word) ?? []),
  );
}

/** The most frequent language, in a tie English, as most docs are; null if none is known. */
export function majorityLanguage(languages: readonly (string | null)[]): string | null {
  const known = languages.filter((language) => language !== null).sort();
  const isOther = (language: string): number => (language === 'english' ? 0 : 1);
  return mostFrequent(known.sort((a, b) => isOther(a) - isOther(b)));
}
