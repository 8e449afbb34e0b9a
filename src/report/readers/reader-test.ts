import type { Docs, Section } from '../../docs/docs.ts';
import type { Near } from '../../docs/nearest.ts';
import type { Pace } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion, SampledQuestion } from '../topics/evidence.ts';
import {
  type ChangedSections,
  changedSections,
  type Found,
  type PageAtRisk,
  pagesAtRisk,
} from './changed-sections.ts';

/*
 * What a pull request does to readers: their questions, held against the sections as they are
 * before and after the change. "Find" is all that is claimed: that the section that comes nearest is
 * near, not that it answers.
 */

/** What the change does to the questions of one topic. */
export interface TestedTopic {
  id: string;
  label: string;
  questions: number;
  /** How many of these find a section at the base, and at the head. */
  before: number;
  after: number;
  /** The section that most of those find that found none before; null if none does. */
  file: string | null;
  heading: string | null;
}

/** As `report.json` has it. */
export interface ReaderTest {
  base: string;
  head: string;
  /** Unanswered questions that find a section now, and did not before. */
  gained: number;
  /** Answered questions that no longer find the section that they found. */
  lost: number;
  topics: TestedTopic[];
  atRisk: PageAtRisk[];
  /** Of the promises held, those of which the change breaks or mends any question. */
  promises: TestedPromise[];
}

/** What a merged fix promised: the questions of its gap's anchor find a section. */
export interface FixPromise {
  /** The gap's id and heading. */
  gap: string;
  label: Redacted;
  prLink: string;
  questions: readonly Redacted[];
}

export interface TestedPromise extends Omit<FixPromise, 'questions'> {
  questions: number;
  /** How many of these find a section at the base, and at the head. */
  before: number;
  after: number;
  /** The section that most of them find at the base; null if none finds any. */
  file: string | null;
  heading: string | null;
}

/** A promise held against the docs at hand: `after` is `before`. */
export interface HeldPromise extends TestedPromise {
  /** How near its questions come to a section on average: comparable from report to report. */
  near: number;
}

/** Whether most of the questions that found a section find none any more. */
export const isBroken = ({ before, after }: Pick<TestedPromise, 'before' | 'after'>): boolean =>
  2 * after < before;

/** The questions of a tested topic by what came of them, for the reviewer. */
export interface TestedQuestions {
  /** That find a section now, and did not before. */
  finding: Redacted[];
  /** That find none, before and after. */
  missing: Redacted[];
}

/** A reader test with the questions of each of its topics, in their order. */
export interface Tested {
  test: ReaderTest;
  questions: TestedQuestions[];
  /** Ids of the topics that the change closes: they are not among the gaps that are left. */
  closed: ReadonlySet<string>;
}

/** Fewer questions of a topic than this, or a smaller share of it, gain a section by chance. */
const fewestGained = 2;
const leastGained = 1 / 5;
/** A topic of whose questions such a share gains a section is closed. */
const leastClosed = 2 / 3;

/** Whether so many of a topic's questions gain a section that it is hardly chance. */
export const isMoreThanChance = ({
  finding,
  questions,
}: {
  finding: readonly unknown[];
  questions: number;
}) => finding.length >= fewestGained && finding.length >= leastGained * questions;

/** What is left in a section's place has to be nearly as near. */
export const nearlyAsNear = 0.7;

/** What a pull request makes of the docs. */
export interface DocsChange {
  /** The docs at each end, and its commit. */
  base: { sha: string; docs: Docs };
  head: { sha: string; docs: Docs };
  /** Paths of files at the head, by those at the base. */
  renamed: ReadonlyMap<string, string>;
  extent: ChangeExtent;
}

/** How much of what a pull request changes in the docs is known. */
export interface ChangeExtent {
  /** Files of the docs that it changes. */
  changed: number;
  /** How many of these were read. */
  read: number;
  /** Those of the latter that are left out, as they can't be read. */
  unreadable: number;
}

/** A topic, as far as its questions are asked of the docs. */
interface TopicToTest {
  id: string;
  label: string;
  rows: readonly { text: Redacted; current: boolean }[];
}

/**
 * Holds the questions of the period against the docs at both ends of a pull request.
 *
 * A question finds a section at a commit if the nearest is near enough, as answered questions are to
 * the pages that answered them; at the head also if the nearest is one that the change adds or
 * rewrites, and nearer than any was before.
 *
 * @param docs those that the report is made with
 * @param citations how many answered questions of the period cited each address
 */
