import { parseTimestamp } from '../../service/timestamp.ts';
import type { Place } from '../places/place.ts';
import type { UnansweredQuestion } from '../source/tally.ts';
import type { Topic } from '../topics/topics.ts';
import { citedBy, countCategories, countCitedPages, countPages } from './counts.ts';
import type { CitedPage, ReportTopic, TopicKind, Trend } from './report-model.ts';

/** A topic with all that the report says of it. */
export function describeTopic({
  topic,
  questions,
  answerOf,
  place,
}: {
  topic: Topic<UnansweredQuestion>;
  /** All rows of the period, and of the one before; null if that was not read. */
  questions: { now: number; before: number | null };
  /** What the failed answers of a topic's rows say, the most telling first. */
  answerOf: (rows: readonly UnansweredQuestion[]) => string[];
  /** Of the docs' sources; null if none is told. */
  place: Place | null;
}): ReportTopic {
  const rows = topic.rows.filter(({ current }) => current);
  const previousRows = topic.rows.filter(({ current }) => !current);
  const described = rows.length > 0 ? rows : previousRows;
  const compared = questions.before !== null;
  const { kind, unanswered: kindUnanswered, pages: kindPages } = findingOf(described);
  return {
    id: topic.id,
    label: topic.label,
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
    ...{ kind, kindUnanswered, kindPages },
    pages: countPages(described),
    citedPages: countCitedPages(described),
    categories: countCategories(described),
    examples: topic.examples.map(({ text, count }) => ({ text, count })),
    answer: answerOf(described)[0] ?? null,
    ...firstAndLast([...rows, ...previousRows]),
    conversationIds: conversationsOf(described),
    place,
    missing: null,
  };
}

function conversationsOf(rows: readonly UnansweredQuestion[]): string[] {
  return [...new Set(rows.map(({ conversation }) => conversation))].sort();
}

function firstAndLast(
  rows: readonly UnansweredQuestion[],
): Pick<ReportTopic, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ day, timestamp }) => (day !== null && timestamp !== null ? [timestamp] : []))
    .sort((a, b) => (parseTimestamp(a) ?? 0) - (parseTimestamp(b) ?? 0) || (a < b ? -1 : 1));
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}

/** What a topic calls for, and what that rests on. */
interface TopicFinding {
  kind: TopicKind;
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
function findingOf(rows: readonly UnansweredQuestion[]): TopicFinding {
  const cited = rows.map((row) => citedBy(row));
  const isMost = (count: number): boolean => count * 2 > rows.length;
  const uncited = cited.filter((keys) => keys.size === 0).length;
  if (isMost(uncited)) return { kind: 'missing-page', unanswered: uncited, pages: [] };

  const pages = countCitedPages(rows).slice(0, pagesTried);
  const rowsCiting = (some: readonly CitedPage[]): number =>
    cited.filter((keys) => some.some((page) => keys.has(keyOf(page)))).length;
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
      .filter((page) => isNamed(page, { pages: asked }))
      .map(({ url, title }) => ({ url, title })),
  };
}

/**
 * Whether enough speaks for a cited page to name it: two of the topic's conversations cite it, or
 * one does and it was asked there. A single citation is mostly astray.
 */
export function isNamed(page: CitedPage, { pages }: Pick<ReportTopic, 'pages'>): boolean {
  return page.conversations > 1 || pages.some(({ url }) => url === page.url);
}

const keyOf = ({ url, title }: CitedPage): string => url ?? title ?? '';

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
 * How a topic's rows moved against what the period's number of questions would make of the rows
 * before: half as many from half as many questions is no move.
 */
export function trendOf(now: Counts, before: Counts): Trend {
  if (now.unanswered === 0) return 'resolved';
  if (before.unanswered === 0) return 'new';
  // In whole numbers, as a fifth exactly is a move: both sides times the questions before.
  const expected = before.unanswered * now.questions;
  const move = now.unanswered * before.questions - expected;
  const enough =
    Math.abs(move) >= leastMove * before.questions && Math.abs(move) >= expected * leastShare;
  if (!enough) return 'steady';
  return move > 0 ? 'rising' : 'falling';
}
