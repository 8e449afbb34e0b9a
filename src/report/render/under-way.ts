import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { GapHistory, Report, WorkedOnGap } from '../assemble/report.ts';
import { headingMarkdown } from '../gaps/editable.ts';
import type { FixResults } from '../gaps/memory.ts';
import type { Ledger } from '../gaps/watch.ts';
import { pullRequestText, statusWords } from './status.ts';
import { countOfAsked, declineText } from './wording.ts';

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
  const lines = (remembered?.shownFixes ?? []).flatMap((gap) => {
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
export function renderFixes({ shownFixes, ledger }: GapHistory, repositoryUrl: string): BodyPart[] {
  const parts = [...fixesTable(shownFixes, repositoryUrl), ...ledgerText(ledger)];
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
