import { type Pace, paced } from '../pace.ts';
import type { Redactor } from '../text/redact.ts';
import type { UnansweredQuestion } from './source/tally.ts';
import type { Grouping } from './topics/topics.ts';

/** Ids, times, source files and fixed words of a report: a redaction could only damage them. */
const keptFields = new Set([
  ...['id', 'conversationIds', 'from', 'to', 'date', 'firstAsked', 'lastAsked'],
  ...['trend', 'kind', 'state', 'firstReported', 'jobId', 'prLink'],
  ...['root', 'file', 'coverage', 'topicId', 'base', 'head', 'change'],
]);

/**
 * A value of the report with every string in it redacted, those of a field that it does not know
 * too. In ids, times and fixed words only our own secrets are masked.
 */
export function redactedReport<T>(value: T, redactor: Redactor): T {
  const redacted = (part: unknown, kept: boolean): unknown => {
    if (typeof part === 'string') return kept ? redactor.mask(part) : redactor.redact(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((item) => redacted(item, kept));
    return Object.fromEntries(
      Object.entries(part).map(([name, item]) => [name, redacted(item, keptFields.has(name))]),
    );
  };
  return redacted(value, false) as T;
}

/** The same of a whole report, with pauses: the items of its lists one by one. */
export async function redactedInSlices<T extends object>(
  value: T,
  redactor: Redactor,
  pace: Pace,
): Promise<T> {
  const redacted: [string, unknown][] = [];
  for (const [name, part] of Object.entries(value)) {
    const items = Array.isArray(part) && !keptFields.has(name) ? part : null;
    redacted.push([
      name,
      items
        ? await paced(redactedItems(items, redactor), pace)
        : Object.values(redactedReport({ [name]: part }, redactor))[0],
    ]);
  }
  return Object.fromEntries(redacted) as T;
}

function* redactedItems(items: readonly unknown[], redactor: Redactor): Generator<unknown> {
  for (const item of items) yield redactedReport(item, redactor);
}

/** A question as it may leave the program; its ids and its time as they are. */
function redactedQuestion(question: UnansweredQuestion, redactor: Redactor): UnansweredQuestion {
  const { id, current, conversation, timestamp, day, ...texts } = question;
  return {
    ...redactedReport(texts, redactor),
    id: redactor.mask(id),
    current,
    conversation: redactor.mask(conversation),
    timestamp: timestamp && (day === null ? redactor.redact(timestamp) : timestamp),
    day,
  };
}

/** The grouping with its rows of the period, which are all that leaves the program. */
export async function redactedGrouping(
  { topics, setAside }: Grouping<UnansweredQuestion>,
  redactor: Redactor,
  pace: Pace,
): Promise<Grouping<UnansweredQuestion>> {
  function* redacted(rows: readonly UnansweredQuestion[]): Generator<UnansweredQuestion> {
    for (const row of rows) if (row.current) yield redactedQuestion(row, redactor);
  }
  const grouping: Grouping<UnansweredQuestion> = { topics: [], setAside: [] };
  for (const topic of topics) {
    grouping.topics.push({ ...topic, rows: await paced(redacted(topic.rows), pace) });
  }
  grouping.setAside = await paced(redacted(setAside), pace);
  return grouping;
}
