import type { Clock } from '../clock.ts';
import { ServiceError } from '../service/errors.ts';
import type { AgentJob } from '../service/schemas.ts';

const shortestWait = 3_000;
const lastPollTimeout = 5_000;

/**
 * Milliseconds to the next poll: a tenth of the time waited so far, so that an end is seen within
 * a tenth of the job's run time, at least 3 s, and never more than the interval.
 */
export function pollDelay({ elapsed, interval }: { elapsed: number; interval: number }): number {
  return Math.min(interval, Math.max(shortestWait, elapsed / 10));
}

/**
 * Reads a job again and again until the deadline, at which the last reading is taken. The caller
 * stops earlier by leaving the loop.
 *
 * Once the job has been read, failing requests don't end the readings before the deadline, unless
 * they fail for good.
 *
 * @param read one reading; `lastTry` asks for a single try of so many milliseconds
 * @param interval longest wait between two readings, in milliseconds
 * @throws ServiceError if no further reading is possible, or none succeeded
 */
export async function* pollJob({
  read,
  clock,
  signal,
  deadline,
  interval,
}: {
  read: (options: { deadline: number; lastTry?: number }) => Promise<AgentJob>;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
  interval: number;
}): AsyncGenerator<AgentJob> {
  const start = clock.now();
  let everRead = false;
  while (clock.now() < deadline) {
    const reading = await attempt(() => read({ deadline }));
    const timeLeft = () => deadline - clock.now();
    if (reading instanceof ServiceError) {
      const waitTooLong = reading.kind === 'retry-after';
      if (waitTooLong && everRead) return;
      if (waitTooLong || reading.kind !== 'deadline') throw reading;
      await clock.sleep(Math.max(0, timeLeft()), signal);
      break;
    }
    everRead = true;
    yield reading;
    const delay = pollDelay({ elapsed: clock.now() - start, interval });
    await clock.sleep(Math.max(0, Math.min(delay, timeLeft())), signal);
  }
  const last = await attempt(() => read({ deadline, lastTry: lastPollTimeout }));
  if (!(last instanceof ServiceError)) yield last;
  else if (!everRead) throw last;
}

async function attempt(read: () => Promise<AgentJob>): Promise<AgentJob | ServiceError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}
