import { expect, test } from 'vitest';
import {
  type Claim,
  type ClaimThread,
  claimRequests,
  isJobOfClaim,
  listClaims,
  unfinishedState,
  waitForWinner,
  writeClaim,
} from '../../src/agent/claim.ts';
import type { Comment } from '../../src/github/comment.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { md } from '../../src/text/markdown.ts';
import { simulatedClock } from '../world/clock.ts';

const marker = { mode: 'report', projectId: 'acme', scope: 'all' } as const;

/** Comments of this account, and of nobody else, with a call before each list. */
function world({ beforeList = () => {} }: { beforeList?: (comments: Comment[]) => void } = {}) {
  const comments: Comment[] = [];
  const warnings: string[] = [];
  const clock = simulatedClock();
  const find = (id: number): Comment => {
    const found = comments.find((comment) => comment.id === id);
    if (!found) throw new GitHubError({ kind: 'refused', status: 404, message: 'Not Found' });
    return found;
  };
  const post = (body: string): Comment => {
    const id = 5_001 + comments.length;
    const created_at = new Date(clock.wallTime()).toISOString();
    const comment = { id, body, created_at, html_url: `https://github.com/a/b/issues/1#${id}` };
    comments.push(comment);
    return comment;
  };
  const thread: ClaimThread = {
    marker,
    comments: {
      listOwn: async (isWanted) => {
        beforeList(comments);
        return comments.filter(isWanted);
      },
      create: async (body) => post(body),
      update: async (id, body) => Object.assign(find(id), { body }),
      remove: async (id) => {
        comments.splice(comments.indexOf(find(id)), 1);
      },
    },
  };
  const claiming = (runId: string, runAttempt = '1') => ({
    thread,
    run: { runId, runAttempt },
    clock,
    log: { info: () => {}, warning: (message: string) => warnings.push(message) },
    signal: new AbortController().signal,
    deadline: clock.now() + 600_000,
  });
  const claim = async (runId: string, runAttempt?: string, key = 'gap-1-0') =>
    (await claimRequests(new Map([[key, md`At work.`]]), claiming(runId, runAttempt))).get(key);
  return { comments, warnings, clock, thread, post, claiming, claim };
}

test('a claim is read back as it was written, and its job is added in thread', async () => {
  const { claim, claiming, thread, comments } = world();
  const result = await claim('7', '2');
  if (result?.kind !== 'won') throw new Error('not won');
  await writeClaim(result.claim, { job: 'job-1', markdown: md`Done.` }, claiming('7'));
  const { valid } = await listClaims(thread);
  expect(valid).toEqual([{ ...result.claim, job: 'job-1', markdown: md`Done.` }]);
  expect(valid[0]).toMatchObject({ key: 'gap-1-0', run: '7', attempt: '2' });
  expect(comments).toHaveLength(1);
});

test('the comment with the higher id loses, and is deleted', async () => {
  const { claim, comments } = world();
  await claim('1');
  expect(await claim('2')).toMatchObject({ kind: 'lost', winner: { run: '1' } });
  expect(comments).toHaveLength(1);
  expect(await claim('2', '1', 'gap-1-5001')).toMatchObject({ kind: 'won' });
});

test('a claim whose comment someone deletes meanwhile starts nothing', async () => {
  let lists = 0;
  const { claim } = world({
    beforeList: (comments) => {
      lists += 1;
      if (lists === 2) comments.length = 0;
    },
  });
  expect(await claim('1')).toEqual({ kind: 'lost', winner: null });
});

test('a comment that no list shows within a minute is deleted, and nothing is claimed', async () => {
  const { claiming, clock, comments, thread } = world();
  thread.comments.listOwn = async () => [];
  const claims = claimRequests(new Map([['gap-1-0', md``]]), claiming('1'));
  await expect(claims).rejects.toThrow('did not appear in the list of comments within a minute');
  expect(clock.now()).toBe(60_000);
  expect(comments).toEqual([]);
});

