import {
  type AnalyticsClient,
  type AnalyticsPage,
  createAnalyticsClient,
  type PageRequest,
} from '../service/analytics.ts';
import { ServiceError } from '../service/errors.ts';
import type { FeedbackCount, FeedbackRow, SearchRow } from '../service/schemas.ts';
import type { Service } from '../service/service.ts';
import type { Step } from '../step.ts';
import { clean } from '../text/clean.ts';
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
  step,
}: {
  wanted: readonly ('feedback' | 'searches')[];
  service: Service;
  period: Period;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}): Promise<AlsoRead> {
  const client = createAnalyticsClient(service);
  const also: AlsoRead = { ...nothingElse };
  if (wanted.includes('searches')) {
    const read = await readPages({
      what: 'searches',
      read: client.readSearches,
      service,
      period,
      step,
    });
    also.searches = distinct(read, ({ searchQuery }) => searchQuery).map(cleanSearch);
  }
  if (wanted.includes('feedback')) {
    also.feedbackCounts = await readCounts({ client, service, period, step });
    const read = await readPages({
      what: 'feedback',
      read: client.readFeedback,
      service,
      period,
      step,
    });
    also.feedback = distinct(read, ({ id }) => id)
      .filter(({ status }) => status !== 'resolved' && status !== 'dismissed')
      .map(cleanFeedback);
  }
  return also;
}

async function readPages<Row>({
  what,
  read,
  service,
  period,
  step: { clock, deadline, log, signal },
}: {
  what: string;
  read: (request: PageRequest) => Promise<AnalyticsPage<Row>>;
  service: Service;
  period: Period;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}): Promise<Row[]> {
  const rows: Row[] = [];
  if (service.requestsLeft() < fewestLeft) {
    log.warning(
      `The ${what} were not read: fewer than ${fewestLeft} of the hour's requests to the service are left. The report does without.`,
    );
    return rows;
  }
  const end = Math.min(deadline, clock.now() + longest);
  const cursors = new Set<string>();
  let cursor: string | null = null;
  try {
    for (let page = 1; page <= mostPages; page += 1) {
      signal.throwIfAborted();
      const next: AnalyticsPage<Row> = await read({ ...period, cursor, page, deadline: end });
      for (const row of next.rows) rows.push(row);
      cursor = next.nextCursor;
      // A cursor that an earlier page gave would lead in circles.
      if (cursor === null || cursors.has(cursor)) break;
      cursors.add(cursor);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const until =
      rows.length > 0 ? `has the ${rows.length} that were read until then` : 'does without';
    log.warning(
      `The ${what} could not be read to their end: ${error.message} The report ${until}.`,
    );
  }
  log.info(`Read ${rows.length} rows of ${what}.`);
  return rows;
}

/** The votes that readers gave; null if they can't be read: the list of feedback has most of them. */
async function readCounts({
  client,
  service,
  period,
  step: { clock, deadline, log, signal },
}: {
  client: AnalyticsClient;
  service: Service;
  period: Period;
  step: Pick<Step, 'clock' | 'deadline' | 'log' | 'signal'>;
}): Promise<FeedbackCount[] | null> {
  signal.throwIfAborted();
  // That too few are left is told of the list, which is read next.
  if (service.requestsLeft() < fewestLeft) return null;
  const request = { ...period, deadline: Math.min(deadline, clock.now() + longest) };
  try {
    const all = await client.readFeedbackCounts(request);
    const byAgents = await client.readFeedbackCounts({ ...request, source: 'agent' });
    const ofAgents = new Map(byAgents.map((count) => [count.path, count]));
    return all.map(({ path, thumbsUp, thumbsDown }) => ({
      path: clean(path).trim(),
      thumbsUp: Math.max(0, thumbsUp - (ofAgents.get(path)?.thumbsUp ?? 0)),
      thumbsDown: Math.max(0, thumbsDown - (ofAgents.get(path)?.thumbsDown ?? 0)),
    }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.info(`Votes are counted from the list of feedback: ${error.message}`);
    return null;
  }
}

/** The first of those that are the same; those without a key are all different. */
function distinct<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const cleanText = (text: string | null): string | null => text && clean(text).trim();

const cleanSearch = ({ searchQuery, topClickedPage, ...search }: SearchRow): SearchRow => ({
  ...search,
  searchQuery: cleanText(searchQuery) ?? '',
  topClickedPage: cleanText(topClickedPage),
});

const cleanFeedback = ({ path, comment, ...feedback }: FeedbackRow): FeedbackRow => ({
  ...feedback,
  path: cleanText(path) ?? '',
  comment: cleanText(comment),
});
