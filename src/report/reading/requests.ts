import { readList } from '../../language/lists.ts';
import { stemsOf } from '../../language/tokens.ts';
import { isInformative } from '../../language/vocabulary.ts';
import type { Model, Task } from '../../model/client.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { mapText, type Redacted, type Redactor } from '../../text/text.ts';

/**
 * The system message of a task, in which nothing is from readers or the docs: these are only in the user
 * message, as JSON.
 */
export const promptOf = (task: 'sections' | 'join' | 'describe' | 'describe-without-docs') =>
  readList(`report/reading/prompts/${task}`).join('\n');

/** What all requests of one report to its model share. */
export interface ModelSession {
  model: Pick<Model, 'ask' | 'concurrency' | 'requestsLeft'>;
  /** Why requests failed, for one warning at the end; `isFinal` if every later request would fail, too. */
  failures: { reasons: string[]; isFinal: boolean };
  /** Redacts the model's replies, which may contain secrets. */
  redact: Redactor['redact'];
}

/** How items are divided into requests. */
interface Batches<Item, T> {
  /** Number of items per request, and the minimum number after halving a request that is too long. */
  size: number;
  minSize: number;
  /** Whether the first request is sent alone, as the others need its answer. */
  isFirstAlone?: boolean;
  /** Creates the task for some items, just before it is sent. */
  task(batch: readonly Item[]): Task<T>;
}

interface Answered<Item, T> {
  items: readonly Item[];
  answer: T;
}

/**
 * Sends items in batches of parallel requests, up to the server's limit, and yields each batch's answers in
 * the order of its requests. Items that don't fit into the model's context are sent in halves, and later
 * requests are as small as these. If a request fails, its items get no answer.
 *
 * @param keep number of requests to leave for other tasks
 * @throws the signal's reason when aborted
 */
export async function* requestAnswers<Item, T>(
  items: readonly Item[],
  { size: initialSize, minSize, isFirstAlone, task }: Batches<Item, T>,
  { model, failures, keep }: Pick<ModelSession, 'model' | 'failures'> & { keep: number },
): AsyncGenerator<Answered<Item, T>> {
  let size = initialSize;
  let remaining = items;
  const mayAsk = (): boolean => model.requestsLeft > keep && !failures.isFinal;

  const ask = async (batch: readonly Item[]): Promise<Answered<Item, T>[]> => {
    const planned = Math.ceil(remaining.length / size);
    const result = await model.ask(task(batch), keep + planned);
    if (result.kind === 'answer') return [{ items: batch, answer: result.value }];
    if (result.kind === 'too-long' && batch.length > minSize && model.requestsLeft > keep) {
      const half = Math.max(minSize, Math.ceil(batch.length / 2));
      size = Math.min(size, half);
      const answered = await ask(batch.slice(0, half));
      return mayAsk() ? [...answered, ...(await ask(batch.slice(half)))] : answered;
    }
    failures.reasons.push(result.why);
    failures.isFinal ||= result.kind === 'failed' && result.isFinal;
    return [];
  };

  while (remaining.length > 0 && mayAsk()) {
    const wave: (readonly Item[])[] = [];
    const maxParallel = isFirstAlone && remaining === items ? 1 : model.concurrency;
    const atOnce = Math.min(maxParallel, model.requestsLeft - keep);
    while (remaining.length > 0 && wave.length < atOnce) {
      wave.push(remaining.slice(0, size));
      remaining = remaining.slice(size);
    }
    yield* (await Promise.all(wave.map(ask))).flat();
  }
}

export const maxTextLength = 200;
const maxAfterLength = 120;

/** A question in the form that is sent to the model, with the turn before it that stands alone, if any. */
export const questionToSend = (text: string, after: string | null = null) => ({
  text: shorten(text, maxTextLength),
  ...(after !== null && { after: shorten(after, maxAfterLength) }),
});

/** Returns a text on one line, cut after a word to fit `max` characters. */
export function shorten(text: string, max: number): string {
  const cut = truncate(singleLine(text.slice(0, 50 * max)), max);
  const end = cut.lastIndexOf(' ');
  return cut.endsWith('…') && end > max / 2 ? `${cut.slice(0, end)}…` : cut;
}

/** A model's text, made safe to show. It may be a megabyte long, so it is cut before redaction, too. */
export const safeText = (text: string, max: number, redact: Redactor['redact']): Redacted =>
  mapText(redact(singleLine(text.slice(0, 10 * max))), (redacted) => truncate(redacted, max));

/** Whether a heading shares a content word with one of the texts. */
export function sharesWord(heading: string, texts: readonly string[]): boolean {
  const contentWords = (text: string) => stemsOf(text).filter(isInformative);
  const headingWords = new Set(contentWords(heading));
  return texts.some((text) => contentWords(text).some((word) => headingWords.has(word)));
}
