import { pullRequestAddress } from '../../github/pull-request-history.ts';
import { addressOf, safePullRequestUrl } from '../../text/address.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, messageMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Gap, GapHistory, Report, WorkedOnGap } from '../assemble/report.ts';
import type { GapOutcome, GapStatus, Offers } from '../assemble/status.ts';
import { boxLine, headingMarkdown } from '../gaps/editable.ts';
import type { Box, FixResults } from '../gaps/memory.ts';
import type { Ledger } from '../gaps/watch.ts';
import { capitalized, countOfAsked, declineText, formatDay, proportionText } from './wording.ts';

/** The type of the outcome with this name. */
type OutcomeNamed<Name, Outcome = GapOutcome> = Outcome extends { is: infer Names }
  ? Name extends Names
    ? Outcome
    : never
  : never;

/** The wording of one outcome, as escaped Markdown without a full stop. */
interface Words {
  /** The gap's state, shown in its details and as its verdict. */
  state: string;
  /** A line that says how the gap's fix is under way; absent if the gap waits for a decision. */
  underWay?: string;
  /** The text of the gap's table cell, if it differs from `underWay`. */
  cell?: string;
  /** What went wrong, in a few words, if the gap needs a new decision. */
  setback?: string;
}

const askAnew = 'tick the box to ask for another';
const ticked = 'ticked for the agent';

/** Says what a verdict still needs, or why there can't be one. */
function undecidedText({ fix: { needed } }: OutcomeNamed<'watching'>): string {
  if (needed === null) return 'not decided yet';
  return needed === 0
    ? 'can’t be decided: too few questions have a page or a category, and no model has read them'
    : `not decided yet: it takes ${countOf(needed, 'unanswered conversation')} before the merge`;
}

/** The wording of every state in two or three words. */
export const stateWords: Readonly<Record<GapStatus['state'], string>> = {
  open: 'open',
  dismissed: 'not for the docs',
  ours: 'people are writing it',
  fixing: 'agent at work',
  'pull-request': 'in review',
  watching: 'merged, watched',
  fixed: 'fixed',
  unchanged: 'didn’t help',
  back: 'back',
};

/** The wording of every outcome. Some get the name of the gap's pull request. */
const outcomes: {
  readonly [Is in GapOutcome['is']]: (outcome: OutcomeNamed<Is>, pullRequest: string) => Words;
} = {
  refused: ({ reason }) => ({ state: `no job was started: ${messageMarkdown(reason)}` }),
  'not-asked': () => ({
    state: ticked,
    underWay: `${ticked}, but not asked in this period or the one before: its job starts once it is asked again`,
    cell: ticked,
  }),
  'to-be-started': () => ({
    state: ticked,
    underWay: `${ticked}: its job starts with this run, or with a later one if there are more than \`max-jobs\``,
    cell: ticked,
  }),
  ticked: () => ({
    state: ticked,
    underWay: `${ticked}: a workflow with \`fix: ticked\`, such as \`fix-gaps.yml\`, starts its job`,
    cell: ticked,
  }),
  starting: () => ({
    state:
      'a job is being started; if none is shown here after the run, one may be running: its comment below says what to do',
    underWay: 'an agent’s job is being started',
  }),
  'at-work': ({ jobId }) => ({
    state: `a job is at work: ${codeSpan(jobId)}`,
    underWay: `an agent is at work: job ${codeSpan(jobId)}`,
  }),
  'waits-for-merge': (_, pullRequest) => ({
    state: 'waiting to be merged',
    underWay: `${pullRequest} is waiting for review`,
  }),
  unreadable: ({ why }, pullRequest) => ({
    state: messageMarkdown(why),
    underWay: `${pullRequest} ${messageMarkdown(why)}`,
    cell: pullRequest,
  }),
  ours: () => ({ state: stateWords.ours, underWay: stateWords.ours }),
  watching: (outcome, pullRequest) => ({
    state: undecidedText(outcome),
    underWay: `${pullRequest} was merged; questions like these: ${proportionText(outcome.fix)}`,
    cell: `${pullRequest} was merged and is watched`,
  }),
  undecided: (outcome) => ({ state: undecidedText(outcome) }),
  unchanged: () => ({ state: stateWords.unchanged, setback: 'a fix didn’t help' }),
  fixed: (_, pullRequest) => ({ state: stateWords.fixed, cell: `fixed by ${pullRequest}` }),
  back: () => ({ state: stateWords.back, setback: 'back after a fix' }),
  closed: () => ({ state: 'closed without a merge', setback: 'its pull request was closed' }),
  'no-link': () => ({
    state:
      'the job opened a pull request, but its link is not a plain https URL; look in the dashboard',
  }),
  'no-changes': () => ({
    state: 'the job ended without a pull request',
    setback: 'the agent changed nothing',
  }),
  archived: () => ({ state: 'the job was archived', setback: 'the agent’s job was archived' }),
  failed: () => ({ state: `the job failed; ${askAnew}`, setback: 'the agent’s job failed' }),
  unknown: () => ({
    state: `a job may have been started but was not found; look in the dashboard, or ${askAnew}`,
  }),
  'not-found': () => ({ state: `the service no longer knows the job; ${askAnew}` }),
  dismissed: () => ({ state: stateWords.dismissed }),
};

/** The wording of a gap's status; empty if nobody has decided anything. */
export function statusWords(status: GapStatus | null, repositoryUrl: string): Words {
  if (!status?.outcome) return { state: '' };
  const { outcome } = status;
  const wordsOf: (outcome: never, pullRequest: string) => Words = outcomes[outcome.is];
  return wordsOf(outcome as never, pullRequestText(status, repositoryUrl) || 'its pull request');
}

