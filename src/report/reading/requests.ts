import type { Asked, Model, Task } from '../../model/client.ts';

/** What a model was asked in vain: all of it is in one warning. */
export class Failures {
  count = 0;
  /** How often by why. */
  readonly kinds = new Map<string, number>();
  /** Nothing more is asked: it would fail in the same way. */
  isFinal = false;

  add(why: string): void {
    this.count += 1;
    this.kinds.set(why, (this.kinds.get(why) ?? 0) + 1);
  }

  addAsked(asked: Exclude<Asked<never>, { kind: 'answer' }>): void {
    this.add(asked.why);
    this.isFinal ||= asked.kind === 'failed' && asked.isFinal;
  }
}

/** Whom to ask, and within which limits. */
export interface Asking {
  model: Pick<Model, 'ask' | 'atOnce' | 'requestsLeft'>;
  failures: Failures;
  /** Requests that are needed for something else. */
  keep: number;
}

/**
 * Asks about something that can't be divided.
 *
 * @returns null if it fails, or no request is left for it
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

/** What is asked about in as many requests as it takes. */
interface Batch<Item, T> {
  items: readonly Item[];
  /** How many a request holds, and how few are not halved. */
  size: number;
  minSize: number;
  /** How many of the items, the first of which is next, go into a request of about the size. */
  countToSend?: (left: readonly Item[], size: number) => number;
  /** Made when it is sent. */
  task(some: readonly Item[]): Task<T>;
  answered(some: readonly Item[], value: T): void;
}

/**
 * Asks about items, some in a request, as many requests at once as the server keeps up with. Those of
 * one wave know the same, and what they say counts in their order: however fast each is answered, the
 * same answers have the same effect. Items that don't fit into the model's context are sent in halves,
 * and those after them in such pieces at once. One that fails costs its items.
 *
 * @throws the signal's reason when aborted
 */
export async function askInRequests<Item, T>(
  { items, size: first, minSize, countToSend = (_, size) => size, task, answered }: Batch<Item, T>,
  { model, failures, keep }: Asking,
): Promise<void> {
  let size = first;
  let left = items;

  /** The pieces that were answered, in their order. */
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
