import { vi } from 'vitest';
import type { SimulatedClock } from '../world/clock.ts';

/**
 * Puts Node's own timers for requests under the simulated clock, so that a stalled answer costs
 * simulated time and no other.
 *
 * @returns a function that lets the time of the requests under way run out: to those that were
 * answered it means nothing
 */
export function simulateTimeouts(clock: SimulatedClock): () => void {
  let milliseconds = 0;
  let underWay: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => {
    const controller = new AbortController();
    underWay.push(controller);
    milliseconds = given;
    return controller.signal;
  });
  return () => {
    clock.advance(milliseconds);
    const ended = underWay;
    underWay = [];
    for (const controller of ended) {
      controller.abort(new DOMException('The time is up.', 'TimeoutError'));
    }
  };
}
