import { countCitationsBy } from '../../docs/addresses.ts';
import type { Page, Section } from '../../docs/docs.ts';
import type { NearSection } from '../../docs/nearest.ts';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import { type IndexedDocs, wordsOf } from '../places/places.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';

/*
 * What a change does to the docs' sections, to cited pages, and to the sections that questions find. A
 * question finds a section if the nearest one is near enough, even if it doesn't have the answer.
 */

/** The docs before and after a change. To test the current docs alone, both ends are the same. */
export interface IndexedChange {
  base: IndexedDocs;
  head: IndexedDocs;
  /** New paths of renamed files, by their old paths. */
  renamed: ReadonlyMap<string, string>;
}

/** Compares the docs' two ends. A section whose text exists anywhere at the other end has only moved. */
export function compareSections({ base, head, renamed }: IndexedChange) {
  const wordings = ({ index }: IndexedDocs) => [...index.sections.values().map(wordingOf)];
  const were = wordings(base);
  const [before, after] = [new Set(were), new Set(wordings(head))];
  const gone = new Set(base.index.sections.filter((_, at) => !after.has(were[at] ?? '')));
  const fileAtHead = ({ file }: Page): string => renamed.get(file) ?? file;
  const atBase = new Map(base.docs.pages.map((page) => [fileAtHead(page), page]));
  const metadataOf = ({ title, description, keywords }: Page) =>
    JSON.stringify([title, description, keywords]);
  const placeOf = (file: string, { heading }: Section): string => `${file}\n${heading ?? ''}`;
  const placesLeft = new Set(head.index.sections.map((one) => placeOf(one.page.file, one)));
  const isLeft = (one: Section): boolean => placesLeft.has(placeOf(fileAtHead(one.page), one));
  const filesLeft = new Set(head.docs.pages.map(({ file }) => file));
  const isNew = (section: Section): boolean => !before.has(wordingOf(section));
  return {
    /** Whether the base has no section with the same text. */
    isNew,
    /** Whether the section's heading is new on its page. */
    isAdded: ({ page, heading }: Section): boolean =>
      atBase.get(page.file)?.sections.every((one) => one.heading !== heading) ?? true,
    /** Whether the change adds a page of the head, or changes the page's text or metadata. */
    isChanged(page: Page): boolean {
      const was = atBase.get(page.file);
      return !was || metadataOf(was) !== metadataOf(page) || page.sections.some(isNew);
    },
    /** Sections of the base that the change deletes or rewrites. */
    gone,
    /** Whether a page of the base is gone from the head, and its text is nowhere else. */
    isDeleted: (page: Page): boolean =>
      !filesLeft.has(fileAtHead(page)) && page.sections.every((section) => gone.has(section)),
    /** The path that a base page's file has at the head. */
    fileAtHead,
    /** Pages of the base that lose a heading. */
    shortened: new Set([...gone].flatMap((one) => (isLeft(one) ? [] : one.page))),
  };
}

function wordingOf({ heading, text }: Section): string {
  return `${heading ?? ''}\n${text.replace(/\s+/g, ' ').trim()}`;
}

/** A page that answered questions and that the change deletes, renames or shortens. */
export interface PageAtRisk {
  /** Path at the base. */
  file: string;
  /** The page's address that most answers cite. */
  url: string | null;
  change: 'deleted' | 'renamed' | 'shortened';
  /** Number of the period's answered questions whose answers cited the page. */
  answered: number;
  /** Whether `url` still leads to a page at the head. */
  redirected: boolean;
}

/** Cited pages that the change deletes, renames or shortens, most cited first. */
export function findPagesAtRisk(
  { base, head, renamed, shortened }: TestableChange,
  citations: ReadonlyMap<string, number>,
): PageAtRisk[] {
  const files = new Set(head.docs.pages.map(({ file }) => file));
  const paths = new Set(head.docs.pages.map(({ path }) => path));
  const changeOf = (page: Page): PageAtRisk['change'] | null => {
    if (files.has(page.file)) return shortened.has(page) ? 'shortened' : null;
    // A page from another file may now have the same address.
    if (paths.has(page.path)) return null;
    return renamed.has(page.file) ? 'renamed' : 'deleted';
  };
  return [...countCitationsBy(base.finder, citations)]
    .flatMap(([page, { url, count }]): PageAtRisk[] => {
      const change = changeOf(page);
      if (change === null) return [];
      const redirected = head.finder(url) !== null;
      return [{ file: page.file, url, change, answered: count, redirected }];
    })
    .sort((a, b) => b.answered - a.answered || byCodeUnits(a.file, b.file));
}

export type TestableChange = Awaited<ReturnType<typeof testableChange>>;

