import { pullRequestAddress } from '../../github/pull-request-history.ts';
import { addressOf, safePullRequestUrl } from '../../text/address.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, link, md, messageMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown } from '../../text/text.ts';
import type { Gap, GapHistory, Report, WorkedOnGap } from '../assemble/report.ts';
import type { GapOutcome, GapStatus, OfferedBoxes } from '../assemble/status.ts';
import { boxLine, headingMarkdown } from '../gaps/editable.ts';
import type { Box, FixResults } from '../gaps/memory.ts';
import type { Ledger } from '../gaps/watch.ts';
import { capitalize, countOfAsked, declineText, formatDay, proportionText } from './wording.ts';

/** The wording of one outcome, without a full stop. */
interface Words {
  /** The gap's state, shown in its details and as its verdict. */
  state: Markdown;
  /** A line that says how the gap's fix is under way; absent if the gap waits for a decision. */
  underWay?: Markdown;
  /** The text of the gap's table cell, if it differs from `underWay`. */
  cell?: Markdown;
  /** What went wrong, in a few words, if the gap needs a new decision. */
  setback?: Markdown;
}

const askAnew = md`tick the box to ask for another`;
const ticked = md`ticked for the agent`;

/** Says what a verdict still needs, or why there can't be one. */
function undecidedText({ fix }: GapStatus): Markdown {
  const needed = fix?.needed ?? null;
  if (needed === null) return md`not decided yet`;
  return needed === 0
    ? md`can’t be decided: too few questions have a page or a category, and no model has read them`
    : md`not decided yet: it takes ${countOf(needed, 'unanswered conversation')} before the merge`;
}

/** The wording of every state in two or three words. */
export const stateWords: Readonly<Record<GapStatus['state'], Markdown>> = {
  open: md`open`,
  dismissed: md`not for the docs`,
  ours: md`people are writing it`,
  fixing: md`agent at work`,
  'pull-request': md`in review`,
  watching: md`merged, watched`,
  fixed: md`fixed`,
  unchanged: md`didn’t help`,
  back: md`back`,
};

/** The wording of every outcome of a gap with this status and this name of its pull request. */
const outcomeWords: Readonly<
  Record<GapOutcome, (status: GapStatus, pullRequest: Markdown) => Words>
> = {
  refused: ({ reason }) => ({ state: md`no job was started: ${messageMarkdown(reason ?? '')}` }),
  'not-asked': () => ({
    state: ticked,
    underWay: md`${ticked}, but not asked in this period or the one before: its job starts once it is asked again`,
    cell: ticked,
  }),
  'to-be-started': () => ({
    state: ticked,
    underWay: md`${ticked}: its job starts with this run, or with a later one if there are more than \`max-jobs\``,
    cell: ticked,
  }),
  ticked: () => ({
    state: ticked,
    underWay: md`${ticked}: a workflow with \`fix: ticked\`, such as \`fix-gaps.yml\`, starts its job`,
    cell: ticked,
  }),
  starting: () => ({
    state: md`a job is being started; if none is shown here after the run, one may be running: its comment below says what to do`,
    underWay: md`an agent’s job is being started`,
  }),
  'at-work': ({ jobId }) => ({
    state: md`a job is at work: ${codeSpan(jobId ?? '')}`,
    underWay: md`an agent is at work: job ${codeSpan(jobId ?? '')}`,
  }),
  'waits-for-merge': (_, pullRequest) => ({
    state: md`waiting to be merged`,
    underWay: md`${pullRequest} is waiting for review`,
  }),
  unreadable: ({ reason }, pullRequest) => ({
    state: messageMarkdown(reason ?? ''),
    underWay: md`${pullRequest} ${messageMarkdown(reason ?? '')}`,
    cell: pullRequest,
  }),
  ours: () => ({ state: stateWords.ours, underWay: stateWords.ours }),
  watching: (status, pullRequest) => ({
    state: undecidedText(status),
    underWay: md`${pullRequest} was merged; questions like these: ${status.fix && proportionText(status.fix)}`,
    cell: md`${pullRequest} was merged and is watched`,
  }),
  undecided: (status) => ({ state: undecidedText(status) }),
  unchanged: () => ({ state: stateWords.unchanged, setback: md`a fix didn’t help` }),
  fixed: (_, pullRequest) => ({ state: stateWords.fixed, cell: md`fixed by ${pullRequest}` }),
  back: () => ({ state: stateWords.back, setback: md`back after a fix` }),
  closed: () => ({ state: md`closed without a merge`, setback: md`its pull request was closed` }),
  'no-link': () => ({
    state: md`the job named a link to a pull request, but the link can’t be used; look in the dashboard`,
  }),
  'no-changes': () => ({
    state: md`the job ended without a pull request`,
    setback: md`the agent changed nothing`,
  }),
  archived: () => ({ state: md`the job was archived`, setback: md`the agent’s job was archived` }),
  failed: () => ({ state: md`the job failed; ${askAnew}`, setback: md`the agent’s job failed` }),
  unknown: () => ({
    state: md`a job may have been started but was not found; look in the dashboard, or ${askAnew}`,
  }),
  'not-found': () => ({ state: md`the service no longer knows the job; ${askAnew}` }),
  dismissed: () => ({ state: stateWords.dismissed }),
};

/** The wording of a gap's status; empty if nobody has decided anything. */
export function statusWords(status: GapStatus | null, repositoryUrl: string): Words {
  if (!status?.outcome) return { state: md`` };
  const pullRequest = pullRequestText(status, repositoryUrl) || md`its pull request`;
  return outcomeWords[status.outcome](status, pullRequest);
}

/** The text of a gap's table cell; null if the gap waits for a decision. */
export function stateCell(status: GapStatus | null, repositoryUrl: string): Markdown | null {
  const { cell, underWay } = statusWords(status, repositoryUrl);
  const words = cell ?? underWay;
  return words === undefined ? null : capitalize(words);
}

