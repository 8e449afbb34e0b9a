import type { Outcome } from '../inputs.ts';
import { type AgentJob, jobStatuses, type MessageReply } from '../service/agent.ts';
import type { Step } from '../step.ts';
import { addressOf } from '../text/address.ts';
import { parseTimestamp } from '../text/date.ts';

export type JobOutcome = Exclude<Outcome, 'complete' | 'incomplete'>;

const outcomeSentences: Readonly<Record<JobOutcome, string>> = {
  'pull-request': 'The agent opened a pull request',
  'no-changes': 'The agent finished without a pull request',
  archived: 'The agent job was archived',
  failed: 'The agent ran into an error that it could not recover from',
  'timed-out': 'The agent job had not ended when this step ran out of time',
  cancelled: 'The wait for the agent job was cancelled',
};

/**
 * What came of a job, in plain text without a full stop.
 *
 * @param hasLink whether the job named a link to a pull request that can be used
 */
export const outcomeSentence = (outcome: JobOutcome, hasLink: boolean): string =>
  outcome === 'pull-request' && !hasLink
    ? "The agent job ended and named a link to a pull request, but the link can't be used"
    : outcomeSentences[outcome];

/** Whether the status is one of the service's four. */
export const isKnownStatus = ({ status }: Pick<AgentJob, 'status'>): boolean =>
  jobStatuses.some((known) => known === status);

/** The status if it is a plain word, as only that is safe to show (a key has more digits), or ''. */
export const statusWord = ({ status }: Pick<AgentJob, 'status'>): string =>
  /^[a-z][a-z_-]{0,38}\d?$/i.exec(status)?.[0] ?? '';

/** How a job ended; null if it has not ended. */
export function finalOutcome({ status, prLink }: AgentJob): JobOutcome | null {
  if (status === 'completed') return prLink ? 'pull-request' : 'no-changes';
  return status === 'archived' || status === 'failed' ? status : null;
}

/** The number in a link to a GitHub, GitLab, Bitbucket or Gitea pull request; null for other links. */
export function pullRequestNumber(link: string): string | null {
  const match = /\/(?:pull|pulls|merge_requests|pull-requests)\/(\d{1,10})\/?$/.exec(
    addressOf(link)?.pathname ?? '',
  );
  return match?.[1] ?? null;
}

/**
 * The time from the job's creation until it was last read, in words, or the time waited if the job
 * doesn't say when it was created.
 *
 * @param seenAt wall time at which the job was last read, in milliseconds since the epoch
 * @param waited in milliseconds
 */
export function jobDuration(job: AgentJob | null, seenAt: number, waited: number): string {
  const created = parseTimestamp(job?.createdAt);
  // If the creation is in the future, the two clocks differ.
  return created !== null && created <= seenAt
    ? formatDuration(seenAt - created)
    : `${formatDuration(waited)} since the wait began`;
}

/** A duration in its two largest units, such as `4 min 12 s`; with a decimal if under 10 s. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1_000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
  if (minutes === 0) return `${whole} s`;
  if (hours === 0) return `${minutes} min ${whole % 60} s`;
  return `${hours} h ${minutes % 60} min`;
}

export interface SentMessage {
  /** When the message was sent: monotonic time in milliseconds. */
  sentAt: number;
  /** The service's response to the message; null if another attempt of the run sent it. */
  reply: MessageReply | null;
}

/** Milliseconds after a message in which a job's status may still be from before the message. */
const maxStaleTime = 90_000;

/**
 * Tells whether a job ended after a follow-up message or already before the message. An end counts once
 * there is a sign of work on the message, or 90 s after the message. Signs are an active job (when read
 * or in the response to the message), a changed status and another pull request.
 *
 * @returns a function to call with the job each time it is read; the function returns the outcome, or
 *   null to keep waiting
 */
export function createFollowUpCheck(
  { sentAt, reply }: SentMessage,
  { clock, log }: Pick<Step, 'clock' | 'log'>,
): (reading: AgentJob) => JobOutcome | null {
  let first: string | null = null;
  // The job's pull request before the message; undefined if not known yet.
  let link = reply?.prLink;
  let worked = reply?.status === 'active';

  return (reading) => {
    const { status, prLink = null } = reading;
    const outcome = finalOutcome(reading);
    const hasNewLink = prLink !== null && link !== undefined && prLink !== link;
    worked ||= outcome === null || hasNewLink || (first !== null && first !== status);
    if (worked) return outcome;
    if (first === null) {
      log.info(
        'This status may be from before the message. The step waits up to 90 s for it to change.',
      );
    }
    first = status;
    link ??= prLink;
    if (clock.now() - sentAt < maxStaleTime) return null;
    log.info('The status has not changed in the 90 s since the message, so it counts as the end.');
    return outcome;
  };
}
