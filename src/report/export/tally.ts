import type { ConversationRow } from '../../service/schemas.ts';
import { parseTimestamp } from '../../service/timestamp.ts';

/** One page that an answer cited. Both parts may be missing. */
export type CitedSource = ConversationRow['sources'][number];

/** An unanswered question, as far as the report needs it: cleaned and redacted text throughout. */
export interface UnansweredQuestion {
  /** The row's `id`. */
  id: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  /** `conversationId`, else the row's `id`: what a topic's size counts. */
  conversation: string;
  /** As the service wrote it, or null. */
  timestamp: string | null;
  /** UTC day of the timestamp, `YYYY-MM-DD`; null where the timestamp is absent or unparsable. */
  day: string | null;
  question: string;
  pageUrl: string | null;
  category: string | null;
  sources: readonly CitedSource[];
}

/** What was counted over one period's rows. */
export interface PeriodTally {
  /** Rows exported, each id once. */
  conversations: number;
  answered: number;
  unanswered: readonly UnansweredQuestion[];
  /** How many rows, answered ones included, have a `pageUrl` on each https host. */
  pageHosts: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`: exported, not counted otherwise. */
  unusable: number;
}

/**
 * Counts rows one at a time. Memory grows with the unanswered questions, not with the answers.
 *
 * @param current whether the rows are the period's own, not those of the one before
 * @returns `add`, to be given each row, null where it is no object; and the tally so far
 */
export function createTally({ current }: { current: boolean }): {
  add(row: ConversationRow | null): void;
  tally: PeriodTally;
} {
  const unanswered: UnansweredQuestion[] = [];
  const pageHosts = new Map<string, number>();
  const tally = { conversations: 0, answered: 0, unanswered, pageHosts, unusable: 0 };

  const add = (row: ConversationRow | null): void => {
    tally.conversations += 1;
    const host = row?.pageUrl && httpsHost(row.pageUrl);
    if (host) pageHosts.set(host, (pageHosts.get(host) ?? 0) + 1);
    if (!row?.id || row.query === null || row.resolutionStatus === null) tally.unusable += 1;
    else if (row.responseType === 'clarifying_question') return;
    else if (row.resolutionStatus === 'answered') tally.answered += 1;
    else unanswered.push(toUnanswered({ ...row, id: row.id, query: row.query }, current));
  };
  return { add, tally };
}

function toUnanswered(
  row: ConversationRow & { id: string; query: string },
  current: boolean,
): UnansweredQuestion {
  return {
    id: row.id,
    current,
    conversation: row.conversationId || row.id,
    timestamp: row.timestamp,
    day: utcDay(row.timestamp),
    question: row.query,
    pageUrl: row.pageUrl,
    category: row.queryCategory,
    sources: row.sources,
  };
}

function utcDay(timestamp: string | null): string | null {
  const time = parseTimestamp(timestamp);
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}

function httpsHost(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' ? parsed.host : null;
}
