import type { Docs, Section } from '../../docs/docs.ts';
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
  outcomeOf,
  type TestOutcome,
  wordsOf,
} from './held-questions.ts';
import { effectOf, type Judged } from './judged.ts';
import { type FixPromise, type TestedPromise, testPromises } from './promises.ts';

/** What the change does to the questions of one topic: the section is what those find that found none. */
export interface TestedTopic extends TestOutcome {
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

/** A section that the change writes where a topic may belong, though few of its questions find it. */
export interface WrittenSection {
  id: string;
  label: string;
  /** Questions of the topic, how many of these find a section now, and one of the others. */
  questions: number;
  finding: number;
  example: Redacted;
  /** Null if redaction would change it. */
  file: string | null;
  heading: string | null;
  /** Whether the page had no such heading before. */
  isAdded: boolean;
}

/** Answered questions that no longer find what they found in a file. */
export interface Loss {
  /** At the base. */
  file: string;
  questions: number;
  /** At most {@link maxExamples} of them. */
  examples: Redacted[];
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
  /** Those with most questions first. */
  written: WrittenSection[];
  atRisk: PageAtRisk[];
  /** By file, the most questions first: together `lost`. */
  losses: Loss[];
  /** Of the promises held, those of which the change breaks or mends any question. */
  promises: TestedPromise[];
}

/** Fewer questions of a topic, or a smaller share of it, gain a section by chance; so do equal ones. */
const minGained = 3;
const minShareGained = 3 / 10;
/** A topic of whose questions such a share gains a section is closed, if its place is in a changed file. */
const minShareClosed = 2 / 3;
const maxExamples = 2;
export const examplesOf = (questions: readonly Redacted[]): Redacted[] =>
  [...new Set(questions)].slice(0, maxExamples);

/** Whether so many of a topic's questions gain a section that it is hardly chance. */
export const isMoreThanChance = ({ finding, questions }: TestedTopic): boolean =>
  new Set(finding).size > 1 &&
  finding.length >= minGained &&
  finding.length >= minShareGained * questions;

/** A section of the docs' sources by its heading's line. */
interface Location {
  file: string | null;
  line: number;
}

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

/**
 * Why no reader test was made: the docs aren't known to be the site's, the changed files couldn't be
 * read, it found no time or failed.
 */
export type Untested = 'untrusted' | 'unread' | 'failed';

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
 * @param placesOf where a topic may belong at the head
 * @param citations how many answered questions of the period cited each address
 * @param promises those of fixes that the issue remembers
 * @param judged what a model says of gaps, by their ids
 */
export async function testChange({
  change,
  docs,
  topics,
  placesOf,
  answered,
  citations,
  promises,
  judged,
}: {
  change: DocsChange;
  docs: IndexedDocs;
  topics: readonly TopicToTest[];
  placesOf(id: string): readonly Location[];
  answered: readonly SampledQuestion[];
  citations: ReadonlyMap<string, number>;
  promises: readonly FixPromise[];
  judged?: ReadonlyMap<string, Judged> | undefined;
}): Promise<ReaderTest> {
  const base = change.base.docs === docs.docs ? docs : await docs.atCommit(change.base.docs);
  const head = await base.atCommit(change.head.docs);
  const ends = await endsOf({ base, head, renamed: change.renamed }, answered);
  const tested: TestedTopic[] = [];
  const written: WrittenSection[] = [];
  for (const topic of topics) {
    const result = await testTopic(topic, { ends, places: placesOf(topic.id) });
    const one = withJudged(result.topic, judged?.get(topic.id));
    tested.push(one.judged ? { ...one, isClosed: effectOf(one.judged) === 'closed' } : one);
    if (result.written && !one.judged) written.push(result.written);
  }
  const losses = new Map<string, Loss>();
  for (const one of answered) {
    await pause();
    const file = one.asked > 0 ? fileLost(one, ends) : null;
    if (file === null) continue;
    const { questions, examples } = losses.get(file) ?? { questions: 0, examples: [] };
    losses.set(file, {
      file,
      questions: questions + one.asked,
      examples: examplesOf([...examples, one.question as Redacted]),
    });
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
    lost: [...losses.values()].reduce((sum, { questions }) => sum + questions, 0),
    topics: changed,
    written: written.sort((a, b) => b.questions - a.questions),
    atRisk: pagesAtRisk(ends, citations),
    losses: [...losses.values()].sort((a, b) => b.questions - a.questions),
    promises: kept
      .filter(({ isChanged, judged: one }) => isChanged || (one && effectOf(one) !== 'none'))
      .map(({ isChanged, near, ...one }) => one),
  };
}

/** What a change does for one topic, and what it writes where that may belong. */
async function testTopic(
  { id, label, rows }: TopicToTest,
  { ends, places }: { ends: Ends; places: readonly Location[] },
): Promise<{ topic: TestedTopic; written: WrittenSection | null }> {
  const questions = rows.flatMap(({ text, current }) => (current ? text : []));
  const held = await holdQuestions(questions, ends);
  const found = held.filter(({ was, is }) => !was && is);
  const sections = found.map(({ is }) => is);
  const topic: TestedTopic = {
    id,
    label,
    ...outcomeOf(held, sections),
    finding: found.map(({ question }) => question),
    missing: held.flatMap(({ question, was, is }) => (was || is ? [] : question)),
    isClosed: false,
  };
  const isGain = isMoreThanChance(topic);
  const [place] = places;
  topic.isClosed =
    isGain &&
    found.length >= minShareClosed * held.length &&
    ends.head.docs.pages.some((page) => page.file === place?.file && ends.sections.isChanged(page));
  const section = isGain ? null : sectionWritten(questions, places, ends);
  const [example = questions[0]] = topic.missing;
  if (!section || example === undefined) return { topic, written: null };
  const { heading } = section;
  const { file } = section.page;
  const isAdded = ends.sections.isAdded(section);
  const counts = { questions: held.length, finding: found.length, example };
  return { topic, written: { id, label, ...counts, file, heading, isAdded } };
}

/** What most questions find, or what a model says of all of them, in its place. */
function withJudged<T extends TestOutcome>(
  tested: T,
  judged: Judged | undefined,
): T & { judged?: Judged } {
  if (!judged) return tested;
  const { file, heading } = judged;
  return { ...tested, ...(file !== null && { file, heading }), judged };
}

/**
 * The section that a change writes where a topic may belong: its place, if that is one, else the one
 * that comes nearest of those that its page didn't have; null if there is none.
 */
function sectionWritten(
  questions: readonly string[],
  places: readonly Location[],
  { head, sections: { isNew, isAdded } }: Ends,
): Section | null {
  const files = new Set(places.map(({ file }) => file));
  const written = head.index.sections.filter((one) => files.has(one.page.file) && isNew(one));
  const own = written.find(({ page, line }) =>
    places.some((place) => place.file === page.file && place.line === line),
  );
  if (own) return own;
  const added = new Set(written.filter(isAdded));
  const [first = null] = added;
  const near = nearestTo(wordsOf(questions.join('\n'), head), head);
  return near.find(({ section }) => added.has(section))?.section ?? first;
}

/**
 * The file in which an answered question loses what answered it: the section that is nearest of all, or
 * nearest on a page that it cites, is gone, and it finds no other. It finds one that is near enough, and
 * one that the change writes in its place, or that another cited page has, if that is nearly as near.
 *
 * @returns null if it loses nothing
 */
function fileLost(
  { question, cited }: AnsweredQuestion,
  { base, head, bar, sections: { gone, isNew, isDeleted, fileAtHead } }: Ends,
): string | null {
  const words = wordsOf(question, base);
  const before = nearestTo(words, base);
  const after = nearestTo(words, head);
  const pages = [...new Set(cited.flatMap(({ url }) => base.finder(url) ?? []))];
  const nearestOn = pages.map((page) => before.find(({ section }) => section.page === page));
  const lost = [before[0], ...nearestOn].filter((one) => one && gone.has(one.section));
  const deleted = pages.find((page, at) => !nearestOn[at] && isDeleted(page));
  // That of a cited page, rather than what is nearest of all.
  const page = lost.at(-1)?.section.page ?? deleted;
  if (!page) return null;
  const [is] = after;
  if (is && nearness(is, words, head) >= bar) return null;
  const least = nearlyAsNear * lost.reduce((most, one) => Math.max(most, one?.score ?? 0), 0);
  const files = new Set(pages.map(fileAtHead));
  const isLeft = after.some(
    ({ section, score }) => score >= least && (isNew(section) || files.has(section.page.file)),
  );
  return isLeft ? null : page.file;
}
