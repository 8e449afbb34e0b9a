import { expect, onTestFinished, test, vi } from 'vitest';
import { Cancelled, StepFailure, systemClock } from '../src/step.ts';

test('the message of a failure has a line for each reason, and its cause is set', () => {
  const cause = new Error('why');
  expect(new StepFailure(['One', 'Two'], { cause })).toMatchObject({
    name: 'StepFailure',
    message: 'One\nTwo',
    cause,
  });
});

test('the wall time follows the system clock, and the monotonic time never goes back', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T06:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(systemClock.wallTime()).toBe(Date.parse('2026-11-16T06:00:00Z'));
  const before = performance.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(performance.now());
});

test('a sleep ends on time, with and without a signal', async () => {
  const before = performance.now();
  await systemClock.sleep(20);
  await systemClock.sleep(20, new AbortController().signal);
  // Node's timers have a resolution of a millisecond.
  expect(performance.now() - before).toBeGreaterThanOrEqual(38);
});

test.each(['before', 'while'])(
  'a sleep that is cancelled %s it goes on ends at once',
  async (when) => {
    const controller = new AbortController();
    const reason = new Cancelled('SIGTERM');
    if (when === 'before') controller.abort(reason);
    const slept = systemClock.sleep(60_000, controller.signal);
    controller.abort(reason);
    await expect(slept).rejects.toBe(reason);
  },
);

test.each([undefined, new AbortController().signal])(
  'what else goes wrong is no cancellation',
  async (signal) => {
    const invalid = systemClock.sleep('soon' as unknown as number, signal);
    await expect(invalid).rejects.toThrow(/"delay" argument must be of type number/);
  },
);
