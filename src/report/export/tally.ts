import type { ConversationRow } from '../../service/schemas.ts';
import { parseTimestamp } from '../../service/timestamp.ts';

/** One page that an answer cited. Both parts may be missing. */
export type CitedSource = ConversationRow['sources'][number];

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
}

/** What was counted over one period's rows. */
export interface PeriodTally {
  /** Rows exported, each once. */
  questions: number;
  /** Distinct conversations of these rows. */
  conversations: number;
  answered: number;
  unanswered: readonly UnansweredQuestion[];
  /** How many rows, answered ones included, have a `pageUrl` on each https host. */
  pageHosts: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`: exported, not counted otherwise. */
  unusable: number;
}

/** All that the tally needs of a row: without the texts of those that were answered. */
export interface CountableRow {
  /** Null if the row names neither a conversation nor itself. */
  conversation: string | null;
  /** Of its `pageUrl`, if that is https. */
  host: string | null;
  outcome: UnansweredQuestion | 'answered' | 'clarifying' | 'unusable';
}

/** Counts rows one at a time. Memory grows with conversations and unanswered questions. */
export function createTally(): { add(row: CountableRow): void; tally: PeriodTally } {
  const unanswered: UnansweredQuestion[] = [];
  const pageHosts = new Map<string, number>();
  const conversations = new Set<string>();
  const counts = { questions: 0, answered: 0, unusable: 0 };

  const add = ({ conversation, host, outcome }: CountableRow): void => {
    counts.questions += 1;
    if (conversation !== null) conversations.add(conversation);
    if (host !== null) pageHosts.set(host, (pageHosts.get(host) ?? 0) + 1);
    if (outcome === 'unusable') counts.unusable += 1;
    else if (outcome === 'answered') counts.answered += 1;
    else if (outcome !== 'clarifying') unanswered.push(outcome);
  };
  const tally: PeriodTally = {
    get questions() {
      return counts.questions;
    },
    get conversations() {
      return conversations.size;
    },
    get answered() {
      return counts.answered;
    },
    get unusable() {
      return counts.unusable;
    },
    unanswered,
    pageHosts,
  };
  return { add, tally };
}

/**
 * What the tally needs of a row.
 *
 * @param row null if it is no object
 * @param current whether the row is the period's own, not one of the period before
 */
export function countableRow(row: ConversationRow | null, current: boolean): CountableRow {
  if (row === null) return { conversation: null, host: null, outcome: 'unusable' };
  return {
    conversation: row.conversationId || row.id || null,
    host: row.pageUrl && httpsHost(row.pageUrl),
    outcome: outcomeOf(row, current),
  };
}

function outcomeOf(row: ConversationRow, current: boolean): CountableRow['outcome'] {
  const { id, query, resolutionStatus, responseType } = row;
  if (!id || query === null || resolutionStatus === null) return 'unusable';
  if (responseType === 'clarifying_question') return 'clarifying';
  if (resolutionStatus === 'answered') return 'answered';
  const time = parseTimestamp(row.timestamp);
  const date = time === null ? null : new Date(time).toISOString();
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
  };
}

const isEpoch = (timestamp: string | null): boolean => !Number.isNaN(Number(timestamp));

function httpsHost(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' ? parsed.host : null;
}
