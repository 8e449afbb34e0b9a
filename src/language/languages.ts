import type { FollowUps, Language, RequestPatterns } from './language.ts';
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
import { withoutAccents } from './tokens.ts';

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

/** Languages whose phrases are searched for letter by letter, because spaces don't separate words. */
export const unspacedLanguages: readonly Language[] = [chinese, japanese, korean, thai];

export const languages = [...spacedLanguages, ...unspacedLanguages];

/** Splits a list of phrases at `|`; empty for a missing list. */
export const splitPhrases = (list: string | undefined): string[] =>
  list?.split('|').map((phrase) => phrase.trim()) ?? [];

/** The patterns for one kind of request in all languages, without accents. */
export const requestPatterns = (kind: keyof RequestPatterns): string[] =>
  languages.flatMap(({ requests }) => requests?.[kind] ?? []).map(withoutAccents);

/** The lists for one field of `FollowUps` in all languages, without accents. */
export const followUpLists = (kind: keyof FollowUps): string[] =>
  languages.flatMap(({ followUps }) => followUps?.[kind] ?? []).map(withoutAccents);

/** The names of the languages that use each function word, by word. */
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
