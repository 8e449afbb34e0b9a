import type { JobOutcome } from '../../agent/outcome.ts';
import { type GitHubError, isGone } from '../../github/errors.ts';
import { dashboardUrl, operationWords } from '../../service/errors.ts';

/*
 * What the log and the failed step say of jobs, in plain text.
 */

const askAnew = 'untick its box and tick it again';

/**
 * A gap by its id, which finds it in the issue's source and in `report.json`. Its heading is in
 * readers' words, which the log never holds.
 */
export const gapName = (id: string): string => `Gap ${id}`;

const endWords: Readonly<Record<JobOutcome | 'not-found', string>> = {
  'pull-request': 'the agent opened a pull request',
  'no-changes': 'the agent finished without a pull request',
  archived: 'the agent job was archived',
  failed: `the agent met an error that it could not recover from. To ask for another job, ${askAnew}`,
  'not-found': `the service no longer knows the job. To ask for another, ${askAnew}`,
  'timed-out':
    'the agent job had not ended when the time of this step was up. The next run with `fix: ticked` looks it up',
  cancelled:
    'the wait for the agent job was cancelled. The next run with `fix: ticked` looks it up',
};

/**
 * How a job ended, and what to do.
 *
 * @param job `isLookedAt`: whether nobody waited for it
 */
export function endText(job: {
  name: string;
  jobId: string;
  outcome: JobOutcome | 'not-found';
  prLink: string | null;
  isLookedAt: boolean;
}): string {
  const { name, jobId, outcome, prLink, isLookedAt } = job;
  if (isLookedAt && outcome === 'timed-out') {
    return `${name}, job ${jobId}: the agent job is still at work. This run doesn't wait for it, as it was started more than a day ago, or its gap is no longer ticked. The next run with \`fix: ticked\` looks it up.`;
  }
  return `${name}, job ${jobId}: ${endWords[outcome]}${prLink ? `: ${prLink}` : ''}.`;
}

const lookInDashboard = `Look for it in the dashboard (${dashboardUrl}); to ask for another, ${askAnew}.`;

/** An earlier run began to start a job, and that is all that is known. */
export function unknownStartText(name: string, run: string): string {
  return `${name}: run ${run} began to start an agent job and ended before it could say which, so that one may be running. Nothing is started for this tick again. ${lookInDashboard}`;
}

/** No usable answer came to a start. */
export function unconfirmedText(name: string, error: Error): string {
  // Its advice is for a step that starts one job and waits for it.
  const said = error.message.replace(operationWords['start-job'].unconfirmed, '').trim();
  return `${name}: whether an agent job was started is not known. ${said} Nothing is started for this tick again. ${lookInDashboard}`;
}

/** The service started nothing. */
export function refusedText(name: string, error: Error): string {
  return `${name}: no agent job was started, and its box stays ticked for the next run. ${error.message}`;
}

/**
 * The issue could not be written before a start.
 *
 * @param started how many jobs this run has started before
 */
export function unwrittenText(error: GitHubError, { started }: { started: number }): string {
  const none = started === 0 ? 'No agent job was started' : 'No other agent job was started';
  const why = isGone(error)
    ? 'was deleted or transferred in the meantime'
    : 'could not be read and written';
  return `${none}, as the issue, which must know of it first, ${why}: ${error.message}`;
}

/** A job was started, or ended, and the issue could not be told. */
export function untoldText(name: string, jobId: string, error: GitHubError): string {
  if (isGone(error)) {
    return `${name}, job ${jobId}: the agent job was started, and the issue was deleted or transferred in the meantime, so that no later run knows of it. ${error.message}`;
  }
  return `${name}, job ${jobId}: the issue could not be told. ${error.message}`;
}
