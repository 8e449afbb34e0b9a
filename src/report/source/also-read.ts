import { extraRunner } from '../../extra.ts';
import {
  type AnalyticsPage,
  createAnalyticsClient,
  type FeedbackCount,
  type FeedbackRow,
  type PageRequest,
  type SearchRow,
} from '../../service/analytics.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { Step } from '../../step.ts';
import { beginningOf } from '../../text/clean.ts';
import { countOf } from '../../text/counts.ts';
import type { Period } from './period.ts';

/** Rows read in addition to the conversations; each field is null if the inputs don't request it. */
export interface ExtraRows {
  searches: SearchRow[] | null;
  /** Open feedback: neither resolved nor dismissed. */
  feedback: FeedbackRow[] | null;
  /** Readers' open votes on the pages with the most feedback. */
  feedbackCounts: FeedbackCount[];
}

export const noExtraRows: ExtraRows = { searches: null, feedback: null, feedbackCounts: [] };

const maxPages = 5;
/** Minimum requests to the service that must be left in the hour to read searches and feedback. */
const minRequestsLeft = 20;
/** Maximum milliseconds for reading searches, and again for feedback, including waits between requests. */
const maxTime = 60_000;

/** Reads the searches and feedback of a period. Logs a warning for each kind that can't be read. */
export async function readExtraRows(
  wanted: readonly ('feedback' | 'searches')[],
  { service, period, step }: { service: ServiceClient; period: Period; step: Step },
): Promise<ExtraRows> {
  const { clock, log, signal } = step;
  const extra = extraRunner(step);
  const client = createAnalyticsClient(service);
  const isShort = (): boolean => service.requestsLeft() < minRequestsLeft;
  const until = (deadline: number): number => Math.min(deadline, clock.now() + maxTime);

  const readPages = async <Row>(
    rowsName: string,
    read: (request: PageRequest) => Promise<AnalyticsPage<Row>>,
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    await extra(`some or all of the ${rowsName}`, async ({ deadline: end }) => {
      if (isShort()) {
        throw new Error(
          `fewer than ${minRequestsLeft} of the hour's requests to the service are left.`,
        );
      }
      const deadline = until(end);
      const cursors = new Set<string | null>([null]);
      let cursor: string | null = null;
      for (let page = 1; page <= maxPages; page += 1) {
        signal.throwIfAborted();
        const next: AnalyticsPage<Row> = await read({ ...period, cursor, page, deadline });
        for (const row of next.rows) rows.push(row);
        cursor = next.nextCursor;
        // The cursor is null after the last page. A cursor seen before would lead in circles.
        if (cursors.has(cursor)) break;
        cursors.add(cursor);
      }
    });
    log.info(`Read ${countOf(rows.length, 'row')} of ${rowsName}.`);
    return rows;
  };

  const readCounts = async (): Promise<FeedbackCount[] | null> => {
    // Reading the list of feedback, which comes next, warns that requests are short.
    if (isShort()) return null;
    return extra('votes on pages', async ({ deadline: end }) => {
      const request = { ...period, deadline: until(end) };
      const votes = await client.readFeedbackCounts(request);
      return withoutAgents(votes, await client.readFeedbackCounts({ ...request, source: 'agent' }));
    });
  };

  const also: ExtraRows = { ...noExtraRows };
  if (wanted.includes('searches')) {
    const read = await readPages('searches', client.readSearches);
    also.searches = distinct(read, ({ searchQuery }) => searchQuery).map(cleanSearch);
  }
  if (wanted.includes('feedback')) {
    also.feedbackCounts = (await readCounts()) ?? [];
    const read = await readPages('feedback', client.readFeedback);
    also.feedback = distinct(read, ({ id }) => id)
      .filter(isOpen)
      .map(cleanFeedback);
  }
  return also;
}

function withoutAgents(
  all: readonly FeedbackCount[],
  agentCounts: readonly FeedbackCount[],
): FeedbackCount[] {
  const ofAgents = new Map(agentCounts.map((count) => [count.path, count]));
  return all.map(({ path, thumbsUp, thumbsDown }) => ({
    path: cleanText(path) ?? '',
    thumbsUp: Math.max(0, thumbsUp - (ofAgents.get(path)?.thumbsUp ?? 0)),
    thumbsDown: Math.max(0, thumbsDown - (ofAgents.get(path)?.thumbsDown ?? 0)),
  }));
}

/** Returns one of the rows that have the same key. A row whose key is null is never a duplicate. */
const distinct = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row) ?? row, row])).values(),
];

/** Maximum characters of a comment, search or path, longer than people write; the rest is cut off. */
const maxTextLength = 4_000;

const cleanText = (text: string | null): string | null =>
  text && beginningOf(text, maxTextLength).trim();

const cleanSearch = ({ searchQuery, topClickedPage, ...search }: SearchRow): SearchRow => ({
  ...search,
  searchQuery: cleanText(searchQuery) ?? '',
  topClickedPage: cleanText(topClickedPage),
});

const isOpen = ({ status }: FeedbackRow) => status !== 'resolved' && status !== 'dismissed';

const cleanFeedback = ({ path, comment, ...feedback }: FeedbackRow): FeedbackRow => ({
  ...feedback,
  path: cleanText(path) ?? '',
  comment: cleanText(comment),
});
