import type { Docs } from '../../docs/docs.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion, SampledQuestion } from '../source/answered-sample.ts';
import { type PageAtRisk, pagesAtRisk } from './changed-sections.ts';
import {
  type Ends,
  endsOf,
  holdQuestions,
  nearestTo,
  nearlyAsNear,
  nearness,
  type Outcome,
  outcomeOf,
  wordsOf,
} from './held-questions.ts';
import { effectOf, type Judged } from './judged.ts';
import { type FixPromise, type TestedPromise, testPromises } from './promises.ts';

/** What the change does to the questions of one topic: the section is what those find that found none. */
export interface TestedTopic extends Outcome {
  id: string;
  label: string;
  /** Its questions that find a section now, and did not before. */
  finding: Redacted[];
  /** Those that find none, before and after. */
  missing: Redacted[];
  /** The change closes it: it is not among the gaps that are left. */
  isClosed: boolean;
  /** What a model says of it, which then counts. */
  judged?: Judged;
}

/** As `report.json` has it, but for the questions of its topics. */
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

/** Fewer questions of a topic than this, or a smaller share of it, gain a section by chance. */
const fewestGained = 2;
const leastGained = 1 / 5;
/** A topic of whose questions such a share gains a section is closed. */
const leastClosed = 2 / 3;

/** Whether so many of a topic's questions gain a section that it is hardly chance. */
export const isMoreThanChance = ({ finding, questions }: TestedTopic): boolean =>
  finding.length >= fewestGained && finding.length >= leastGained * questions;

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
 * @param docs those that the report is made with
 * @param citations how many answered questions of the period cited each address
 * @param promises those of fixes that the issue remembers
 * @param judged what a model says of gaps, by their ids
 */
export async function testChange({
  change,
  docs,
  topics,
  answered,
  citations,
  promises,
  judged,
}: {
  change: DocsChange;
  docs: IndexedDocs;
  topics: readonly TopicToTest[];
  answered: readonly SampledQuestion[];
  citations: ReadonlyMap<string, number>;
  promises: readonly FixPromise[];
  judged?: ReadonlyMap<string, Judged> | undefined;
}): Promise<ReaderTest> {
  const base = change.base.docs === docs.docs ? docs : await docs.atCommit(change.base.docs);
  const head = await base.atCommit(change.head.docs);
  const ends = await endsOf({ base, head, renamed: change.renamed }, answered);
  const tested: TestedTopic[] = [];
  for (const topic of topics) {
    const one = withJudged(await testTopic(topic, ends), judged?.get(topic.id));
    tested.push(one.judged ? { ...one, isClosed: effectOf(one.judged) === 'closed' } : one);
  }
  let lost = 0;
  for (const question of answered) {
    await pause();
    if (question.asked > 0 && isLost(question, ends)) lost += question.asked;
  }
  const kept = (await testPromises(promises, ends)).map((one) =>
    withJudged(one, judged?.get(one.gap)),
  );
  const changed = tested
    .filter(({ finding, judged: one }) => finding.length > 0 || one)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || b.questions - a.questions);
  return {
    base: change.base.sha,
    head: change.head.sha,
    gained: changed.filter(isMoreThanChance).reduce((sum, { finding }) => sum + finding.length, 0),
    lost,
    topics: changed,
    atRisk: pagesAtRisk(ends, citations),
    promises: kept
      .filter(({ isChanged, judged: one }) => isChanged || (one && effectOf(one) !== 'none'))
      .map(({ isChanged, near, ...one }) => one),
  };
}

async function testTopic({ id, label, rows }: TopicToTest, ends: Ends): Promise<TestedTopic> {
  const held = await holdQuestions(
    rows.flatMap(({ text, current }) => (current ? text : [])),
    ends,
  );
  const finding = held.filter(({ was, is }) => !was && is);
  return {
    id,
    label,
    ...outcomeOf(
      held,
      finding.map(({ is }) => is),
    ),
    finding: finding.map(({ question }) => question),
    missing: held.flatMap(({ question, was, is }) => (was || is ? [] : question)),
    isClosed: finding.length >= leastClosed * held.length,
  };
}

/** What most questions find, or what a model says of all of them, in its place. */
function withJudged<T extends Outcome>(
  tested: T,
  judged: Judged | undefined,
): T & { judged?: Judged } {
  if (!judged) return tested;
  const { file, heading } = judged;
  return { ...tested, ...(file !== null && { file, heading }), judged };
}

/**
 * Whether an answered question loses what answered it: the section that is nearest of all, or nearest
 * on a page that it cites, is gone, and it finds no other. It finds one that is near enough, and one
 * that the change writes in its place, or that another cited page has, if that is nearly as near.
 */
function isLost(
  { question, cited }: AnsweredQuestion,
  { base, head, bar, sections: { gone, isNew, isDeleted, fileAtHead } }: Ends,
): boolean {
  const words = wordsOf(question, base);
  const before = nearestTo(words, base);
  const after = nearestTo(words, head);
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
