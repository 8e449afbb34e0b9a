import type { Docs, Section } from '../../docs/docs.ts';
import type { Redacted } from '../../text/text.ts';
import type { DocsLocation } from '../places/place.ts';
import { type IndexedDocs, wordsOf } from '../places/places.ts';
import type { AnsweredQuestion, SampledQuestion } from '../source/answered-sample.ts';
import {
  findPagesAtRisk,
  type IndexedChange,
  minReplacement,
  type PageAtRisk,
  sectionNearness,
  sectionsNear,
  type TestableChange,
  type TestOutcome,
  testableChange,
  testOutcome,
  testQuestions,
} from './change.ts';
import { type FixCheck, type FixCheckResult, runFixChecksOnChange } from './fix-checks.ts';
import { effectOf, type Judgment } from './judge-change.ts';

/** What the change does for one topic, with the section that most questions find only after the change. */
export interface TestedTopic extends TestOutcome {
  id: string;
  label: string;
  /** The topic's questions that find a section only after the change. */
  finding: Redacted[];
  /** The topic's questions that find no section, before or after the change. */
  missing: Redacted[];
  /** Whether the change closes the topic, which then no longer counts as a gap. */
  isClosed: boolean;
  /** A model's judgment, which overrides the test. */
  judged?: Judgment;
}

export type TestedFix = Omit<FixCheckResult, 'near' | 'isChanged'> & { judged?: Judgment };

/** A section that the change writes where a topic may belong, though few of the topic's questions find it. */
export interface WrittenSection {
  id: string;
  label: string;
  /** Number of the topic's questions, how many of them find a section now, and one that finds none. */
  questions: number;
  finding: number;
  example: Redacted;
  /** Null if redaction would change the path. */
  file: string | null;
  heading: string | null;
  /** Whether the section's heading is new on its page. */
  isAdded: boolean;
}

/** Answered questions that no longer find the section that they found in a file. */
export interface LostQuestions {
  /** Path at the base. */
  file: string;
  questions: number;
  /** At most {@link maxExamples} of the questions. */
  examples: Redacted[];
}

/** The reader test of `report.json`, plus the questions of its topics. */
export interface ReaderTest {
  base: string;
  head: string;
  /** Number of unanswered questions that find a section only after the change. */
  gained: number;
  /** Number of answered questions that no longer find the section that they found before. */
  lost: number;
  topics: TestedTopic[];
  /** Ordered by the number of the topic's questions, most first. */
  written: WrittenSection[];
  atRisk: PageAtRisk[];
  /** By file, most questions first. The numbers of questions add up to `lost`. */
  losses: LostQuestions[];
  /** Fix checks in which the change makes any question find or lose a section. */
  promises: TestedFix[];
}

/** Minimum number and share of a topic's questions that find a section only after the change; fewer may by chance. */
const minGained = 3;
const minShareGained = 3 / 10;
/** A change closes a topic on a changed page only if at least this share of its questions gain a section. */
const minShareClosed = 2 / 3;
const maxExamples = 2;
export const examplesOf = (questions: readonly Redacted[]): Redacted[] =>
  [...new Set(questions)].slice(0, maxExamples);

/** Whether so many of a topic's questions find a section only after the change that chance is unlikely. */
export const isMoreThanChance = ({ finding, questions }: TestedTopic): boolean =>
  new Set(finding).size > 1 &&
  finding.length >= minGained &&
  finding.length >= minShareGained * questions;

/** The docs before and after a pull request. */
export interface DocsChange {
  /** The commit and the docs at each end. */
  base: { sha: string; docs: Docs };
  head: { sha: string; docs: Docs };
  /** New paths of renamed files, by their old paths. */
  renamed: ReadonlyMap<string, string>;
  /** How much of the change could be read. */
  extent: {
    /** Number of the docs' files that the pull request changes. */
    changed: number;
    /** How many of `changed` were read. */
    read: number;
    /** How many of `read` are excluded because they aren't valid text. */
    unreadable: number;
  };
}

/** Indexes the docs at both ends, in the same way as `docs`. */
export function indexChange(
  { base, head, renamed }: DocsChange,
  { atCommit }: IndexedDocs,
): IndexedChange {
  return { base: atCommit(base.docs), head: atCommit(head.docs), renamed };
}

/** Why there is no test: the docs may be another site's, changed files can't be read, or the test failed. */
export type UntestedReason = 'untrusted' | 'unread' | 'failed';

