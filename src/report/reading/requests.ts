import type { Model, Task } from '../../model/client.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import type { Redacted, Redactor } from '../../text/text.ts';

/** A model in use by one report. */
export interface Session {
  model: Pick<Model, 'ask' | 'atOnce' | 'requestsLeft'>;
  /** Why requests failed, for one warning, and whether every further one would fail in the same way. */
  failures: { reasons: string[]; isFinal: boolean };
  /** Applied to the model's words, which may repeat secrets from elsewhere. */
  redact: Redactor['redact'];
  /** The stems of a text that carry its subject. */
  contentWords: (text: string) => readonly string[];
}

/** How items are divided into requests. */
interface Batches<Item, T> {
  /** Items per request, and the size below which a request is not halved. */
  size: number;
  minSize: number;
  /** How many of the remaining items go into a request of about this size. */
  countToSend?: (left: readonly Item[], size: number) => number;
  /** Creates the task just before it is sent. */
  task(some: readonly Item[]): Task<T>;
}

interface Answered<Item, T> {
  items: readonly Item[];
  answer: T;
}

/**
 * Sends items in waves of as many requests as the server can handle at once, and gives a wave's answers
 * in the order of its requests, whatever their timing. Items that don't fit into the model's context are
 * sent in halves, and all later requests have that size. The items of a failed request are lost.
 *
 * @param keep requests to leave for other tasks
 * @throws the signal's reason when aborted
 */
export async function* answersTo<Item, T>(
  items: readonly Item[],
  { size: first, minSize, countToSend = (_, size) => size, task }: Batches<Item, T>,
  { model, failures, keep }: Pick<Session, 'model' | 'failures'> & { keep: number },
): AsyncGenerator<Answered<Item, T>> {
  let size = first;
  let left = items;
  const mayAsk = (): boolean => model.requestsLeft > keep && !failures.isFinal;

  const ask = async (some: readonly Item[]): Promise<Answered<Item, T>[]> => {
    const planned = Math.ceil(left.length / size);
    const result = await model.ask(task(some), keep + planned);
    if (result.kind === 'answer') return [{ items: some, answer: result.value }];
    if (result.kind === 'too-long' && some.length > minSize && model.requestsLeft > keep) {
      const half = Math.max(minSize, Math.ceil(some.length / 2));
      size = Math.min(size, half);
      const answered = await ask(some.slice(0, half));
      return mayAsk() ? [...answered, ...(await ask(some.slice(half)))] : answered;
    }
    failures.reasons.push(result.why);
    failures.isFinal ||= result.kind === 'failed' && result.isFinal;
    return [];
  };

  while (left.length > 0 && mayAsk()) {
    const wave: (readonly Item[])[] = [];
    const atOnce = Math.min(model.atOnce, model.requestsLeft - keep);
    while (left.length > 0 && wave.length < atOnce) {
      const count = countToSend(left, size);
      wave.push(left.slice(0, count));
      left = left.slice(count);
    }
    yield* (await Promise.all(wave.map(ask))).flat();
  }
}

export const maxText = 200;
const maxAfter = 120;

/** A question as it is sent, with the one that it follows up. */
export const questionToSend = (text: string, after: string | undefined) => ({
  text: shortened(text, maxText),
  ...(after !== undefined && { after: shortened(after, maxAfter) }),
});

const fence = /^[ \t]*(?:```|~~~)/;
/** Lines of code, logs and stack traces. */
const codeLine = /[{};]$|:\d+\)?$|^(?:[$>#<[]|\d{2,4}[-:])|\w\([^()]*\)$|=>|--\w/;

/** A text on one line. If it is longer than `max`, it loses the code and logs in its middle, then its end. */
export function shortened(text: string, max: number): string {
  const whole = singleLine(text);
  if (whole.length <= max) return whole;
  const lines = text.slice(0, 50 * max).split('\n');
  let isFenced = false;
  const prose = lines.filter((line, at) => {
    if (fence.test(line)) {
      isFenced = !isFenced;
      return false;
    }
    const isInMiddle = at > 0 && at < lines.length - 1;
    return !isFenced && !(isInMiddle && codeLine.test(line.trim()));
  });
  const cut = truncate(singleLine(prose.join('\n')) || whole, max);
  const end = cut.lastIndexOf(' ');
  return cut.endsWith('…') && end > max / 2 ? `${cut.slice(0, end)}…` : cut;
}

/** Text by a model, safe to show. It is cut before it is redacted, as it may be a megabyte. */
export const shown = (text: string, max: number, redact: Redactor['redact']): Redacted =>
  truncate(redact(singleLine(text.slice(0, 10 * max))), max) as Redacted;

/** Whether a heading shares a content word with one of the texts. */
export function sharesWord(
  heading: string,
  texts: readonly string[],
  contentWords: Session['contentWords'],
): boolean {
  const own = new Set(contentWords(heading));
  return texts.some((text) => contentWords(text).some((word) => own.has(word)));
}
