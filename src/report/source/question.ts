import { hash } from 'node:crypto';
import type { ConversationRow } from '../../service/analytics.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { pageAddress } from '../../text/address.ts';
import { beginningOf } from '../../text/clean.ts';
import { isoTime } from '../../text/date.ts';
import type { Redacted, Redactor, Text } from '../../text/text.ts';

/** A page that an answer cited. Both parts may be missing. */
export interface Source {
  title: Redacted | null;
  url: Redacted | null;
  /** Its address or, without one, its title, as they came; null without either. */
  countedBy: Text<'raw'> | null;
}

/** An unanswered row, redacted as it is read. Only `countedBy` must never be shown. */
export interface Question {
  /** The row's `id`. */
  id: Redacted;
  /** Whether it was asked in the period itself, not in the one before. */
  current: boolean;
  /** `conversationId` or, without one, the row's `id`: what a topic's size counts. */
  conversation: Redacted;
  /** As the service wrote it, but ISO 8601 for a time since the epoch; null if absent. */
  timestamp: Redacted | null;
  /** Milliseconds since the epoch; null if the timestamp is absent or can't be parsed. */
  time: number | null;
  /** UTC day of `time`, `YYYY-MM-DD`; null without one. */
  day: string | null;
  /** Identifies the row, whatever is redacted in it: see {@link hashRow}. */
  hash: number;
  text: Redacted;
  /** The page's address and the category as they came; null if absent. */
  countedBy: { page: Text<'raw'> | null; category: Text<'raw'> | null };
  pageUrl: Redacted | null;
  category: Redacted | null;
  sources: readonly Source[];
  /** The beginning of the answer that failed; null if there was none. */
  answer: Redacted | null;
}

/** Characters of an answer: more than the report shows, as a cut may hide a secret from redaction. */
const maxExcerpt = 600;

/** @param row unanswered, without invisible characters */
export function questionOf(
  row: ConversationRow & { id: string; query: string },
  { current, redactor }: { current: boolean; redactor: Redactor },
): Question {
  const { id, query, pageUrl, queryCategory: category } = row;
  const redacted = (text: string | null) => (text === null ? null : redactor.redact(text));
  const time = parseTimestamp(row.timestamp);
  const date = time === null ? null : isoTime(time);
  const isEpoch = !Number.isNaN(Number(row.timestamp));
  const timestamp = date !== null && isEpoch ? date : row.timestamp;
  return {
    id: redactor.mask(id),
    current,
    conversation: redactor.mask(row.conversationId || id),
    // A timestamp that can be parsed has nothing to redact.
    timestamp: timestamp !== null && date !== null ? redactor.mask(timestamp) : redacted(timestamp),
    time,
    day: date?.slice(0, 10) ?? null,
    hash: hashRow({ id, timestamp, question: query }),
    text: redactor.redact(query),
    countedBy: {
      page: pageUrl === null ? null : (pageAddress(pageUrl) as Text<'raw'>),
      category: category as Text<'raw'> | null,
    },
    pageUrl: redacted(pageUrl),
    category: redacted(category),
    sources: row.sources.map(({ title, url }) => ({
      title: redacted(title),
      url: redacted(url),
      countedBy: ((url ? pageAddress(url) : title) || null) as Text<'raw'> | null,
    })),
    answer: redacted(beginningOf(row.response?.trim() ?? '', maxExcerpt).trim() || null),
  };
}

/** A row in 24 bits: enough to find it again among those of one gap, without revealing its text. */
export function hashRow(row: { id: string; timestamp: string | null; question: string }): number {
  const content = JSON.stringify([row.id, row.timestamp, row.question]);
  return Number.parseInt(hash('sha256', content).slice(0, 6), 16);
}

/** How many rows each day has, `YYYY-MM-DD`; those of an unknown day count for none. */
export function countByDay(rows: readonly { day: string | null }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of rows) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Addresses of the pages that its answer cited, the best first. */
export const citedPages = ({ sources }: Pick<Question, 'sources'>): string[] =>
  sources.flatMap(({ url }) => (url ? pageAddress(url) : []));

/** Address of the page that it was asked on; null if it is not known. */
export const askedPage = ({ pageUrl }: Pick<Question, 'pageUrl'>): Redacted | null =>
  pageUrl === null ? null : (pageAddress(pageUrl) as Redacted);
