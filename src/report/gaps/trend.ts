import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { pause } from '../../pace.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { SampledQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import {
  anchorQuestionOf,
  countNear,
  minNearness,
  nearnessToAnchor,
  prepareAnchor,
} from '../topics/anchor.ts';
import { type Count, moveOf } from './chance.ts';
import type { IdentifiedTopic } from './identity.ts';
import type { Memory } from './memory.ts';

/**
 * How a gap's unanswered questions changed, relative to the number of all questions and if it is more
 * than chance. `new`: nothing like it was asked before. `resolved`: nothing like it is asked now.
 */
export type Trend = 'new' | 'rising' | 'steady' | 'falling' | 'resolved';

/** Minimum change of a count: 1 to 2 is chance. */
const minMove = 2;
/** Minimum change as a share of the expected count: 100 to 102 is chance, too. */
const minShare = 1 / 5;

/** The trend by counts alone. Half as many unanswered out of half as many questions is no change. */
export function trendByCounts(now: Count, before: Count): Trend {
  if (now.unanswered === 0) return 'resolved';
  if (before.unanswered === 0) return 'new';
  return moveByCounts(now, before);
}

function moveByCounts(now: Count, before: Count): Trend {
  // Both sides are multiplied by the questions before, so that exactly a fifth counts as a change.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  const isMove =
    Math.abs(move) >= minMove * before.questions &&
    Math.abs(move) >= expected * minShare &&
    moveOf({ before, since: now }) !== null;
  if (!isMove) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}

/**
 * The trend by what a model gave a topic, as far as it stands if the model missed one question of the
 * period that has fewer.
 */
function trendByModel(now: Count, before: Count, isRemembered: boolean): Trend {
  const withOne = (count: Count): Count => ({ ...count, unanswered: count.unanswered + 1 });
  if (moveByCounts(now, withOne(before)) === 'rising') {
    return before.unanswered > 0 || isRemembered ? 'rising' : 'new';
  }
  if (moveByCounts(withOne(now), before) !== 'falling') return 'steady';
  return now.unanswered > 0 ? 'falling' : 'resolved';
}

/** Fewer questions may be unlike all others by chance. */
const minQuestions = 5;
/** Maximum mean probability, over a topic's questions, that the period's likeliest one asks the same. */
const maxAlike = 1 / 4;
/** Minimum share of questions with a page or a category: words alone are not enough. */
const minLocated = 1 / 2;
/** Questions that are compared: more don't change the result. */
const maxCompared = { ofTopic: 30, ofPeriod: 2_000 };

interface TrendMaterial {
  topics: readonly IdentifiedTopic[];
  questions: readonly Question[];
  /** A sample of the questions that were answered, in both periods. */
  answered: readonly SampledQuestion[];
  memory: Memory;
  /** Questions that a model gave a heading when it read all of both periods: its topics are counted. */
  named: ReadonlySet<Question>;
  /** Number of questions in each period, including answered ones. */
  asked: { now: number; before: number };
}

/**
 * The trends of topics, by id. A topic without rows in one period is more often a splinter than new or
 * gone: it counts as such only if no question of that period is near it. A topic rises or falls only if
 * both its rows and all questions near its anchor do, whatever topic these are in. For a
 * topic that a model named, its rows alone decide.
 */
export async function trendsOf(material: TrendMaterial): Promise<ReadonlyMap<string, Trend>> {
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
      (byCounts === 'new' && !remembered && (await isApart(topic, false))) ||
      (byCounts === 'resolved' && (await isApart(topic, true)));
    const trend = isConfirmed ? byCounts : moveByCounts(now, before);
    trends.set(id, trend);
    if (trend === 'rising' || trend === 'falling') moved.push(topic);
  }
  if (moved.length === 0) return trends;
  const near = await countNear({
    questions: questions.map((row) => ({
      ...anchorQuestionOf(row),
      day: row.current ? 'now' : 'before',
    })),
    gaps: moved.map(({ id, anchor }) => ({ id, anchors: [anchor] })),
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

/** Returns whether a topic's questions are unlike all questions of a period. */
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
  return async ({ main, rows, anchor }: IdentifiedTopic, isNow: boolean): Promise<boolean> => {
    if (!isLocated || rows.length < minQuestions) return false;
    const others = askedIn(isNow);
    const central = prepareAnchor(anchor);
    if (others.some((one) => nearnessToAnchor(one, central) >= minNearness)) return false;
    const own = (main.length >= minQuestions ? main : rows).slice(0, maxCompared.ofTopic);
    let alike = 0;
    for (const { text, page, category } of own.map(anchorQuestionOf)) {
      await pause();
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
