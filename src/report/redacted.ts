import type { Redactor } from '../text/redact.ts';
import type { UnansweredQuestion } from './export/tally.ts';

/** Ids, times and fixed words of a report: a redaction could only damage them. */
const keptFields = new Set([
  ...['id', 'conversationIds', 'from', 'to', 'date', 'firstAsked', 'lastAsked'],
  ...['trend', 'kind'],
]);

/**
 * A value of the report with every string in it redacted, those of a field that it does not know
 * too. In ids, times and fixed words only our own secrets are masked.
 */
export async function redactedReport<T>(value: T, redactor: Redactor): Promise<T> {
  const redacted = async (part: unknown, kept: boolean): Promise<unknown> => {
    if (typeof part === 'string') return kept ? redactor.mask(part) : redactor.redact(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      const items: unknown[] = [];
      for (const item of part) items.push(await redacted(item, kept));
      return items;
    }
    const fields: [string, unknown][] = [];
    for (const [name, item] of Object.entries(part)) {
      fields.push([name, await redacted(item, keptFields.has(name))]);
    }
    return Object.fromEntries(fields);
  };
  return (await redacted(value, false)) as T;
}

/** A question as it may leave the program; its ids and its time as they are. */
export async function redactedQuestion(
  question: UnansweredQuestion,
  redactor: Redactor,
): Promise<UnansweredQuestion> {
  const { id, current, conversation, timestamp, day, ...texts } = question;
  return {
    ...(await redactedReport(texts, redactor)),
    id: redactor.mask(id),
    current,
    conversation: redactor.mask(conversation),
    timestamp: timestamp && (day === null ? await redactor.redact(timestamp) : timestamp),
    day,
  };
}
