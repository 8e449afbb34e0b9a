import { stat } from 'node:fs/promises';
import type { Step } from '../../step.ts';
import { clean } from '../../text/clean.ts';
import { countOf } from '../../text/counts.ts';
import { isoTime, parseTimestamp } from '../../text/date.ts';
import { type CsvHeader, describeColumns, listColumnNames } from './csv.ts';
import { detectForm, type Entry, type FileForm, noRowsError, readEntries } from './file-form.ts';
import { isInPeriod, type Period } from './period.ts';
import { createDateColumn, parseSheetDate, type SheetDate, unambiguousTime } from './sheet-date.ts';
import {
  CutShort,
  createReadProgressLog,
  createRepeatCheck,
  hashTexts,
  type RowSource,
} from './source.ts';

/** A file of exported rows to report on. */
export interface RowsFile {
  path: string;
  source(options: ReadOptions): RowSource;
}

interface ReadOptions extends Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'> {
  /** The period to which rows without a `timestamp` are assigned. */
  undatedIn: Period;
}

/**
 * Checks that a file has rows to report on, before anything is written.
 *
 * @throws Error that names the file and says what to change
 */
export async function openRowsFile(path: string): Promise<RowsFile> {
  const unreadable = (why: string, cause?: unknown) =>
    new Error(
      `The file ${path} can't be read (${why}). Set the input \`conversations-file\` to a file in the format of \`conversations.jsonl\`, or to a CSV, by its path in the workspace or its absolute path.`,
      { cause },
    );
  let form: FileForm;
  try {
    if (!(await stat(path)).isFile()) throw unreadable('it is not a file');
    form = await detectForm(path);
  } catch (error) {
    throw error instanceof Error && 'syscall' in error ? unreadable(error.message, error) : error;
  }
  if (form.kind === 'csv') checkColumns(path, form.header);
  return { path, source: (options) => fileRows(path, form, options) };
}

function checkColumns(path: string, header: CsvHeader): void {
  const { columns } = header;
  if (columns.has('query') && columns.has('resolutionStatus')) return;
  const missing = columns.has('query') ? 'status' : 'question';
  throw new Error(
    `The CSV ${path} has no ${missing} column: it needs \`query\` and \`resolutionStatus\`, in any spelling, and has ${listColumnNames(header)}. Set the input \`conversations-file\` to the export of the conversations.`,
  );
}

/**
 * Assigns a file's rows to periods by their `timestamp`. The file may be in any order and larger than
 * memory, so it is read once for each period. Entries that aren't rows or have an unreadable date are
 * skipped, and one warning counts them.
 */
function fileRows(path: string, form: FileForm, options: ReadOptions): RowSource {
  const { undatedIn, clock, deadline, log, signal } = options;
  const { unit, withoutRows } = forms[form.kind];
  let column: ReturnType<typeof createDateColumn> | undefined;
  /** Whether the columns and the warning about skipped entries were logged for an earlier period. */
  let isLogged = false;

  /** Milliseconds since the epoch; null if neither the date nor its column says how to read it. */
  const timeOf = async (date: SheetDate): Promise<number | null> => {
    const only = unambiguousTime(date);
    if (only !== undefined) return only;
    column ??= await dateColumn(readEntries(path, form));
    return column.read(date);
  };

  async function* rowsOf(period: Period): AsyncGenerator<unknown[]> {
    const progress = createReadProgressLog(period, unit, { clock, log });
    const isRepetition = createRepeatCheck();
    const identify = createIds();
    const strays = { first: 0, count: 0 };
    const undated = { example: '', count: 0 };
    let position = 0;
    let rows = 0;
    try {
      if (form.kind === 'csv' && !isLogged)
        log.info(`Columns of ${path}: ${describeColumns(form.header)}.`);
      for await (const entries of readEntries(path, form)) {
        const batch: unknown[] = [];
        for (const entry of entries) {
          position = entry.position;
          const { row } = entry;
          const date = row && dateIn(row);
          const time = date !== null && typeof date === 'object' ? await timeOf(date) : date;
          if (row) rows += 1;
          if (row === null) {
            strays.count += 1;
            strays.first ||= position;
          } else if (time === null) {
            undated.count += 1;
            undated.example ||= JSON.stringify(scalarText(row.timestamp)).slice(0, 40);
          } else if (time === 'none' ? period === undatedIn : isInPeriod(period, time)) {
            // The rest of the report reads only the service's time formats.
            if (date !== time) row.timestamp = isoTime(Number(time));
            identify(row);
            if (!isRepetition(row)) batch.push(row);
          }
        }
        yield batch;
        signal.throwIfAborted();
        progress({ position, rows: batch.length, isLast: false });
        if (clock.now() >= deadline) {
          throw new CutShort(
            `The time was up after ${unit} ${position} of ${path}. Raise \`timeout-minutes\`, or report on a smaller file.`,
          );
        }
      }
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      throw new CutShort(
        `The file ${path} can't be read beyond ${unit} ${position} (${error.message}). Run again once it can.`,
        { cause: error },
      );
    }
    if (rows === 0) throw noRowsError(path, withoutRows);
    progress({ position, rows: 0, isLast: true });
    if (strays.count > 0 && !isLogged) log.warning(strayText(path, unit, strays));
    if (undated.count > 0 && !isLogged) log.warning(undatedText(path, undated));
    isLogged = true;
  }
  return { rowsOf };
}

