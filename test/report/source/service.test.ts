import { expect, test } from 'vitest';
import { serviceRowSource } from '../../../src/report/source/service.ts';
import { createReadProgressLog } from '../../../src/report/source/source.ts';
import type { ConversationPage } from '../../../src/service/analytics.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { Cancelled } from '../../../src/step.ts';
import { simulatedClock } from '../../world/clock.ts';

const period = { from: '2026-11-09', to: '2026-11-16' };

interface Options {
  minutes?: number;
  random?: () => number;
  abortAt?: number;
}

/** An export from a service that answers with these pages or throws: what was read, the waits and the log. */
async function exportOf(
  readPage: (request: { page: number; cursor: string | null; limit: number }) => ConversationPage,
  { minutes = 30, random = () => 0.5, abortAt = 0 }: Options = {},
) {
  const clock = simulatedClock({ random });
  const controller = new AbortController();
  const lines: string[] = [];
  const read: unknown[][] = [];
  let asked = 0;
  let error: unknown = null;
  try {
    const { rowsOf } = serviceRowSource({
      conversations: {
        readConversations: async (request) => {
          asked = request.page;
          if (request.page === abortAt) controller.abort(new Cancelled('SIGINT'));
          return readPage(request);
        },
      },
      pageSize: 1000,
      clock,
      deadline: minutes * 60_000,
      log: { info: (line) => lines.push(line), warning: (line) => lines.push(line) },
      signal: controller.signal,
    });
    for await (const rows of rowsOf(period)) read.push(rows);
  } catch (thrown) {
    error = thrown;
  }
  const lengths = read.map((rows) => rows.length);
  return { read, lengths, asked, waits: clock.waits, lines, error };
}

/** A page with a number of rows that no other page has, the last one if the page says so. */
const pageOf = (page: number, rows: number, last: number | null = null): ConversationPage => ({
  conversations: Array.from({ length: rows }, (_, at) => ({ id: `${page}.${at}`, query: 'q' })),
  hasMore: page !== last,
  nextCursor: page === last ? null : `c${page}`,
});

test('pages with rows follow each other without a pause', async () => {
  const { lengths, waits } = await exportOf(({ page }) => pageOf(page, 2, 5));
  expect(lengths).toEqual([2, 2, 2, 2, 2]);
  expect(waits).toEqual([]);
});

test('pauses between pages without rows grow, and restart after each page with rows', async () => {
  const { lengths, waits } = await exportOf(({ page }) =>
    pageOf(page, page === 10 || page === 12 ? 1 : 0, 12),
  );
  expect(lengths).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1]);
  expect(waits).toEqual([750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500, 22_500, 22_500, 750]);
});

test('half of the pause is jitter', async () => {
  const { waits } = await exportOf(({ page }) => pageOf(page, 0, 4), { random: () => 0 });
  expect(waits).toEqual([500, 1_000, 2_000]);
});

test('pages of repeated rows are paced, too', async () => {
  const { lengths, waits } = await exportOf(({ page }) => ({
    ...pageOf(page, 0, 4),
    conversations,
  }));
  expect(lengths).toEqual([1, 0, 0, 0]);
  expect(waits).toEqual([750, 1_500]);
});

test('endless pages without rows end at the deadline', async () => {
  const { asked, error, waits } = await exportOf(({ page }) => pageOf(page, 0), { minutes: 2 });
  expect(asked).toBe(10);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(120_000);
  expect(String(error)).toBe(
    'ServiceError: The time was up before page 11 of the conversations from 2026-11-09 to 2026-11-16: the service says that there are more, but the last 10 pages had no new row. Run again later, or raise `timeout-minutes`.',
  );
});

test('a pause ends when the step is cancelled', async () => {
  const { asked, error } = await exportOf(({ page }) => pageOf(page, 0), { abortAt: 3 });
  expect(asked).toBe(3);
  expect(error).toMatchObject({ message: 'The step was cancelled (SIGINT).' });
});

const conversations = [{ id: 'a', query: 'q' }];

const tooLarge = () => new ServiceError('oversized', 'too large');

/** The limit of each request of an export, negative if the page was too large. */
async function limitsOf(rows: number, fits: (from: number, limit: number) => boolean) {
  const limits: number[] = [];
  let from = 0;
  await exportOf(({ limit }) => {
    if (!fits(from, limit)) {
      limits.push(-limit);
      throw tooLarge();
    }
    limits.push(limit);
    from += limit;
    const hasMore = from < rows;
    return {
      conversations: [{ id: `${from}`, query: 'q' }],
      hasMore,
      nextCursor: hasMore ? `c${from}` : null,
    };
  });
  return limits;
}

test('one long row costs a few requests, not one for each row after it', async () => {
  const long = 2_000;
  const limits = await limitsOf(
    20_000,
    (from, limit) => limit <= 2 || from > long || from + limit <= long,
  );
  expect(limits.length).toBeLessThan(20 + 60);
  expect(limits.at(-1)).toBe(1_000);
});

test('if all rows are long, few requests ask for more', async () => {
  const limits = await limitsOf(50_000, (_, limit) => limit <= 600);
  expect(limits.slice(0, 5)).toEqual([-1_000, 500, 563, -634, 317]);
  expect(limits.filter((limit) => limit < 0).length).toBeLessThan(limits.length / 6);
});

test('progress is logged every ten seconds and at the end', () => {
  const clock = simulatedClock();
  clock.advance(60_000);
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), warning: () => {} };
  const progress = createReadProgressLog({ from: 'A', to: 'B' }, 'page', { clock, log });
  progress({ position: 1, rows: 1, isLast: false });
  clock.advance(10_000);
  progress({ position: 1, rows: 0, isLast: false });
  clock.advance(9_999);
  progress({ position: 2, rows: 2000, isLast: false });
  progress({ position: 3, rows: 0, isLast: true });
  expect(lines).toEqual(['A to B: 1 page, 1 row.', 'A to B: 3 pages, 2,001 rows.']);
});
