import { vi } from 'vitest';
import type { SimulatedClock } from '../world/clock.ts';

/**
 * Replaces `AbortSignal.timeout` with one on the simulated clock, so that a stalled answer takes no real
 * time.
 *
 * @returns a function that lets the current requests time out; those already answered ignore it
 */
export function simulateTimeouts(clock: SimulatedClock): () => void {
  let milliseconds = 0;
  let current: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => {
    const controller = new AbortController();
    current.push(controller);
    milliseconds = given;
    return controller.signal;
  });
  return () => {
    clock.advance(milliseconds);
    const ended = current;
    current = [];
    for (const controller of ended) {
      controller.abort(new DOMException('The time is up.', 'TimeoutError'));
    }
  };
}
