import { pullRequestAddress } from '../../github/pull-request-state.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { KnownGap, KnownIssue, Standing } from '../model/remembered.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { formatDay, proportionText } from './wording.ts';

/** What is told of one outcome, as escaped Markdown without a full stop. */
interface Words {
  /** Where the gap stands: in its fold, and as its verdict. */
  state: string | ((detail: string) => string);
  /** That its fix is under way, as a line; absent if it waits for a decision. */
  underWay?: (gap: KnownGap, pullRequest: string) => string;
  /** The same in a few words, for a cell. */
  cell?: string | ((pullRequest: string) => string);
  /** What went wrong, as a sentence before what to do, of a gap that waits for a decision anew. */
  setback?: string;
}

const askAnew = 'untick the box and tick it again to ask for another';
const ticked = {
  underWay: () => 'ticked for the agent, and its job is to be started',
  cell: 'Ticked for the agent',
};

/** What came of a decision: the words of every outcome that a report tells. */
const outcomes: Readonly<Record<string, Words>> = {
  refused: { state: (reason) => `no job was started: ${escapeMarkdown(reason)}` },
  'ticked-again': {
    ...ticked,
    state: 'ticked again; another job starts once the one that is at work has ended',
  },
  'not-asked': {
    state:
      'ticked, but not asked in this period or the one before; its job starts once it is asked again',
    underWay: () => 'ticked for the agent, whose job starts once it is asked again',
  },
  'to-be-started': {
    ...ticked,
    state:
      'ticked; its job starts with this run, or with a later one if there are more than `max-jobs`',
  },
  ticked: { ...ticked, state: 'ticked; a run with `fix: ticked` starts its job' },
  unclear: {
    state: `ticked, but what came of that is lost with the issue’s memory; ${askAnew}`,
  },
  starting: {
    state:
      'a job is being started; if none shows here when the run is over, it may be running all the same',
    underWay: () => 'an agent’s job is being started',
    cell: 'An agent’s job starts',
  },
  'at-work': {
    state: (jobId) => `a job is at work: ${codeSpan(jobId)}`,
    underWay: ({ standing }) => `an agent is at work: job ${codeSpan(standing?.detail ?? '')}`,
    cell: 'An agent is at work',
  },
  'waits-for-merge': {
    state: 'waits for its merge',
    underWay: (_, pullRequest) => `${pullRequest} waits for review`,
    cell: (pullRequest) => `${pullRequest} waits for review`,
  },
  unreadable: {
    state: (why) => escapeMarkdown(why),
    underWay: ({ standing }, pullRequest) =>
      `${pullRequest} ${escapeMarkdown(standing?.detail ?? '')}`,
    cell: (pullRequest) => pullRequest,
  },
  ours: {
    state: 'people write it',
    underWay: () => 'people write it',
    cell: 'People write it',
  },
  watching: {
    state: 'watching',
    underWay: (gap, pullRequest) =>
      `${pullRequest} was merged, and is watched: ${proportionText(gap)}`,
    cell: (pullRequest) => `${pullRequest} was merged: watched`,
  },
  fixed: { state: 'fixed', cell: (pullRequest) => `Fixed by ${pullRequest}` },
  back: { state: 'back', setback: 'Back after a fix.' },
  closed: { state: 'closed without a merge', setback: 'Its pull request was closed.' },
  'no-link': { state: 'the job opened a pull request, but its link is not a plain https URL' },
  'no-changes': {
    state: 'the job ended without a pull request',
    setback: 'The agent changed nothing.',
  },
  archived: { state: 'the job was archived', setback: 'The agent’s job was archived.' },
  failed: { state: `the job failed; ${askAnew}`, setback: 'The agent’s job failed.' },
  unknown: {
    state: `a job may have been started, and was not found; look in the dashboard, or ${askAnew}`,
  },
  'not-found': { state: `the service no longer knows the job; ${askAnew}` },
  dismissed: { state: 'not for the docs' },
};

/** Where a gap stands, as escaped Markdown without a full stop. */
export function standingWords({ is, detail }: Standing): string {
  const said = outcomes[is]?.state ?? 'no pull request';
  return typeof said === 'string' ? said : said(detail ?? '');
}

/** That a gap's fix is under way, as a line; null if it isn't. */
export function underWayWords(gap: KnownGap | undefined, runUrl: string): string | null {
  const said = outcomes[gap?.standing?.is ?? '']?.underWay;
  return gap && said ? said(gap, pullRequestText(gap, runUrl) || 'its pull request') : null;
}

/** What went wrong with a gap that waits for a decision anew, as a sentence; none of any other. */
export function setback(gap: KnownGap | undefined): string[] {
  const said = outcomes[gap?.standing?.is ?? '']?.setback;
  return said === undefined ? [] : [said];
}

/** What a cell says of a gap that waits for nobody's decision; null if it does. */
export function stateCell(gap: KnownGap | undefined, runUrl: string): string | null {
  const said = outcomes[gap?.standing?.is ?? '']?.cell;
  if (!gap || said === undefined) return null;
  if (typeof said === 'string') return said;
  const text = said(pullRequestText(gap, runUrl) || 'its pull request');
  return text.replace(/^\[?./, (start) => start.toUpperCase());
}

/**
 * Since when a gap is known, and where it stands; empty if there is nothing to tell.
 *
 * @param from first day of the report's period
 */
export function standingText(
  { id, firstReported }: ReportTopic,
  { from, issue }: { from: string; issue: KnownIssue | null },
): string {
  const standing = issue?.gaps.get(id)?.standing;
  const year = firstReported?.slice(0, 4) === from.slice(0, 4) ? {} : { year: 'numeric' as const };
  return [
    ...(firstReported !== undefined && firstReported < from
      ? [
          `**Reported since** ${formatDay(firstReported, { day: 'numeric', month: 'long', ...year })}`,
        ]
      : []),
    ...(standing ? [`**State:** ${standingWords(standing)}`] : []),
  ].join(' · ');
}

/**
 * A gap's pull request: a link if it leads to this repository, to one of its tabs counts, too;
 * empty without one.
 *
 * @param runUrl the run's page on GitHub
 */
export function pullRequestText({ prLink }: Pick<KnownGap, 'prLink'>, runUrl: string): string {
  const url = safePullRequestUrl(prLink ?? '');
  if (url === null) return '';
  const repository = runUrl.split('/actions/')[0] ?? '';
  const server = URL.canParse(repository) ? new URL(repository).origin : '';
  const address = pullRequestAddress(url, server);
  const path = address && `${server}/${address.owner}/${address.repository}`;
  return path?.toLowerCase() === repository.toLowerCase()
    ? `[pull request ${address?.number}](${repository}/pull/${address?.number})`
    : codeSpan(url);
}
