import type { Memory } from '../gaps/gap.ts';
import type { Remembered } from '../gaps/remember.ts';

/** What a look at the issue's memory comes to. */
interface Change<Result> {
  /** The memory to be written; null if it stays as it is. */
  memory: Memory | null;
  result: Result;
}

/**
 * Reads the issue as it is at this moment, boxes included, and writes what that changes in its
 * memory.
 *
 * @param change pure
 * @param refusals why the service started no job, by gap: the issue tells so
 * @returns what the issue remembers then, and the result of the change
 * @throws GitHubError if it can't be read or written: whether it was written is open then
 */
export type WriteIssue = <Result>(
  change: (remembered: Remembered) => Change<Result>,
  refusals: ReadonlyMap<string, string>,
) => Promise<{ remembered: Remembered; result: Result }>;

/** The issue as the one place that knows which jobs were started. */
export interface Ledger {
  /** As {@link WriteIssue}; one call after the other, however they come. */
  update<Result>(change: (remembered: Remembered) => Change<Result>): Promise<Result>;
  /** The issue tells, from its next version on, why no job was started for a gap. */
  refuse(gapId: string, reason: string): void;
  refusals: ReadonlyMap<string, string>;
  /** What the issue remembered when it was last read or written; null before that. */
  latest(): Remembered | null;
}

export function openLedger(write: WriteIssue): Ledger {
  const refusals = new Map<string, string>();
  let latest: Remembered | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    update: (change) => {
      const next = last.then(async () => {
        const { remembered, result } = await write(change, refusals);
        latest = remembered;
        return result;
      });
      last = next.catch(() => {});
      return next;
    },
    refusals,
    refuse: (gapId, reason) => void refusals.set(gapId, reason),
    latest: () => latest,
  };
}
