import type { Docs, Section } from '../../docs/docs.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { DocsLocation } from '../places/place.ts';
import { type IndexedDocs, wordsOf } from '../places/places.ts';
import type { AnsweredQuestion, SampledQuestion } from '../source/answered-sample.ts';
import {
  type IndexedChange,
  nearestTo,
  nearlyAsNear,
  type PageAtRisk,
  pagesAtRisk,
  sectionNearness,
  type TestableChange,
  type TestOutcome,
  testableChange,
  testOutcome,
  testQuestions,
} from './change.ts';
import { effectOf, type Judgment } from './judge-change.ts';
import { type CheckedPromise, type FixPromise, testPromises } from './promises.ts';

/** What the change does for the questions of one topic. The section is the one that its new finders find. */
export interface TestedTopic extends TestOutcome {
  id: string;
  label: string;
  /** Its questions that find a section only after the change. */
  finding: Redacted[];
  /** Its questions that find none before or after. */
  missing: Redacted[];
  /** Whether the change closes it, so that it no longer counts as a gap. */
  isClosed: boolean;
  /** A model's judgment, which overrides the test. */
  judged?: Judgment;
}

export type TestedPromise = Omit<CheckedPromise, 'near' | 'isChanged'> & { judged?: Judgment };

/** A section that the change writes at a possible place of a topic though few of its questions find it. */
export interface WrittenSection {
  id: string;
  label: string;
  /** Questions of the topic, how many of these now find a section, and one that doesn't. */
  questions: number;
  finding: number;
  example: Redacted;
  /** Null if redaction would change it. */
  file: string | null;
  heading: string | null;
  /** Whether its heading is new on the page. */
  isAdded: boolean;
}

/** Answered questions that no longer find the section that they found in a file. */
export interface Loss {
  /** At the base. */
  file: string;
  questions: number;
  /** At most {@link maxExamples} of them. */
  examples: Redacted[];
}

/** The form in `report.json`, plus the questions of its topics. */
export interface ReaderTest {
  base: string;
  head: string;
  /** Unanswered questions that find a section now, and did not before. */
  gained: number;
  /** Answered questions that no longer find the section that they found. */
  lost: number;
  topics: TestedTopic[];
  /** Those with the most questions first. */
  written: WrittenSection[];
  atRisk: PageAtRisk[];
  /** By file, most questions first; their sum is `lost`. */
  losses: Loss[];
  /** Fix checks in which any question finds or loses a section by the change. */
  promises: TestedPromise[];
}

/** Fewer questions of a topic, a smaller share or only equal ones may gain a section by chance. */
const minGained = 3;
const minShareGained = 3 / 10;
/** Minimum share of questions that gain a section to close a topic whose place is on a changed page. */
const minShareClosed = 2 / 3;
const maxExamples = 2;
export const examplesOf = (questions: readonly Redacted[]): Redacted[] =>
  [...new Set(questions)].slice(0, maxExamples);

/** Whether enough of a topic's questions gain a section to rule out chance. */
export const isMoreThanChance = ({ finding, questions }: TestedTopic): boolean =>
  new Set(finding).size > 1 &&
  finding.length >= minGained &&
  finding.length >= minShareGained * questions;

/** The docs before and after a pull request. */
export interface DocsChange {
  /** The commit and the docs at each end. */
  base: { sha: string; docs: Docs };
  head: { sha: string; docs: Docs };
  /** Paths of renamed files at the head, by their paths at the base. */
  renamed: ReadonlyMap<string, string>;
  /** How much of it could be read. */
  extent: {
    /** Files of the docs that it changes. */
    changed: number;
    /** How many of these were read. */
    read: number;
    /** How many of `read` are excluded because they aren't valid text. */
    unreadable: number;
  };
}

/** @param docs any docs that are indexed in the same way */
export async function indexedChange(
  { base, head, renamed }: DocsChange,
  { atCommit }: IndexedDocs,
): Promise<IndexedChange> {
  return { base: await atCommit(base.docs), head: await atCommit(head.docs), renamed };
}

/** Why there is no test: maybe another site's docs, unreadable changed files, or a failure or lack of time. */
export type Untested = 'untrusted' | 'unread' | 'failed';

/** A topic with the questions to test. */
interface TopicToTest extends Pick<TestedTopic, 'id' | 'label'> {
  rows: readonly { text: Redacted; current: boolean }[];
  /** Where it may belong at the head. */
  places: readonly Pick<DocsLocation, 'file' | 'line'>[];
}

/** What is tested on the docs before and after a change. */
interface ReadersToTest {
  topics: readonly TopicToTest[];
  answered: readonly SampledQuestion[];
  /** How many answered questions of the period cited each address. */
  citations: ReadonlyMap<string, number>;
  /** The fix checks of the fixes that the issue remembers. */
  promises: readonly FixPromise[];
  /** What a model says about gaps, by their ids. */
  judged?: ReadonlyMap<string, Judgment> | undefined;
}

