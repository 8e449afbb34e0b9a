import { type JobOutcome, outcomeSentence } from '../agent/outcome.ts';
import { pullRequestAddress, pullRequestKey } from '../github/pull-request-history.ts';
import type { RunContext } from '../github/run-context.ts';
import { dashboardUrl } from '../service/errors.ts';
import type { Step } from '../step.ts';
import { addressOf } from '../text/address.ts';
import { truncate } from '../text/clean.ts';
import { codeSpan, escapeMarkdown, link, md, messageMarkdown } from '../text/markdown.ts';
import { redactServerText } from '../text/server-words.ts';
import { type Markdown, mapText, type Redacted } from '../text/text.ts';
import type { AgentRequest, FailedRequest } from './request.ts';

/** A job's pull request, as posts show it. */
export interface JobPullRequest {
  /** The link, as checked by `safePullRequestUrl`. */
  url: string;
  /** Short name: `#12`, or `acme/docs#12` in another repository; null on another host, which posts don't link. */
  name: string | null;
}

/** Maximum length of a name in posts, in graphemes. */
const maxNameLength = 200;

/** A name of the job's, safe for posts; null if it is absent or blank. */
export const redactedName = async (name: string | null | undefined, { mask }: Step) =>
  mapText(await redactServerText(mask(name ?? '')), (text) => truncate(text, maxNameLength)) ||
  null;

/** A job's pull request, as posts show it; null if its link contains something that redaction would remove. */
export async function shownPullRequest(
  url: string,
  { serverUrl, repository: own }: RunContext,
): Promise<JobPullRequest | null> {
  if ((await redactServerText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null };
  }
  const { owner, repository, number } = address;
  const inOwn = pullRequestKey({ owner: own.owner, repository: own.name, number });
  const isOwn = pullRequestKey(address) === inOwn;
  return { url, name: isOwn ? `#${number}` : `${owner}/${repository}#${number}` };
}

export interface JobResult {
  jobId: string;
  outcome: JobOutcome;
  /** Null if the job has no pull request, or its link can't be used. */
  pullRequest: JobPullRequest | null;
  /** The status as last read, if this action does not know it; '' otherwise. */
  unknownStatus: string;
  repository: Redacted | null;
  branch: Redacted | null;
  model: Redacted | null;
  /** How long the job took, in words: `4 min 12 s`. */
  duration: string;
  /** Whether an earlier attempt of the run made the request. */
  adopted: boolean;
  /** Whether a comment records the job, so that a later attempt of the run waits for it. */
  isClaimed: boolean;
}

/** What all posts of a step have in common. */
export interface PostContext {
  request: AgentRequest;
  /** The prompt or message for the agent; null if the step only waits. */
  quotedPrompt: Redacted | null;
  runUrl: string;
}

const inDashboard = `in the dashboard (${dashboardUrl})`;

/** `next` is advice for posts and the log. `hint` is advice for posts only. */
const outcomeTexts: Record<JobOutcome, { icon: string; next?: string; hint?: string }> = {
  'pull-request': { icon: '✅' },
  'no-changes': {
    icon: '➖',
    hint: `Either nothing had to change, or the project is set up to commit without a pull request: the job ${inDashboard} shows which.`,
  },
  archived: { icon: '🗄️', next: 'If you still want its work, start a new job.' },
  failed: { icon: '❌', next: `Look at the job ${inDashboard}, then start a new one.` },
  'timed-out': { icon: '⏳', next: 'To give it more time, raise `timeout-minutes`.' },
  cancelled: { icon: '🚫' },
};

const adoptedJobNote =
  'An earlier attempt of this run asked for it, and another re-run waits for the same job. To start another, start a new run, or delete the comment that claims the job and run again.';

/** How to keep waiting for a job without asking the agent twice. */
export function waitAdvice(
  { jobId, isClaimed }: Pick<JobResult, 'jobId' | 'isClaimed'>,
  { kind }: AgentRequest,
): string {
  const input = kind === 'start' ? 'prompt' : 'message';
  const withId = `run the step with \`job-id: ${jobId}\` instead of \`${input}\``;
  const next =
    kind === 'wait'
      ? 'run the same step again'
      : isClaimed
        ? `re-run this workflow run, or ${withId}`
        : withId;
  return `The job may still be running. To keep waiting, ${next}.`;
}

