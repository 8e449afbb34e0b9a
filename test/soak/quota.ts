import type { Clock } from '../../src/step.ts';
import type { Reply, Script } from '../world/service.ts';

const hour = 3_600_000;

/** Limits the requests that are answered in each hour of the clock, as the service does. */
export function withQuota(
  script: Script,
  { perHour, clock }: { perHour: number; clock: Clock },
): { script: Script; refused: () => number; maxInAnHour: () => number } {
  const answered = new Map<number, number>();
  let refusals = 0;
  const quotaScript: Script = (request, index) => {
    const thisHour = Math.floor(clock.wallTime() / hour);
    const count = answered.get(thisHour) ?? 0;
    if (count >= perHour) {
      refusals += 1;
      const seconds = Math.ceil(((thisHour + 1) * hour - clock.wallTime()) / 1_000);
      return refusal(seconds);
    }
    answered.set(thisHour, count + 1);
    return script(request, index);
  };
  return {
    script: quotaScript,
    refused: () => refusals,
    maxInAnHour: () => Math.max(...answered.values()),
  };
}

const refusal = (seconds: number): Reply => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  json: { error: 'Rate limit exceeded' },
});
