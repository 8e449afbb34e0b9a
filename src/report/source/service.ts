import type { Clock } from '../../clock.ts';
import { planRetry } from '../../http/retry.ts';
import type { Log } from '../../log.ts';
import type { AnalyticsClient } from '../../service/analytics.ts';
import { ServiceError } from '../../service/errors.ts';
import type { ConversationPage } from '../../service/schemas.ts';
import type { Period } from './period.ts';
import { CutShort, createProgress, createRepetitions, type RowSource } from './source.ts';

/** Beyond it the pause between two pages no longer grows, nor ends the export as a failure would. */
const mostPausesThatGrow = 6;

/** Milliseconds. Shorter pauses are over before anyone wonders. */
const leastPauseTold = 10_000;

interface Export {
  /** Reads one page; `cursor` is null for the first. */
  readPage: (
    options: Period & { cursor: string | null; page: number; limit: number },
  ) => Promise<ConversationPage>;
  period: Period;
  /** Rows to ask for per page, as long as such a page is not too large. */
  pageSize: number;
  clock: Clock;
  /** Monotonic time, in milliseconds of `clock.now()`. */
  deadline: number;
  log: Log;
  signal: AbortSignal;
}

/**
 * Reads a period's conversations, page after page. The next page is asked for while the caller works
 * on the one before.
 *
 * @returns the rows of each page that were on no page before, as they came
 * @throws CutShort naming page and field; ServiceError if one row alone is too large,
 *   and whatever else `readPage` throws. What was yielded before stays read.
 */
export async function* exportRows(options: Export): AsyncGenerator<unknown[]> {
  const { period, clock, log } = options;
  const progress = createProgress({ period, clock, log, unit: 'page' });
  const isRepetition = createRepetitions();
  const readNext = createReader(options);
  const cursors = new Set<string>();
  let page = 1;
  let emptyInRow = 0;
  let reading: Promise<ConversationPage> | null = readNext({ cursor: null, page, emptyInRow });
  while (reading) {
    const { conversations, hasMore, nextCursor }: ConversationPage = await reading;
    const problem = hasMore ? contradiction({ nextCursor, cursors, page }) : null;
    const rows = conversations.filter((row) => !isRepetition(row));
    emptyInRow = rows.length === 0 ? emptyInRow + 1 : 0;
    reading = null;
    if (hasMore && nextCursor && !problem) {
      cursors.add(nextCursor);
      reading = readNext({ cursor: nextCursor, page: page + 1, emptyInRow });
      // Its failure surfaces above, after the caller has had the page before.
      reading.catch(() => {});
    }
    yield rows;
    progress({ place: page, rows: rows.length, isLast: reading === null });
    if (problem) throw new CutShort(`${problem} This is a fault of the service: run again later.`);
    page += 1;
  }
}

/** The service's conversations as a source of rows. */
export function serviceRows({
  conversations,
  ...options
}: Omit<Export, 'readPage' | 'period'> & {
  conversations: Pick<AnalyticsClient, 'readConversations'>;
}): RowSource {
  const { deadline } = options;
  const readPage: Export['readPage'] = (page) =>
    conversations.readConversations({ ...page, deadline });
  return { rowsOf: (period) => exportRows({ ...options, readPage, period }) };
}

interface NextPage {
  cursor: string | null;
  page: number;
  /** How many pages right before it had no row that was new. */
  emptyInRow: number;
}

/** Reads a page: after a pause if those before were empty, and in parts if it is too large. */
function createReader({ readPage, period, pageSize, clock, deadline, log, signal }: Export) {
  const size = createPageSize(pageSize);

  const pause = async ({ page, emptyInRow }: NextPage): Promise<void> => {
    const plan = planRetry({
      failures: Math.min(emptyInRow, mostPausesThatGrow),
      retryAfter: null,
      timeLeft: deadline - clock.now(),
      random: clock.random(),
      leastShare: 0,
    });
    if (plan.kind === 'give-up') {
      throw new ServiceError(
        'deadline',
        `The time was up before page ${page} of the conversations from ${period.from} to ${period.to}: the service says that there are more, but the last ${emptyInRow} pages had no new row. Run again later, or raise \`timeout-minutes\`.`,
      );
    }
    if (plan.milliseconds >= leastPauseTold) {
      const seconds = Math.round(plan.milliseconds / 1_000);
      log.info(`Waiting ${seconds} s before page ${page}: the pages before it had no new row.`);
    }
    await clock.sleep(plan.milliseconds, signal);
  };

  return async (next: NextPage): Promise<ConversationPage> => {
    if (next.emptyInRow > 0) await pause(next);
    for (;;) {
      const { cursor, page } = next;
      try {
        const read = await readPage({ ...period, cursor, page, limit: size.limit });
        size.fit();
        return read;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'oversized') throw error;
        if (!size.shrink()) {
          throw new ServiceError(
            'oversized',
            `Page ${page} of the conversations from ${period.from} to ${period.to} is too large even with a single row, so no row after it can be read. Report on a period without it (inputs \`days\` and \`date-to\`), and tell the service's support.`,
            { cause: error },
          );
        }
        log.info(`Page ${page} is too large: asking for it again with ${size.limit} of its rows.`);
      }
    }
  };
}

/** Why reading on after a page is not possible, as a sentence; null if it is. */
function contradiction({
  nextCursor,
  cursors,
  page,
}: {
  nextCursor: string | null | undefined;
  cursors: ReadonlySet<string>;
  page: number;
}): string | null {
  if (!nextCursor) {
    return `Page ${page} says that there are more conversations (\`hasMore\`) and gives no \`nextCursor\` to read them with.`;
  }
  return cursors.has(nextCursor)
    ? `Page ${page} gives a \`nextCursor\` that an earlier page gave already, so reading on would go in circles.`
    : null;
}

/** How many rows to ask for at a time, as the service's pages may turn out too large to read. */
export interface PageSize {
  /** Rows to ask for next. */
  readonly limit: number;
  /** A page was too large. False if it was asked for with a single row: there is nothing less. */
  shrink(): boolean;
  /** A page was read. */
  fit(): void;
}

/**
 * Half as many rows after a page that is too large, and twice as many again after one that fits:
 * one long row must not cost a request for each that follows it, as requests are limited by the
 * hour. If the size that grew back is too large again, twice as many pages have to fit before the
 * next attempt, so that an export of long rows throughout hardly pays for attempts.
 */
export function createPageSize(largest: number): PageSize {
  let limit = largest;
  let fitting = 0;
  let patience = 1;
  let justGrown = false;
  return {
    get limit() {
      return limit;
    },
    shrink() {
      if (limit === 1) return false;
      if (justGrown) patience *= 2;
      justGrown = false;
      fitting = 0;
      limit = Math.floor(limit / 2);
      return true;
    },
    fit() {
      justGrown = false;
      fitting += 1;
      if (limit === largest || fitting < patience) return;
      limit = Math.min(largest, limit * 2);
      fitting = 0;
      justGrown = true;
    },
  };
}
