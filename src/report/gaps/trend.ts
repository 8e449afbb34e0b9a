import { type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { SampledQuestion } from '../source/answered-sample.ts';
import { ConversationDays, sumDays } from '../source/conversations.ts';
import type { Question } from '../source/question.ts';
import {
  anchorQuestionOf,
  countNearQuestions,
  nearnessToAnchor,
  prepareAnchor,
} from '../topics/anchor.ts';
import { wordsKey } from '../topics/questions.ts';
import { type Count, significantChange } from './chance.ts';
import type { IdentifiedTopic } from './identity.ts';
import type { Memory } from './memory.ts';

/**
 * How a gap's share of all conversations changed; `steady` if it fell, or may have changed by chance. `new`:
 * nothing like it was asked in the previous period.
 */
export type Trend = 'new' | 'rising' | 'steady';

/** Minimum rise of a count, in conversations: 1 to 2 may be chance. */
const minMove = 2;
/** Minimum rise as a share of the expected count: 100 to 102 isn't worth reporting. */
const minShare = 1 / 5;

/** Whether unanswered conversations rose by more than chance, as a share of all conversations. */
export function isRise(now: Count, before: Count): boolean {
  // Multiplying by the previous conversations avoids rounding, so exactly a fifth counts as a rise.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  return (
    move >= minMove * before.questions &&
    move >= expected * minShare &&
    significantChange({ before, since: now }) === 'rose'
  );
}

/**
 * Minimum questions in the main part of a new topic, and of different wordings: one sentence that many send
 * may be another wording of a known gap. Over 1,020 reports on two labelled products, 17 of 18 topics with five
 * wordings that were called new were; with four, one in ten is not.
 */
const minQuestions = 5;
/**
 * Log-odds below which nothing before is near a topic of fewer wordings. Questions about different things on
 * different pages have -3 to -5; each topic of the labelled products has something nearer before it.
 */
const farFromAll = -3;
/**
 * Minimum share of questions that have a page or cite one. By words alone, half of the topics called new and
 * a fifth of those called rising were neither.
 */
const minLocated = 1 / 2;
/** Maximum number of questions to compare; more don't change the result. */
const maxCompared = { ofTopic: 30, ofPeriod: 2_000 };

interface TrendMaterial {
  topics: readonly IdentifiedTopic[];
  questions: readonly Question[];
  /** A sample of answered questions from both periods. */
  answered: readonly SampledQuestion[];
  memory: Memory;
  /** Questions to which a model gave a heading; empty if it didn't read all questions of both periods. */
  named: ReadonlySet<Question>;
  /** Number of answered and unanswered conversations in each period, each counted once a day. */
  asked: { now: number; before: number };
}

/**
 * Returns trends by topic id. A topic without rows in the previous period is usually a splinter of another
 * topic, so it is `new` only if no question of that period is likely to ask the same. A topic is `rising` only
 * if its own conversations and all that are near its anchor both rose. Unless half of the questions have a
 * page or cite one, every topic is `steady`. If a model named the topic, its rows alone decide: without any
 * in the previous period, and if no gap is remembered for it, it is `new`.
 */
export function trendsOf(material: TrendMaterial): ReadonlyMap<string, Trend> {
  const { topics, questions, named, asked } = material;
  const trends = new Map<string, Trend>(topics.map(({ id }) => [id, 'steady']));
  if (asked.before === 0) return trends;
  const rose = (now: number, before: number): boolean =>
    isRise(
      { unanswered: now, questions: asked.now },
      { unanswered: before, questions: asked.before },
    );
  const isUnlike = unlikeness(material);
  const isNamed = ({ rows }: IdentifiedTopic): boolean => rows.some((row) => named.has(row));
  const located = questions.filter(
    ({ pageUrl, sources }) => pageUrl !== null || sources.length > 0,
  );
  const isLocated = located.length >= minLocated * questions.length;
  for (const topic of isLocated ? topics : topics.filter(isNamed)) {
    const { id, rows, remembered } = topic;
    const now = conversationDays(rows.filter(({ current }) => current));
    const before = conversationDays(rows.filter(({ current }) => !current));
    if (before === 0 && remembered === null) {
      if (isNamed(topic) || isUnlike(topic)) trends.set(id, 'new');
    } else {
      // The model may have missed a question of the previous period.
      const missed = isNamed(topic) ? 1 : 0;
      if (rose(now, before + missed)) trends.set(id, 'rising');
    }
  }
  const rising = topics.filter((topic) => trends.get(topic.id) === 'rising' && !isNamed(topic));
  if (rising.length === 0) return trends;
  const currentDays = new Set(questions.flatMap((row) => (row.current && row.day) || []));
  const near = countNearQuestions({
    questions,
    gaps: rising,
    fixes: rising.map(({ id }) => ({ gap: id, rivals: [] })),
  });
  for (const { id } of rising) {
    const counts = near.get(id) ?? new Map<string, number>();
    const now = sumDays(counts, (day) => currentDays.has(day));
    if (!rose(now, sumDays(counts) - now)) trends.set(id, 'steady');
  }
  return trends;
}

/** Number of conversations, each counted once a day. */
const conversationDays = (rows: readonly Question[]): number =>
  sumDays(new ConversationDays(rows).counts);

/**
 * Returns a function that says whether nothing asked or remembered before is as near to a topic's main part
 * as questions of one gap are to each other: at even odds that they ask the same.
 */
function unlikeness({ questions, answered, memory }: TrendMaterial) {
  let previous: readonly PreparedQuestion[] | undefined;
  const readPrevious = (): readonly PreparedQuestion[] => {
    const byText = new Map(
      [
        ...memory.gaps.flatMap(({ anchor }) => anchor),
        ...answered
          .filter(({ askedBefore }) => askedBefore > 0)
          .map(({ question: text }) => ({ text, page: null, category: null })),
        ...questions.filter(({ current }) => !current).map(anchorQuestionOf),
      ].map((question) => [question.text, question]),
    );
    const step = Math.ceil(byText.size / maxCompared.ofPeriod);
    return [...byText.values()]
      .sort((a, b) => byCodeUnits(a.text, b.text))
      .filter((_, at) => at % step === 0)
      .map(prepareQuestion);
  };
  return ({ main }: IdentifiedTopic): boolean => {
    if (main.length < minQuestions) return false;
    const wordings = new Map(main.map((row) => [wordsKey(row.text), anchorQuestionOf(row)]));
    const maxNearness = wordings.size < minQuestions ? farFromAll : 0;
    previous ??= readPrevious();
    const prepared = prepareAnchor([...wordings.values()].slice(0, maxCompared.ofTopic));
    return previous.every((question) => nearnessToAnchor(question, prepared) < maxNearness);
  };
}
