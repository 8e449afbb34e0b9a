import { expect, test } from 'vitest';
import type { GapOutcome } from '../../../src/report/assemble/status.ts';
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
const linkedLarge = '[Pull request 7](https://github.com/acme/docs/pull/7)';

const again = 'tick the box to ask for another';
const needs = fixOf({ needed: 6 });
const blind = fixOf({ needed: 0 });

/** By outcome: the state, the line in Under way, the cell of the table, and the setback. */
test.each<[GapOutcome, string, string | null, string | null, string | null]>([
  [
    { is: 'to-be-started' },
    'ticked for the agent',
    'ticked for the agent: its job starts with this run, or with a later one if there are more than `max-jobs`',
    'Ticked for the agent',
    null,
  ],
  [
    { is: 'refused', reason: 'No *plan*.' },
    'no job was started: No &#42;plan&#42;.',
    null,
    null,
    null,
  ],
  [
    { is: 'at-work', jobId: 'job-1' },
    'a job is at work: `job-1`',
    'an agent is at work: job `job-1`',
    'An agent is at work: job `job-1`',
    null,
  ],
  [
    { is: 'waits-for-merge' },
    'waiting to be merged',
    `${linked} is waiting for review`,
    `${linkedLarge} is waiting for review`,
    null,
  ],
  [{ is: 'ours' }, 'people are writing it', 'people are writing it', 'People are writing it', null],
  [
    { is: 'watching', fix: fixOf() },
    'not decided yet',
    `${linked} was merged; questions like these: 13 of 1,020 before, 1 of 980 since`,
    `${linkedLarge} was merged and is watched`,
    null,
  ],
  [
    { is: 'watching', fix: needs },
    'not decided yet: it takes 6 unanswered conversations before the merge',
    `${linked} was merged; questions like these: 13 of 1,020 before, 1 of 980 since`,
    `${linkedLarge} was merged and is watched`,
    null,
  ],
  [
    { is: 'undecided', fix: blind },
    'can’t be decided: too few questions have a page or a category, and no model has read them',
    null,
    null,
    null,
  ],
  [{ is: 'fixed', fix: fixOf() }, 'fixed', null, `Fixed by ${linked}`, null],
  [{ is: 'unchanged', fix: fixOf() }, 'didn’t help', null, null, 'a fix didn’t help'],
  [{ is: 'back', fix: fixOf() }, 'back', null, null, 'back after a fix'],
  [{ is: 'closed' }, 'closed without a merge', null, null, 'its pull request was closed'],
  [{ is: 'failed' }, `the job failed; ${again}`, null, null, 'the agent’s job failed'],
])('of %o', (outcome, state, line, cell, setback) => {
  const status = statusAt(outcome, { prLink });
  const words = statusWords(status, repositoryUrl);
  expect(words.state).toBe(state);
  expect(words.underWay ?? null).toBe(line);
  expect(stateCell(status, repositoryUrl)).toBe(cell);
  expect(words.setback ?? null).toEqual(setback);
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
