import { formatDuration } from '../agent/duration.ts';
import { type JobOutcome, pullRequestNumber } from '../agent/outcome.ts';
import { dashboardUrl } from '../service/errors.ts';
import { codeSpan, link } from '../text/markdown.ts';
import type { Section } from '../text/sections.ts';

/** What a run found out about a job, ready to be told. */
export interface JobResult {
  jobId: string;
  outcome: JobOutcome;
  /** The checked link, or null: see `safePullRequestUrl`. */
  pullRequest: string | null;
  repository: string | null;
  branch: string | null;
  model: string | null;
  duration: { milliseconds: number; since: 'creation' | 'start of the wait' };
}

interface Wording {
  icon: string;
  /** One sentence, plain text, without its full stop. */
  happened: string;
  /** What to do next, plain text; '' if nothing is to be done. */
  next: string;
}

const inDashboard = `in the dashboard (${dashboardUrl})`;
const waitOn = 'It may still be running. To wait on, run the same step again.';

const wordings: Record<JobOutcome, Wording> = {
  'pull-request': { icon: '✅', happened: 'The agent opened a pull request', next: '' },
  'no-changes': {
    icon: '➖',
    happened: 'The agent finished without changing a file',
    next: '',
  },
  archived: {
    icon: '🗄️',
    happened: 'The agent job was archived',
    next: 'If its work is still wanted, start a new job.',
  },
  failed: {
    icon: '❌',
    happened: 'The agent met an error that it could not recover from',
    next: `Look at the job ${inDashboard}, then start a new one.`,
  },
  'timed-out': {
    icon: '⏳',
    happened: 'The agent job had not ended when the time of this step was up',
    next: `${waitOn} A larger \`timeout-minutes\` gives it more time.`,
  },
  cancelled: { icon: '🚫', happened: 'The wait for the agent job was cancelled', next: waitOn },
};

/** For the Markdown alone: the log of a step that passed needs no advice. */
const hints: Partial<Record<JobOutcome, string>> = {
  'no-changes': `If you expected a change, look at the job ${inDashboard}.`,
};

/** The outcome in plain text: for the log, and for the error that fails the step. */
export function outcomeMessage(result: JobResult): string {
  const { happened, next } = wordings[result.outcome];
  const parts = [
    `${happened}.`,
    result.pullRequest && `Pull request: ${result.pullRequest}.`,
    `Job ${result.jobId}, ${durationText(result)}.`,
    next,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * The outcome in Markdown: for the job summary and the comment.
 *
 * @param linkHost host that a link may lead to; a pull request elsewhere shows as text
 */
export function renderJob({
  result,
  linkHost,
  runUrl,
}: {
  result: JobResult;
  linkHost: string;
  runUrl: string;
}): Section[] {
  const { icon, happened, next } = wordings[result.outcome];
  const facts = [
    ['Pull request', result.pullRequest && pullRequestText(result.pullRequest, linkHost)],
    ['Repository', result.repository && codeSpan(result.repository)],
    ['Branch', result.branch && codeSpan(result.branch)],
    ['Model', result.model && codeSpan(result.model)],
    ['Duration', durationText(result)],
    [
      'Job',
      `${codeSpan(result.jobId)}, waited for by this ${link({ text: 'workflow run', url: runUrl })}`,
    ],
  ];
  const list = facts.filter(([, value]) => value).map(([name, value]) => `- ${name}: ${value}`);
  const advice = next || hints[result.outcome];
  const paragraphs = [`### ${icon} ${happened}`, advice, list.join('\n')];
  return [{ title: 'Outcome', markdown: paragraphs.filter(Boolean).join('\n\n'), essential: true }];
}

function pullRequestText(url: string, linkHost: string): string {
  if (new URL(url).host !== linkHost) return codeSpan(url);
  const number = pullRequestNumber(url);
  return link({ text: number ? `#${number}` : url, url });
}

const durationText = ({ duration: { milliseconds, since } }: JobResult): string =>
  since === 'creation'
    ? formatDuration(milliseconds)
    : `${formatDuration(milliseconds)} since the wait began`;
