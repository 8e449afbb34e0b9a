import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { ServiceClient } from '../../service/client.ts';
import { ServiceError } from '../../service/errors.ts';
import { type ConversationRow, conversationRowSchema } from '../../service/schemas.ts';
import { Cancelled } from '../../step.ts';
import type { Redactor } from '../../text/redact.ts';
import { redactJson } from '../../text/redact-json.ts';
import type { ConversationsFile } from './conversations-file.ts';
import { ContradictoryPage, exportRows } from './pages.ts';
import type { Period } from './period.ts';
import { holdYoungGeneration } from './young-generation.ts';

/** Ids, times and fixed words: a redaction could only damage them. */
const keptFields = new Set([
  'id',
  'conversationId',
  'timestamp',
  'resolutionStatus',
  'responseType',
]);

/** How the reading of a period ended. */
export interface PeriodReading {
  pages: number;
  /** Rows read, each id once. */
  rows: number;
  /** Why it was cut short; null where it is complete. */
  cutShort: ServiceError | ContradictoryPage | Cancelled | null;
}

/**
 * Reads a period's conversations to their end, or as far as they can be read: each row once,
 * cleaned and redacted, to the file and to `onRow`.
 *
 * @param file null where the rows are only counted
 * @param onRow gets each row as the report sees it, null where it is no object
 * @throws the file's errors
 */
export async function readPeriod({
  period,
  service,
  pageSize,
  deadline,
  redactor,
  file,
  onRow,
  clock,
  log,
  signal,
}: {
  period: Period;
  service: ServiceClient;
  pageSize: number;
  deadline: number;
  redactor: Redactor;
  file: ConversationsFile | null;
  onRow: (row: ConversationRow | null) => void;
  clock: Clock;
  log: Log;
  signal: AbortSignal;
}): Promise<PeriodReading> {
  const seen = new Set<string>();
  const reading: PeriodReading = { pages: 0, rows: 0, cutShort: null };
  let partsTooDeep = 0;
  const onTooDeep = () => {
    partsTooDeep += 1;
  };
  const readPage = (options: Period & { cursor: string | null; page: number }) =>
    service.readConversations({ ...options, limit: pageSize, deadline });
  try {
    for await (const page of exportRows({ readPage, period, clock, log })) {
      const rows = page.filter((row) => isFirst({ row, seen }));
      const lines: string[] = [];
      signal.throwIfAborted();
      for (const row of rows) {
        const redacted = redactJson(row, { redactor, keep: keptFields, onTooDeep });
        onRow(conversationRowSchema.safeParse(redacted).data ?? null);
        if (file) lines.push(jsonLine(redacted));
      }
      await file?.append(lines);
      reading.pages += 1;
      // One page has made it large enough for all that follow.
      holdYoungGeneration();
      reading.rows += rows.length;
    }
  } catch (error) {
    const expected = [ServiceError, ContradictoryPage, Cancelled].some(
      (kind) => error instanceof kind,
    );
    if (!expected) throw error;
    const cutShort = error as NonNullable<PeriodReading['cutShort']>;
    // It goes into the report, and may quote what the service said.
    cutShort.message = await redactor.redact(cutShort.message);
    reading.cutShort = cutShort;
  }
  if (partsTooDeep > 0) {
    log.warning(
      `Conversations hold ${partsTooDeep} parts that are nested more than 100 levels deep: each was written as "[nested too deep]".`,
    );
  }
  return reading;
}

const lineSeparator = /[\u2028\u2029]/g;

/** JSON on what every reader of lines takes for one line. */
function jsonLine(row: unknown): string {
  return JSON.stringify(row).replace(lineSeparator, (separator) =>
    separator === '\u2028' ? '\\u2028' : '\\u2029',
  );
}

/** Whether the row's id was not seen before. One without an id can't be told from others. */
function isFirst({ row, seen }: { row: unknown; seen: Set<string> }): boolean {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  if (typeof id !== 'string' || id === '') return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}
