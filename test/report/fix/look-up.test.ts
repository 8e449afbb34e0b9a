import { expect, onTestFinished, test } from 'vitest';
import { lookUpPullRequests } from '../../../src/report/post/look-up.ts';
import type { Pull } from '../../../src/report/gaps/gap.ts';
import { githubFor, startRun } from '../../github/setup.ts';
import { gapOf, idOf, memoryOf, withIntention, withOutcome } from '../gaps/gaps.ts';

const serverUrl = 'https://github.com';

/** What is found of pull requests by these links. */
async function found(links: readonly (string | null)[], state: Pull['state'] = null) {
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
    gap.pull ? { ...gap, pull: { ...gap.pull, state } } : gap,
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

test('it is one pull request, however it is linked', async () => {
  const links = [
    ours,
    `${ours}/files`,
    `${ours}/commits/0a1b`,
    'https://GitHub.com/ACME/docs/pull/7/',
    'https://github.com:443/acme/docs/pull/7',
  ];
  const { pulls, asked } = await found(links);
  expect([...pulls]).toEqual(links.map((link) => [link, { is: 'open' }]));
  expect(asked).toEqual(['/repos/acme/docs/pulls/7']);
});

test.each(['open', 'closed'] as const)('one that was %s is asked for again', async (state) => {
  expect((await found([ours], state)).asked).toHaveLength(1);
});

test('more than 50 are not', async () => {
  const many = Array.from({ length: 51 }, (_, at) => `${elsewhere}${at}`);
  expect([...(await found(many)).pulls.keys()]).toEqual(many.slice(0, 50));
});
