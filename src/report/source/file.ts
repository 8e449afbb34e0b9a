import { stat } from 'node:fs/promises';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { clean } from '../../text/clean.ts';
import { readLines } from './lines.ts';

import { isWithin, type Period } from './period.ts';

import { CutShort, createProgress, createRepetitions, type RowSource } from './source.ts';

/** Rows passed on at a time, as many as the service sends on a page, or fewer if they are long. */
const mostRows = 1_000;
const mostCharacters = 8 * 1024 * 1024;

/**
 * A file in the form of `conversations.jsonl` as a source of rows: a JSON object a line, those of a
 * period by their `timestamp`, each once. The file is read anew for each period, as it may be in
 * any order and larger than memory. Lines that are no row are left out, counted and warned of.
 *
 * @param path of a file that {@link checkFile} has found
 * @param undatedIn the period that rows without a usable `timestamp` belong to
 * @param deadline monotonic time, in milliseconds of `clock.now()`
 */
export function fileRows({
  path,
  undatedIn,
  clock,
  deadline,
  log,
  signal,
}: {
  path: string;
  undatedIn: Period;
  clock: Clock;
  deadline: number;
  log: Log;
  signal: AbortSignal;
}): RowSource {
  let isWarned = false;

  async function* rowsOf(period: Period): AsyncGenerator<unknown[]> {
    const progress = createProgress({ period, clock, log, unit: 'line' });
    const isRepetition = createRepetitions();
    const strays: { first: number[]; count: number } = { first: [], count: 0 };
    let batch: unknown[] = [];
    let characters = 0;
    let place = 0;
    try {
      for await (const line of readLines(path)) {
        place += 1;
        if (line?.trim() === '') continue;
        const row = parseRow(line);
        if (row === null) {
          strays.count += 1;
          if (strays.first.length < mostNamed) strays.first.push(place);
          continue;
        }
        if (!belongs({ row, period, undatedIn }) || isRepetition(row)) continue;
        batch.push(row);
        characters += line?.length ?? 0;
        if (batch.length < mostRows && characters < mostCharacters) continue;
        yield batch;
        signal.throwIfAborted();
        progress({ place, rows: batch.length, isLast: false });
        if (clock.now() >= deadline) throw timeUp(path, place);
        batch = [];
        characters = 0;
      }
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      throw new CutShort(
        `The file ${path} can't be read beyond line ${place} (${error.message}). Run again once it can.`,
        { cause: error },
      );
    }
    yield batch;
    progress({ place, rows: batch.length, isLast: true });
    if (strays.count > 0 && !isWarned) log.warning(strayText({ path, ...strays, lines: place }));
    isWarned = true;
  }
  return { rowsOf };
}

/** Null if the line is no row. */
function parseRow(line: string | null): Record<string, unknown> | null {
  try {
    const row: unknown = JSON.parse(line ?? '');
    return typeof row === 'object' && !Array.isArray(row)
      ? (row as ReturnType<typeof parseRow>)
      : null;
  } catch {
    return null;
  }
}

function belongs({
  row: { timestamp },
  period,
  undatedIn,
}: {
  row: Record<string, unknown>;
  period: Period;
  undatedIn: Period;
}): boolean {
  const isText = typeof timestamp === 'string' || typeof timestamp === 'number';
  const time = isText ? parseTimestamp(clean(String(timestamp))) : null;
  return time === null ? period === undatedIn : isWithin(period, time);
}

/** Lines that a warning names. */
const mostNamed = 3;

function strayText({
  path,
  first,
  count,
  lines,
}: {
  path: string;
  first: readonly number[];
  count: number;
  lines: number;
}): string {
  const many = count > 1;
  const named = `line${first.length > 1 ? 's' : ''} ${first.join(', ')}${count > first.length ? ' and more' : ''}`;
  const found = many ? `${count} lines that aren't rows` : "1 line that isn't a row";
  const hint =
    count === lines
      ? ' The file needs a JSON object on each line; `jq -c .[]` makes such lines of a JSON array.'
      : '';
  return `The file ${path} has ${found} (${named}): ${many ? 'they were' : 'it was'} left out.${hint}`;
}

const timeUp = (path: string, line: number): CutShort =>
  new CutShort(
    `The time was up after line ${line} of ${path}. Raise \`timeout-minutes\`, or report on a smaller file.`,
  );

/**
 * Finds out whether a file can be reported on, before anything is written.
 *
 * @param output the file that the report writes its rows to
 * @throws Error naming the file and the input to change
 */
export async function checkFile({ path, output }: { path: string; output: string }): Promise<void> {
  const [file, written] = await Promise.all([
    stat(path).catch((cause: Error) => cause),
    stat(output).catch(() => null),
  ]);
  if (file instanceof Error || !file.isFile()) {
    const why = file instanceof Error ? file.message : 'it is not a file';
    throw new Error(
      `The file ${path} can't be read (${why}). Set the input \`conversations-file\` to a file in the form of \`conversations.jsonl\`, relative to the workspace or as a whole path.`,
      file instanceof Error ? { cause: file } : {},
    );
  }
  if (written?.ino === file.ino && written.dev === file.dev) {
    throw new Error(
      `The file ${path} is the one that the report writes its own rows to. Set the input \`output-dir\` to another folder.`,
    );
  }
}
