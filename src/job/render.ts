import {
  type Duration,
  formatDuration,
  type JobOutcome,
  pullRequestNumber,
} from '../agent/outcome.ts';
import { dashboardUrl } from '../service/errors.ts';
import { truncate } from '../text/clean.ts';
import { codeSpan, escapeMarkdown, link } from '../text/markdown.ts';
import type { Section } from '../text/sections.ts';
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
  /** For the Markdown alone: the log of a step that passed needs no advice. */
  hint?: string;
}

const inDashboard = `in the dashboard (${dashboardUrl})`;

const wordings: Record<JobOutcome, Wording> = {
  'pull-request': { icon: '✅', happened: 'The agent opened a pull request', next: '' },
  'no-changes': {
    icon: '➖',
    happened: 'The agent finished without a pull request',
    next: '',
    hint: `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} tells which.`,
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
const durationText = ({ duration: { milliseconds, since } }: JobResult): string =>
  formatDuration(milliseconds) + sinceWords[since];

const sinceWords: Record<Duration['since'], string> = {
  creation: '',
  message: ' since the message',
  'start of the wait': ' since the wait began',
};

/** What is reported on, and by which run. */
interface Telling {
  request: AgentRequest;
  runUrl: string;
}

/**
 * The outcome in Markdown: for the job summary and the comment.
 *
 * @param linkHost host that a link may lead to; a pull request elsewhere shows as text
 */
export function renderOutcome({
  result,
  request,
  linkHost,
  runUrl,
}: Telling & { result: JobResult; linkHost: string }): Section[] {
  const { icon, happened, hint = '' } = wordings[result.outcome];
  const facts = [
    ['Pull request', result.pullRequest && pullRequestText(result.pullRequest, linkHost)],
    ['Repository', result.repository && codeSpan(result.repository)],
    ['Branch', result.branch && codeSpan(result.branch)],
    ['Model', result.model && codeSpan(result.model)],
    ['Duration', durationText(result)],
    ['Job', jobText({ jobId: result.jobId, request, runUrl })],
  ];
  const list = facts.filter(([, value]) => value).map(([name, value]) => `- ${name}: ${value}`);
  return section([
    `### ${icon} ${happened}`,
    nextStep(result, request) || hint,
    quotation(request),
    list.join('\n'),
  ]);
}

/** @param jobId null while the job is being started */
export function renderAtWork({
  request,
  jobId,
  runUrl,
}: Telling & { jobId: string | null }): Section[] {
  const job = jobId ?? (request.kind === 'start' ? null : request.jobId);
  const text =
    job === null
      ? `Being started by this ${runLink(runUrl)}.`
      : `Job: ${jobText({ jobId: job, request, runUrl })}`;
  return section(['### ⏳ The agent is at work', quotation(request), `- ${text}`]);
}

const failedBeginnings = {
  stopped: {
    icon: '⚠️',
    start: 'An earlier attempt may have started the agent',
    message: 'An earlier attempt may have sent the message',
  },
  unknown: {
    icon: '⚠️',
    start: 'The agent may have been started',
    message: 'The agent may have received the message',
  },
  failed: { icon: '❌', start: 'The agent was not started', message: 'The message was not sent' },
  cancelled: {
    icon: '🚫',
    start: 'The step was cancelled before the agent was started',
    message: 'The step was cancelled before the message was sent',
  },
};

/** A request that led to no job that this run knows of. */
export function renderFailedBeginning({
  request,
  kind,
  message,
  runUrl,
}: Telling & { kind: keyof typeof failedBeginnings; message: string }): Section[] {
  const { icon, ...happened } = failedBeginnings[kind];
  const title = happened[request.kind === 'message' ? 'message' : 'start'];
  return section([
    `### ${icon} ${title}`,
    escapeMarkdown(message),
    quotation(request),
    `- Reported by this ${runLink(runUrl)}`,
  ]);
}

/** A job that could not be read: what failed, and what to do. */
export function renderUnread({
  request,
  jobId,
  message,
  runUrl,
}: Telling & { jobId: string; message: string }): Section[] {
  return section([
    '### ❌ The agent job could not be read',
    escapeMarkdown(message),
    quotation(request),
    `- Job: ${jobText({ jobId, request, runUrl })}`,
  ]);
}

const section = (paragraphs: readonly string[]): Section[] => [
  { title: 'Outcome', markdown: paragraphs.filter(Boolean).join('\n\n'), essential: true },
];

/** In graphemes: enough to recognize a prompt by. */
const longestQuotation = 200;

function quotation({ prompt }: AgentRequest): string {
  if (prompt === null) return '';
  return `> ${escapeMarkdown(truncate(prompt, longestQuotation))}`;
}

const runLink = (runUrl: string): string => link({ text: 'workflow run', url: runUrl });

const verbs = { start: 'started by', message: 'sent a message by', wait: 'waited for by' };

function jobText({ jobId, request, runUrl }: Telling & { jobId: string }): string {
  return `${codeSpan(jobId)}, ${verbs[request.kind]} this ${runLink(runUrl)}`;
}

function pullRequestText(url: string, linkHost: string): string {
  if (new URL(url).host !== linkHost) return codeSpan(url);
  const number = pullRequestNumber(url);
  return link({ text: number ? `#${number}` : url, url });
}