test('of several claims, none stays if one can’t be posted', async () => {
  const { claiming, comments, thread } = world();
  const { create } = thread.comments;
  thread.comments.create = async (body) => {
    if (comments.length > 0) throw new GitHubError({ kind: 'refused', status: 403, message: 'No' });
    return create(body);
  };
  const keys = new Map([
    ['gap-1-0', md``],
    ['gap-2-0', md``],
  ]);
  await expect(claimRequests(keys, claiming('1'))).rejects.toThrow('No');
  expect(comments).toEqual([]);
});

test.each([
  ['cut', '<!-- docs-agent-action mode=report'],
  ['of a damaged field', '{start} key=gap run=x attempt=1 nonce=00000000 deadline=never -->'],
  ['quoted', 'Look:\n{claim}'],
  ['of another project', '{claim}', 'other'],
])('a marker that is %s is no claim', async (_, template, projectId = 'acme') => {
  const { claim, comments, thread, post } = world();
  await claim('1');
  const body = comments[0]?.body ?? '';
  comments.length = 0;
  const start = body.slice(0, body.indexOf(' key='));
  post(template.replace('{start}', start).replace('{claim}', body));
  const claims = await listClaims({ ...thread, marker: { ...marker, projectId } });
  expect(claims).toEqual({ valid: [], superseded: [] });
});

test('a claim that was deleted is posted again with its job', async () => {
  const { claim, claiming, comments, warnings, thread } = world();
  const result = await claim('1');
  if (result?.kind !== 'won') throw new Error('not won');
  comments.length = 0;
  await writeClaim(result.claim, { job: 'job-1', markdown: md`` }, claiming('1'));
  expect((await listClaims(thread)).valid).toMatchObject([{ job: 'job-1', key: 'gap-1-0' }]);
  expect(warnings).toEqual([expect.stringContaining('It is posted again.')]);
});

const old: Claim = {
  key: 'gap-1-0',
  run: '7',
  attempt: '1',
  nonce: '00000000',
  deadline: '2026-11-16T06:30:00Z',
  id: 1,
  createdAt: '2026-11-16T06:00:00Z',
  url: '',
  markdown: md``,
};

test.each([
  ['7', '1', '06:10', 'starting'],
  ['8', '1', '06:10', 'starting'],
  ['7', '2', '06:10', 'unknown'],
  ['7', '10', '06:10', 'unknown'],
  ['8', '1', '06:30', 'unknown'],
])('in run %s, attempt %s, at %s, a claim without a job is %s', (runId, runAttempt, at, state) => {
  const now = Date.parse(`2026-11-16T${at}:00Z`);
  expect(unfinishedState(old, { runId, runAttempt }, now)).toBe(state);
});

test.each([
  ['2026-11-16T05:55:00Z', true],
  ['2026-11-16T05:54:59Z', false],
  [null, false],
])('a job that was created at %s is the claim’s: %s', (createdAt, expected) => {
  expect(isJobOfClaim(old, { status: 'active', createdAt })).toBe(expected);
});

test('a loser waits until the winner has a job, is gone, or runs out of time', async () => {
  let step = (_: Comment[]) => {};
  const { claim, claiming, clock } = world({ beforeList: (comments) => step(comments) });
  const result = await claim('1');
  if (result?.kind !== 'won') throw new Error('not won');
  const start = clock.now();
  step = ([comment]) => {
    if (clock.now() >= start + 20_000 && comment) {
      comment.body = comment.body.replace(' -->', ' job=job-9 -->');
    }
  };
  expect(await waitForWinner(result.claim, claiming('2'))).toMatchObject({ job: 'job-9' });
  step = ([comment]) => {
    if (comment) comment.body = comment.body.replace(' job=job-9', '');
  };
  expect((await waitForWinner(result.claim, claiming('2')))?.job).toBeUndefined();
  expect(clock.now()).toBeGreaterThanOrEqual(600_000);
  step = (comments) => {
    comments.length = 0;
  };
  expect(await waitForWinner(result.claim, claiming('2'))).toBeNull();
});