/** @param answered answered questions, which set how near a section must be to count as found */
export function testableChange(change: IndexedChange, answered: readonly AnsweredQuestion[]) {
  const sections = compareSections(change);
  return { ...change, ...sections, threshold: thresholdFrom(change.base, answered) };
}

/** A question with the section that it finds at the base (`was`) and at the head (`is`), each null if none. */
interface TestedQuestion {
  question: Redacted;
  was: Section | null;
  is: Section | null;
  /** Nearness of the nearest section at the base. */
  near: number;
}

/** Minimum score of a replacement, relative to the section that it replaces. */
export const minReplacement = 0.7;
/** Factor by which a score must at least grow to count: rewording alone can add a little. */
const minGain = 1.07;

/**
 * Tests which sections the questions of one topic find before and after a change.
 *
 * At the base, a question finds the nearest section if it is near enough. At the head, it still finds one
 * if the change keeps what it found. If that is gone, a new section may be a little less near. If it found
 * none before, only sections on changed pages count, as the nearness of other pages varies with the rest
 * of the docs; a new section then only needs to be nearer than any section before.
 */
export function testQuestions(
  questions: readonly Redacted[],
  { base, head, threshold, gone, isNew, isChanged }: TestableChange,
): TestedQuestion[] {
  const asked = wordsTogether(questions, base);
  const tested: TestedQuestion[] = [];
  for (const [at, question] of questions.entries()) {
    const words = asked[at] ?? new Map();
    const [before] = sectionsNear(words, base);
    const [after] = base === head ? [before] : sectionsNear(words, head);
    const near = before ? sectionNearness(before, words, base) : 0;
    const was = before && near >= threshold ? before : null;
    const isFound = (one: NearSection): boolean => {
      if (was && !gone.has(was.section)) return true;
      const { section, score } = one;
      const isNear = sectionNearness(one, words, head) >= threshold;
      if (was) return isNear || (isNew(section) && score >= minReplacement * was.score);
      const isNewlyNear = isNew(section) && score > minGain * (before?.score ?? 0);
      return isChanged(section.page) && (isNear || isNewlyNear);
    };
    const is = after && isFound(after) ? after.section : null;
    tested.push({ question, was: was?.section ?? null, is, near });
  }
  return tested;
}

/** The result of the test for the questions of one topic. */
export interface TestOutcome {
  questions: number;
  /** How many of `questions` find a section at the base. */
  before: number;
  /** How many of `questions` find a section at the head. */
  after: number;
  /** The section that most questions find; `file` is null if they find none. */
  file: string | null;
  heading: string | null;
}

/** @param sectionOf returns the section to count for a question: the most frequent one is reported */
export function testOutcome(
  tested: readonly TestedQuestion[],
  sectionOf: (one: TestedQuestion) => Section | null,
): TestOutcome {
  const found = Map.groupBy(tested, sectionOf);
  found.delete(null);
  const [[most] = []] = [...found].sort((a, b) => b[1].length - a[1].length);
  return {
    questions: tested.length,
    before: tested.filter(({ was }) => was).length,
    after: tested.filter(({ is }) => is).length,
    file: most?.page.file ?? null,
    heading: most?.heading ?? null,
  };
}

/**
 * The words of each question of a topic. A question that shares a word with another also gets all
 * shared words, weighted by the share of questions that have them: of two questions that ask the same,
 * often only one has words of the section that answers them.
 */
function wordsTogether(questions: readonly string[], docs: IndexedDocs): Map<string, number>[] {
  const own = questions.map((question) => wordsOf([question], docs));
  const counts = new Map<string, number>();
  for (const words of own) {
    for (const stem of words.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const shared = new Map([...counts].filter(([, count]) => count > 1));
  for (const words of own) {
    if (![...words.keys()].some((stem) => shared.has(stem))) continue;
    for (const [stem, count] of shared) {
      words.set(stem, (words.get(stem) ?? 0) + count / own.length);
    }
  }
  return own;
}

const maxSectionsConsidered = 40;

/** The sections nearest to a question, nearest first. */
export const sectionsNear = (
  words: ReadonlyMap<string, number>,
  { index }: IndexedDocs,
): NearSection[] => index.nearest({ words }, maxSectionsConsidered);

/** How near a section is to a question: 0 or more, comparable between questions. */
export function sectionNearness(
  { score }: NearSection,
  words: ReadonlyMap<string, number>,
  { textReader, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * textReader.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/** Median nearness of answered questions to the pages that answered them; infinite if none is near its page. */
function thresholdFrom(base: IndexedDocs, answered: readonly AnsweredQuestion[]): number {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    const words = wordsOf([question], base);
    const [near] = sectionsNear(words, base);
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(sectionNearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}
