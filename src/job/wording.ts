import type { Duration, JobOutcome } from '../agent/outcome.ts';
import { formatDuration } from '../agent/outcome.ts';
import { dashboardUrl } from '../service/errors.ts';
import type { AgentRequest } from './begin.ts';

/** What a run found out about a job, ready to be reported. */
export interface JobResult {
  jobId: string;
  outcome: JobOutcome;
  /** The checked link, or null: see `safePullRequestUrl`. */
  pullRequest: string | null;
  repository: string | null;
  branch: string | null;
  model: string | null;
  duration: Duration;
  /** An earlier attempt of the run made the request. */
  adopted: boolean;
  /** A comment remembers the job, so that a later attempt of the run waits for it. */
  remembered: boolean;
}

interface Wording {
  icon: string;
  /** One sentence, plain text, without its full stop. */
  happened: string;
  /** What to do next, plain text; '' if nothing is to be done. */
  next: string;
}

const inDashboard = `in the dashboard (${dashboardUrl})`;

export const wordings: Record<JobOutcome, Wording> = {
  'pull-request': { icon: '✅', happened: 'The agent opened a pull request', next: '' },
  'no-changes': {
    icon: '➖',
    happened: 'The agent finished without a pull request',
    next: '',
  },
  archived: {
    icon: '🗄️',
    happened: 'The agent job was archived',
    next: 'If you still want its work, start a new job.',
  },
  failed: {
    icon: '❌',
    happened: 'The agent ran into an error that it could not recover from',
    next: `Look at the job ${inDashboard}, then start a new one.`,
  },
  'timed-out': {
    icon: '⏳',
    happened: 'The agent job had not ended when this step ran out of time',
    next: 'A larger `timeout-minutes` gives it more time.',
  },
  cancelled: { icon: '🚫', happened: 'The wait for the agent job was cancelled', next: '' },
};

/** For the Markdown alone: the log of a step that passed needs no advice. */
export const hints: Partial<Record<JobOutcome, string>> = {
  'no-changes': `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} tells which.`,
};

const adoptedFailure =
  'An earlier attempt of this run started it, and attempts of one run share a job: to start a new one, start a new run.';

/** How to keep waiting for a job that may still be running, without asking the agent twice. */
function waitAgain({ jobId, remembered }: JobResult, { kind }: AgentRequest): string {
  const howTo = {
    wait: 'run the same step again',
    start: `run the step with \`job-id: ${jobId}\` instead of \`prompt\``,
    message: 'run the step without `message`',
  };
  const next = remembered && kind !== 'wait' ? 're-run this workflow run' : howTo[kind];
  return `It may still be running. To keep waiting, ${next}.`;
}

/** What to do next, plain text or Markdown; '' if nothing is to be done. */
export function nextStep(result: JobResult, request: AgentRequest): string {
  const { outcome, adopted } = result;
  const mayRun = outcome === 'timed-out' || outcome === 'cancelled';
  const steps = [
    mayRun && waitAgain(result, request),
    wordings[outcome].next,
    adopted && outcome === 'failed' && adoptedFailure,
  ];
  return steps.filter(Boolean).join(' ');
}

/** The outcome in plain text: for the log, and for the error that fails the step. */
export function outcomeMessage({
  result,
  request,
}: {
  result: JobResult;
  request: AgentRequest;
}): string {
  const { happened } = wordings[result.outcome];
  const parts = [
    `${happened}.`,
    result.pullRequest && `Pull request: ${result.pullRequest}.`,
    `Job ${result.jobId}, ${durationText(result)}.`,
    nextStep(result, request),
  ];
  return parts.filter(Boolean).join(' ');
}

/** How long the job took, or the wait for it. */
export const durationText = ({ duration: { milliseconds, since } }: JobResult): string =>
  formatDuration(milliseconds) + sinceWords[since];

const sinceWords: Record<Duration['since'], string> = {
  creation: '',
  message: ' since the message',
  'start of the wait': ' since the wait began',
};
