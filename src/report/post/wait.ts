import type { JobOutcome } from '../../agent/outcome.ts';
import { type Wait, waitForJob } from '../../agent/wait.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Log } from '../../log.ts';
import type { AgentClient } from '../../service/agent.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Step } from '../../step.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import type { Event } from '../gaps/journal.ts';
import { type GapJob, type IssueWriter, instant } from './jobs.ts';
import { endText, gapName, untoldText } from './words.ts';

/** Longest wait between two readings of a job, in milliseconds: that of mode `job`. */
const interval = 30_000;
/** A job that was at work for longer may never end: nobody's run waits for it. */
const longestWait = 24 * 60 * 60 * 1_000;

/** A job of a gap, and what came of it. */
export interface EndedJob extends GapJob {
  /** Null if the job could not be read. */
  outcome: JobOutcome | 'not-found' | null;
  /** The checked link, or null. */
  prLink: string | null;
  /** What came of it as a sentence. */
  message: string;
  /** Why the issue does not know of it; null if it does. */
  untold: string | null;
  /** Whether nobody waited for it. */
  isLookedAt: boolean;
}

interface Waiting {
  issue: IssueWriter;
  service: Pick<AgentClient, 'readJob'>;
  step: Pick<Step, 'clock' | 'log' | 'signal' | 'deadline'>;
}

/**
 * Waits for jobs side by side until the deadline; the issue is told of each as it ends. A job that
 * is older than a day, or that nobody wants any more, gets one look.
 */
export function waitForJobs(jobs: readonly GapJob[], waiting: Waiting): Promise<EndedJob[]> {
  return Promise.all(jobs.map((job) => waitForOne(job, waiting)));
}

async function waitForOne(job: GapJob, waiting: Waiting): Promise<EndedJob> {
  const { service, step } = waiting;
  const { clock, log, signal, deadline } = step;
  const name = gapName(job.gapId);
  const isLookedAt = job.isLeft || clock.wallTime() - Date.parse(job.at) >= longestWait;
  const wait = await waitForJob({
    jobId: job.jobId,
    service,
    clock,
    log: prefixed(log, `${name}, job ${job.jobId}: `),
    signal,
    deadline: isLookedAt ? clock.now() : deadline,
    interval,
  });
  const ended = endOf({ job, name, wait, log, isLookedAt });
  log.info(ended.message);
  try {
    await tell(ended, waiting);
    return ended;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { ...ended, untold: untoldText(name, job.jobId, error) };
  }
}

const prefixed = (log: Log, prefix: string): Log => ({
  info: (message) => log.info(prefix + message),
  warning: (message) => log.warning(prefix + message),
});

function endOf({
  job,
  name,
  wait: { job: reading, outcome, error },
  log,
  isLookedAt,
}: {
  job: GapJob;
  name: string;
  wait: Wait;
  log: Log;
  isLookedAt: boolean;
}): EndedJob {
  const { jobId } = job;
  const link = reading?.prLink ?? '';
  const prLink = safePullRequestUrl(link);
  if (link !== '' && !prLink) {
    log.warning(
      `${name}, job ${jobId}: the job names a pull request link that is not a plain https URL. It was left out, as workflows put links into commands.`,
    );
  }
  const isGone = error instanceof ServiceError && error.status === 404;
  const known = outcome ?? (isGone ? 'not-found' : null);
  const said = error instanceof Error ? error.message : String(error);
  const message = known
    ? endText({ name, jobId, outcome: known, prLink, isLookedAt })
    : `${name}, job ${jobId}: it could not be read. ${said}`;
  return { ...job, outcome: known, prLink, message, untold: null, isLookedAt };
}

/**
 * A job that may still be at work stays in the memory, so that the next run looks it up: written only
 * if the issue could not be told of its start.
 */
async function tell(
  { outcome, prLink, jobId, gapId: gap, run }: EndedJob,
  { issue, step }: Waiting,
): Promise<void> {
  const isAtWork = outcome === null || outcome === 'timed-out';
  if (outcome === 'cancelled' || (isAtWork && !issue.hasUntold())) return;
  const of = { gap, run, jobId, at: instant(step.clock.wallTime()) };
  const event: Event = isAtWork
    ? { kind: 'started', ...of }
    : { kind: 'ended', ...of, outcome, prLink };
  await issue.tell(event);
}
