import { type Duration, formatDuration, type JobOutcome, outcomeWords } from '../agent/outcome.ts';
import { dashboardUrl } from '../service/errors.ts';
import { truncate } from '../text/clean.ts';
import { countOf } from '../text/counts.ts';
import { codeSpan, escapeMarkdown, link, messageMarkdown } from '../text/markdown.ts';
import type { BodyPart } from '../text/sections.ts';
import type { Redacted } from '../text/text.ts';
import type { AgentRequest } from './request.ts';

/** A pull request as a post may show it. */
export interface JobPullRequest {
  /** The checked link: see `safePullRequestUrl`. */
  url: string;
  /** `#12`, or `acme/docs#12` in another repository; null on another host, which gets no link. */
  name: string | null;
  /** Null if it was not read from GitHub. */
  read: { title: Redacted; changedFiles: number } | null;
}

export interface JobResult {
  jobId: string;
  outcome: JobOutcome;
  pullRequest: JobPullRequest | null;
  repository: Redacted | null;
  branch: Redacted | null;
  model: Redacted | null;
  duration: Duration;
  /** Whether an earlier attempt of the run made the request. */
  adopted: boolean;
  /** Whether a comment records the job, so that a later attempt of the run waits for it. */
  remembered: boolean;
}

interface Wording {
  icon: string;
  /** What to do next, in plain text; '' for nothing. */
  next: string;
  /** Shown in Markdown only, as the log of a step that passed needs no advice. */
  hint?: string;
}

const inDashboard = `in the dashboard (${dashboardUrl})`;

const wordings: Record<JobOutcome, Wording> = {
  'pull-request': { icon: '✅', next: '' },
  'no-changes': {
    icon: '➖',
    next: '',
    hint: `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} shows which.`,
  },
  archived: {
    icon: '🗄️',
    next: 'If you still want its work, start a new job.',
  },
  failed: {
    icon: '❌',
    next: `Look at the job ${inDashboard}, then start a new one.`,
  },
  'timed-out': {
    icon: '⏳',
    next: 'To give it more time, raise `timeout-minutes`.',
  },
  cancelled: { icon: '🚫', next: '' },
};

const adoptedFailure =
  'An earlier attempt of this run started it, and attempts of one run share a job. To start a new one, start a new run.';

/** How to keep waiting for a job without asking the agent twice. */
function waitAdvice({ jobId, remembered }: JobResult, { kind }: AgentRequest): string {
  const howTo = {
    wait: 'run the same step again',
    start: `run the step with \`job-id: ${jobId}\` instead of \`prompt\``,
    message: 'run the step without `message`',
  };
  const next = remembered && kind !== 'wait' ? 're-run this workflow run' : howTo[kind];
  return `It may still be running. To keep waiting, ${next}.`;
}

/** What to do next, as text that is also valid Markdown; '' for nothing. */
export function nextStep(result: JobResult, request: AgentRequest): string {
  const { outcome, adopted } = result;
  const mayRun = outcome === 'timed-out' || outcome === 'cancelled';
  const steps = [
    mayRun && waitAdvice(result, request),
    wordings[outcome].next,
    adopted && outcome === 'failed' && adoptedFailure,
  ];
  return steps.filter(Boolean).join(' ');
}

/** The outcome in plain text, for the log and the error that fails the step. */
export function outcomeMessage(result: JobResult, request: AgentRequest): string {
  const parts = [
    `${outcomeWords[result.outcome]}.`,
    result.pullRequest && `Pull request: ${result.pullRequest.url}.`,
    `Job ${result.jobId}, ${durationText(result)}.`,
    nextStep(result, request),
  ];
  return parts.filter(Boolean).join(' ');
}

const durationText = ({ duration: { milliseconds, since } }: JobResult): string =>
  formatDuration(milliseconds) + sinceWords[since];

const sinceWords: Record<Duration['since'], string> = {
  creation: '',
  message: ' since the message',
  'start of the wait': ' since the wait began',
};

/** What all posts of a step have in common. */
export interface PostContext {
  request: AgentRequest;
  /** What the agent was asked, if anything. */
  quoted: Redacted | null;
  runUrl: string;
}

