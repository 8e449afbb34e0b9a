import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { SampledQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import {
  anchorQuestionOf,
  countNearQuestions,
  minNearness,
  nearnessToAnchor,
  prepareAnchor,
} from '../topics/anchor.ts';
import { type Count, significantChange } from './chance.ts';
import type { IdentifiedTopic } from './identity.ts';
import type { Memory } from './memory.ts';

/**
 * How a gap's share of all questions changed; `steady` if the change may be chance. `new`: no similar
 * question was asked in the previous period. `resolved`: none is asked in the current one.
 */
export type Trend = 'new' | 'rising' | 'steady' | 'falling' | 'resolved';

/** Minimum change of a count, in questions: 1 to 2 may be chance. */
const minMove = 2;
/** Minimum change as a share of the expected count: 100 to 102 isn't worth reporting. */
const minShare = 1 / 5;

/** The trend by counts alone: by unanswered questions as a share of all questions asked. */
export function trendByCounts(now: Count, before: Count): Trend {
  if (now.unanswered === 0) return 'resolved';
  if (before.unanswered === 0) return 'new';
  return moveByCounts(now, before);
}

function moveByCounts(now: Count, before: Count): Trend {
  // Multiplying by the previous questions avoids rounding, so exactly a fifth counts as a change.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  const isMove =
    Math.abs(move) >= minMove * before.questions &&
    Math.abs(move) >= expected * minShare &&
    significantChange({ before, since: now }) !== null;
  if (!isMove) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}

/**
 * The trend of a topic to which a model gave questions. A change counts only if it would remain after
 * adding one question, which the model may have missed, to the period with fewer.
 */
function trendByModel(now: Count, before: Count, isRemembered: boolean): Trend {
  const withOne = (count: Count): Count => ({ ...count, unanswered: count.unanswered + 1 });
  if (moveByCounts(now, withOne(before)) === 'rising') {
    return before.unanswered > 0 || isRemembered ? 'rising' : 'new';
  }
  if (moveByCounts(withOne(now), before) !== 'falling') return 'steady';
  return now.unanswered > 0 ? 'falling' : 'resolved';
}

/** Minimum questions for a topic to be `new` or `resolved`: fewer may be unlike all others by chance. */
const minQuestions = 5;
/** Maximum probability that the period's nearest question asks the same, averaged over the topic. */
const maxAlike = 1 / 4;
/** Minimum share of questions with a page or a category, as words alone are not reliable. */
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
  /** Number of questions in each period, including answered ones. */
  asked: { now: number; before: number };
}

/**
 * Returns trends by topic id. A topic with rows in only one period is usually a splinter of another topic,
 * so it is `new` or `resolved` only if no question of the other period is near it. A topic is `rising` or
 * `falling` only if the number of its rows and the number of all questions near its anchor both are. If a
 * model named the topic, its rows alone decide.
 */
export function trendsOf(material: TrendMaterial): ReadonlyMap<string, Trend> {
  const { topics, questions, named, asked } = material;
  const isApart = unlikeness(material);
  const trends = new Map<string, Trend>();
  const moved: IdentifiedTopic[] = [];
  for (const topic of topics) {
    const { id, rows, remembered } = topic;
    const unanswered = rows.filter(({ current }) => current).length;
    const now = { unanswered, questions: asked.now };
    const before = { unanswered: rows.length - unanswered, questions: asked.before };
    if (rows.some((row) => named.has(row))) {
      trends.set(id, trendByModel(now, before, remembered !== null));
      continue;
    }
    const byCounts = trendByCounts(now, before);
    const isConfirmed =
      (byCounts === 'new' && !remembered && isApart(topic, false)) ||
      (byCounts === 'resolved' && isApart(topic, true));
    const trend = isConfirmed ? byCounts : moveByCounts(now, before);
    trends.set(id, trend);
    if (trend === 'rising' || trend === 'falling') moved.push(topic);
  }
  if (moved.length === 0) return trends;
  const near = countNearQuestions({
    questions: questions.map((row) => ({
      ...anchorQuestionOf(row),
      day: row.current ? 'now' : 'before',
      conversation: `${row.conversation} ${row.day}`,
    })),
    gaps: moved,
    fixes: moved.map(({ id }) => ({ gap: id, rivals: [] })),
  });
  for (const { id } of moved) {
    const counts = near.get(id);
    const byAnchor = moveByCounts(
      { unanswered: counts?.get('now') ?? 0, questions: asked.now },
      { unanswered: counts?.get('before') ?? 0, questions: asked.before },
    );
    if (byAnchor !== trends.get(id)) trends.set(id, 'steady');
  }
  return trends;
}

/** Returns a function that says whether a topic's questions are unlike all questions of a period. */
function unlikeness({ questions, answered, memory }: TrendMaterial) {
  const located = questions.filter(({ pageUrl, category }) => pageUrl ?? category);
  const isLocated = located.length >= minLocated * questions.length;
  const prepared = new Map<boolean, readonly PreparedQuestion[]>();
  const askedIn = (isNow: boolean): readonly PreparedQuestion[] => {
    const cached = prepared.get(isNow);
    if (cached) return cached;
    const byText = new Map(
      [
        ...(isNow ? [] : memory.gaps.flatMap(({ anchor }) => anchor)),
        ...answered
          .filter(({ asked, askedBefore }) => (isNow ? asked : askedBefore) > 0)
          .map(({ question: text }) => ({ text, page: null, category: null })),
        ...questions.filter(({ current }) => current === isNow).map(anchorQuestionOf),
      ].map((one) => [one.text, one]),
    );
    const step = Math.ceil(byText.size / maxCompared.ofPeriod);
    const sample = [...byText.values()]
      .sort((a, b) => byCodeUnits(a.text, b.text))
      .filter((_, at) => at % step === 0)
      .map(({ text, page, category }) => prepareQuestion(text, page, category));
    prepared.set(isNow, sample);
    return sample;
  };
  return ({ main, rows, anchor }: IdentifiedTopic, isNow: boolean): boolean => {
    if (!isLocated || rows.length < minQuestions) return false;
    const others = askedIn(isNow);
    const central = prepareAnchor(anchor);
    if (others.some((one) => nearnessToAnchor(one, central) >= minNearness)) return false;
    const own = (main.length >= minQuestions ? main : rows).slice(0, maxCompared.ofTopic);
    let alike = 0;
    for (const { text, page, category } of own.map(anchorQuestionOf)) {
      const question = prepareQuestion(text, page, category);
      const nearest = others.reduce(
        (max, other) => Math.max(max, nearness(question, other)),
        Number.NEGATIVE_INFINITY,
      );
      alike += 1 / (1 + Math.exp(-nearest));
      if (alike > maxAlike * own.length) return false;
    }
    return true;
  };
}
