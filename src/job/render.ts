import { pullRequestNumber } from '../agent/outcome.ts';
import { truncate } from '../text/clean.ts';
import { codeSpan, escapeMarkdown, link } from '../text/markdown.ts';
import type { Section } from '../text/sections.ts';
import type { AgentRequest } from './begin.ts';
import { durationText, hints, type JobResult, nextStep, wordings } from './wording.ts';

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
  const { icon, happened } = wordings[result.outcome];
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
    nextStep(result, request) || (hints[result.outcome] ?? ''),
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
