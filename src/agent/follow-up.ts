import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AgentJob } from '../service/schemas.ts';
import { endOutcome, type JobOutcome } from './outcome.ts';

/**
 * Milliseconds after a message in which an unchanged end may be from before it: the service handles
 * messages one after the other, and its status may lag.
 */
const staleFor = 90_000;

/**
 * Distinguishes the end of a follow-up from the end that the job had before the message: an end
 * counts once the job was seen at work or at another status, or if it is unchanged 90 s later.
 *
 * @returns a function to call with each reading since the message: the outcome, or null while the
 *   wait continues
 */
export function followUpOutcome({
  clock,
  log,
}: {
  clock: Clock;
  log: Log;
}): (reading: AgentJob) => JobOutcome | null {
  const sentAt = clock.now();
  let first: string | null = null;
  let changed = false;

  return (reading) => {
    const outcome = endOutcome(reading);
    changed ||= outcome === null || (first !== null && first !== reading.status);
    if (changed) return outcome;
    if (first === null) {
      log.info(
        'This status may be from before the message: the step waits up to 90 s for it to change.',
      );
    }
    first = reading.status;
    if (clock.now() - sentAt < staleFor) return null;
    log.info('The status has not changed in the 90 s since the message, so it counts as the end.');
    return outcome;
  };
}