/** What to do next, as text that is also valid Markdown; '' for nothing. */
function nextStepText(result: JobResult, request: AgentRequest): string {
  const { outcome, adopted, unknownStatus } = result;
  const mayRun = outcome === 'timed-out' || outcome === 'cancelled';
  const steps = [
    outcome === 'pull-request' && !result.pullRequest && `Open it from the job ${inDashboard}.`,
    unknownStatus && `Its last status was "${unknownStatus}", which this action does not know.`,
    mayRun && waitAdvice(result, request),
    outcomeTexts[outcome].next,
    adopted && !mayRun && outcome !== 'pull-request' && adoptedJobNote,
  ];
  return steps.filter(Boolean).join(' ');
}

export function outcomeMessage(result: JobResult, request: AgentRequest): string {
  const parts = [
    `${outcomeSentence(result.outcome, result.pullRequest !== null)}.`,
    result.pullRequest && `Pull request: ${result.pullRequest.url}.`,
    `Job ${result.jobId}, ${result.duration}.`,
    nextStepText(result, request),
  ];
  return parts.filter(Boolean).join(' ');
}

export function renderOutcome(context: PostContext, result: JobResult): Markdown {
  const { jobId, outcome, pullRequest, repository, branch, model, duration } = result;
  const { icon, hint = '' } = outcomeTexts[outcome];
  const isUnusable = outcome === 'pull-request' && !pullRequest;
  const sentence = outcomeSentence(outcome, !isUnusable);
  return renderPost(context, `${isUnusable ? '⚠️' : icon} ${sentence}`, {
    text: [nextStepText(result, context.request), hint].filter(Boolean).join(' '),
    facts: [
      pullRequest && md`Pull request: ${pullRequestText(pullRequest)}`,
      repository && md`Repository: ${codeSpan(repository)}`,
      branch && md`Branch: ${codeSpan(branch)}`,
      model && md`Model: ${codeSpan(model)}`,
      md`Duration: ${escapeMarkdown(duration)}`,
      jobFact(context, jobId),
    ],
  });
}

/** @param jobId null if the id is not known yet, or is in the request */
export function renderAtWork(context: PostContext, jobId: string | null): Markdown {
  const { request } = context;
  const job = jobId ?? (request.kind === 'start' ? null : request.jobId);
  const fact = job ? jobFact(context, job) : md`Being started by ${thisRun(context)}.`;
  return renderPost(context, '⏳ The agent is at work', { facts: [fact] });
}

const failureHeadings: Record<FailedRequest['kind'], { start: string; message: string }> = {
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

export function renderFailedRequest(
  context: PostContext,
  kind: FailedRequest['kind'],
  message: string,
): Markdown {
  const heading = failureHeadings[kind][context.request.kind === 'message' ? 'message' : 'start'];
  const facts = [md`Reported by ${thisRun(context)}`];
  return renderPost(context, heading, { text: message, facts });
}

export const renderUnreadable = (context: PostContext, jobId: string, message: string): Markdown =>
  renderPost(context, '❌ The agent job could not be read', {
    text: message,
    facts: [jobFact(context, jobId)],
  });

/** Maximum length of a quoted prompt, in graphemes: enough to recognize it. */
const maxQuotationLength = 200;

function renderPost(
  { quotedPrompt }: PostContext,
  heading: string,
  { text = '', facts }: { text?: string; facts: readonly (Markdown | null)[] },
): Markdown {
  const quotation =
    quotedPrompt && md`> ${messageMarkdown(truncate(quotedPrompt, maxQuotationLength))}`;
  const list = md.lines(facts.map((fact) => fact && md`- ${fact}`));
  return md.blocks([md`### ${escapeMarkdown(heading)}`, messageMarkdown(text), quotation, list]);
}

const thisRun = ({ runUrl }: PostContext): Markdown =>
  md`this ${link({ text: 'workflow run', url: runUrl })}`;

const requestVerbs = {
  start: md`started by`,
  message: md`sent a message by`,
  wait: md`waited for by`,
};

const jobFact = (context: PostContext, jobId: string): Markdown =>
  md`Job: ${codeSpan(jobId)}, ${requestVerbs[context.request.kind]} ${thisRun(context)}`;

const pullRequestText = ({ url, name }: JobPullRequest): Markdown =>
  name === null ? codeSpan(url) : link({ text: name, url });
