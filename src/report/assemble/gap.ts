import { stem, words } from '../../language/tokens.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import type { Redacted } from '../../text/text.ts';
import { moveOf } from '../gaps/chance.ts';
import type { IdentifiedTopic } from '../gaps/identified-topics.ts';
import type { Place } from '../places/place.ts';
import type { PlaceTexts } from '../places/places.ts';
import type { Question } from '../source/question.ts';
import { followedTurns } from '../topics/follow-ups.ts';
import {
  conversationsOf,
  countCategories,
  countCitedPages,
  countPages,
  countQuestions,
} from './counts.ts';
import type {
  AnsweredLike,
  BriefMaterial,
  CitedPage,
  Gap,
  GapKind,
  QuestionCount,
  Trend,
} from './report.ts';
import { isNamed } from './shown.ts';

const mostExamples = 5;
const mostQuestions = 30;
const mostPrevious = 5;
const mostAnswers = 5;

/** What gaps are described with. */
export interface Describing {
  /** All rows of the period, and of the one before; null if that was not read. */
  questions: { now: number; before: number | null };
  /** What the failed answers of rows say, the most telling first. */
  answersOf: (rows: readonly Question[]) => Redacted[];
  /** The question before each that means nothing without it. */
  turnBefore: ReadonlyMap<Question, Redacted>;
  /** The source of a page; null if the docs don't have it. */
  fileOf: (url: string) => string | null;
}

/** What is known of one topic beside its rows. */
export interface TopicFacts {
  place: Place | null;
  /** What the docs say in its place, and around it. */
  docs: PlaceTexts | null;
  answeredLike: AnsweredLike | null;
  missing: Redacted | null;
}

/** A gap with all that the report says of it, but for where it stands. */
export function describeGap(
  topic: IdentifiedTopic,
  { place, docs, answeredLike, missing }: TopicFacts,
  { questions, answersOf, turnBefore, fileOf }: Describing,
): Gap {
  const now = (rows: readonly Question[]) => rows.filter(({ current }) => current);
  const rows = now(topic.rows);
  const previousRows = topic.rows.filter(({ current }) => !current);
  const described = rows.length > 0 ? rows : previousRows;
  const main = rows.length > 0 ? now(topic.main) : topic.main;
  const compared = questions.before !== null;
  const { kind, unanswered: kindUnanswered, pages: kindPages } = findingOf(described);
  const pages = countPages(described);
  const citedPages = [...countCitedPages(described).values()];
  const asked = withoutWordings(distinctQuestions(main.length > 0 ? main : described));
  const after = new Map(topic.rows.map((row) => [row.text, turnBefore.get(row) ?? null]));
  const answers = answersOf(described);
  const named = new Set([...pages, ...citedPages].flatMap(({ url }) => url ?? []));
  const brief: BriefMaterial = {
    questions: asked
      .slice(0, mostQuestions)
      .map((question) => ({ ...question, after: after.get(question.text) ?? null })),
    distinctQuestions: asked.length,
    answers: answers.slice(0, mostAnswers),
    docs,
    sources: [...named].flatMap((url) => {
      const file = fileOf(url);
      return file === null ? [] : [{ url, file }];
    }),
  };
  return {
    id: topic.id,
    label: topic.label,
    rows: topic.rows,
    unanswered: rows.length,
    conversations: conversationsOf(rows).length,
    previousUnanswered: compared ? previousRows.length : null,
    previousConversations: compared ? conversationsOf(previousRows).length : null,
    trend:
      questions.before === null
        ? null
        : trendOf(
            { unanswered: rows.length, questions: questions.now },
            { unanswered: previousRows.length, questions: questions.before },
          ),
    kind,
    kindUnanswered,
    kindPages,
    pages,
    citedPages,
    categories: countCategories(described),
    examples: topic.examples.slice(0, mostExamples),
    elsewhere: elsewhereOf(topic, described),
    previousQuestions: distinctQuestions(previousRows).slice(0, mostPrevious),
    answer: answers[0] ?? null,
    ...firstAndLast(topic.rows),
    conversationIds: conversationsOf(described),
    place,
    answeredLike,
    missing,
    brief,
    firstReported: topic.remembered?.firstReported ?? null,
    standing: null,
  };
}

/** So much of a topic lies outside its main part that it is told. */
const leastElsewhere = 1 / 4;

function elsewhereOf({ main }: IdentifiedTopic, described: readonly Question[]): QuestionCount[] {
  const inside = new Set(main);
  const outside = described.filter((row) => !inside.has(row));
  if (outside.length < described.length * leastElsewhere) return [];
  return distinctQuestions(outside).slice(0, mostExamples);
}

