import type { ConversationRow } from '../../service/analytics.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { addressOf } from '../../text/address.ts';
import { beginningOf } from '../../text/clean.ts';
import { isoTime } from '../../text/date.ts';

/** One page that an answer cited. Both parts may be missing. */
type CitedSource = ConversationRow['sources'][number];

/**
 * An unanswered question, as far as the report needs it: its text as it came, without invisible
 * characters. Whatever of it leaves the program is redacted first.
 */
export interface UnansweredQuestion {
  /** The row's `id`. */
  id: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  /** `conversationId`, or the row's `id` if that is absent: what a topic's size counts. */
  conversation: string;
  /** As the service wrote it, but ISO 8601 for a time since the epoch; null if absent. */
  timestamp: string | null;
  /** UTC day of the timestamp, `YYYY-MM-DD`; null if the timestamp is absent or unparsable. */
  day: string | null;
  question: string;
  pageUrl: string | null;
  category: string | null;
  sources: readonly CitedSource[];
  /** The beginning of the answer that did not answer it; null if there was none. */
  answer: string | null;
}

export interface PeriodTally {
  /** Rows exported, each once. */
  questions: number;
  /** Distinct conversations of these rows. */
  conversations: number;
  answered: number;
  unanswered: readonly UnansweredQuestion[];
  /** Answered and unanswered rows by UTC day, `YYYY-MM-DD`; rows without a usable time in none. */
  questionsByDay: ReadonlyMap<string, number>;
  /** Rows, answered ones included, that have a `pageUrl`. */
  pageUrls: number;
  /** How many of these have it on each https host. */
  pageHosts: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`: exported, not counted otherwise. */
  unusable: number;
}

/** All that the tally needs of a row: without the texts of those that were answered. */
export interface CountableRow {
  /** Null if the row names neither a conversation nor itself. */
  conversation: string | null;
  hasPageUrl: boolean;
  /** Of its `pageUrl`, if that is https. */
  host: string | null;
  /** UTC day of its timestamp, `YYYY-MM-DD`; null if that is absent or unparsable. */
  day: string | null;
  outcome: UnansweredQuestion | 'answered' | 'clarifying' | 'unusable';
}

/** Counts rows one at a time. Memory grows with conversations and unanswered questions. */
export function createTally(): { add(row: CountableRow): void; tally: PeriodTally } {
  const unanswered: UnansweredQuestion[] = [];
  const questionsByDay = new Map<string, number>();
  const pageHosts = new Map<string, number>();
  const conversations = new Set<string>();
  const answers = new Map<string, string>();
  const tally = {
    questions: 0,
    conversations: 0,
    answered: 0,
    pageUrls: 0,
    unusable: 0,
    unanswered,
    questionsByDay,
    pageHosts,
  };

  const add = ({ conversation, hasPageUrl, host, day, outcome }: CountableRow): void => {
    tally.questions += 1;
    if (conversation !== null) conversations.add(conversation);
    tally.conversations = conversations.size;
    if (hasPageUrl) tally.pageUrls += 1;
    if (host !== null) increment(pageHosts, host);
    if (outcome === 'unusable') tally.unusable += 1;
    if (outcome === 'unusable' || outcome === 'clarifying') return;
    if (day !== null) increment(questionsByDay, day);
    if (outcome === 'answered') {
      tally.answered += 1;
      return;
    }
    const { answer } = outcome;
    // Most failed answers are the same few apologies: each is kept in memory once.
    if (answer !== null && !answers.has(answer)) answers.set(answer, answer);
    unanswered.push({ ...outcome, answer: answer && (answers.get(answer) ?? answer) });
  };
  return { add, tally };
}

/**
 * What the tally needs of a row.
 *
 * @param row null if it is not an object
 * @param current whether the row is the period's own, not one of the period before
 */
export function countableRow(row: ConversationRow | null, current: boolean): CountableRow {
  if (row === null) {
    const nothing = { conversation: null, hasPageUrl: false, host: null, day: null };
    return { ...nothing, outcome: 'unusable' };
  }
  const time = parseTimestamp(row.timestamp);
  const date = time === null ? null : isoTime(time);
  return {
    conversation: row.conversationId || row.id || null,
    hasPageUrl: Boolean(row.pageUrl),
    host: row.pageUrl && httpsHost(row.pageUrl),
    day: date?.slice(0, 10) ?? null,
    outcome: outcomeOf(row, { current, date }),
  };
}

function outcomeOf(
  row: ConversationRow,
  { current, date }: { current: boolean; date: string | null },
): CountableRow['outcome'] {
  const { id, query, resolutionStatus, responseType } = row;
  if (!id || query === null || resolutionStatus === null) return 'unusable';
  if (responseType === 'clarifying_question') return 'clarifying';
  if (resolutionStatus === 'answered') return 'answered';
  return {
    id,
    current,
    conversation: row.conversationId || id,
    timestamp: date !== null && isEpoch(row.timestamp) ? date : row.timestamp,
    day: date?.slice(0, 10) ?? null,
    question: query,
    pageUrl: row.pageUrl,
    category: row.queryCategory,
    sources: row.sources,
    answer: beginningOf(row.response?.trim() ?? '', maxExcerpt).trim() || null,
  };
}

const isEpoch = (timestamp: string | null): boolean => !Number.isNaN(Number(timestamp));

/** More than the report shows, so that redaction, which comes later, sees what it cuts through. */
const maxExcerpt = 600;

function httpsHost(url: string): string | null {
  const { protocol, host = null } = addressOf(url) ?? {};
  return protocol === 'https:' ? host : null;
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The share of pages that makes a host one of the documentation's own. */
const minShare = 1 / 5;

/**
 * The hosts that a report's links may go to: each https host that at least a fifth of the rows'
 * `pageUrl`s have, answered rows included, by name. A host that only a few made-up rows name gets
 * no link.
 */
export function allowedHosts({
  pageHosts,
  pageUrls,
}: Pick<PeriodTally, 'pageHosts' | 'pageUrls'>): string[] {
  return [...pageHosts].flatMap(([host, rows]) => (rows >= pageUrls * minShare ? host : [])).sort();
}
