import { pollJob } from '../src/agent/poll.ts';
import { simulatedClock } from '../test/world/clock.ts';

const minute = 60_000;
const interval = 30_000;

/** Polls a job that ends at a time: when the end was seen, and after how many requests. */
async function poll({ end, deadline }: { end: number; deadline: number }) {
  const clock = simulatedClock();
  let requests = 0;
  const read = async () => {
    requests += 1;
    return { status: clock.now() < end ? 'active' : 'completed' };
  };
  const signal = new AbortController().signal;
  for await (const job of pollJob({ read, clock, signal, deadline, interval })) {
    if (job.status === 'completed') break;
  }
  return { seen: clock.now(), requests };
}

/** How late an end is seen, and what half an hour of waiting costs, on a simulated clock. */
export async function benchPolling(): Promise<void> {
  const deadline = 30 * minute;
  let latest = 0;
  // Below half a minute the shortest wait of 3 s is more than a tenth.
  for (let end = minute / 2; end < deadline; end += 777) {
    const { seen } = await poll({ end, deadline });
    latest = Math.max(latest, (seen - end) / end);
  }
  const { requests } = await poll({ end: Number.POSITIVE_INFINITY, deadline });
  console.log(
    `polling       an end is seen at most ${(latest * 100).toFixed(1)}% of the run time late; half an hour costs ${requests} requests`,
  );
}
