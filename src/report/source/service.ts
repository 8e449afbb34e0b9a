import { backoff } from '../../http/sender.ts';
import type { AnalyticsClient, ConversationPage } from '../../service/analytics.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import type { Period } from './period.ts';
import { CutShort, createReadProgressLog, createRepeatCheck, type RowSource } from './source.ts';

/**
 * Share by which each page that fits raises the row limit again, after a page was too large. One long row
 * then costs only a few more requests, and if all rows are long, one request in seven fails.
 */
const limitGrowth = 1 / 8;

/** Minimum length of a pause that is logged, in milliseconds. */
const minLoggedPause = 10_000;

interface ExportOptions extends Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'> {
  conversations: Pick<AnalyticsClient, 'readConversations'>;
  /** Number of rows to request per page, unless a page of this size is too large. */
  pageSize: number;
}

/**
 * Yields the service's rows page by page. The next page is requested while the caller processes the
 * current one. Throws a ServiceError if a single row is too large.
 */
export function serviceRowSource(options: ExportOptions): RowSource {
  return { rowsOf: (period) => exportRows(period, options) };
}

async function* exportRows(period: Period, options: ExportOptions): AsyncGenerator<unknown[]> {
  const { clock, log } = options;
  const progress = createReadProgressLog(period, 'page', { clock, log });
  const isRepetition = createRepeatCheck();
  const readNext = createReader(period, options);
  const cursors = new Set<string>();
  let page = 1;
  let emptyInRow = 0;
  let reading: Promise<ConversationPage> | null = readNext(page, null);
  while (reading) {
    const { conversations, hasMore, nextCursor }: ConversationPage = await reading;
    const problem =
      hasMore && !nextCursor
        ? `Page ${page} says that there are more conversations (\`hasMore\`) and gives no \`nextCursor\` to read them with.`
        : hasMore && nextCursor && cursors.has(nextCursor)
          ? `Page ${page} gives a \`nextCursor\` that an earlier page gave already, so reading on would go in circles.`
          : null;
    const rows = conversations.filter((row) => !isRepetition(row));
    emptyInRow = rows.length === 0 ? emptyInRow + 1 : 0;
    reading = null;
    if (hasMore && nextCursor && !problem) {
      cursors.add(nextCursor);
      reading = readNext(page + 1, nextCursor, emptyInRow);
      // If the request fails, the next iteration throws, after the caller has received this page.
      reading.catch(() => {});
    }
    yield rows;
    progress({ position: page, rows: rows.length, isLast: reading === null });
    if (problem) throw new CutShort(`${problem} This is a fault of the service: run again later.`);
    page += 1;
  }
}

/** Returns a function that reads a page. It pauses after empty pages, and halves pages that are too large. */
function createReader(
  period: Period,
  { conversations, pageSize, clock, deadline, log, signal }: ExportOptions,
) {
  const { from, to } = period;
  let limit = pageSize;

  const pauseBefore = async (page: number, emptyInRow: number): Promise<void> => {
    const milliseconds = backoff(emptyInRow, clock.random());
    if (milliseconds >= deadline - clock.now()) {
      throw new ServiceError(
        'deadline',
        `The time was up before page ${page} of the conversations from ${from} to ${to}: the service says that there are more, but the last ${emptyInRow} pages had no new row. Run again later, or raise \`timeout-minutes\`.`,
      );
    }
    if (milliseconds >= minLoggedPause) {
      const seconds = Math.round(milliseconds / 1_000);
      log.info(`Waiting ${seconds} s before page ${page}: the pages before it had no new row.`);
    }
    await clock.sleep(milliseconds, signal);
  };

  /** @param emptyInRow number of consecutive pages before this one that had no new row */
  return async (page: number, cursor: string | null, emptyInRow = 0): Promise<ConversationPage> => {
    if (emptyInRow > 0) await pauseBefore(page, emptyInRow);
    for (;;) {
      try {
        const request = { ...period, cursor, page, limit, deadline };
        const read = await conversations.readConversations(request);
        limit = Math.min(pageSize, limit + Math.ceil(limit * limitGrowth));
        return read;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'oversized') throw error;
        if (limit === 1) {
          throw new ServiceError(
            'oversized',
            `Page ${page} of the conversations from ${from} to ${to} is too large even with a single row, so no row after it can be read. Report on a period without it (inputs \`days\` and \`date-to\`), and tell the service's support.`,
            { cause: error },
          );
        }
        limit = Math.floor(limit / 2);
        log.info(`Page ${page} is too large: asking for it again with ${limit} of its rows.`);
      }
    }
  };
}
