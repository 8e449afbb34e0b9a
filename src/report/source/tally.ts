import type { ConversationRow } from '../../service/analytics.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { addressOf } from '../../text/address.ts';
import { isoDay } from '../../text/date.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import { type Question, questionOf } from './question.ts';

export interface PeriodTally {
  /** Rows exported, each once. */
  questions: number;
  /** Distinct conversations of these rows. */
  conversations: number;
  answered: number;
  unanswered: readonly Question[];
  /** Answered and unanswered rows by UTC day, `YYYY-MM-DD`; rows without a usable time in none. */
  questionsByDay: ReadonlyMap<string, number>;
  /** Rows, answered ones included, that have a `pageUrl`. */
  pageUrls: number;
  /** How many of these have it on each https host. */
  pageHosts: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`: exported, not counted otherwise. */
  unusable: number;
}

/** What the tally needs of a row: without the texts of answered ones. */
export interface CountableRow {
  /** Null for a row with neither `conversationId` nor `id`. */
  conversation: string | null;
  hasPageUrl: boolean;
  /** The host of its `pageUrl`, if that is https. */
  host: string | null;
  /** UTC day of its timestamp, `YYYY-MM-DD`; null if that is absent or unparsable. */
  day: string | null;
  outcome: Question | 'answered' | 'clarifying' | 'unusable';
}

/** Counts rows one at a time. Memory grows with conversations and unanswered questions. */
export function createTally(): { add(row: CountableRow): void; tally: PeriodTally } {
  const unanswered: Question[] = [];
  const questionsByDay = new Map<string, number>();
  const pageHosts = new Map<string, number>();
  const conversations = new Set<string>();
  const answers = new Map<Redacted, Redacted>();
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
    // Most failed answers are the same few apologies, so each is in memory once.
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
 * @param redactor makes a question of it
 */
export function countableRow(
  row: ConversationRow | null,
  { current, redactor }: { current: boolean; redactor: Redactor },
): CountableRow {
  if (row === null) {
    const nothing = { conversation: null, hasPageUrl: false, host: null, day: null };
    return { ...nothing, outcome: 'unusable' };
  }
  const time = parseTimestamp(row.timestamp);
  return {
    conversation: row.conversationId || row.id || null,
    hasPageUrl: Boolean(row.pageUrl),
    host: row.pageUrl && httpsHost(row.pageUrl),
    day: time === null ? null : isoDay(time),
    outcome: outcomeOf(row, { current, redactor }),
  };
}

function outcomeOf(
  row: ConversationRow,
  options: { current: boolean; redactor: Redactor },
): CountableRow['outcome'] {
  const { id, query, resolutionStatus, responseType } = row;
  if (!id || query === null || resolutionStatus === null) return 'unusable';
  if (responseType === 'clarifying_question') return 'clarifying';
  if (resolutionStatus === 'answered') return 'answered';
  return questionOf({ ...row, id, query }, options);
}

function httpsHost(url: string): string | null {
  const { protocol, host = null } = addressOf(url) ?? {};
  return protocol === 'https:' ? host : null;
}

export function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Minimum share of pages on a host of the documentation. */
const minShare = 1 / 5;

/**
 * The hosts that a report's links may go to, sorted: each https host of at least a fifth of all
 * `pageUrl`s. A host that only a few made-up rows name gets no link.
 */
export function allowedHosts({
  pageHosts,
  pageUrls,
}: Pick<PeriodTally, 'pageHosts' | 'pageUrls'>): string[] {
  return [...pageHosts].flatMap(([host, rows]) => (rows >= pageUrls * minShare ? host : [])).sort();
}
