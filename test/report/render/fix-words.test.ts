import { describe, expect, test } from 'vitest';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import { withPullRequest } from '../../../src/report/gaps/job.ts';
import {
  setback,
  standingWords,
  stateCell,
  underWayWords,
} from '../../../src/report/render/standing.ts';
import { renderFixes } from '../../../src/report/render/under-way.ts';
import {
  gapOf,
  idOf,
  knownOf,
  memoryOf,
  reportTo,
  withIntention,
  withJob,
  withOutcome,
} from '../gaps/gaps.ts';

const id = idOf(1);
const asked = memoryOf([gapOf({ id, request: 'asked' })]);
const intended = withIntention(asked, id, { run: '1/1' });
const atWork = withJob(intended, id, { jobId: 'job-1' });
const prLink = 'https://github.com/acme/docs/pull/7';
const ended = (outcome: string, link: string | null = null) =>
  withOutcome(atWork, id, { outcome, prLink: link });
const pull = ended('pull-request', prLink);

const with_ = (memory: Memory, fields: Partial<Gap>): Memory => ({
  ...memory,
  gaps: memory.gaps.map((gap) => ({ ...gap, ...fields })),
});
const lost = with_(memoryOf([gapOf({ id })]), { request: 'unclear' });
const again = 'untick the box and tick it again to ask for another';

function wordsOf(
  memory: Memory,
  options: { isAsked?: boolean; startsJobs?: boolean; refusal?: string } = {},
) {
  const { isAsked = true, startsJobs = false, refusal } = options;
  const refusals = new Map(refusal === undefined ? [] : [[id, refusal]]);
  const issue = knownOf(memory, { asked: isAsked ? [id] : [], startsJobs, refusals });
  const standing = issue.gaps.get(id)?.standing;
  return standing ? standingWords(standing) : null;
}

describe('of a gap, the table tells', () => {
  test.each<[string, Memory, string | null]>([
    ['nothing was ticked', memoryOf([gapOf({ id })]), null],
    ['it is not for the docs alone', memoryOf([gapOf({ id, dismissed: true })]), null],
    ['its tick is taken, and all else lost', memoryOf([gapOf({ id, request: 'taken' })]), null],
    [
      'what came of its tick is lost',
      lost,
      `ticked, but what came of that is lost with the issue’s memory; ${again}`,
    ],
    ['that is lost, and it is not for the docs', with_(lost, { dismissed: true }), null],
    ['it is ticked', asked, 'ticked; a run with `fix: ticked` starts its job'],
    ['it is ticked as not for the docs, too', with_(asked, { dismissed: true }), null],
    ['it had a job, and is not for the docs', with_(pull, { dismissed: true }), 'not for the docs'],
    [
      'a job is being started',
      intended,
      'a job is being started; if none shows here when the run is over, it may be running all the same',
    ],
    ['a job is at work', atWork, 'a job is at work: `job-1`'],
    [
      'it was ticked again meanwhile',
      with_(atWork, { request: 'asked' }),
      'ticked again; another job starts once the one that is at work has ended',
    ],
    ['its pull request is open', pull, 'waits for its merge'],
    [
      'that can’t be read',
      withPullRequest(pull, id, { is: 'unreadable', why: 'No *permission*.' }),
      'No &#42;permission&#42;.',
    ],
    ['that was closed', withPullRequest(pull, id, { is: 'closed' }), 'closed without a merge'],
    ['that was merged', withPullRequest(pull, id, { is: 'merged', on: '2026-11-05' }), 'watching'],
    [
      'its job left no link',
      ended('pull-request'),
      'the job opened a pull request, but its link is not a plain https URL',
    ],
    ['it changed nothing', ended('no-changes'), 'the job ended without a pull request'],
    ['it was archived', ended('archived'), 'the job was archived'],
    ['it failed', ended('failed'), `the job failed; ${again}`],
    [
      'its start is unknown',
      ended('unknown'),
      `a job may have been started, and was not found; look in the dashboard, or ${again}`,
    ],
    ['it is gone', ended('not-found'), `the service no longer knows the job; ${again}`],
    ['its end is of another version', ended('other'), 'no pull request'],
  ])('%s', (_, memory, words) => {
    expect(wordsOf(memory)).toBe(words);
  });

  test('what a tick waits for', () => {
    expect(wordsOf(asked, { startsJobs: true })).toBe(
      'ticked; its job starts with this run, or with a later one if there are more than `max-jobs`',
    );
    expect(wordsOf(asked, { isAsked: false, startsJobs: true })).toBe(
      'ticked, but not asked in this period or the one before; its job starts once it is asked again',
    );
    expect(wordsOf(asked, { refusal: 'No *credit*.' })).toBe(
      'no job was started: No &#42;credit&#42;.',
    );
  });
});