/** The text of a gap's table cell; null if the gap waits for a decision. */
export function stateCell(status: GapStatus | null, repositoryUrl: string): string | null {
  const { cell, underWay } = statusWords(status, repositoryUrl);
  const words = cell ?? underWay;
  return words === undefined ? null : capitalized(words);
}

/** When a gap was first reported; empty if that isn't before this period. */
export function firstReportedText({ firstReported }: Gap, { from }: { from: string }): string[] {
  if (firstReported === null || firstReported >= from) return [];
  const year = firstReported.slice(0, 4) !== from.slice(0, 4);
  return [`since ${formatDay(firstReported, { year })}`];
}

/** A gap's pull request: a link if it is in the run's repository, otherwise code; empty without one. */
export function pullRequestText(
  { prLink }: Pick<GapStatus, 'prLink'>,
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

export function renderBoxes({ id: gapId, status }: Gap, offers: Offers): string {
  const { ticked, boxClaim: claim = 0 } = status ?? {};
  const hasFix = claim !== null && (offers.fix || ticked?.fix);
  const shown: Box[] = ['dismiss', 'ours', ...(hasFix ? (['fix'] as const) : [])];
  return shown
    .map((box) => boxLine({ gapId, box, isTicked: ticked?.[box] ?? false, claim: claim ?? 0 }))
    .join('\n');
}

/** Lines shown outside details. */
const maxShown = 5;
/** An empty cell. */
const none = '–';

/** A gap's heading or, if the gap is no longer in the report, its id. */
const nameOf = ({ id, label }: Pick<WorkedOnGap, 'id' | 'label'>): string =>
  headingMarkdown(label) || codeSpan(id);

/**
 * A line for each gap that somebody works on; no section if there are none.
 *
 * @param numbers the topics' numbers in the table, by id
 */
export function renderUnderWay(
  { remembered, meta }: Report,
  numbers: ReadonlyMap<string, number>,
): BodyPart[] {
  const lineOf = (gap: Pick<WorkedOnGap, 'id' | 'label'>, text: string): string => {
    const number = numbers.get(gap.id);
    return `- **${number === undefined ? '' : `${number} · `}${nameOf(gap)}**: ${text}`;
  };
  const lines = (remembered?.decided ?? []).flatMap((gap) => {
    const { underWay } = statusWords(gap.status, meta.repositoryUrl);
    return underWay === undefined ? [] : [lineOf(gap, underWay)];
  });
  if (lines.length === 0) return [];
  const rest = lines.slice(maxShown);
  const parts = [
    '### Under way',
    lines.slice(0, maxShown).join('\n'),
    ...(rest.length > 0 ? [details(`${formatNumber(rest.length)} more`, [rest.join('\n')])] : []),
  ];
  return [{ title: 'what is under way', markdown: parts.join('\n\n') }];
}

/** A table of the gaps that somebody worked on, and the results of all fixes; no section without any. */
export function renderFixes(
  { decided, fixes, ledger }: GapHistory,
  repositoryUrl: string,
): BodyPart[] {
  const shown = decided.filter((gap) => fixes.includes(gap));
  const parts = [...fixesTable(shown, repositoryUrl), ...ledgerText(ledger)];
  if (parts.length === 0) return [];
  return [{ title: 'table of fixes', markdown: ['### Fixes', ...parts].join('\n\n') }];
}

function fixesTable(fixes: readonly WorkedOnGap[], repositoryUrl: string): string[] {
  if (fixes.length === 0) return [];
  const table = renderTable(
    { Gap: 'left', 'Pull request': 'left', Before: 'right', Since: 'right', Verdict: 'left' },
    fixes.map((gap) => {
      const { before, since } = gap.status.fix ?? {};
      return [
        nameOf(gap),
        pullRequestText(gap.status, repositoryUrl) || none,
        before ? countOfAsked(before) : none,
        since ? countOfAsked(since) : none,
        statusWords(gap.status, repositoryUrl).state || none,
      ];
    }),
  );
  const fell = fixes.flatMap((gap) => {
    const { state, fix } = gap.status;
    return fix && state === 'fixed' ? [`- **${nameOf(gap)}**: ${declineText(fix)}`] : [];
  });
  const meaning =
    'Before and since the merge: conversations with unanswered questions like the gap’s, out of all, each once a day.';
  const isCounted = fixes.some(({ status }) => status.fix?.since);
  return [table, fell.join('\n'), isCounted ? meaning : ''].filter((part) => part !== '');
}

/** The results of all fixes that were ever watched, by who made them; empty if there are none. */
function ledgerText({ agent, people }: Ledger): string[] {
  const all = [...sumsText('the agent', agent), ...sumsText('people', people)];
  if (all.length === 0) return [];
  const fewer = Math.round(agent.fewer + people.fewer);
  const less = ` About ${countOf(fewer, 'fewer conversation a week goes', 'fewer conversations a week go')} unanswered.`;
  return [`**All fixes watched:** ${all.join('; ')}.${fewer > 0 ? less : ''}`];
}

function sumsText(by: string, { watched, helped, unchanged }: FixResults): string[] {
  const undecided = watched - helped - unchanged;
  const classes = [
    `${formatNumber(helped)} helped`,
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} did not`] : []),
    ...(undecided > 0 ? [`${formatNumber(undecided)} not decided yet`] : []),
  ];
  return watched === 0 ? [] : [`${formatNumber(watched)} by ${by} (${classes.join(', ')})`];
}
