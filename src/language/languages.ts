import type { FollowUps, Language, Requests } from './language.ts';
import { arabic } from './languages/arabic.ts';
import { chinese } from './languages/chinese.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { greek } from './languages/greek.ts';
import { hebrew } from './languages/hebrew.ts';
import { hindi } from './languages/hindi.ts';
import { indonesian } from './languages/indonesian.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { nordic } from './languages/nordic.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';
import { thai } from './languages/thai.ts';
import { turkish } from './languages/turkish.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { unaccented } from './tokens.ts';

/** Languages that part words by spaces, English first. */
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
];

/** Languages that are read letter by letter, spaces left out. */
export const unspacedLanguages: readonly Language[] = [chinese, japanese, korean, thai];

const all = [...spacedLanguages, ...unspacedLanguages];

/** The patterns of one kind of request in every language, without accents, as texts are read. */
export function requestsOf(kind: keyof Requests): string[] {
  return all.flatMap(({ requests }) => requests?.[kind]?.map(unaccented) ?? []);
}

/** What follow-ups of one kind look like in every language that has them, without accents. */
export function followUpsOf(kind: keyof FollowUps): string[] {
  return all.flatMap(({ followUps }) => unaccented(followUps?.[kind] ?? '') || []);
}

/** Words of every language that an answer uses to say that it has none. */
export function refusalWords(): string[] {
  return all.flatMap(({ refusals }) => refusals?.split(' ') ?? []);
}

/** Complaints of some languages, as they are written. */
export function complaintsOf(languages: readonly Language[]): string[] {
  return languages
    .flatMap(({ complaints }) => complaints?.split('|') ?? [])
    .map((one) => one.trim());
}