/** For each form, the name of an entry in messages, and the description of a file without rows. */
const forms = {
  lines: { unit: 'line', withoutRows: 'text, or JSON without a row' },
  document: { unit: 'element', withoutRows: 'JSON without a row' },
  csv: { unit: 'row', withoutRows: 'a CSV without a row below its header' },
  other: { unit: 'line', withoutRows: 'something else' },
};

/** A row's date; `none` if it has no timestamp, null if its timestamp can't be read. */
function dateIn({ timestamp }: Record<string, unknown>): number | SheetDate | 'none' | null {
  if (timestamp === undefined || timestamp === null) return 'none';
  if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return null;
  const text = clean(String(timestamp)).trim();
  return text === '' ? 'none' : (parseTimestamp(text) ?? parseSheetDate(text));
}

/** Reads how the dates of a file are to be read. */
async function dateColumn(pieces: AsyncIterable<Entry[]>) {
  const column = createDateColumn();
  for await (const entries of pieces) {
    for (const { row } of entries) {
      const date = row && dateIn(row);
      if (date !== null && date !== 'none') column.add(date);
    }
  }
  return column;
}

/**
 * Returns a function that adds an `id` to a row without one: a hash of the row's content and its number
 * among rows with the same content. Each export gives the same ids, and equal rows get different ones.
 */
function createIds(): (row: Record<string, unknown>) => void {
  const numbers = new Map<number, number>();
  return (row) => {
    if (typeof row.id === 'number') row.id = String(row.id);
    if (scalarText(row.id).trim() !== '') return;
    const { timestamp, query, resolutionStatus, response, conversationId, pageUrl } = row;
    const content = [timestamp, query, resolutionStatus, response, conversationId, pageUrl];
    const hash = hashTexts(content.map(scalarText));
    const number = (numbers.get(hash) ?? 0) + 1;
    numbers.set(hash, number);
    row.id = `row-${hash.toString(16)}-${number}`;
  };
}

/** A text or number as text; anything else is empty, as it may be nested too deep to be written. */
const scalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? clean(String(value)) : '';

function strayText(
  path: string,
  unit: string,
  { first, count }: { first: number; count: number },
): string {
  const noun = unit === 'row' ? 'record' : unit;
  const problem = count > 1 ? "that aren't rows" : "that isn't a row";
  const where = `${count > 1 ? 'the first is ' : ''}${unit} ${first}`;
  return `The file ${path} has ${countOf(count, noun)} ${problem}: left out (${where}).`;
}

const undatedText = (path: string, rows: { example: string; count: number }): string =>
  `The file ${path} has ${countOf(rows.count, 'row')} with a date that can't be read, such as ${rows.example}: left out. Dates are ISO 8601, \`day.month.year\`, \`Nov 9, 2026\`, or slashed if one in the column has a part above 12.`;
