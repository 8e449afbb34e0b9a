import type { Claim } from '../../agent/claim.ts';
import { type JobOutcome, outcomeSentence } from '../../agent/outcome.ts';
import { type GitHubError, isIssueGone } from '../../github/errors.ts';
import { dashboardUrl, operationTexts } from '../../service/errors.ts';
import { codeSpan, escapeMarkdown, link, md } from '../../text/markdown.ts';
import type { Markdown, Redacted } from '../../text/text.ts';
import { headingMarkdown } from '../gaps/editable.ts';

/* What the log, the failed step and the comments on the issue say about the jobs of ticked gaps. */

/**
 * A gap by its id, by which it can be found in the issue's source and in `report.json`. The log never
 * shows its heading, as that is in readers' words.
 */
export const gapName = (id: string): string => `Gap ${id}`;

/** How a job of a gap ended, or that the service no longer knows it. */
export type GapJobOutcome = JobOutcome | 'not-found';

/** The comment that claims a gap's job, and then says how the job goes. */
export function claimMarkdown(
  { label, runUrl }: { label: Redacted; runUrl: string },
  job: { jobId: string; outcome: GapJobOutcome | null; prLink: string | null } | null,
): Markdown {
  const run = link({ text: 'workflow run', url: runUrl });
  const jobs = job && md`Job ${codeSpan(job.jobId)}`;
  const dashboard = link({ text: 'the dashboard', url: dashboardUrl });
  const state = !job
    ? md`An agent’s job is being started by this ${run}. If it has ended and no job is named here, one may be running: look in ${dashboard}, and delete this comment to allow another.`
    : job.outcome === null
      ? md`${jobs} is at work, started by this ${run}. Leave this comment: it keeps other runs from starting a second job.`
      : md`${jobs}: ${escapeMarkdown(ended(job.outcome, job.prLink))}${job.prLink && md`: ${codeSpan(job.prLink)}`}.`;
  return md.blocks([md`### ${headingMarkdown(label)}`, state]);
}

function ended(outcome: GapJobOutcome, prLink: string | null): string {
  if (outcome === 'not-found') return 'the service no longer knows the job';
  const sentence = outcomeSentence(outcome, prLink !== null);
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

const nextReportAdvice = '. The next report looks it up';
const adviceWords: Readonly<Partial<Record<GapJobOutcome, string>>> = {
  failed: '. To ask for another job, tick its box again',
  'not-found': '. To ask for another, tick its box again',
  'timed-out': nextReportAdvice,
  cancelled: nextReportAdvice,
};

export function jobEndText(job: {
  name: string;
  jobId: string;
  outcome: GapJobOutcome;
  prLink: string | null;
}): string {
  const { name, jobId, outcome, prLink } = job;
  const end = prLink ? `: ${prLink}` : '';
  return `${name}, job ${jobId}: ${ended(outcome, prLink)}${adviceWords[outcome] ?? ''}${end}.`;
}

export const notWaitedText = (name: string, jobId: string): string =>
  `${name}, job ${jobId}: the agent job is still running. This run doesn't wait for it, because it was started more than a day ago or its gap was dismissed. The next report looks it up.`;

export const unknownStartText = (name: string, { run, url }: Claim): string =>
  `${name}: run ${run} ended while it was starting an agent job, so one may be running. No other job is started for this gap. Look for it in the dashboard (${dashboardUrl}); to allow another, delete the comment ${url}.`;

/** The service does not confirm that the job of a claim was started for it. */
export const forgedJobText = (name: string, { job, url }: Claim): string =>
  `${name}: the comment ${url} names the job ${job}, which the service does not say was created for it, so the job is not used, and no other is started for this gap. If nobody meant this, delete the comment.`;

export function unconfirmedStartText(name: string, url: string, error: Error): string {
  // The error's advice is for a step that starts one job and waits for it.
  const reason = error.message.replace(operationTexts['start-job'].ifUnconfirmed, '').trim();
  return `${name}: it is unknown whether an agent job was started. ${reason} No other job is started for this gap. Look for it in the dashboard (${dashboardUrl}); to allow another, delete the comment ${url}.`;
}

export const refusedStartText = (name: string, error: Error): string =>
  `${name}: no agent job was started. Its box stays ticked for the next run. ${error.message}`;

export function notClaimedText(error: GitHubError): string {
  const advice = /\blocked\b/i.test(error.reason)
    ? ' Unlock the conversation of the issue.'
    : ' Ticks stay for the next run.';
  const cause = isIssueGone(error)
    ? 'the issue was deleted or transferred in the meantime'
    : 'the comments that claim them could not be posted';
  return `No agent job was started, because ${cause}: ${error.message}${advice}`;
}

export const notSavedText = (name: string, jobId: string, { message }: GitHubError): string =>
  `${name}, job ${jobId}: its comment on the issue could not be updated. ${message}`;

export const issueNotUpdatedText = (error: GitHubError): string =>
  isIssueGone(error)
    ? `The issue was deleted or transferred in the meantime, so later reports don't know about its jobs. ${error.message}`
    : `The issue could not be updated with its jobs; their comments have them. ${error.message}`;
