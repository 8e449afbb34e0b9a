import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Cancellation } from '../src/cancellation.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Milliseconds from now until the process has to end. */
async function untilOver({ forcedEnd }: Cancellation): Promise<number> {
  const start = performance.now();
  let end: number | undefined;
  void forcedEnd.then(() => {
    end = performance.now();
  });
  for (let time = 0; end === undefined && time < 10_000; time += 10) {
    await vi.advanceTimersByTimeAsync(10);
  }
  return (end ?? Number.POSITIVE_INFINITY) - start;
}

/** Critical work that ends after some time; with `signal`, also when that is aborted. */
const critical = (cancellation: Cancellation, milliseconds: number) =>
  cancellation.critical(
    (signal) =>
      new Promise<'done' | 'aborted'>((resolve) => {
        setTimeout(() => resolve('done'), milliseconds);
        signal.addEventListener('abort', () => resolve('aborted'));
      }),
  );

test.each(['SIGINT', 'SIGTERM'] as const)('a step ends within 2 s of %s', async (signalName) => {
  const cancellation = new Cancellation();
  expect(cancellation.signal.aborted).toBe(false);
  cancellation.cancel(signalName);
  expect(cancellation.signal.reason.message).toBe(`The step was cancelled (${signalName}).`);
  expect(await untilOver(cancellation)).toBeLessThan(2_000);
});

test.each([
  ['SIGINT', 3_000, 'done', [3_000, 5_000]],
  ['SIGINT', 60_000, 'aborted', [5_000, 7_000]],
  ['SIGTERM', 60_000, 'aborted', [1_000, 2_000]],
] as const)(
  'critical work that %s finds is waited for: after %i ms it is %s',
  async (signalName, milliseconds, end, [after, before]) => {
    const cancellation = new Cancellation();
    const work = critical(cancellation, milliseconds);
    cancellation.cancel(signalName);
    const over = await untilOver(cancellation);
    expect(await work).toBe(end);
    expect(over).toBeGreaterThan(after);
    expect(over).toBeLessThan(before);
  },
);

test('the SIGTERM that follows SIGINT shortens the wait', async () => {
  const cancellation = new Cancellation();
  void critical(cancellation, 60_000);
  cancellation.cancel('SIGINT');
  await vi.advanceTimersByTimeAsync(1_000);
  cancellation.cancel('SIGTERM');
  expect(await untilOver(cancellation)).toBeLessThan(2_000);
});

test('another thread sees critical work, even if it failed', async () => {
  const cancellation = new Cancellation();
  const inWorker = new Cancellation(cancellation.criticalCount);
  await expect(inWorker.critical(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  void critical(inWorker, 4_000);
  cancellation.cancel('SIGINT');
  expect(await untilOver(cancellation)).toBeGreaterThan(4_000);
});
