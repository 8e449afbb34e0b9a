import type { Section } from '../../docs/read-page.ts';
import type { Redacted } from '../../text/text.ts';
import { type IndexedDocs, wordsOf } from '../places/places.ts';
import {
  type DocsChange,
  findPagesAtRisk,
  type IndexedChange,
  indexChange,
  type PageAtRisk,
} from './change.ts';
import { coverageEffect, type FixCheck, type Judgment } from './judge-change.ts';

/*
 * Whether unanswered questions come nearer to what a change writes than to anything in the docs before it.
 * Words alone can't tell half an answer from a whole one, so nothing here says that a gap is closed.
 */

/** A section that the change writes and that most of several questions come nearest to. */
interface WrittenSection {
  /** Path at the head; null if redaction would change it. */
  file: string | null;
  heading: string | null;
  /** Whether the section's heading is new on its page. */
  isAdded: boolean;
}

/** A topic, and the written section that most of its questions come nearest to; `file` is null if none does. */
export interface TestedTopic extends WrittenSection {
  id: string;
  label: string;
  /** The topic's questions of this period that come nearest to what the change writes, and the others. */
  near: Redacted[];
  far: Redacted[];
  /** A model's judgment, which overrides the test. */
  judged?: Judgment;
}

/** Single questions that come nearest to one section that the change writes. */
export interface TestedSingles extends WrittenSection {
  near: Redacted[];
}

/** A fix check, with the section that most of its questions come nearest to at the base. */
export interface UndoneFix extends Omit<FixCheck, 'questions'> {
  /** Number of the anchor's questions, and how many of them keep a section nearly as near at the head. */
  questions: number;
  keptQuestions: number;
  file: string | null;
  heading: string | null;
  judged?: Judgment;
}

/** What is reported of a change: which questions come near what it writes, and what readers would miss. */
export interface ReaderTest {
  base: string;
  head: string;
  topics: TestedTopic[];
  singles: TestedSingles[];
  atRisk: (Omit<PageAtRisk, 'file'> & Pick<WrittenSection, 'file'>)[];
  promises: UndoneFix[];
}

/** Why there is no test: the docs may be another site's, changed files can't be read, or the test failed. */
export type UntestedReason = 'untrusted' | 'unread' | 'failed';

/** Factor by which a score must at least grow: words drift by less without a reason. */
const minGain = 1.02;
/** Cap on the gain of each question, so that no single one decides for its topic. */
const maxGain = 2;
/** Value that a topic's mean gain plus its share of near questions must exceed, as with real fixes only. */
const minSignal = 1.3;
/** A single question isn't a gap. */
const minQuestions = 2;
const minSingles = 3;
/** Share of its best score at the base that a fix check's question must keep. */
const minKeptShare = 0.75;

/** What is tested on the docs before and after a change. */
interface ReadersToTest {
  /** The topics that nobody dismissed as not for the docs, in scope or not. */
  topics: readonly {
    id: string;
    label: string;
    rows: readonly { text: Redacted; current: boolean }[];
  }[];
  /** The fix checks of the merged fixes that the issue remembers. */
  promises: readonly FixCheck[];
  /** Number of the period's answered questions that cited each address. */
  citations: ReadonlyMap<string, number>;
}

/**
 * Finds the section that each question of the period is nearest to, before and after a change. The result has
 * all topics and fix checks, also those that {@link reportedTest} leaves out.
 */