/** A topic with the questions to test. */
interface TopicToTest extends Pick<TestedTopic, 'id' | 'label'> {
  rows: readonly { text: Redacted; current: boolean }[];
  /** Where the topic may belong in the docs at the head. */
  places: readonly Pick<DocsLocation, 'file' | 'line'>[];
}

/** What is tested on the docs before and after a change. */
interface ReadersToTest {
  topics: readonly TopicToTest[];
  answered: readonly SampledQuestion[];
  /** Number of the period's answered questions that cited each address. */
  citations: ReadonlyMap<string, number>;
  /** The fix checks of the merged fixes that the issue remembers. */
  promises: readonly FixCheck[];
  /** A model's judgments of gaps, by gap id. */
  judged?: ReadonlyMap<string, Judgment> | undefined;
}

/** Tests which sections the questions of the period find before and after a pull request. */
export function testChange(
  change: DocsChange,
  docs: IndexedDocs,
  { topics, answered, citations, promises, judged }: ReadersToTest,
): ReaderTest {
  const indexed = testableChange(indexChange(change, docs), answered);
  const tested: TestedTopic[] = [];
  const written: WrittenSection[] = [];
  for (const topic of topics) {
    const result = testTopic(topic, indexed, judged?.get(topic.id));
    tested.push(result.topic);
    if (result.written) written.push(result.written);
  }
  const losses = new Map<string, LostQuestions>();
  for (const one of answered) {
    const file = one.asked > 0 ? fileLost(one, indexed) : null;
    if (file === null) continue;
    const { questions, examples } = losses.get(file) ?? { questions: 0, examples: [] };
    losses.set(file, {
      file,
      questions: questions + one.asked,
      examples: examplesOf([...examples, one.question as Redacted]),
    });
  }
  const checked = runFixChecksOnChange(promises, indexed).map((one) =>
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
    atRisk: findPagesAtRisk(indexed, citations),
    losses: [...losses.values()].sort((a, b) => b.questions - a.questions),
    promises: checked
      .filter(({ isChanged, judged: one }) => isChanged || (one && effectOf(one) !== 'none'))
      .map(({ isChanged, near, ...one }) => one),
  };
}

/** What a change does for one topic, and the section that it writes where the topic may belong, or null. */
function testTopic(
  { id, label, rows, places }: TopicToTest,
  change: TestableChange,
  judgment: Judgment | undefined,
): { topic: TestedTopic; written: WrittenSection | null } {
  const questions = rows.flatMap(({ text, current }) => (current ? text : []));
  const results = testQuestions(questions, change);
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

/** The result of a test, with a model's judgment and the section that the model named, if there are any. */
function withJudgment<T extends TestOutcome>(
  tested: T,
  judged: Judgment | undefined,
): T & { judged?: Judgment } {
  if (!judged) return tested;
  const { file, heading } = judged;
  return { ...tested, ...(file !== null && { file, heading }), judged };
}

/**
 * The section that a change writes where a topic may belong: one of `places` if the change writes it,
 * else the nearest section with a new heading on the pages of `places`; null if there is none.
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
  const near = sectionsNear(wordsOf([questions.join('\n')], head), head);
  return near.find(({ section }) => added.has(section))?.section ?? first;
}

/**
 * The file in which an answered question loses its section; null if it loses none. It loses the nearest
 * section, or the nearest on a cited page, if this is gone and no section is near enough. A section that
 * the change writes, or that is on a cited page, may be a little less near.
 */
function fileLost(
  { question, cited }: AnsweredQuestion,
  { base, head, threshold, gone, isNew, isDeleted, fileAtHead }: TestableChange,
): string | null {
  const words = wordsOf([question], base);
  const before = sectionsNear(words, base);
  const after = sectionsNear(words, head);
  const pages = [...new Set(cited.flatMap(({ url }) => base.finder(url) ?? []))];
  const nearestOn = pages.map((page) => before.find(({ section }) => section.page === page));
  const lost = [before[0], ...nearestOn].filter((one) => one && gone.has(one.section));
  const deleted = pages.find((page, at) => !nearestOn[at] && isDeleted(page));
  // Prefer the section of a cited page to the nearest of all.
  const page = lost.at(-1)?.section.page ?? deleted;
  if (!page) return null;
  const [is] = after;
  if (is && sectionNearness(is, words, head) >= threshold) return null;
  const minScore = minReplacement * lost.reduce((max, one) => Math.max(max, one?.score ?? 0), 0);
  const files = new Set(pages.map(fileAtHead));
  const isReplaced = after.some(
    ({ section, score }) => score >= minScore && (isNew(section) || files.has(section.page.file)),
  );
  return isReplaced ? null : page.file;
}
