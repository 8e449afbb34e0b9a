import { ServiceError } from '../../service/errors.ts';
import { Cancelled, type Log } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import { redactJson } from '../../text/redact.ts';
import type { Redactor } from '../../text/text.ts';
import type { Period } from './period.ts';
import { type Row, readRow } from './row.ts';
import { CutShort, type RowSource } from './source.ts';

const ids = new Set(['id', 'conversationId']);

export interface OutputFile {
  /**
   * Appends texts in order.
   *
   * @throws Error that names the file and says what to do
   */
  append(texts: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** How reading a period ended. */
export interface PeriodReading {
  pagesRead: number;
  /** Number of the period's rows, without repeats. */
  rowsRead: number;
  /** Number of rows outside the period, which were skipped. */
  rowsOutsidePeriod: number;
  /** Why reading stopped early; null if the period is complete. */
  cutShort: ServiceError | CutShort | Cancelled | null;
}

export interface PeriodReader {
  source: RowSource;
  redactor: Redactor;
  log: Log;
  signal: AbortSignal;
}

interface PeriodTarget {
  /** Null if the rows are only counted. */
  file: OutputFile | null;
  /** Gets each row in order, without invisible characters, or null for a row that isn't an object. */
  onRow: (row: Row | null) => void;
  /** Called once a page's rows are in the file, with the number of the period's rows so far. */
  onPage: (rows: number) => void;
}

/**
 * Reads a period's conversations until the end or the first error. Each row is written to the file,
 * redacted, and passed to `onRow`. Rows whose `timestamp` is outside the period are skipped.
 *
 * @throws errors of the output file
 */
export async function readPeriod(
  period: Period,
  { source, redactor, log, signal }: PeriodReader,
  { file, onRow, onPage }: PeriodTarget,
): Promise<PeriodReading> {
  const reading: PeriodReading = {
    pagesRead: 0,
    rowsRead: 0,
    rowsOutsidePeriod: 0,
    cutShort: null,
  };
  let partsTooDeep = 0;
  const onTooDeep = () => {
    partsTooDeep += 1;
  };
  // Compares days as texts, which takes less time than parsing the period's days for each row.
  const isOutside = ({ time, day }: Row) =>
    time !== null && (day === null || day < period.from || day >= period.to);
  try {
    for await (const rows of source.rowsOf(period)) {
      const lines: string[] = [];
      signal.throwIfAborted();
      try {
        for (const row of rows) {
          const read = readRow(row);
          if (read && isOutside(read)) {
            reading.rowsOutsidePeriod += 1;
            continue;
          }
          reading.rowsRead += 1;
          onRow(read);
          if (!file) continue;
          lines.push(JSON.stringify(redactJson(row, { redactor, ids, onTooDeep })), '\n');
        }
      } finally {
        await file?.append(lines);
        onPage(reading.rowsRead);
      }
      reading.pagesRead += 1;
    }
  } catch (error) {
    const expected = [ServiceError, CutShort, Cancelled].some((kind) => error instanceof kind);
    if (!expected) throw error;
    const cutShort = error as NonNullable<PeriodReading['cutShort']>;
    // The report shows the message, which may quote the service.
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
