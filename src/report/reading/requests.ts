import type { Model, Task, TaskResult } from '../../model/client.ts';

/** Failed requests, collected for one warning. */
export class Failures {
  count = 0;
  /** Number of failures by reason. */
  readonly kinds = new Map<string, number>();
  /** Whether every further request would fail in the same way. */
  isFinal = false;

  add(why: string): void {
    this.count += 1;
    this.kinds.set(why, (this.kinds.get(why) ?? 0) + 1);
  }

  addAsked(asked: Exclude<TaskResult<never>, { kind: 'answer' }>): void {
    this.add(asked.why);
    this.isFinal ||= asked.kind === 'failed' && asked.isFinal;
  }
}

/** The model to ask, and the limits. */
export interface Asking {
  model: Pick<Model, 'ask' | 'atOnce' | 'requestsLeft'>;
  failures: Failures;
  /** Requests to leave for other tasks. */
  keep: number;
}

/**
 * Sends a task that can't be divided.
 *
 * @returns null if it fails or no request is left
 * @throws the signal's reason when aborted
 */
export async function askOnce<T>(
  task: Task<T>,
  { model, failures, keep }: Asking,
): Promise<T | null> {
  if (model.requestsLeft <= keep || failures.isFinal) return null;
  const asked = await model.ask(task, keep);
  if (asked.kind === 'answer') return asked.value;
  failures.addAsked(asked);
  return null;
}

/** A task that is divided into requests. */
interface Batch<Item, T> {
  items: readonly Item[];
  /** Items per request, and the size below which a request is not halved. */
  size: number;
  minSize: number;
  /** How many of the remaining items go into a request of about this size. */
  countToSend?: (left: readonly Item[], size: number) => number;
  /** Creates the task just before it is sent. */
  task(some: readonly Item[]): Task<T>;
  answered(some: readonly Item[], value: T): void;
}

/**
 * Sends items in waves of as many requests as the server can handle at once. Answers of a wave are
 * applied in the order of the requests, so that the result doesn't depend on timing. Items that don't
 * fit into the model's context are sent in halves, and all later requests have that size. The items
 * of a failed request are lost.
 *
 * @throws the signal's reason when aborted
 */
export async function askInRequests<Item, T>(
  { items, size: first, minSize, countToSend = (_, size) => size, task, answered }: Batch<Item, T>,
  { model, failures, keep }: Asking,
): Promise<void> {
  let size = first;
  let left = items;

  /** How to apply the answers, in order. */
  const answersTo = async (some: readonly Item[]): Promise<(() => void)[]> => {
    const planned = Math.ceil(left.length / size);
    const asked = await model.ask(task(some), keep + planned);
    if (asked.kind === 'answer') return [() => answered(some, asked.value)];
    if (asked.kind === 'too-long' && some.length > minSize && model.requestsLeft > keep) {
      const half = Math.max(minSize, Math.ceil(some.length / 2));
      size = Math.min(size, half);
      const one = await answersTo(some.slice(0, half));
      return model.requestsLeft > keep && !failures.isFinal
        ? [...one, ...(await answersTo(some.slice(half)))]
        : one;
    }
    failures.addAsked(asked);
    return [];
  };

  while (left.length > 0 && model.requestsLeft > keep && !failures.isFinal) {
    const wave: (readonly Item[])[] = [];
    const atOnce = Math.min(model.atOnce, model.requestsLeft - keep);
    while (left.length > 0 && wave.length < atOnce) {
      const count = countToSend(left, size);
      wave.push(left.slice(0, count));
      left = left.slice(count);
    }
    for (const answers of await Promise.all(wave.map(answersTo)))
      for (const apply of answers) apply();
  }
}