export async function testChange({
  change,
  docs,
  topics,
  answered,
  citations,
  promises,
  pace,
}: {
  change: DocsChange;
  docs: IndexedDocs;
  topics: readonly TopicToTest[];
  answered: readonly SampledQuestion[];
  citations: ReadonlyMap<string, number>;
  /** Those of fixes that the issue remembers. */
  promises: readonly FixPromise[];
  pace: Pace;
}): Promise<Tested> {
  const base = change.base.docs === docs.docs ? docs : await docs.atCommit(change.base.docs);
  const head = await base.atCommit(change.head.docs);
  const { renamed } = change;
  const sections = await changedSections({ base, head, renamed, pace });
  const bar = await barOf({ base, answered, pace });
  const tested: (TestedTopic & TestedQuestions)[] = [];
  const { isNewlyNear } = sections;
  for (const topic of topics) {
    tested.push(await testTopic(topic, { base, head, bar, isNewlyNear, pace }));
  }
  let lost = 0;
  for (const question of answered) {
    const pause = pace();
    if (pause) await pause;
    if (question.asked > 0 && isLost(question, { base, head, bar, sections }))
      lost += question.asked;
  }
  const atRisk = await pagesAtRisk({ base, head, renamed, sections, citations, pace });
  const kept = await testPromises(promises, { base, head, bar, sections, pace });
  const gained = tested
    .filter(isMoreThanChance)
    .reduce((sum, { finding }) => sum + finding.length, 0);
  const changed = tested
    .filter(({ finding }) => finding.length > 0)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || b.questions - a.questions);
  return {
    test: {
      base: change.base.sha,
      head: change.head.sha,
      gained,
      lost,
      topics: changed.map(({ finding, missing, ...topic }) => topic),
      atRisk,
      promises: kept.filter(({ isChanged }) => isChanged).map(({ isChanged, near, ...one }) => one),
    },
    questions: changed.map(({ finding, missing }) => ({ finding, missing })),
    closed: new Set(
      changed
        .filter((topic) => topic.finding.length >= leastClosed * topic.questions)
        .map(({ id }) => id),
    ),
  };
}

async function testTopic(
  { id, label, rows }: TopicToTest,
  {
    base,
    head,
    bar,
    isNewlyNear,
    pace,
  }: {
    base: IndexedDocs;
    head: IndexedDocs;
    bar: number;
    isNewlyNear: ChangedSections['isNewlyNear'];
    pace: Pace;
  },
): Promise<TestedTopic & TestedQuestions> {
  const questions = rows.flatMap(({ text, current }) => (current ? text : []));
  const finding: Redacted[] = [];
  const missing: Redacted[] = [];
  const found = new Map<Section, number>();
  let before = 0;
  let after = 0;
  const own = questions.map((question) => wordsOf(question, base));
  const shared = sharedWords(own);
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const words = withShared(own[at] ?? new Map(), shared);
    const [[was], [is]] = nearestAtBoth(words, { base, head });
    const foundBefore = was !== undefined && nearness(was, words, base) >= bar;
    const foundAfter =
      is !== undefined && (nearness(is, words, head) >= bar || isNewlyNear(is, was?.score ?? 0));
    if (foundBefore) before += 1;
    if (foundAfter) after += 1;
    if (is && foundAfter && !foundBefore) {
      finding.push(question);
      found.set(is.section, (found.get(is.section) ?? 0) + 1);
    } else if (!foundAfter && !foundBefore) missing.push(question);
  }
  const [most] = [...found].sort((a, b) => b[1] - a[1]);
  const section = most?.[0];
  const { file = null } = section?.page ?? {};
  const { heading = null } = section ?? {};
  return { id, label, questions: questions.length, before, after, file, heading, finding, missing };
}

/**
 * Whether an answered question loses what answered it: the section that is nearest of all, or nearest
 * on a page that it cites, is gone, and it finds no other. It finds one that is near enough, and one
 * that the change writes in its place, or that another cited page has, if that is nearly as near.
 */
function isLost(
  { question, cited }: AnsweredQuestion,
  {
    base,
    head,
    bar,
    sections: { gone, isNew, isDeleted, fileAtHead },
  }: { base: IndexedDocs; head: IndexedDocs; bar: number; sections: ChangedSections },
): boolean {
  const words = wordsOf(question, base);
  const [before, after] = nearestAtBoth(words, { base, head });
  const pages = [...new Set(cited.flatMap(({ url }) => base.finder(url) ?? []))];
  const nearestOn = pages.map((page) => before.find(({ section }) => section.page === page));
  const lost = [before[0], ...nearestOn].filter((one) => one && gone.has(one.section));
  const isPageLost = pages.some((page, at) => !nearestOn[at] && isDeleted(page));
  if (lost.length === 0 && !isPageLost) return false;
  const [is] = after;
  if (is && nearness(is, words, head) >= bar) return false;
  const least = nearlyAsNear * lost.reduce((most, one) => Math.max(most, one?.score ?? 0), 0);
  const files = new Set(pages.map(fileAtHead));
  return !after.some(
    ({ section, score }) => score >= least && (isNew(section) || files.has(section.page.file)),
  );
}

/** Half of the answered questions come as near as this to the pages that answered them. */
const nearEnough = 0.5;

/** The words of a text, each counting 1, as the docs are read. */
function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

/** The words that at least two of a topic's questions have, each with the share of them that do. */
function sharedWords(questions: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of questions.flatMap((words) => [...words.keys()])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([stem, count]) => [stem, count / questions.length]));
}