/** Questions that differ in more than case, spaces and punctuation, most often asked first. */
function distinctQuestions(rows: readonly Question[]): QuestionCount[] {
  const distinct = new Map<string, QuestionCount>();
  for (const { text, count } of countQuestions(rows)) {
    const letters =
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ') ?? text;
    const known = distinct.get(letters);
    if (known) known.count += count;
    else distinct.set(letters, { text, count });
  }
  return [...distinct.values()].sort((a, b) => b.count - a.count);
}

/** A word that says at most this much does not tell what is asked. */
const leastTelling = 0.2;

/** Of several wordings of one sentence the most asked, with how often all of them were asked. */
function withoutWordings(asked: readonly QuestionCount[]): QuestionCount[] {
  const kept = new Map<string, QuestionCount>();
  for (const { text, count } of asked) {
    const stems = new Set(words(text).map(stem));
    const telling = [...stems].filter((one) => wordWeight(one) > leastTelling).sort();
    const key = telling.join(' ') || text;
    const same = kept.get(key);
    if (same) same.count += count;
    else kept.set(key, { text, count });
  }
  return [...kept.values()];
}

/** The question before each that means nothing without it, in its conversation. */
export function turnsBefore(rows: readonly Question[]): Map<Question, Redacted> {
  const before = new Map<Question, Redacted>();
  for (const [at, followed] of followedTurns(rows).entries()) {
    const [row, turn] = [rows[at], followed === null ? undefined : rows[followed]];
    if (row && turn) before.set(row, turn.text);
  }
  return before;
}

function firstAndLast(rows: readonly Question[]): Pick<Gap, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ time, timestamp }) =>
      time === null || timestamp === null ? [] : [{ time, timestamp }],
    )
    .sort((a, b) => a.time - b.time || (a.timestamp < b.timestamp ? -1 : 1));
  return {
    firstAsked: timestamps[0]?.timestamp ?? null,
    lastAsked: timestamps.at(-1)?.timestamp ?? null,
  };
}

/** What a topic calls for, and what that rests on. */
interface Finding {
  kind: GapKind;
  /** The rows that cite nothing; for a `weak-page`, those that cite one of `pages`. */
  unanswered: number;
  /** Of a `weak-page` those of its one or two pages that are named; otherwise none. */
  pages: Pick<CitedPage, 'url' | 'title'>[];
}

/** Pages tried as one of two: a pair that most rows cite has one of the most cited. */
const pagesTried = 6;

/**
 * By majority: `missing-page` if most rows cite nothing, `weak-page` if most cite the same page or
 * two, else `mixed`.
 */
function findingOf(rows: readonly Question[]): Finding {
  const cited = rows.map(
    ({ sources }) => new Set(sources.flatMap(({ countedBy }) => countedBy ?? [])),
  );
  const isMost = (count: number): boolean => count * 2 > rows.length;
  const uncited = cited.filter((keys) => keys.size === 0).length;
  if (isMost(uncited)) return { kind: 'missing-page', unanswered: uncited, pages: [] };

  const pages = [...countCitedPages(rows)].slice(0, pagesTried);
  const rowsCiting = (some: Readonly<typeof pages>): number =>
    cited.filter((keys) => some.some(([key]) => keys.has(key))).length;
  const pairs = pages.flatMap((first, at) =>
    pages.slice(at + 1).map((second) => [first, second] as const),
  );
  const candidates = [
    pages.slice(0, 1),
    ...pairs.toSorted((a, b) => rowsCiting(b) - rowsCiting(a)),
  ];
  const weak = candidates.find((some) => some.length > 0 && isMost(rowsCiting(some)));
  if (!weak) return { kind: 'mixed', unanswered: uncited, pages: [] };
  const asked = countPages(rows);
  return {
    kind: 'weak-page',
    unanswered: rowsCiting(weak),
    pages: weak
      .filter(([, page]) => isNamed(page, { pages: asked }))
      .map(([, { url, title }]) => ({ url, title })),
  };
}

/** Smallest move of a count, in rows, that is a trend: 1 to 2 is chance. */
const leastMove = 2;
/** Smallest move as a share of the count expected: 100 to 102 is chance too. */
const leastShare = 1 / 5;

interface Counts {
  /** Rows of a topic. */
  unanswered: number;
  /** All rows of the period. */
  questions: number;
}

/**
 * How a gap's rows moved against what the period's number of questions would make of the rows
 * before: half as many from half as many questions is no move, and neither is what chance gives.
 */
export function trendOf(now: Counts, before: Counts): Trend {
  if (now.unanswered === 0) return 'resolved';
  if (before.unanswered === 0) return 'new';
  // In whole numbers, as a fifth exactly is a move: both sides times the questions before.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  const isMove =
    Math.abs(move) >= leastMove * before.questions &&
    Math.abs(move) >= expected * leastShare &&
    moveOf({ before, since: now }) !== null;
  if (!isMove) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}
