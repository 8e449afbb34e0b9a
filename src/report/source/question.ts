import { hash } from 'node:crypto';
import { collectWithPauses } from '../../pace.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { pageAddress } from '../../text/address.ts';
import type { Redacted, Redactor, Text } from '../../text/text.ts';
import type { CollectedPeriod } from './collect.ts';
import type { UnansweredQuestion } from './tally.ts';

/** A page that an answer cited. Both parts may be missing. */
export interface Source {
  title: Redacted | null;
  url: Redacted | null;
  /** Its address or, without one, its title, as they came; null without either. */
  countedBy: Text<'raw'> | null;
}

/** An unanswered question as the report knows it: all but what is `Text<'raw'>` may be shown. */
export interface Question extends Pick<UnansweredQuestion, 'current' | 'day'> {
  /** The row's `id`. */
  id: Redacted;
  /** `conversationId`, or the row's `id` if that is absent: what a topic's size counts. */
  conversation: Redacted;
  /** As the service wrote it, but ISO 8601 for a time since the epoch; null if absent. */
  timestamp: Redacted | null;
  /** Milliseconds since the epoch; null if the timestamp is absent or can't be parsed. */
  time: number | null;
  /** By which the row is known again, whatever redaction makes of it. */
  hash: number;
  text: Redacted;
  /** What it is counted by: its page's address and its category as they came, null as below. */
  countedBy: { page: Text<'raw'> | null; category: Text<'raw'> | null };
  pageUrl: Redacted | null;
  category: Redacted | null;
  sources: readonly Source[];
  /** The beginning of the answer that did not answer it; null if there was none. */
  answer: Redacted | null;
}

/** The questions of rows, redacted once. */
export function questionsOf(
  rows: readonly UnansweredQuestion[],
  redactor: Redactor,
): Promise<Question[]> {
  const redacted = (text: string | null) => (text === null ? null : redactor.redact(text));
  function* made(): Generator<Question> {
    for (const row of rows) {
      yield {
        id: redactor.mask(row.id),
        current: row.current,
        conversation: redactor.mask(row.conversation),
        timestamp:
          row.timestamp === null
            ? null
            : // A time that can be read can be nothing else.
              row.day === null
              ? redactor.redact(row.timestamp)
              : redactor.mask(row.timestamp),
        time: parseTimestamp(row.timestamp),
        day: row.day,
        hash: hashRow(row),
        text: redactor.redact(row.question),
        countedBy: {
          page: row.pageUrl === null ? null : (pageAddress(row.pageUrl) as Text<'raw'>),
          category: row.category as Text<'raw'> | null,
        },
        pageUrl: redacted(row.pageUrl),
        category: redacted(row.category),
        sources: row.sources.map(({ title, url }) => ({
          title: redacted(title),
          url: redacted(url),
          countedBy: ((url ? pageAddress(url) : title) || null) as Text<'raw'> | null,
        })),
        answer: redacted(row.answer),
      };
    }
  }
  return collectWithPauses(made());
}

/**
 * A row as a whole number of 24 bits: enough to find it again among those of one gap, and nothing
 * that its text can be read from.
 */
export function hashRow({
  id,
  timestamp,
  question,
}: Pick<UnansweredQuestion, 'id' | 'timestamp' | 'question'>): number {
  return Number.parseInt(hash('sha256', JSON.stringify([id, timestamp, question])).slice(0, 6), 16);
}

/** How many rows each day has, `YYYY-MM-DD`; those of an unknown day count for none. */
export function countByDay(rows: readonly { day: string | null }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of rows) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Addresses of the pages that its answer cited, the best first. */
export const citedPages = ({ sources }: Pick<Question, 'sources'>): string[] =>
  sources.flatMap(({ url }) => (url ? pageAddress(url) : []));

/** Address of the page that it was asked on; null if it is not known. */
export const askedPage = ({ pageUrl }: Pick<Question, 'pageUrl'>): Redacted | null =>
  pageUrl === null ? null : (pageAddress(pageUrl) as Redacted);

/** The questions of the periods that were read, each redacted once. */
export interface Questions {
  /** Those that the report is about. */
  inScope: readonly Question[];
  /** Topics are those of all, and so are their places: a gap is the same in every scope. */
  all: readonly Question[];
  /** Whether some are out of scope. */
  isCut: boolean;
}

/** The questions of the periods that were read. */
export async function questionsIn(
  read: readonly CollectedPeriod[],
  redactor: Redactor,
): Promise<Questions> {
  const unanswered = read.flatMap(({ tally }) => tally.unanswered);
  const inScope = await questionsOf(unanswered, redactor);
  const others = read.flatMap((period) => period.outOfScope);
  const outOfScope = await questionsOf(others, redactor);
  return { inScope, all: [...inScope, ...outOfScope], isCut: outOfScope.length > 0 };
}