/** When a gap was first reported; empty if that isn't before this period. */
export function sinceText({ firstReported }: Gap, { from }: { from: string }): Markdown {
  if (firstReported === null || firstReported >= from) return md``;
  const year = firstReported.slice(0, 4) !== from.slice(0, 4);
  return md`since ${formatDay(firstReported, { year })}`;
}

/** A gap's pull request: a link if it is in the run's repository, otherwise code; empty without one. */
export function pullRequestText(
  { prLink }: Pick<GapStatus, 'prLink'>,
  repositoryUrl: string,
): Markdown {
  const url = safePullRequestUrl(prLink ?? '');
  if (url === null) return md``;
  const { protocol, host } = addressOf(repositoryUrl) ?? {};
  const address = pullRequestAddress(url, repositoryUrl);
  const path = address && `${protocol}//${host}/${address.owner}/${address.repository}`;
  return path?.toLowerCase() === repositoryUrl.toLowerCase()
    ? link({
        text: `pull request ${address?.number}`,
        url: `${repositoryUrl}/pull/${address?.number}`,
      })
    : codeSpan(url);
}

export function boxLines({ id: gapId, status }: Gap, offers: OfferedBoxes): Markdown[] {
  const { ticked, boxClaim: claim = 0 } = status ?? {};
  const hasFix = claim !== null && (offers.fix || ticked?.fix);
  const shown: Box[] = ['dismiss', 'ours', ...(hasFix ? (['fix'] as const) : [])];
  return shown.map((box) =>
    boxLine({ gapId, box, isTicked: ticked?.[box] ?? false, claim: claim ?? 0 }),
  );
}

/** Maximum lines of **Under way** that are not in details. */
const maxLinesShown = 5;
/** An empty cell. */
const emptyCell = md`–`;

/** A gap's heading or, if the gap is no longer in the report, its id. */
const nameOf = ({ id, label }: Pick<WorkedOnGap, 'id' | 'label'>): Markdown =>
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
  const lineOf = (gap: Pick<WorkedOnGap, 'id' | 'label'>, text: Markdown): Markdown => {
    const position = numbers.get(gap.id);
    return md`- **${position !== undefined && md`${position} · `}${nameOf(gap)}**: ${text}`;
  };
  const lines = (remembered?.decided ?? []).flatMap((gap) => {
    const { underWay } = statusWords(gap.status, meta.repositoryUrl);
    return underWay === undefined ? [] : [lineOf(gap, underWay)];
  });
  if (lines.length === 0) return [];
  const rest = lines.slice(maxLinesShown);
  const markdown = md.blocks([
    md`### Under way`,
    md.lines(lines.slice(0, maxLinesShown)),
    rest.length > 0 && details(md`${formatNumber(rest.length)} more`, [md.lines(rest)]),
  ]);
  return [{ title: md`what is under way`, markdown }];
}

/** A table of the gaps that somebody worked on, and the results of all fixes; no section without any. */
export function renderFixes(
  { decided, fixes, ledger }: GapHistory,
  repositoryUrl: string,
): BodyPart[] {
  const shown = decided.filter((gap) => fixes.includes(gap));
  const parts = [...fixesTable(shown, repositoryUrl), ...ledgerText(ledger)];
  if (parts.length === 0) return [];
  return [{ title: md`table of fixes`, markdown: md.blocks([md`### Fixes`, ...parts]) }];
}

function fixesTable(fixes: readonly WorkedOnGap[], repositoryUrl: string): Markdown[] {
  if (fixes.length === 0) return [];
  const table = renderTable(
    { Gap: 'left', 'Pull request': 'left', Before: 'right', Since: 'right', Verdict: 'left' },
    fixes.map((gap) => {
      const { before, since } = gap.status.fix ?? {};
      return [
        nameOf(gap),
        pullRequestText(gap.status, repositoryUrl) || emptyCell,
        before ? countOfAsked(before) : emptyCell,
        since ? countOfAsked(since) : emptyCell,
        statusWords(gap.status, repositoryUrl).state || emptyCell,
      ];
    }),
  );
  const fell = fixes.flatMap((gap) => {
    const { state, fix } = gap.status;
    return fix && state === 'fixed' ? [md`- **${nameOf(gap)}**: ${declineText(fix)}`] : [];
  });
  const meaning = md`Before and since the merge: conversations with unanswered questions like the gap’s, out of all, each once a day.`;
  const isCounted = fixes.some(({ status }) => status.fix?.since);
  return [table, md.lines(fell), ...(isCounted ? [meaning] : [])];
}

/** The results of all fixes that were ever watched, by who made them; empty if there are none. */
function ledgerText({ agent, people }: Ledger): Markdown[] {
  const sums = [...sumsText(md`the agent`, agent), ...sumsText(md`people`, people)];
  if (sums.length === 0) return [];
  const fewer = Math.round(agent.fewer + people.fewer);
  const fewerText = md` About ${countOf(fewer, 'fewer conversation a week goes', 'fewer conversations a week go')} unanswered.`;
  return [md`**All fixes watched:** ${md.join(sums, '; ')}.${fewer > 0 && fewerText}`];
}

function sumsText(name: Markdown, { watched, helped, unchanged }: FixResults): Markdown[] {
  const undecided = watched - helped - unchanged;
  const classes = [
    md`${formatNumber(helped)} helped`,
    unchanged > 0 && md`${formatNumber(unchanged)} did not`,
    undecided > 0 && md`${formatNumber(undecided)} not decided yet`,
  ];
  return watched === 0 ? [] : [md`${formatNumber(watched)} by ${name} (${md.join(classes, ', ')})`];
}
