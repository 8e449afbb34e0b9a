import type { Model, Task } from '../../model/client.ts';

/** What a model was asked in vain: all of it is told in one warning. */
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
}

/**
 * Asks about items, some in a request, as many requests at once as the server keeps up with. Those of
 * one wave know the same, and what they say counts in their order: however fast each is answered, the
 * same answers have the same effect. Items that don't fit into the model's context are sent in halves,
 * and those after them in such pieces at once. One that fails costs its items.
 *
 * @param take how many of the items, the first of which is next, go into a request of about the size
 * @param size what a request holds if nothing speaks against it
 * @param smallest pieces of so many items are not halved
 * @param keep requests that are needed for something else
 * @param task made when it is sent; `answered` is told of its answer
 * @throws the signal's reason when aborted
 */
export async function askInRequests<Item, T>({
  model,
  items,
  take,
  size: first,
  smallest,
  keep,
  task,
  answered,
  failures,
}: {
  model: Pick<Model, 'ask' | 'atOnce' | 'requestsLeft'>;
  items: readonly Item[];
  take: (left: readonly Item[], size: number) => number;
  size: number;
  smallest: number;
  keep: number;
  task: (some: readonly Item[]) => Task<T>;
  answered: (some: readonly Item[], value: T) => void;
  failures: Failures;
}): Promise<void> {
  let size = first;
  let left = items;

  /** The pieces that were answered, in their order. */
  const answersTo = async (some: readonly Item[]): Promise<(() => void)[]> => {
    const planned = Math.ceil(left.length / size);
    const asked = await model.ask(task(some), keep + planned);
    if (asked.kind === 'answer') return [() => answered(some, asked.value)];
    if (asked.kind === 'too-long' && some.length > smallest && model.requestsLeft > keep) {
      const half = Math.max(smallest, Math.ceil(some.length / 2));
      size = Math.min(size, half);
      const one = await answersTo(some.slice(0, half));
      return model.requestsLeft > keep && !failures.isFinal
        ? [...one, ...(await answersTo(some.slice(half)))]
        : one;
    }
    failures.add(asked.why);
    failures.isFinal ||= asked.kind === 'failed' && asked.isFinal;
    return [];
  };

  while (left.length > 0 && model.requestsLeft > keep && !failures.isFinal) {
    const wave: (readonly Item[])[] = [];
    const most = Math.min(model.atOnce, model.requestsLeft - keep);
    while (left.length > 0 && wave.length < most) {
      const count = take(left, size);
      wave.push(left.slice(0, count));
      left = left.slice(count);
    }
    for (const answers of await Promise.all(wave.map(answersTo)))
      for (const apply of answers) apply();
  }
}
