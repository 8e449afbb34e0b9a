import type { Docs, Section } from '../../docs/docs.ts';
import type { Pace } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import {
  type ChangedSections,
  changedSections,
  type PageAtRisk,
  pagesAtRisk,
} from './changed-sections.ts';
import { barOf, nearestAtBoth, nearness, sharedWords, withShared, wordsOf } from './finding.ts';

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
}

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
}

/** An answered question has lost its section if nothing is left that is nearly as near. */
const nearlyAsNear = 0.7;

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
  pace,
}: {
  change: DocsChange;
  docs: IndexedDocs;
  topics: readonly TopicToTest[];
  answered: readonly AnsweredQuestion[];
  citations: ReadonlyMap<string, number>;
  pace: Pace;
}): Promise<Tested> {
  const base = change.base.docs === docs.docs ? docs : await docs.atCommit(change.base.docs);
  const head = await base.atCommit(change.head.docs);
  const { renamed } = change;
  const sections = changedSections({ base, head, renamed });
  const bar = await barOf({ base, answered, pace });
  const tested: (TestedTopic & TestedQuestions)[] = [];
  const { isNewlyNear } = sections;
  for (const topic of topics) {
    tested.push(await testTopic(topic, { base, head, bar, isNewlyNear, pace }));
  }
  let lost = 0;
  for (const { question, cited } of answered) {
    const pause = pace();
    if (pause) await pause;
    const words = wordsOf(question, base);
    const [was, is] = nearestAtBoth(words, { base, head });
    if (!was || !sections.gone.has(was.section)) continue;
    if (!cited.some(({ url }) => base.finder(url) === was.section.page)) continue;
    if ((is?.score ?? 0) < nearlyAsNear * was.score) lost += 1;
  }
  const atRisk = pagesAtRisk({ base, head, renamed, sections, citations });
  const gained = tested.reduce((sum, { finding }) => sum + finding.length, 0);
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
    },
    questions: changed.map(({ finding, missing }) => ({ finding, missing })),
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
    const [was, is] = nearestAtBoth(words, { base, head });
    const foundBefore = was !== null && nearness(was, words, base) >= bar;
    const foundAfter =
      is !== null && (nearness(is, words, head) >= bar || isNewlyNear(is, was?.score ?? 0));
    if (foundBefore) before += 1;
    if (foundAfter) after += 1;
    if (foundAfter && !foundBefore) {
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
