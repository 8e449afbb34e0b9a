import { unaccented } from '../text/tokens.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import type { FollowUps, Language, Requests } from './language.ts';
import { nordic } from './nordic.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { thai } from './thai.ts';
import { turkish } from './turkish.ts';
import { vietnamese } from './vietnamese.ts';

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