export function measureChange(
  docs: DocsChange,
  indexed: IndexedDocs,
  { topics, promises, citations }: ReadersToTest,
) {
  const change = indexChange(docs, indexed);
  const nearnessOf = nearnessIn(change);
  const where = (section: Section | null): WrittenSection => ({
    file: section?.page.file ?? null,
    heading: section?.heading ?? null,
    isAdded: section !== null && change.isAdded(section),
  });
  const tested: (TestedTopic & { isNamed: boolean })[] = [];
  const alone: { question: Redacted; section: Section }[] = [];
  for (const { id, label, rows } of topics) {
    const questions = rows.flatMap(({ text, current }) =>
      current ? { text, ...nearnessOf(text) } : [],
    );
    const textsOf = (isNear: boolean) =>
      questions.flatMap(({ text, near }) => ((near !== null) === isNear ? text : []));
    const [near, far] = [textsOf(true), textsOf(false)];
    const gain = questions.reduce((sum, question) => sum + Math.min(maxGain, question.gain), 0);
    const isMany = questions.length >= minQuestions;
    const isNamed = isMany && near.length > 0 && gain + near.length > minSignal * questions.length;
    const section = mostFrequent(questions.map(({ near }) => near));
    tested.push({ id, label, ...where(section), near, far, isNamed });
    if (isMany || !section) continue;
    for (const question of near) alone.push({ question, section });
  }
  const singles = [...Map.groupBy(alone, ({ section }) => section)]
    .filter(([, some]) => some.length >= minSingles)
    .map(([section, some]) => ({ ...where(section), near: some.map(({ question }) => question) }));
  return {
    base: docs.base.sha,
    head: docs.head.sha,
    change,
    atRisk: findPagesAtRisk(change, citations),
    topics: tested.sort((a, b) => b.near.length - a.near.length),
    singles: singles.sort((a, b) => b.near.length - a.near.length),
    promises: promises
      .map(({ questions, ...check }): UndoneFix => {
        const results = questions.map(nearnessOf);
        const { file, heading } = where(mostFrequent(results.map(({ nearest }) => nearest)));
        const keptQuestions = results.filter((score) => score.after >= minKeptShare * score.before);
        const counts = { questions: results.length, keptQuestions: keptQuestions.length };
        return { ...check, ...counts, file, heading };
      })
      // Fix checks of which the smallest share is left come first.
      .sort((a, b) => a.keptQuestions / a.questions - b.keptQuestions / b.questions),
  };
}

/** The parts of a measured change that are worth reporting. A model's judgment of a gap overrides the test. */
export function reportedTest(
  { change, topics, promises, ...test }: ReturnType<typeof measureChange>,
  judged: ReadonlyMap<string, Judgment> = new Map(),
): ReaderTest {
  const withJudgment = <T extends object>(tested: T, judgment: Judgment | undefined) => {
    if (!judgment) return tested;
    const { file, heading, isAdded } = judgment;
    return { ...tested, ...(file !== null && { file, heading, isAdded }), judged: judgment };
  };
  return {
    ...test,
    topics: topics.flatMap(({ isNamed, ...topic }) => {
      const judgment = judged.get(topic.id);
      const isReported = judgment ? coverageEffect(judgment) !== 'none' : isNamed;
      return isReported ? withJudgment(topic, judgment) : [];
    }),
    promises: promises.flatMap((promise) => {
      const judgment = judged.get(promise.gap);
      const isReported = judgment
        ? coverageEffect(judgment) === 'lost'
        : 2 * promise.keptQuestions < promise.questions;
      return isReported ? withJudgment(promise, judgment) : [];
    }),
  };
}

/** The most frequent section, the first one if tied; null if there is none. */
function mostFrequent(sections: readonly (Section | null)[]): Section | null {
  const groups = [...Map.groupBy(sections, (section) => section)].filter(([section]) => section);
  const [most] = groups.sort((a, b) => b[1].length - a[1].length);
  return most?.[0] ?? null;
}

/**
 * Scores sections by a question's words alone, with the weights that words have at the base, so that the
 * scores of both ends are comparable.
 */
function nearnessIn({ base, gone, ...change }: IndexedChange) {
  const { sections, scorerWith } = base.index;
  const written = [...change.written];
  const scorer = scorerWith(written);
  return (question: Redacted) => {
    const { own: atBase, others } = scorer(wordsOf([question]));
    const [before, at] = highest(atBase);
    const [scoreOfWritten, atWritten] = highest(others);
    const [scoreOfKept] = highest(atBase, (index) => !gone.has(sections[index] as Section));
    return {
      /** The best score at the base, and at the head. */
      before,
      after: Math.max(scoreOfKept, scoreOfWritten),
      /** The section with the best score at the base; null if no section has a word of the question. */
      nearest: sections[at] ?? null,
      /** How many times nearer the question comes to what the change writes; 0 if it is near nothing. */
      gain: before > 0 ? scoreOfWritten / before : 0,
      /** The section that the change writes, if the question comes nearest to it; else null. */
      near: scoreOfWritten > minGain * before ? (written[atWritten] ?? null) : null,
    };
  };
}

/** The highest of some scores above 0, and its index: 0 and -1 if there is none. */
function highest(
  scores: ArrayLike<number>,
  isCounted: (at: number) => boolean = () => true,
): [score: number, at: number] {
  let [max, best] = [0, -1];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score > max && isCounted(at)) [max, best] = [score, at];
  }
  return [max, best];
}
