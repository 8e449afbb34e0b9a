import type { Clock } from '../../src/step.ts';

export interface SimulatedClock extends Clock {
  /** Every wait so far, in milliseconds. */
  waits: number[];
  advance(milliseconds: number): void;
}

/** A clock whose time passes only in `sleep` and `advance`; waits end immediately. */
export function simulatedClock({
  startsAt = '2026-11-16T06:00:00Z',
  random = () => 0.5,
}: {
  startsAt?: string;
  random?: () => number;
} = {}): SimulatedClock {
  const wallStart = Date.parse(startsAt);
  const waits: number[] = [];
  let elapsed = 0;
  return {
    waits,
    now: () => elapsed,
    wallTime: () => wallStart + elapsed,
    random,
    advance: (milliseconds) => {
      elapsed += milliseconds;
    },
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      elapsed += milliseconds;
    },
  };
}
