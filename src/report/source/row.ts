import { type ConversationRow, conversationRowSchema } from '../../service/analytics.ts';
import { maxAddressLength } from '../../text/address.ts';
import { beginningOf, clean } from '../../text/clean.ts';
import { isoDay, parseTimestamp } from '../../text/date.ts';
import { hashId } from '../../text/redact.ts';

/**
 * A row as the report reads it: without invisible characters, and cut to the length that the report needs. A
 * field that is absent, blank or of another type is null.
 */
export interface Row extends ConversationRow {
  /** Milliseconds since the epoch; null if the timestamp is absent or can't be parsed. */
  time: number | null;
  /** UTC day of `time`, `YYYY-MM-DD`; null if `time` is null. */
  day: string | null;
}

/** Maximum characters that the report reads of each text, longer than people write. The file isn't cut. */
const maxLengths = { query: 4_000, timestamp: 100, queryCategory: 200, responseType: 100 } as const;
const maxIdLength = 500;
const maxTitleLength = 300;

/** @returns null if the value isn't an object */
export function readRow(value: unknown): Row | null {
  const parsed = conversationRowSchema.safeParse(value).data;
  if (!parsed) return null;
  const timestamp = textOf(parsed.timestamp, maxLengths.timestamp);
  const time = parseTimestamp(timestamp);
  // The parsed row is changed in place, to avoid hundreds of thousands of short-lived copies.
  return Object.assign(parsed, {
    id: idOf(parsed.id),
    conversationId: idOf(parsed.conversationId),
    query: parsed.query && beginningOf(parsed.query, maxLengths.query),
    queryCategory: textOf(parsed.queryCategory, maxLengths.queryCategory),
    responseType: textOf(parsed.responseType, maxLengths.responseType),
    pageUrl: pageUrlOf(parsed.pageUrl),
    sources: parsed.sources.map(({ title, url }) => ({
      title: title && beginningOf(title, maxTitleLength),
      url: pageUrlOf(url),
    })),
    timestamp,
    time,
    day: time === null ? null : dayOf(time),
  });
}

function textOf(text: string | null, maxLength: number): string | null {
  const beginning = text === null ? '' : beginningOf(text, maxLength);
  return beginning.trim() === '' ? null : beginning;
}

/** Ids aren't cleaned. A long one is hashed, as a shortened id could equal another row's. */
function idOf(id: string | null): string | null {
  if (id === null || clean(id).trim() === '') return null;
  return id.length > maxIdLength ? hashId(id) : id;
}

/** The address, or null if it is blank or too long: cutting it would make it a different address. */
function pageUrlOf(url: string | null): string | null {
  if (url === null || url.length > maxAddressLength) return null;
  return clean(url).trim() || null;
}

const dayMilliseconds = 86_400_000;
let latestDay: { number: number; name: string | null } = { number: Number.NaN, name: null };

/** The UTC day of a time, as text. Most rows have the same day as the row before, so the last text is cached. */
function dayOf(time: number): string | null {
  const number = Math.floor(time / dayMilliseconds);
  if (number !== latestDay.number) latestDay = { number, name: isoDay(time) };
  return latestDay.name;
}
