import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { FixedGap, Remembered, Report } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import type { Ledger, Sums } from '../gaps/ledger.ts';
import { renderTable } from './blocks.ts';
import { pullRequestText, standingWords, underWayWords } from './standing.ts';

import { countOf, countOfAsked, enumerate, formatNumber } from './wording.ts';

/** A gap by its heading, or by its id if that is all that is left of it. */
const nameOf = ({ id, label }: FixedGap): string => headingText(label) || codeSpan(id);

/**
 * The gaps that somebody has taken on, a line each: a job at work, a pull request that waits for
 * its review or was merged and is watched. No section if there are none.
 *
 * @param numbers of the topics in the table, by id
 * @param runUrl the run's page on GitHub: pull requests of its repository are linked
 */
export function renderUnderWay(
  remembered: Remembered | null,
  {
    numbers,
    runUrl,
    broken,
  }: { numbers: ReadonlyMap<string, number>; runUrl: string; broken: Report['brokenPromises'] },
): Section[] {
  const promises = broken.map(({ label, gap, prLink, heading, file, commit }) => {
    const fix = pullRequestText({ prLink }, runUrl) || 'its fix';
    const by = commit
      ? ` The last change there: [${commit.pullRequest ? `pull request ${commit.pullRequest.split('/').at(-1)}` : 'this commit'}](${commit.pullRequest ?? commit.url}).`
      : '';
    const where =
      heading === null ? codeSpan(file) : `“${escapeMarkdown(heading)}” in ${codeSpan(file)}`;
    return `- **${headingText(label) || codeSpan(gap)}**: its questions no longer find what ${fix} wrote in ${where}.${by}`;
  });
  const underWay = (remembered?.shownFixes ?? []).flatMap((gap) => {
    const words = underWayWords(gap.standing, runUrl);
    const number = numbers.get(gap.id);
    const name = number === undefined ? nameOf(gap) : `${number} · ${nameOf(gap)}`;
    return words === null ? [] : [`- **${name}**: ${words}`];
  });
  const lines = [...promises, ...underWay];
  if (lines.length === 0) return [];
  return [{ title: 'what is under way', markdown: `### Under way\n\n${lines.join('\n')}` }];
}

/**
 * What became of the gaps that somebody took on, as one table, and what all fixes came to; no
 * section if there is neither.
 *
 * @param runUrl the run's page on GitHub: pull requests of its repository are linked
 */
export function renderFixes({ shownFixes, ledger }: Remembered, runUrl: string): Section[] {
  const parts = [...tableOf(shownFixes, runUrl), ...sumOf(ledger)];
  if (parts.length === 0) return [];
  return [{ title: 'table of fixes', markdown: ['### Fixes', ...parts].join('\n\n') }];
}

/** What all fixes came to that were ever watched; nothing if none was. */
function sumOf({ agent, people }: Ledger): string[] {
  const watched = agent.watched + people.watched;
  if (watched === 0) return [];
  const helped = formatNumber(agent.helped + people.helped);
  const shareOf = (sums: Sums, by: string) =>
    sums.watched === 0
      ? []
      : [`${formatNumber(sums.helped)} of ${formatNumber(sums.watched)} by ${by}`];
  const shares = enumerate([...shareOf(agent, 'the agent'), ...shareOf(people, 'people')]);
  const fewer = Math.round(agent.fewer + people.fewer);
  const all =
    watched === 1
      ? `the one fix that was watched ${helped === '1' ? 'helped' : 'has not helped so far'} (by ${agent.watched === 1 ? 'the agent' : 'people'}).`
      : `of ${formatNumber(watched)} fixes that were watched, ${helped} helped (${shares}).`;
  const goes = fewer === 1 ? 'goes' : 'go';
  const less = `About ${countOf(fewer, 'question')} a week fewer ${goes} unanswered.`;
  return [`**All in all:** ${fewer > 0 ? `${all} ${less}` : all}`];
}

function tableOf(fixes: readonly FixedGap[], runUrl: string): string[] {
  if (fixes.length === 0) return [];
  const table = renderTable({
    columns: [
      { heading: 'Gap', align: 'left' },
      { heading: 'Pull request', align: 'left' },
      { heading: 'Before', align: 'right' },
      { heading: 'Since', align: 'right' },
      { heading: 'Verdict', align: 'left' },
    ],
    rows: fixes.map((gap) => [
      nameOf(gap),
      pullRequestText(gap, runUrl) || none,
      gap.before ? countOfAsked(gap.before) : none,
      gap.since ? countOfAsked(gap.since) : none,
      standingWords(gap.standing) || none,
    ]),
  });
  const isCounted = fixes.some(({ since }) => since);
  const meaning =
    '**Before** and **since** the merge: the gap’s unanswered questions, of all questions asked. It is fixed if they fell by more than chance, and back if they rose again after that.';
  return [table, ...(isCounted ? [meaning] : [])];
}

/** An empty cell. */
const none = '–';
