import { pullRequestAddress } from '../../github/pull-request-state.ts';
import { safePullRequestUrl } from '../../text/links.ts';
import { codeSpan } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { KnownGap, KnownIssue } from '../model/remembered.ts';
import { renderTable } from './blocks.ts';
import { standingWords } from './standing.ts';
import { labelText } from './topic-text.ts';
import { countOfAsked } from './wording.ts';

/**
 * What became of the gaps that were ticked for the agent, as one table; no section if none was.
 *
 * @param runUrl the run's page on GitHub: pull requests of its repository are linked
 */
export function renderFixes({
  fixes,
  runUrl,
}: Pick<KnownIssue, 'fixes'> & { runUrl: string }): Section[] {
  if (fixes.length === 0) return [];
  const repository = runUrl.split('/actions/')[0] ?? '';
  const table = renderTable({
    columns: [
      { heading: 'Gap', align: 'left' },
      { heading: 'Pull request', align: 'left' },
      { heading: 'Before', align: 'right' },
      { heading: 'Since', align: 'right' },
      { heading: 'Verdict', align: 'left' },
    ],
    rows: fixes.map(({ id, heading, prLink, before, since, standing }) => [
      labelText(heading) || codeSpan(id),
      pullRequestCell({ prLink, repository }),
      before ? countOfAsked(before) : '',
      since ? countOfAsked(since) : '',
      standing ? standingWords(standing) : '',
    ]),
  });
  const isCounted = fixes.some(({ since }) => since);
  const meaning =
    '**Before** and **since** the merge: the gap’s unanswered questions, of all questions asked. It is fixed if they fell by more than chance, and back if they rose again after that.';
  return [
    {
      title: 'table of fixes',
      markdown: ['### Fixes', table, ...(isCounted ? [meaning] : [])].join('\n\n'),
    },
  ];
}

/** A link if it leads to this repository; to one of its tabs counts, too. */
function pullRequestCell({
  prLink,
  repository,
}: Pick<KnownGap, 'prLink'> & { repository: string }): string {
  const url = safePullRequestUrl(prLink ?? '');
  if (url === null) return '';
  const server = URL.canParse(repository) ? new URL(repository).origin : '';
  const address = pullRequestAddress(url, server);
  const path = address && `${server}/${address.owner}/${address.repository}`;
  return path?.toLowerCase() === repository.toLowerCase()
    ? `[pull request ${address?.number}](${repository}/pull/${address?.number})`
    : codeSpan(url);
}