/** Tests which sections the questions of the period find before and after a pull request. */
export async function testChange(
  change: DocsChange,
  docs: IndexedDocs,
  { topics, answered, citations, promises, judged }: ReadersToTest,
): Promise<ReaderTest> {
  const indexed = await testableChange(await indexedChange(change, docs), answered);
  const tested: TestedTopic[] = [];
  const written: WrittenSection[] = [];
  for (const topic of topics) {
    const result = await testTopic(topic, indexed, judged?.get(topic.id));
    tested.push(result.topic);
    if (result.written) written.push(result.written);
  }
  const losses = new Map<string, Loss>();
  for (const one of answered) {
    await pause();
    const file = one.asked > 0 ? fileLost(one, indexed) : null;
    if (file === null) continue;
    const { questions, examples } = losses.get(file) ?? { questions: 0, examples: [] };
    losses.set(file, {
      file,
      questions: questions + one.asked,
      examples: examplesOf([...examples, one.question as Redacted]),
    });
  }
  const checked = (await testPromises(promises, indexed)).map((one) =>
    withJudgment(one, judged?.get(one.gap)),
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
    atRisk: pagesAtRisk(indexed, citations),
    losses: [...losses.values()].sort((a, b) => b.questions - a.questions),
    promises: checked
      .filter(({ isChanged, judged: one }) => isChanged || (one && effectOf(one) !== 'none'))
      .map(({ isChanged, near, ...one }) => one),
  };
}

/** What a change does for one topic, and the section that it writes at one of its possible places. */
async function testTopic(
  { id, label, rows, places }: TopicToTest,
  change: TestableChange,
  judgment: Judgment | undefined,
): Promise<{ topic: TestedTopic; written: WrittenSection | null }> {
  const questions = rows.flatMap(({ text, current }) => (current ? text : []));
  const results = await testQuestions(questions, change);
  const found = results.filter(({ was, is }) => !was && is);
  const topic: TestedTopic = {
    id,
    label,
    ...testOutcome(results, ({ was, is }) => (was ? null : is)),
    finding: found.map(({ question }) => question),
    missing: results.flatMap(({ question, was, is }) => (was || is ? [] : question)),
    isClosed: false,
  };
  if (judgment) {
    const isClosed = effectOf(judgment) === 'closed';
    return { topic: { ...withJudgment(topic, judgment), isClosed }, written: null };
  }
  if (isMoreThanChance(topic)) {
    const page = change.head.docs.pages.find(({ file }) => file === places[0]?.file);
    const isOnPage = page !== undefined && change.isChanged(page);
    const isClosed = isOnPage && found.length >= minShareClosed * results.length;
    return { topic: { ...topic, isClosed }, written: null };
  }
  const section = sectionWritten(questions, places, change);
  const [example = questions[0]] = topic.missing;
  if (!section || example === undefined) return { topic, written: null };
  const { heading } = section;
  const { file } = section.page;
  const isAdded = change.isAdded(section);
  const counts = { questions: results.length, finding: found.length, example };
  return { topic, written: { id, label, ...counts, file, heading, isAdded } };
}

/** The result of a test, with the section that a model named if it judged the topic. */
function withJudgment<T extends TestOutcome>(
  tested: T,
  judged: Judgment | undefined,
): T & { judged?: Judgment } {
  if (!judged) return tested;
  const { file, heading } = judged;
  return { ...tested, ...(file !== null && { file, heading }), judged };
}

/**
 * The section that a change writes at one of a topic's possible places: a place itself if the change
 * writes it, else the nearest section that is new on their pages; null if there is none.
 */
function sectionWritten(
  questions: readonly string[],
  places: TopicToTest['places'],
  { head, isNew, isAdded }: TestableChange,
): Section | null {
  const files = new Set(places.map(({ file }) => file));
  const written = head.index.sections.filter((one) => files.has(one.page.file) && isNew(one));
  const own = written.find(({ page, line }) =>
    places.some((place) => place.file === page.file && place.line === line),
  );
  if (own) return own;
  const added = new Set(written.filter(isAdded));
  const [first = null] = added;
  const near = nearestTo(wordsOf([questions.join('\n')], head), head);
  return near.find(({ section }) => added.has(section))?.section ?? first;
}

/**
 * The file in which an answered question loses its section: the nearest of all or the nearest on a
 * cited page is gone, and nothing replaces it; null if it loses none. A replacement is a section that is
 * near enough, or one nearly as near that the change writes or a cited page has.
 */
function fileLost(
  { question, cited }: AnsweredQuestion,
  { base, head, threshold, gone, isNew, isDeleted, fileAtHead }: TestableChange,
): string | null {
  const words = wordsOf([question], base);
  const before = nearestTo(words, base);
  const after = nearestTo(words, head);
  const pages = [...new Set(cited.flatMap(({ url }) => base.finder(url) ?? []))];
  const nearestOn = pages.map((page) => before.find(({ section }) => section.page === page));
  const lost = [before[0], ...nearestOn].filter((one) => one && gone.has(one.section));
  const deleted = pages.find((page, at) => !nearestOn[at] && isDeleted(page));
  // Prefer the section of a cited page to the nearest of all.
  const page = lost.at(-1)?.section.page ?? deleted;
  if (!page) return null;
  const [is] = after;
  if (is && sectionNearness(is, words, head) >= threshold) return null;
  const minScore = nearlyAsNear * lost.reduce((max, one) => Math.max(max, one?.score ?? 0), 0);
  const files = new Set(pages.map(fileAtHead));
  const isReplaced = after.some(
    ({ section, score }) => score >= minScore && (isNew(section) || files.has(section.page.file)),
  );
  return isReplaced ? null : page.file;
}
