import { expect, test } from 'vitest';
import {
  type ClaimThread,
  claimRequests,
  deleteClaims,
  listClaims,
  writeClaim,
} from '../../src/agent/claim.ts';
import { md } from '../../src/text/markdown.ts';
import { chance } from '../soak/chance.ts';
import { SlowComments, VirtualTime } from './slow-comments.ts';

/** In CI; 20,000 cases were run when the protocol was written. */
const cases = Number(process.env.CLAIM_CASES ?? 1_000);

const marker = { mode: 'report', projectId: 'acme', scope: 'all' } as const;
const minute = 60_000;

/**
 * Two or three runs want one job, at about the same time, and one of them may be a later attempt; a
 * person may cancel one of them.
 */
async function played(seed: number): Promise<{ jobs: string[]; claims: number }> {
  const random = chance(seed);
  const time = new VirtualTime();
  const clock = time.clock(random);
  const comments = new SlowComments({ clock, random });
  const thread: ClaimThread = { comments: comments.seen(), marker };
  const jobs: string[] = [];
  const log = { info: () => {}, warning: () => {} };

  const run = async (runId: string, runAttempt: string, startsAt: number): Promise<void> => {
    const cancel = new AbortController();
    const deadline = startsAt + 10 * minute;
    const claiming = {
      thread,
      run: { runId, runAttempt },
      clock,
      log,
      signal: cancel.signal,
      deadline,
    };
    await clock.sleep(startsAt);
    if (random() < 0.1) clock.sleep(random() * 20_000).then(() => cancel.abort(new Error('stop')));
    const known = await listClaims(thread);
    await deleteClaims(known.superseded, claiming);
    if (known.valid.length > 0) return;
    const results = await claimRequests(new Map([['gap-1-0', md`Starting.`]]), claiming);
    const result = results.get('gap-1-0');
    if (result?.kind !== 'won') return;
    const fate = random();
    await clock.sleep(random() * 3_000);
    if (fate < 0.1) return deleteClaims([result.claim], claiming);
    jobs.push(runId);
    if (fate < 0.2) throw new Error('the run ends before it knows the job');
    const job = `job-${jobs.length}`;
    await writeClaim(result.claim, { job, markdown: md`At work.` }, claiming);
  };

  const starts = [0, random() * 12_000, random() * 40_000].slice(0, random() < 0.5 ? 2 : 3);
  const runs = starts.map((startsAt, at) => {
    const isAttempt = at === 2 && random() < 0.5;
    return run(isAttempt ? '1' : String(at + 1), isAttempt ? '2' : '1', startsAt).catch(() => {});
  });
  await time.run();
  await Promise.all(runs);
  const claims = comments.all.filter(({ removedAt }) => removedAt === Infinity).length;
  return { jobs, claims };
}

test('of runs that claim one request on a slow GitHub, at most one starts a job', async () => {
  let started = 0;
  for (let seed = 1; seed <= cases; seed += 1) {
    const { jobs, claims } = await played(seed);
    expect(jobs.length, `seed ${seed}: jobs of runs ${jobs}`).toBeLessThanOrEqual(1);
    // A job without a claim could be started again by the next run.
    if (jobs.length > 0) expect(claims, `seed ${seed}`).toBeGreaterThan(0);
    started += jobs.length;
  }
  // The protocol must not be safe by never starting anything.
  expect(started).toBeGreaterThan(cases * 0.6);
}, 600_000);
