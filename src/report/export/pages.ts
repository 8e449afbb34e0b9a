import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { ConversationPage } from '../../service/schemas.ts';
import type { Period } from './period.ts';

/** The service's pages contradict each other: reading on would loop, or read rows twice. */
export class ContradictoryPage extends Error {
  override name = 'ContradictoryPage';
}

const progressInterval = 10_000;

/**
 * Reads a period's conversations, page after page. The next page is asked for while the caller works
 * on the one before.
 *
 * @param readPage reads one page; `cursor` is null for the first
 * @returns the rows of each page, as they came
 * @throws ContradictoryPage naming page and field; whatever `readPage` throws. What was yielded
 *   before stays read.
 */
export async function* exportRows({
  readPage,
  period,
  clock,
  log,
}: {
  readPage: (
    options: Period & { cursor: string | null; page: number },
  ) => Promise<ConversationPage>;
  period: Period;
  clock: Clock;
  log: Log;
}): AsyncGenerator<unknown[]> {
  const progress = createProgress({ period, clock, log });
  const cursors = new Set<string>();
  let page = 1;
  let reading: Promise<ConversationPage> | null = readPage({ ...period, cursor: null, page });
  while (reading) {
    const { conversations, hasMore, nextCursor }: ConversationPage = await reading;
    const problem = hasMore ? contradiction({ nextCursor, cursors, page }) : null;
    reading = null;
    if (hasMore && nextCursor && !problem) {
      cursors.add(nextCursor);
      reading = readPage({ ...period, cursor: nextCursor, page: page + 1 });
      // Its failure is met above, after the caller has had the page before.
      reading.catch(() => {});
    }
    yield conversations;
    progress({ page, rows: conversations.length, isLast: reading === null });
    if (problem)
      throw new ContradictoryPage(`${problem} This is a fault of the service: run again later.`);
    page += 1;
  }
}

/** Why reading on after a page is not possible, as a sentence; null where it is. */
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
    ? `Page ${page} gives a \`nextCursor\` that an earlier page gave already, so that reading on would go in circles.`
    : null;
}

/** A line now and then, and one at the end. */
function createProgress({ period, clock, log }: { period: Period; clock: Clock; log: Log }) {
  const start = clock.now();
  let lastLine = start;
  let total = 0;
  return ({ page, rows, isLast }: { page: number; rows: number; isLast: boolean }): void => {
    total += rows;
    const now = clock.now();
    if (!isLast && now - lastLine < progressInterval) return;
    lastLine = now;
    const seconds = Math.max(0.001, (now - start) / 1_000);
    log.info(
      `${period.from} to ${period.to}: ${count(page, 'page')}, ${count(total, 'row')}, ${count(Math.round(total / seconds), 'row')} a second.`,
    );
  };
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
