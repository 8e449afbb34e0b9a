import { setTimeout as delay } from 'node:timers/promises';

/** Time and randomness, passed in so that tests can control them. */
export interface Clock {
  /** Monotonic time in milliseconds: deadlines and durations. */
  now(): number;
  /** Wall time in milliseconds since the epoch: dates, `Retry-After`, `createdAt`. */
  wallTime(): number;
  /** Resolves after `milliseconds`; rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0, inclusive, to 1, exclusive. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallTime: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    try {
      await delay(milliseconds, undefined, signal ? { signal } : {});
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
  random: () => Math.random(),
};
