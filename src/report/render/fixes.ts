import { safePullRequestUrl } from '../../text/links.ts';
import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { comparedReports, type Gap, type Memory } from '../memory/memory.ts';
import { gapState } from '../memory/state.ts';
import { countOfAsked } from './proportion.ts';
import { renderTable } from './table.ts';
import { labelText } from './topic-text.ts';

/** What a job's outcome says where it left no pull request. */
const outcomeWords: Readonly<Record<string, string>> = {
  'no-changes': 'the job changed nothing',
  archived: 'the job was archived',
  failed: 'the job failed',
  'timed-out': 'the job may still be at work',
};

/**
 * What became of the gaps that had a job, as one table; no section if none had. A verdict stays
 * for eight reports.
 *
 * @param runUrl the run's page on GitHub: pull requests of its repository are linked
 */
export function renderFixes({ memory, runUrl }: { memory: Memory; runUrl: string }): Section[] {
  const oldest = memory.reports.at(-comparedReports)?.to ?? '';
  const gaps = memory.gaps.filter(({ repair }) => {
    const decidedAt = repair?.watch?.decidedAt;
    return repair !== null && (!decidedAt || decidedAt >= oldest);
  });
  if (gaps.length === 0) return [];
  const repository = runUrl.split('/actions/')[0] ?? '';
  const table = renderTable({
    columns: [
      { heading: 'Gap', align: 'left' },
      { heading: 'Pull request', align: 'left' },
      { heading: 'Before', align: 'right' },
      { heading: 'Since', align: 'right' },
      { heading: 'Verdict', align: 'left' },
    ],
    rows: gaps.map((gap) => {
      const watch = gap.repair?.watch;
      return [
        labelText(gap.heading),
        pullRequestCell({ gap, repository }),
        watch?.before ? countOfAsked(watch.before) : '',
        watch ? countOfAsked(watch.since) : '',
        verdictOf(gap),
      ];
    }),
  });
  const isCounted = gaps.some(({ repair }) => repair?.watch);
  const meaning =
    '**Before** and **since** the merge: the gap’s unanswered questions, of all questions asked. It is fixed if they fell by more than chance, and back if they rose again after that.';
  return [
    {
      title: 'table of fixes',
      markdown: ['### Fixes', table, ...(isCounted ? [meaning] : [])].join('\n\n'),
    },
  ];
}

function verdictOf(gap: Gap): string {
  const state = gapState(gap);
  if (state === 'pull-request') {
    const { unreadable } = gap.repair ?? {};
    return unreadable ? escapeMarkdown(unreadable) : 'waits for its merge';
  }
  if (state === 'fixing') return 'a job is at work';
  if (state === 'dismissed') return 'not for the docs';
  if (state !== 'open') return state;
  if (gap.repair?.pullRequest === 'closed') return 'closed without a merge';
  return outcomeWords[gap.repair?.outcome ?? ''] ?? 'no pull request';
}

/** A link if it leads to this repository, where the address ends in the number. */
function pullRequestCell({
  gap: { repair },
  repository,
}: {
  gap: Gap;
  repository: string;
}): string {
  const url = safePullRequestUrl(repair?.prLink ?? '');
  if (url === null) return '';
  const prefix = `${repository}/pull/`;
  const number = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return /^\d{1,10}$/.test(number) ? `[pull request ${number}](${url})` : codeSpan(url);
}
