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
export function phrasesOf(list: string | undefined): string[] {
  return list?.split('|').map((phrase) => phrase.trim()) ?? [];
}

/** The patterns of one kind of request in all languages, without accents. */
export function requestsOf(kind: keyof Requests): string[] {
  return languages.flatMap(({ requests }) => requests?.[kind]?.map(unaccented) ?? []);
}

/** The patterns of one kind of follow-up in all languages, without accents. */
export function followUpsOf(kind: keyof FollowUps): string[] {
  return languages.flatMap(({ followUps }) => unaccented(followUps?.[kind] ?? '') || []);
}