/** The outcome in Markdown, for the job summary and the comment. */
export function renderOutcome({ result, ...of }: PostContext & { result: JobResult }): BodyPart[] {
  const { jobId, outcome, pullRequest, repository, branch, model } = result;
  const { icon, hint = '' } = wordings[outcome];
  const facts = [
    pullRequest && `Pull request: ${pullRequestText(pullRequest)}`,
    repository && `Repository: ${codeSpan(repository)}`,
    branch && `Branch: ${codeSpan(branch)}`,
    model && `Model: ${codeSpan(model)}`,
    `Duration: ${durationText(result)}`,
    `Job: ${jobText(of, jobId)}`,
  ];
  const text = nextStep(result, of.request) || hint;
  return post(of, { heading: `${icon} ${outcomeWords[outcome]}`, text, facts });
}

/** @param jobId null while the job is being started */
export function renderAtWork({ jobId, ...of }: PostContext & { jobId: string | null }): BodyPart[] {
  const job = jobId ?? (of.request.kind === 'start' ? null : of.request.jobId);
  const fact = job ? `Job: ${jobText(of, job)}` : `Being started by ${thisRun(of)}.`;
  return post(of, { heading: '⏳ The agent is at work', facts: [fact] });
}

const failureHeadings = {
  stopped: {
    start: '⚠️ An earlier attempt may have started the agent',
    message: '⚠️ An earlier attempt may have sent the message',
  },
  unknown: {
    start: '⚠️ The agent may have been started',
    message: '⚠️ The agent may have received the message',
  },
  failed: { start: '❌ The agent was not started', message: '❌ The message was not sent' },
  cancelled: {
    start: '🚫 The step was cancelled before the agent was started',
    message: '🚫 The step was cancelled before the message was sent',
  },
};

/** A request that gave this run no job. */
export function renderFailedRequest({
  kind,
  message,
  ...of
}: PostContext & { kind: keyof typeof failureHeadings; message: string }): BodyPart[] {
  const heading = failureHeadings[kind][of.request.kind === 'message' ? 'message' : 'start'];
  return post(of, {
    heading,
    text: messageMarkdown(message),
    facts: [`Reported by ${thisRun(of)}`],
  });
}

/** A job that could not be read. */
export function renderUnreadable({
  jobId,
  message,
  ...of
}: PostContext & { jobId: string; message: string }): BodyPart[] {
  const heading = '❌ The agent job could not be read';
  return post(of, {
    heading,
    text: messageMarkdown(message),
    facts: [`Job: ${jobText(of, jobId)}`],
  });
}

/** In graphemes: enough to recognize a prompt or a title. */
const maxQuotation = 200;

function post(
  { quoted }: PostContext,
  {
    heading,
    text = '',
    facts,
  }: { heading: string; text?: string; facts: readonly (string | null)[] },
): BodyPart[] {
  const quotation = quoted && `> ${escapeMarkdown(truncate(quoted, maxQuotation))}`;
  const list = facts.flatMap((fact) => (fact ? `- ${fact}` : [])).join('\n');
  const paragraphs = [`### ${heading}`, text, quotation, list].filter(Boolean);
  return [{ title: 'Outcome', markdown: paragraphs.join('\n\n'), essential: true }];
}

const thisRun = ({ runUrl }: PostContext): string =>
  `this ${link({ text: 'workflow run', url: runUrl })}`;

const verbs = { start: 'started by', message: 'sent a message by', wait: 'waited for by' };

const jobText = (of: PostContext, jobId: string): string =>
  `${codeSpan(jobId)}, ${verbs[of.request.kind]} ${thisRun(of)}`;

function pullRequestText({ url, name, read }: JobPullRequest): string {
  if (name === null) return codeSpan(url);
  const title = read && ` ${escapeMarkdown(truncate(read.title, maxQuotation))}`;
  const files = read && ` (${countOf(read.changedFiles, 'changed file')})`;
  return [link({ text: name, url }), title, files].join('');
}
