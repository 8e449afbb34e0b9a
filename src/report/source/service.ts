import { backoff } from '../../http/retry.ts';
import type { AnalyticsClient, ConversationPage } from '../../service/analytics.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import type { Period } from './period.ts';
import { CutShort, createReadProgress, createRepetitions, type RowSource } from './source.ts';

/**
 * The share by which a page that fits lets the next one grow, after one was too large: a long row then
 * costs no request for each that follows it, and long rows throughout one attempt in seven.
 */
const growth = 1 / 8;

/** Milliseconds. Shorter pauses are over before anyone wonders. */
const minPauseTold = 10_000;

interface Export extends Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'> {
  /** Reads one page; `cursor` is null for the first. */
  readPage: (
    options: Period & { cursor: string | null; page: number; limit: number },
  ) => Promise<ConversationPage>;
  period: Period;
  /** Rows to ask for per page, as long as such a page is not too large. */
  pageSize: number;
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
  const progress = createReadProgress({ period, clock, log, unit: 'page' });
  const isRepetition = createRepetitions();
  const readNext = createReader(options);
  const cursors = new Set<string>();
  let page = 1;
  let emptyInRow = 0;
  let reading: Promise<ConversationPage> | null = readNext({ cursor: null, page, emptyInRow });
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

/** Reads a page: after a pause if those before were empty, with half as many rows if it is too large. */
function createReader({ readPage, period, pageSize, clock, deadline, log, signal }: Export) {
  let limit = pageSize;

  const pause = async ({ page, emptyInRow }: NextPage): Promise<void> => {
    const milliseconds = backoff(emptyInRow, clock.random());
    if (milliseconds >= deadline - clock.now()) {
      throw new ServiceError(
        'deadline',
        `The time was up before page ${page} of the conversations from ${period.from} to ${period.to}: the service says that there are more, but the last ${emptyInRow} pages had no new row. Run again later, or raise \`timeout-minutes\`.`,
      );
    }
    if (milliseconds >= minPauseTold) {
      const seconds = Math.round(milliseconds / 1_000);
      log.info(`Waiting ${seconds} s before page ${page}: the pages before it had no new row.`);
    }
    await clock.sleep(milliseconds, signal);
  };

  return async (next: NextPage): Promise<ConversationPage> => {
    if (next.emptyInRow > 0) await pause(next);
    for (;;) {
      const { cursor, page } = next;
      try {
        const read = await readPage({ ...period, cursor, page, limit });
        limit = Math.min(pageSize, limit + Math.ceil(limit * growth));
        return read;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.kind !== 'oversized') throw error;
        if (limit === 1) {
          throw new ServiceError(
            'oversized',
            `Page ${page} of the conversations from ${period.from} to ${period.to} is too large even with a single row, so no row after it can be read. Report on a period without it (inputs \`days\` and \`date-to\`), and tell the service's support.`,
            { cause: error },
          );
        }
        limit = Math.floor(limit / 2);
        log.info(`Page ${page} is too large: asking for it again with ${limit} of its rows.`);
      }
    }
  };
}
