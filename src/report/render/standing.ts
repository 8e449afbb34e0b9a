import { pullRequestAddress } from '../../github/pull-request-history.ts';
import { addressOf } from '../../text/address.ts';
import { countOf } from '../../text/counts.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import { codeSpan, messageMarkdown } from '../../text/markdown.ts';
import type { Gap } from '../assemble/report.ts';
import type { GapOutcome, Offers, Standing } from '../assemble/standing.ts';
import { boxLine } from '../gaps/editable.ts';
import type { Box } from '../gaps/events.ts';
import { capitalized, formatDay, proportionText } from './wording.ts';

/** The outcomes that an outcome's name stands for. */
type Of<Is, One = GapOutcome> = One extends { is: infer Names }
  ? Is extends Names
    ? One
    : never
  : never;

/** What is told of one outcome, as escaped Markdown without a full stop. */
interface Words {
  /** Where the gap stands: in its fold, and as its verdict. */
  state: string;
  /** That its fix is under way, as a line; absent if it waits for a decision. */
  underWay?: string;
  /** What a cell says of it, if that is not the line. */
  cell?: string;
  /** What went wrong, in a few words, of a gap that waits for a decision anew. */
  setback?: string;
}

const askAnew = 'untick the box and tick it again to ask for another';
const ticked = 'ticked for the agent';

/** That nothing can be said of a fix yet, and what it takes; or why nothing ever can. */
function undecidedText({ fix: { needed } }: Of<'watching'>): string {
  if (needed === null) return 'not decided yet';
  return needed === 0
    ? 'can’t tell: too few questions have a page or a category, and no model has read them'
    : `not decided yet: it takes ${countOf(needed, 'unanswered question')} before the merge`;
}

/** The words of every outcome that a report tells, given its pull request by name. */
const outcomes: {
  readonly [Is in GapOutcome['is']]: (outcome: Of<Is>, pullRequest: string) => Words;
} = {
  refused: ({ reason }) => ({ state: `no job was started: ${messageMarkdown(reason)}` }),
  'ticked-again': () => ({
    state: 'ticked again; another job starts once the one that is at work has ended',
    underWay: ticked,
  }),
  'not-asked': () => ({
    state:
      'ticked, but not asked in this period or the one before; its job starts once it is asked again',
    underWay: `${ticked}, whose job starts once it is asked again`,
  }),
  'to-be-started': () => ({
    state:
      'ticked; its job starts with this run, or with a later one if there are more than `max-jobs`',
    underWay: ticked,
  }),
  ticked: () => ({
    state: 'ticked; a run with `fix: ticked` starts its job',
    underWay: ticked,
  }),
  unclear: () => ({
    state: `ticked, but what came of that is lost with the issue’s memory; ${askAnew}`,
  }),
  starting: () => ({
    state:
      'a job is being started; if none shows here when the run is over, it may be running all the same',
    underWay: 'an agent’s job is being started',
  }),
  'at-work': ({ jobId }) => ({
    state: `a job is at work: ${codeSpan(jobId)}`,
    underWay: `an agent is at work: job ${codeSpan(jobId)}`,
  }),
  'waits-for-merge': (_, pullRequest) => ({
    state: 'waits for its merge',
    underWay: `${pullRequest} waits for review`,
  }),
  unreadable: ({ why }, pullRequest) => ({
    state: messageMarkdown(why),
    underWay: `${pullRequest} ${messageMarkdown(why)}`,
    cell: pullRequest,
  }),
  ours: () => ({ state: 'people write it', underWay: 'people write it' }),
  watching: (outcome, pullRequest) => ({
    state: undecidedText(outcome),
    underWay: `${pullRequest} was merged; questions like these: ${proportionText(outcome.fix)}`,
    cell: `${pullRequest} was merged: watched`,
  }),
  undecided: (outcome) => ({ state: undecidedText(outcome) }),
  unchanged: () => ({ state: 'didn’t help', setback: 'a fix didn’t help' }),
  fixed: (_, pullRequest) => ({ state: 'fixed', cell: `fixed by ${pullRequest}` }),
  back: () => ({ state: 'back', setback: 'back after a fix' }),
  closed: () => ({ state: 'closed without a merge', setback: 'its pull request was closed' }),
  'no-link': () => ({
    state: 'the job opened a pull request, but its link is not a plain https URL',
  }),
  'no-changes': () => ({
    state: 'the job ended without a pull request',
    setback: 'the agent changed nothing',
  }),
  archived: () => ({ state: 'the job was archived', setback: 'the agent’s job was archived' }),
  failed: () => ({ state: `the job failed; ${askAnew}`, setback: 'the agent’s job failed' }),
  unknown: () => ({
    state: `a job may have been started, and was not found; look in the dashboard, or ${askAnew}`,
  }),
  'not-found': () => ({ state: `the service no longer knows the job; ${askAnew}` }),
  dismissed: () => ({ state: 'not for the docs' }),
};

/**
 * What is told of where a gap stands: nothing if nobody decided anything.
 *
 * @param repositoryUrl the run's repository on GitHub
 */
export function standingWords(standing: Standing | null, repositoryUrl: string): Words {
  if (!standing?.outcome) return { state: '' };
  const { outcome } = standing;
  const wordsOf: (outcome: never, pullRequest: string) => Words = outcomes[outcome.is];
  return wordsOf(outcome as never, pullRequestText(standing, repositoryUrl) || 'its pull request');
}

/** What a cell says of a gap that waits for nobody's decision; null if it does. */
export function stateCell(standing: Standing | null, repositoryUrl: string): string | null {
  const { cell, underWay } = standingWords(standing, repositoryUrl);
  const words = cell ?? underWay;
  return words === undefined ? null : capitalized(words);
}

/** Since when a gap is reported, if that is before this report. */
export function sinceText({ firstReported }: Gap, { from }: { from: string }): string[] {
  if (firstReported === null || firstReported >= from) return [];
  const year = firstReported.slice(0, 4) !== from.slice(0, 4);
  return [`since ${formatDay(firstReported, { year })}`];
}

/**
 * A gap's pull request: a link if it leads to this repository, to one of its tabs counts, too;
 * empty without one.
 *
 * @param repositoryUrl the run's repository on GitHub
 */
export function pullRequestText(
  { prLink }: Pick<Standing, 'prLink'>,
  repositoryUrl: string,
): string {
  const url = safePullRequestUrl(prLink ?? '');
  if (url === null) return '';
  const { protocol, host } = addressOf(repositoryUrl) ?? {};
  const address = pullRequestAddress(url, repositoryUrl);
  const path = address && `${protocol}//${host}/${address.owner}/${address.repository}`;
  return path?.toLowerCase() === repositoryUrl.toLowerCase()
    ? `[pull request ${address?.number}](${repositoryUrl}/pull/${address?.number})`
    : codeSpan(url);
}

export function renderBoxes({ id: gapId, standing }: Gap, offers: Offers): string {
  const shown: Box[] = [
    'dismiss',
    'ours',
    ...(offers.fix || standing?.ticked.fix ? (['fix'] as const) : []),
  ];
  return shown
    .map((box) => boxLine({ gapId, box, isTicked: standing?.ticked[box] ?? false }))
    .join('\n');
}