describe('the table of fixes', () => {
  const runUrl = 'https://github.com/acme/docs/actions/runs/42';
  const linesOf = (memory: Memory, ids: string[] = []) =>
    renderFixes({ issue: knownOf(memory, { asked: ids }), runUrl })[0]?.markdown.split('\n');

  test('has no words on counts if nothing was counted, and an id if the heading is lost', () => {
    expect(linesOf(with_(asked, { heading: '' }))?.slice(4)).toEqual([
      `| \`${id}\` | – | – | – | ticked, but not asked in this period or the one before; its job starts once it is asked again |`,
    ]);
    expect(linesOf(asked, [id])?.[4]).toContain('| ticked; a run with');
    const merged = withPullRequest(pull, id, { is: 'merged', on: '2026-11-05' });
    expect(linesOf(merged)?.[0]).toBe('### Fixes');
    expect(linesOf(merged)?.slice(4)).toEqual([
      `| Gap 1 | [pull request 7](${prLink}) | – | 0 of 0 | watching |`,
      '',
      '**Before** and **since** the merge: the gap’s unanswered questions, of all questions asked. It is fixed if they fell by more than chance, and back if they rose again after that.',
      '',
      '**All in all:** the one fix that was watched has not helped so far (by the agent).',
    ]);
  });

  test.each([
    'https://github.com/acme/other/pull/7',
    'https://github.com/acme/docs/pull/x7',
    `https://github.com/acme/docs/pull/${'1'.repeat(11)}`,
  ])('has %s as text', (link) => {
    expect(linesOf(ended('pull-request', link))?.[4]).toContain(`| \`${link}\` |`);
  });

  test('keeps an old verdict while it is ticked for another job', () => {
    const merged = withPullRequest(pull, id, { is: 'merged', on: '2026-05-05' });
    const [gap] = merged.gaps;
    if (!gap?.fix) throw new Error('There is no watch');
    const watch = { ...gap.fix.watch, verdict: 'fixed' as const, decidedAt: '2026-05-20' };
    const fix = { ...gap.fix, watch };
    const from = (day: string, fields: Partial<Gap> = {}) => {
      const reports = [day, ...Array(7).fill('2026-12-07')].map((to) => reportTo(to));
      return linesOf(memoryOf([{ ...gap, fix, ...fields }], reports));
    };
    expect(from('2026-05-20')?.join('\n')).toContain('| Gap 1 |');
    expect(from('2026-05-21')?.join('\n')).not.toContain('| Gap 1 |');
    expect(from('2026-05-21', { request: 'asked' })?.join('\n')).toContain('| Gap 1 |');
  });
});

test('what went wrong stands before what to do, of a gap that waits for a decision anew', () => {
  const said = (memory: Memory) => setback(knownOf(memory, { asked: [id] }).gaps.get(id));
  expect(said(ended('failed'))).toEqual(['The agent’s job failed.']);
  expect(said(ended('no-changes'))).toEqual(['The agent changed nothing.']);
  expect(said(withPullRequest(pull, id, { is: 'closed' }))).toEqual([
    'Its pull request was closed.',
  ]);
  for (const memory of [asked, atWork, pull, memoryOf([gapOf({ id })])]) {
    expect(said(memory)).toEqual([]);
  }
  expect(setback(undefined)).toEqual([]);
});

describe('what waits for nobody’s decision is told in a cell, and in a line', () => {
  const runUrl = 'https://github.com/acme/docs/actions/runs/42';
  const linked = `[pull request 7](${prLink})`;
  const merged = withPullRequest(pull, id, { is: 'merged', on: '2026-11-05' });
  const unreadable = withPullRequest(pull, id, { is: 'unreadable', why: 'can’t be *read*.' });
  test.each<[string, Memory, string | null, string | null]>([
    ['a tick', asked, 'Ticked for the agent', 'ticked for the agent, and its job is to be started'],
    ['a start', intended, 'An agent’s job starts', 'an agent’s job is being started'],
    ['a job', atWork, 'An agent is at work', 'an agent is at work: job `job-1`'],
    ['a review', pull, `${linked} waits for review`, `${linked} waits for review`],
    ['what can’t be read', unreadable, linked, `${linked} can’t be &#42;read&#42;.`],
    [
      'a merge',
      merged,
      `${linked} was merged: watched`,
      `${linked} was merged, and is watched: 0 of 0 before, 0 of 0 since`,
    ],
    [
      'people',
      with_(memoryOf([gapOf({ id })]), { ours: true }),
      'People write it',
      'people write it',
    ],
    ['a failed job', ended('failed'), null, null],
    ['nothing', memoryOf([gapOf({ id })]), null, null],
  ])('%s', (_, memory, cell, line) => {
    const gap = knownOf(memory, { asked: [id] }).gaps.get(id);
    expect([stateCell(gap, runUrl), underWayWords(gap, runUrl)]).toEqual([
      cell?.replace(/^\[?./, (start) => start.toUpperCase()) ?? null,
      line,
    ]);
  });

  test('of no gap it is nothing', () => {
    expect([stateCell(undefined, runUrl), underWayWords(undefined, runUrl)]).toEqual([null, null]);
  });
});
