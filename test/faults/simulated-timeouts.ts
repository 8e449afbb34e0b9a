import { vi } from 'vitest';
import type { SimulatedClock } from '../world/clock.ts';

/**
 * Puts Node's own timers for requests under the simulated clock, so that a stalled answer costs
 * simulated time and no other.
 *
 * @returns a function that lets the time of the latest request run out
 */
export function simulateTimeouts(clock: SimulatedClock): () => void {
  let latest = { controller: new AbortController(), milliseconds: 0 };
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    latest = { controller: new AbortController(), milliseconds };
    return latest.controller.signal;
  });
  return () => {
    clock.advance(latest.milliseconds);
    latest.controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  };
}
