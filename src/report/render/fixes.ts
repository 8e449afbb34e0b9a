import { safePullRequestUrl } from '../../text/links.ts';
import { codeSpan } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { comparedReports, type Gap } from '../gaps/memory.ts';
import { renderTable } from './blocks.ts';
import { fixWords } from './standing.ts';
import type { Boxes } from './topic-fold.ts';
import { labelText } from './topic-text.ts';
import { countOfAsked } from './wording.ts';

/**
 * What became of the gaps that were ticked for the agent, as one table; no section if none was. A
 * verdict stays for eight reports.
 *
 * @param asked ids of the gaps that the report has topics of
 * @param runUrl the run's page on GitHub: pull requests of its repository are linked
 */
export function renderFixes({
  boxes,
  asked,
  runUrl,
}: {
  boxes: Boxes;
  asked: ReadonlySet<string>;
  runUrl: string;
}): Section[] {
  const { memory } = boxes;
  const oldest = memory.reports.at(-comparedReports)?.to ?? '';
  const told = memory.gaps.flatMap((gap) => {
    const decidedAt = gap.repair?.watch?.decidedAt;
    const isOld = Boolean(decidedAt) && (decidedAt ?? '') < oldest && gap.request !== 'asked';
    const words = fixWords({ gap, boxes, isAsked: asked.has(gap.id) });
    return words === null || isOld ? [] : [{ gap, words }];
  });
  if (told.length === 0) return [];
  const repository = runUrl.split('/actions/')[0] ?? '';
  const table = renderTable({
    columns: [
      { heading: 'Gap', align: 'left' },
      { heading: 'Pull request', align: 'left' },
      { heading: 'Before', align: 'right' },
      { heading: 'Since', align: 'right' },
      { heading: 'Verdict', align: 'left' },
    ],
    rows: told.map(({ gap, words }) => {
      const watch = gap.repair?.watch;
      return [
        labelText(gap.heading) || codeSpan(gap.id),
        pullRequestCell({ gap, repository }),
        watch?.before ? countOfAsked(watch.before) : '',
        watch ? countOfAsked(watch.since) : '',
        words,
      ];
    }),
  });
  const isCounted = told.some(({ gap }) => gap.repair?.watch);
  const meaning =
    '**Before** and **since** the merge: the gap’s unanswered questions, of all questions asked. It is fixed if they fell by more than chance, and back if they rose again after that.';
  return [
    {
      title: 'table of fixes',
      markdown: ['### Fixes', table, ...(isCounted ? [meaning] : [])].join('\n\n'),
    },
  ];
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
