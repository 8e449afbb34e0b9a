import { hash } from 'node:crypto';
import { pageAddress } from '../../text/address.ts';
import { beginningOf } from '../../text/clean.ts';
import { isoTime } from '../../text/date.ts';
import { mapText, type Redacted, type Redactor, type Text } from '../../text/text.ts';
import type { Row } from './row.ts';

/** A page that an answer cited. Its title, its address or both may be missing. */
export interface CitedSource {
  title: Redacted | null;
  url: Redacted | null;
  /** The address or, if missing, the title, both unredacted; null if both are missing. */
  countedBy: Text<'raw'> | null;
}

/** An unanswered row, redacted when it is read, except `countedBy`, which must never be shown. */
export interface Question {
  /** The row's `id`. */
  id: Redacted;
  /** Whether the question was asked in the current period, not in the previous one. */
  current: boolean;
  /** The row's `conversationId` or, without one, its `id`. A topic's size is its number of conversations. */
  conversation: Redacted;
  /** The service's timestamp, or ISO 8601 if the service sent a number; null if absent. */
  timestamp: Redacted | null;
  /** Milliseconds since the epoch; null if the timestamp is absent or can't be parsed. */
  time: number | null;
  /** UTC day of `time`, `YYYY-MM-DD`; null if `time` is null. */
  day: string | null;
  /** Identifies the row, regardless of what is redacted in it: see {@link hashRow}. */
  hash: number;
  text: Redacted;
  /** The page's address and the category, unredacted; each is null if absent. */
  countedBy: { page: Text<'raw'> | null; category: Text<'raw'> | null };
  pageUrl: Redacted | null;
  category: Redacted | null;
  sources: readonly CitedSource[];
  /** The beginning of the failed answer; null if there was no answer. */
  answer: Redacted | null;
}

/** Maximum characters of an answer, as many as the page shows. */
const maxExcerpt = 600;
/** Characters after the excerpt that are redacted, too: a secret that the excerpt cuts is found whole. */
const redactedBeyond = 200;

/** @param row an unanswered row */
export function questionOf(
  row: Row & { id: string; query: string },
  { current, redactor }: { current: boolean; redactor: Redactor },
): Question {
  const { id, query, time, day, pageUrl, queryCategory: category } = row;
  const redacted = (text: string | null) => (text === null ? null : redactor.redact(text));
  const response = row.response?.trim() ?? '';
  const answer = redactor.redact(beginningOf(response, maxExcerpt + redactedBeyond));
  const isEpoch = time !== null && !Number.isNaN(Number(row.timestamp));
  const timestamp = isEpoch ? isoTime(time) : row.timestamp;
  return {
    id: redactor.redactId(id),
    current,
    conversation: redactor.redactId(row.conversationId ?? id),
    // A timestamp that can be parsed has nothing to redact.
    timestamp: timestamp !== null && time !== null ? redactor.mask(timestamp) : redacted(timestamp),
    time,
    day,
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
    answer: mapText(answer, (text) => beginningOf(text, maxExcerpt).trim()) || null,
  };
}

/** A 48-bit hash of a row: finds the row among those of all gaps without revealing its text. */
export function hashRow(row: { id: string; timestamp: string | null; question: string }): number {
  const content = JSON.stringify([row.id, row.timestamp, row.question]);
  return Number.parseInt(hash('sha256', content).slice(0, 12), 16);
}

/** Addresses of the pages that a question's answer cited, best first. */
export const citedPages = ({ sources }: Pick<Question, 'sources'>): string[] =>
  sources.flatMap(({ url }) => (url ? pageAddress(url) : []));

/** Address of the page that a question was asked on; null if unknown. */
export const askedPage = ({ pageUrl }: Pick<Question, 'pageUrl'>): Redacted | null =>
  pageUrl === null ? null : mapText(pageUrl, pageAddress);
