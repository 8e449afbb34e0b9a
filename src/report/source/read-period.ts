import { holdHeap } from '../../heap.ts';
import type { Log } from '../../log.ts';
import { pause } from '../../pace.ts';
import { type ConversationRow, conversationRowSchema } from '../../service/analytics.ts';
import { ServiceError } from '../../service/errors.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { Cancelled } from '../../step.ts';
import { maxAddressLength } from '../../text/address.ts';
import { beginningOf, clean } from '../../text/clean.ts';
import { countOf } from '../../text/counts.ts';
import { redactJson } from '../../text/redact.ts';
import type { Redactor } from '../../text/text.ts';
import { isWithin, type Period } from './period.ts';
import { CutShort, hashOf, type RowSource } from './source.ts';

/** A redaction could only damage them. */
const idFields = new Set(['id', 'conversationId']);

/** A file that is being written. */
export interface OutputFile {
  /**
   * Writes texts, one behind the other.
   *
   * @throws Error naming the file and what to do
   */
  append(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** How the reading of a period ended. */
export interface PeriodReading {
  pages: number;
  /** Rows of the period that were read, each once. */
  rows: number;
  /** Rows that came with them and are of another time: left out. */
  outside: number;
  /** Why it was cut short; null if it is complete. */
  cutShort: ServiceError | CutShort | Cancelled | null;
}

/**
 * Reads a period's conversations to their end, or as far as they can be read: each row once,
 * redacted to the file, and as it came to `onRow`. A row belongs to the period by its `timestamp`;
 * one that has none which can be read, by having come.
 *
 * @param file null if the rows are only counted
 * @param onRow gets each row without invisible characters, null if it is not an object; in the order
 *   of the file's lines
 * @throws the file's errors
 */
export async function readPeriod({
  period,
  source,
  redactor,
  file,
  onRow,
  log,
  signal,
}: {
  period: Period;
  source: RowSource;
  redactor: Redactor;
  file: OutputFile | null;
  onRow: (row: ConversationRow | null) => void;
  log: Log;
  signal: AbortSignal;
}): Promise<PeriodReading> {
  const reading: PeriodReading = { pages: 0, rows: 0, outside: 0, cutShort: null };
  let partsTooDeep = 0;
  const onTooDeep = () => {
    partsTooDeep += 1;
  };
  try {
    for await (const rows of source.rowsOf(period)) {
      const lines: string[] = [];
      signal.throwIfAborted();
      try {
        for (const row of rows) {
          await pause();
          const parsed = conversationRowSchema.safeParse(row).data;
          const cleaned = parsed ? cleanRow(parsed) : null;
          const time = parseTimestamp(cleaned?.timestamp);
          if (time !== null && !isWithin(period, time)) {
            reading.outside += 1;
            continue;
          }
          reading.rows += 1;
          onRow(cleaned);
          if (!file) continue;
          lines.push(lineOf(redactJson(row, { redactor, keep: idFields, onTooDeep })), '\n');
        }
      } finally {
        await file?.append(lines);
      }
      reading.pages += 1;
      // One page has made the heap large enough for all that follow.
      holdHeap();
    }
  } catch (error) {
    const expected = [ServiceError, CutShort, Cancelled].some((kind) => error instanceof kind);
    if (!expected) throw error;
    const cutShort = error as NonNullable<PeriodReading['cutShort']>;
    // It goes into the report, and may quote what the service said.
    cutShort.message = redactor.redact(cutShort.message);
    reading.cutShort = cutShort;
  }
  if (partsTooDeep > 0) {
    log.warning(
      `Conversations hold ${countOf(partsTooDeep, 'part')} nested more than 100 levels deep: written as "[nested too deep]".`,
    );
  }
  return reading;
}

/** JSON on what every reader of lines takes for one line. */
function lineOf(row: unknown): string {
  const json = JSON.stringify(row);
  // A search for a text is many times faster than one for a pattern, and this is every row's.
  return ['\u2028', '\u2029'].reduce(
    (line, separator) =>
      line.includes(separator)
        ? line.replaceAll(separator, `\\u${separator.charCodeAt(0).toString(16)}`)
        : line,
    json,
  );
}

/**
 * Characters of each text that the report reads: far more than people write there. The file has every
 * row whole.
 */
const maxLengths = { query: 4_000, timestamp: 100, queryCategory: 200 } as const;
const maxIdLength = 500;
const maxTitleLength = 300;

/** An address that is cut is another address. */
const cleanAddress = (url: string | null): string | null =>
  url === null || url.length > maxAddressLength ? null : clean(url);

/**
 * Leaves what the report reads of a row, without invisible characters but in its ids. It changes the row
 * that it is given, as a copy of each of hundreds of thousands would be garbage right away.
 */
function cleanRow(row: ConversationRow): ConversationRow {
  for (const field of ['query', 'timestamp', 'queryCategory'] as const) {
    row[field] = row[field] && beginningOf(row[field], maxLengths[field]);
  }
  for (const field of ['id', 'conversationId'] as const) {
    // One that is cut might be another's.
    if (row[field] && row[field].length > maxIdLength)
      row[field] = hashOf([row[field]]).toString(16);
  }
  row.pageUrl = cleanAddress(row.pageUrl);
  for (const source of row.sources) {
    source.title = source.title && beginningOf(source.title, maxTitleLength);
    source.url = cleanAddress(source.url);
  }
  return row;
}
