import type { Memory } from '../gaps/gap.ts';
import type { Recalled } from '../gaps/recall.ts';
import type { Remembered } from '../gaps/remember.ts';

/** What a look at the issue's memory comes to. */
interface Change<Result> {
  /** The memory to be written; null if it stays as it is. */
  memory: Memory | null;
  result: Result;
}

/** The rolling issue, with this run's report in it. */
export interface IssueWriter {
  /**
   * Reads the issue as it is at this moment, boxes included, and writes what that changes in its
   * memory.
   *
   * @param change pure; asked again if the write has to be repeated
   * @param refusals why the service started no job, by gap: the issue tells so
   * @returns what the issue remembers then, and the result of the change
   * @throws GitHubError if it can't be read or written: whether it was written is open then
   */
  write<Result>(
    change: (remembered: Remembered) => Change<Result>,
    refusals: ReadonlyMap<string, string>,
  ): Promise<{ remembered: Remembered; result: Result }>;
  /**
   * What the issue itself remembers at this moment, whatever this run knows.
   *
   * @throws GitHubError
   */
  readBack(): Promise<Recalled>;
  /** From here on the run knows what was read back, and nothing else. */
  yieldTo(recalled: Recalled): void;
}

/** The issue as the one place that knows which jobs were started. */
export interface Ledger {
  /** As {@link IssueWriter.write}; one call after the other, however they come. */
  update<Result>(change: (remembered: Remembered) => Change<Result>): Promise<Result>;
  /** The issue tells, from its next version on, why no job was started for a gap. */
  refuse(gapId: string, reason: string): void;
  refusals: ReadonlyMap<string, string>;
  issue: IssueWriter;
  /** What the issue remembered when it was last read or written; null before that. */
  latest(): Remembered | null;
}

export function openLedger(issue: IssueWriter): Ledger {
  const refusals = new Map<string, string>();
  let latest: Remembered | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    update: (change) => {
      const next = last.then(async () => {
        const { remembered, result } = await issue.write(change, refusals);
        latest = remembered;
        return result;
      });
      last = next.catch(() => {});
      return next;
    },
    refusals,
    issue,
    refuse: (gapId, reason) => void refusals.set(gapId, reason),
    latest: () => latest,
  };
}
