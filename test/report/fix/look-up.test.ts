import { expect, onTestFinished, test } from 'vitest';
import { lookUpPullRequests } from '../../../src/report/fix/look-up.ts';
import type { Repair } from '../../../src/report/gaps/gap.ts';
import { withIntention, withOutcome } from '../../../src/report/gaps/job.ts';
import { githubFor, startRun } from '../../github/setup.ts';
import { gapOf, idOf, memoryOf } from '../gaps/gaps.ts';

const serverUrl = 'https://github.com';

/** What is found of pull requests by these links. */
async function found(links: readonly (string | null)[], pullRequest: Repair['pullRequest'] = null) {
  const world = await githubFor(onTestFinished);
  world.state.addPull({ number: 7 });
  const { github } = await startRun({ world });
  const gaps = links.map((_, at) => gapOf({ id: idOf(at) }));
  const memory = links.reduce(
    (of, prLink, at) => {
      const intended = withIntention(of, idOf(at), { run: '1' });
      return withOutcome(intended, idOf(at), { outcome: 'pull-request', prLink });
    },
    memoryOf([...gaps, gapOf({ id: idOf(99) })]),
  );
  const known = memory.gaps.map((gap) =>
    gap.repair ? { ...gap, repair: { ...gap.repair, pullRequest } } : gap,
  );
  const pulls = await lookUpPullRequests({ memory: { ...memory, gaps: known }, github, serverUrl });
  return { pulls, asked: world.requests.map(({ path }) => path) };
}

const ours = 'https://github.com/acme/docs/pull/7';
const elsewhere = 'https://gitlab.com/acme/docs/pull/7';

test('a pull request is asked for once; one elsewhere is none of this GitHub', async () => {
  const { pulls, asked } = await found([ours, ours, null, elsewhere]);
  expect(pulls).toEqual(
    new Map([
      [ours, { is: 'open' }],
      [elsewhere, { is: 'unreadable', why: 'can’t be read: it is not on https://github.com' }],
    ]),
  );
  expect(asked).toEqual(['/repos/acme/docs/pulls/7']);
});

test.each(['open', 'closed'] as const)('one that was %s is asked for again', async (state) => {
  expect((await found([ours], state)).asked).toHaveLength(1);
});

test('one that was merged is not, nor are more than 50', async () => {
  expect(await found([ours], 'merged')).toEqual({ pulls: new Map(), asked: [] });
  const many = Array.from({ length: 51 }, (_, at) => `${elsewhere}${at}`);
  expect([...(await found(many)).pulls.keys()]).toEqual(many.slice(0, 50));
});
