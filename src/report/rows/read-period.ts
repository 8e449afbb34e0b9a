import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { ServiceClient } from '../../service/client.ts';
import { ServiceError } from '../../service/errors.ts';
import { type ConversationRow, conversationRowSchema } from '../../service/schemas.ts';
import { Cancelled } from '../../step.ts';
import type { Redactor } from '../../text/redact.ts';
import { redactJson } from '../../text/redact-json.ts';
import { cleanRow } from './clean-row.ts';
import type { ConversationsFile } from './conversations-file.ts';
import { ContradictoryPage, exportRows } from './pages.ts';
import type { Period } from './period.ts';
import { holdYoungGeneration } from './young-generation.ts';

/** A redaction could only damage them. */
const idFields = new Set(['id', 'conversationId']);

/** How the reading of a period ended. */
export interface PeriodReading {
  pages: number;
  /** Rows read, each once. */
  rows: number;
  /** Why it was cut short; null if it is complete. */
  cutShort: ServiceError | ContradictoryPage | Cancelled | null;
}

/**
 * Reads a period's conversations to their end, or as far as they can be read: each row once,
 * redacted to the file, and as it came to `onRow`.
 *
 * @param file null if the rows are only counted
 * @param onRow gets each row without invisible characters, null if it is not an object; in the order
 *   of the file's lines
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
  const reading: PeriodReading = { pages: 0, rows: 0, cutShort: null };
  let partsTooDeep = 0;
  const onTooDeep = () => {
    partsTooDeep += 1;
  };
  const readPage: Parameters<typeof exportRows>[0]['readPage'] = (options) =>
    service.readConversations({ ...options, deadline });
  const pages = exportRows({ readPage, period, pageSize, clock, deadline, log, signal });
  try {
    for await (const rows of pages) {
      const lines: string[] = [];
      signal.throwIfAborted();
      for (const row of rows) {
        const parsed = conversationRowSchema.safeParse(row).data;
        onRow(parsed ? cleanRow(parsed) : null);
        if (!file) continue;
        lines.push(jsonLine(redactJson(row, { redactor, keep: idFields, onTooDeep })));
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
    cutShort.message = redactor.redact(cutShort.message);
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