/**
 * A question's words and, if it has one of those that others of its topic share, beside them what
 * these call the same thing: of two that ask the same, one often has no word of the section that the
 * other finds.
 */
function withShared(
  words: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map(words);
  if (![...words.keys()].some((stem) => shared.has(stem))) return all;
  for (const [stem, share] of shared) all.set(stem, (all.get(stem) ?? 0) + share);
  return all;
}

/** Sections looked at for the nearest ones. */
const mostLookedAt = 40;

/**
 * What comes nearest to a question at both commits, nearest first. What sections mean beside their
 * words counts in proportion to the words in common; of both commits, in proportion to the base's.
 */
function nearestAtBoth(
  words: ReadonlyMap<string, number>,
  { base, head }: { base: IndexedDocs; head: IndexedDocs },
): [before: Found[], after: Found[]] {
  const mostOf = (near: readonly Near[]): number =>
    near.reduce((most, one) => Math.max(most, one.words), 0);
  const before = base.index.nearest({ words }, mostLookedAt);
  const after = base === head ? before : head.index.nearest({ words }, mostLookedAt);
  const scale = mostOf(before) || mostOf(after) || 1;
  const comparable = (near: readonly Near[]): Found[] => {
    const own = mostOf(near) || 1;
    return near
      .map(({ section, score, words }) => ({
        section,
        score: words + scale * (score - words / own),
      }))
      .sort((a, b) => b.score - a.score);
  };
  return [comparable(before), comparable(after)];
}

/** How near a section is to a question, from 0 up, comparable between questions. */
function nearness(
  { score }: Found,
  words: ReadonlyMap<string, number>,
  { reading, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * reading.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/** How near half of the answered questions come to the pages that answered them. */
async function barOf({
  base,
  answered,
  pace,
}: {
  base: IndexedDocs;
  answered: readonly AnsweredQuestion[];
  pace: Pace;
}): Promise<number> {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    const pause = pace();
    if (pause) await pause;
    const words = wordsOf(question, base);
    const [[near]] = nearestAtBoth(words, { base, head: base });
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(nearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * nearEnough)] ?? Number.POSITIVE_INFINITY;
}

/** Holds promises against the docs at hand alone. */
export async function holdPromises({
  promises,
  docs,
  answered,
  pace,
}: {
  promises: readonly FixPromise[];
  docs: IndexedDocs;
  answered: readonly SampledQuestion[];
  pace: Pace;
}): Promise<HeldPromise[]> {
  if (promises.length === 0) return [];
  const bar = await barOf({ base: docs, answered, pace });
  const at = { base: docs, head: docs, bar, sections: unchanged, pace };
  return (await testPromises(promises, at)).map(({ isChanged, ...one }) => one);
}

const unchanged = { gone: new Set<Section>(), isNew: () => false, isNewlyNear: () => false };

/** Finds sections for the questions of promises as for those of topics: those broken most first. */
async function testPromises(
  promises: readonly FixPromise[],
  {
    base,
    head,
    bar,
    sections: { gone, isNew, isNewlyNear },
    pace,
  }: {
    base: IndexedDocs;
    head: IndexedDocs;
    bar: number;
    sections: Pick<ChangedSections, 'gone' | 'isNew' | 'isNewlyNear'>;
    pace: Pace;
  },
): Promise<(HeldPromise & { isChanged: boolean })[]> {
  const tested: (HeldPromise & { isChanged: boolean })[] = [];
  for (const { questions, ...promise } of promises) {
    const own = questions.map((question) => wordsOf(question, base));
    const shared = sharedWords(own);
    const found = new Map<Section, number>();
    let [before, after, near, isChanged] = [0, 0, 0, false];
    for (const some of own) {
      const pause = pace();
      if (pause) await pause;
      const words = withShared(some, shared);
      const [[was], [is]] = nearestAtBoth(words, { base, head });
      const nearBefore = was === undefined ? 0 : nearness(was, words, base);
      const foundBefore = was !== undefined && nearBefore >= bar;
      const foundAfter =
        is !== undefined &&
        (nearness(is, words, head) >= bar ||
          isNewlyNear(is, was?.score ?? 0) ||
          // What is only moved or put in other words keeps it, as it keeps an answered question.
          (foundBefore &&
            (!gone.has(was.section) ||
              (isNew(is.section) && is.score >= nearlyAsNear * was.score))));
      near += nearBefore / own.length;
      if (foundBefore) found.set(was.section, (found.get(was.section) ?? 0) + 1);
      before += Number(foundBefore);
      after += Number(foundAfter);
      isChanged ||= foundBefore !== foundAfter;
    }
    const [most] = [...found].sort((a, b) => b[1] - a[1]);
    const { page, heading = null } = most?.[0] ?? {};
    const where = { file: page?.file ?? null, heading };
    tested.push({
      ...promise,
      questions: questions.length,
      before,
      after,
      near,
      ...where,
      isChanged,
    });
  }
  return tested.sort((a, b) => b.before - b.after - (a.before - a.after));
}
