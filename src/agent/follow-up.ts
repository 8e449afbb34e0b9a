import type { AgentJob, MessagedJob } from '../service/agent.ts';
import type { Step } from '../step.ts';
import { endOutcome, type JobOutcome } from './outcome.ts';

/** A message that was sent to a job. */
export interface SentMessage {
  /** Monotonic time, in milliseconds. */
  at: number;
  /** The job as the service answered. */
  answer: MessagedJob;
}

/**
 * Milliseconds after a message in which an unchanged end may be from before it: the service handles
 * messages one after the other, and its status may lag.
 */
const staleFor = 90_000;

/**
 * Distinguishes the end of a follow-up from the end that the job had before the message. An end
 * counts once there is a sign of work on the message, or if it is unchanged 90 s later. A sign is
 * that the job was active, in the answer to the message or in a reading, that its status changed, or
 * that it has another pull request.
 *
 * @param message null if an earlier attempt of the run sent it
 * @returns a function to call with each reading since the message: the outcome, or null while the
 *   wait continues
 */
export function followUpOutcome(
  message: SentMessage | null,
  { clock, log }: Pick<Step, 'clock' | 'log'>,
): (reading: AgentJob) => JobOutcome | null {
  const { at: sentAt, answer } = message ?? { at: clock.now(), answer: null };
  let first: string | null = null;
  // Undefined while nobody has said what it was.
  let link = answer?.prLink;
  let worked = answer?.status === 'active';

  return (reading) => {
    const { status, prLink = null } = reading;
    const outcome = endOutcome(reading);
    const hasNewLink = prLink !== null && link !== undefined && prLink !== link;
    worked ||= outcome === null || hasNewLink || (first !== null && first !== status);
    if (worked) return outcome;
    if (first === null) {
      log.info(
        'This status may be from before the message: the step waits up to 90 s for it to change.',
      );
    }
    first = status;
    link ??= prLink;
    if (clock.now() - sentAt < staleFor) return null;
    log.info('The status has not changed in the 90 s since the message, so it counts as the end.');
    return outcome;
  };
}
