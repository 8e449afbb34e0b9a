import {
  type AnalyticsPage,
  createAnalyticsClient,
  type FeedbackCount,
  type FeedbackRow,
  type PageRequest,
  type SearchRow,
} from '../service/analytics.ts';
import { ServiceError } from '../service/errors.ts';
import type { Service } from '../service/service.ts';
import type { Step } from '../step.ts';
import { beginningOf } from '../text/clean.ts';
import { type AlsoRead, nothingElse } from './assemble/also-read.ts';
import type { Period } from './source/period.ts';

const mostPages = 5;
/** With fewer requests left in the hour, they are for those who have to report. */
const fewestLeft = 20;
/** Milliseconds that each of the two may take, waits included. */
const longest = 60_000;

/**
 * Reads searches and feedback of a period, at most five pages each. Whatever fails is a warning:
 * the report does without.
 *
 * @throws Cancelled
 */
export async function readAlso({
  wanted,
  service,
  period,
  step: { clock, deadline, log, signal },
}: {
  wanted: readonly ('feedback' | 'searches')[];
  service: Service;
  period: Period;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}): Promise<AlsoRead> {
  const client = createAnalyticsClient(service);
  const mayAsk = (): boolean => service.requestsLeft() >= fewestLeft;
  const end = (): number => Math.min(deadline, clock.now() + longest);

  const readPages = async <Row>(
    what: string,
    read: (request: PageRequest) => Promise<AnalyticsPage<Row>>,
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    if (!mayAsk()) {
      log.warning(
        `The ${what} were not read: fewer than ${fewestLeft} of the hour's requests to the service are left. The report does without.`,
      );
      return rows;
    }
    const until = end();
    const cursors = new Set<string | null>([null]);
    let cursor: string | null = null;
    try {
      for (let page = 1; page <= mostPages; page += 1) {
        signal.throwIfAborted();
        const next: AnalyticsPage<Row> = await read({ ...period, cursor, page, deadline: until });
        for (const row of next.rows) rows.push(row);
        cursor = next.nextCursor;
        // A cursor that an earlier page gave would lead in circles.
        if (cursors.has(cursor)) break;
        cursors.add(cursor);
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const kept =
        rows.length > 0 ? `has the ${rows.length} that were read until then` : 'does without';
      log.warning(
        `The ${what} could not be read to their end: ${error.message} The report ${kept}.`,
      );
    }
    log.info(`Read ${rows.length} rows of ${what}.`);
    return rows;
  };

  /** The votes that readers gave; null if they can't be read: the list of feedback has most of them. */
  const readCounts = async (): Promise<FeedbackCount[] | null> => {
    // That too few are left is told of the list, which is read next.
    if (!mayAsk()) return null;
    const request = { ...period, deadline: end() };
    try {
      const all = await client.readFeedbackCounts(request);
      return withoutAgents(all, await client.readFeedbackCounts({ ...request, source: 'agent' }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      log.info(`Votes are counted from the list of feedback: ${error.message}`);
      return null;
    }
  };

  const also: AlsoRead = { ...nothingElse };
  if (wanted.includes('searches')) {
    const read = await readPages('searches', client.readSearches);
    also.searches = distinct(read, ({ searchQuery }) => searchQuery).map(cleanSearch);
  }
  if (wanted.includes('feedback')) {
    also.feedbackCounts = await readCounts();
    const read = await readPages('feedback', client.readFeedback);
    also.feedback = distinct(read, ({ id }) => id)
      .filter(isOpen)
      .map(cleanFeedback);
  }
  return also;
}

function withoutAgents(
  all: readonly FeedbackCount[],
  byAgents: readonly FeedbackCount[],
): FeedbackCount[] {
  const ofAgents = new Map(byAgents.map((count) => [count.path, count]));
  return all.map(({ path, thumbsUp, thumbsDown }) => ({
    path: cleanText(path) ?? '',
    thumbsUp: Math.max(0, thumbsUp - (ofAgents.get(path)?.thumbsUp ?? 0)),
    thumbsDown: Math.max(0, thumbsDown - (ofAgents.get(path)?.thumbsDown ?? 0)),
  }));
}

/** The first of those that are the same; those without a key are all different. */
function distinct<Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  const first = new Map(rows.toReversed().map((row) => [keyOf(row) ?? row, row]));
  return rows.filter((row) => first.get(keyOf(row) ?? row) === row);
}

/** Characters that are read of a comment, a search or a path: more than people write. */
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
