import { expect, test } from 'vitest';
import type { GapOutcome, GapStatus } from '../../../src/report/assemble/status.ts';
import {
  pullRequestText,
  renderFixes,
  stateCell,
  statusWords,
} from '../../../src/report/render/status.ts';
import { fixOf, sampleReport, statusAt } from '../sample.ts';

const repositoryUrl = 'https://github.com/acme/docs';
const prLink = 'https://github.com/acme/docs/pull/7';
const linked = '[pull request 7](https://github.com/acme/docs/pull/7)';

const outcomes: readonly (readonly [GapOutcome, Partial<GapStatus>?])[] = [
  ...(['not-asked', 'to-be-started', 'ticked', 'starting'] as const).map((name) => [name] as const),
  ['refused', { reason: 'No *plan*.' }],
  ['at-work', { jobId: 'job-1' }],
  ['waits-for-merge'],
  ['unreadable', { reason: 'can’t be read: *No*' }],
  ['watching', { fix: fixOf() }],
  ['watching', { fix: fixOf({ needed: 6 }) }],
  ['undecided', { fix: fixOf({ needed: 0 }) }],
  ...(['fixed', 'unchanged', 'back'] as const).map((name) => [name, { fix: fixOf() }] as const),
  ...(['closed', 'no-link', 'no-changes', 'archived', 'failed'] as const).map(
    (name) => [name] as const,
  ),
  ...(['unknown', 'not-found', 'ours', 'dismissed'] as const).map((name) => [name] as const),
];

test('each outcome has its state, its line in Under way, its cell of the table, and its setback', async () => {
  const rows = outcomes.map(([outcome, fields]) => {
    const status = statusAt(outcome, { prLink, ...fields });
    const { state, underWay = '', setback = '' } = statusWords(status, repositoryUrl);
    const cell = stateCell(status, repositoryUrl) ?? '';
    return `## ${outcome}\n\n- ${[state, underWay, cell, setback].join('\n- ')}\n`;
  });
  await expect(rows.join('\n')).toMatchFileSnapshot('outcomes.txt');
});

test('without a decision there is no wording', () => {
  expect(statusWords(statusAt(null), repositoryUrl)).toEqual({ state: '' });
  expect(stateCell(null, repositoryUrl)).toBeNull();
});

test('a pull request of this repository is a link, any other is code', () => {
  expect(pullRequestText({ prLink: `${prLink}/files` }, repositoryUrl)).toBe(linked);
  expect(pullRequestText({ prLink: 'https://github.com/a/b/pull/7' }, repositoryUrl)).toBe(
    '`https://github.com/a/b/pull/7`',
  );
  expect(pullRequestText({ prLink: 'https://x.example/$(id)' }, repositoryUrl)).toBe('');
});

test('the results of all fixes are counted for the agent and for people', () => {
  const { remembered } = sampleReport({
    rows: [],
    remembered: {
      ledger: {
        agent: { watched: 3, helped: 1, unchanged: 1, fewer: 0.6 },
        people: { watched: 0, helped: 0, unchanged: 0, fewer: 0 },
      },
    },
  });
  expect(remembered && renderFixes(remembered, repositoryUrl)[0]?.markdown).toBe(
    '### Fixes\n\n**All fixes watched:** 3 by the agent (1 helped, 1 did not, 1 not decided yet). About 1 fewer conversation a week goes unanswered.',
  );
});
