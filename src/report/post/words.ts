import { type JobOutcome, outcomeWords } from '../../agent/outcome.ts';
import { type GitHubError, isGone } from '../../github/errors.ts';
import { dashboardUrl, operationWords } from '../../service/errors.ts';

/* Messages about jobs, for the log and the failed step. */

const retick = 'untick its box and tick it again';

/**
 * A gap by its id, by which it can be found in the issue's source and in `report.json`. The log never
 * shows its heading, as that is in readers' words.
 */
export const gapName = (id: string): string => `Gap ${id}`;

const byNextRun = '. The next run with `fix: ticked` looks it up';
const adviceWords: Readonly<Partial<Record<JobOutcome | 'not-found', string>>> = {
  failed: `. To ask for another job, ${retick}`,
  'not-found': `. To ask for another, ${retick}`,
  'timed-out': byNextRun,
  cancelled: byNextRun,
};

/** How a job ended, and what to do. */
export function endText(job: {
  name: string;
  jobId: string;
  outcome: JobOutcome | 'not-found';
  prLink: string | null;
  /** Whether it was read only once, without waiting for its end. */
  isReadOnce: boolean;
}): string {
  const { name, jobId, outcome, prLink, isReadOnce } = job;
  if (isReadOnce && outcome === 'timed-out') {
    return `${name}, job ${jobId}: the agent job is still running. This run doesn't wait for it, because it was started more than a day ago or its gap is no longer ticked. The next run with \`fix: ticked\` looks it up.`;
  }
  const happened =
    outcome === 'not-found' ? 'The service no longer knows the job' : outcomeWords[outcome];
  const words = `${happened.charAt(0).toLowerCase()}${happened.slice(1)}`;
  const link = prLink ? `: ${prLink}` : '';
  return `${name}, job ${jobId}: ${words}${adviceWords[outcome] ?? ''}${link}.`;
}

const lookInDashboard = `Look for it in the dashboard (${dashboardUrl}); to ask for another, ${retick}.`;

/** An earlier run ended while it was starting a job. */
export function unknownStartText(name: string, run: string): string {
  return `${name}: run ${run} ended while it was starting an agent job, so one may be running. No other job is started for this tick. ${lookInDashboard}`;
}

/** The service gave no usable answer to a start. */
export function unconfirmedText(name: string, error: Error): string {
  // The error's advice is for a step that starts one job and waits for it.
  const reason = error.message.replace(operationWords['start-job'].unconfirmed, '').trim();
  return `${name}: it is unknown whether an agent job was started. ${reason} No other job is started for this tick. ${lookInDashboard}`;
}

/** The service refused to start a job. */
export function refusedText(name: string, error: Error): string {
  return `${name}: no agent job was started. Its box stays ticked for the next run. ${error.message}`;
}

/**
 * The issue could not be updated before a start.
 *
 * @param started number of jobs that this run has already started
 */
export function unwrittenText(error: GitHubError, { started }: { started: number }): string {
  const none = started === 0 ? 'No agent job was started' : 'No other agent job was started';
  const why = isGone(error)
    ? 'was deleted or transferred in the meantime'
    : 'could not be updated first';
  return `${none}, because the issue ${why}: ${error.message}`;
}

/** A job was started, or ended, but the issue could not be updated. */
export function unsavedText(name: string, jobId: string, error: GitHubError): string {
  if (isGone(error)) {
    return `${name}, job ${jobId}: the agent job was started, but the issue was deleted or transferred in the meantime, so later runs don't know about it. ${error.message}`;
  }
  return `${name}, job ${jobId}: the issue could not be updated. ${error.message}`;
}
