import { expect, test } from 'vitest';
import { lookUpPullRequests } from '../../../src/report/post/look-up.ts';
import { recordingLog, startRun } from '../../github/setup.ts';
import { startGitHub } from '../../world/github.ts';
import { claimOf, gapOf, idOf, memoryOf } from '../gaps/memories.ts';

const serverUrl = 'https://github.com';
const at = '2026-11-10T06:00:00Z';

/** Looks up the pull requests that jobs opened, by their links. */
async function found(links: readonly (string | null)[], state: 'open' | 'closed' = 'open') {
  const world = await startGitHub();
  world.state.addPull({ number: 7, state });
  const { github } = await startRun({ world });
  const gaps = links.map((prLink, number) =>
    gapOf({ id: idOf(number), claim: claimOf({ comment: number + 1, prLink }) }),
  );
  const { pulls } = await lookUpPullRequests(memoryOf(gaps), {
    github,
    serverUrl,
    wallTime: Date.parse(at),
    log: recordingLog(),
  });
  const asked = world.requests.map(({ path }) => path).filter((path) => /pulls\/\d/.test(path));
  return { pulls, asked };
}

const ours = 'https://github.com/acme/docs/pull/7';
const elsewhere = 'https://gitlab.com/acme/docs/pull/7';

test('a pull request is requested once; one on another host is not requested', async () => {
  const { pulls, asked } = await found([ours, ours, null, elsewhere]);
  expect(pulls).toEqual(
    new Map([
      [ours, { kind: 'open' }],
      [elsewhere, { kind: 'unreadable', reason: 'can’t be read: it is not on https://github.com' }],
    ]),
  );
  expect(asked).toEqual(['/repos/acme/docs/pulls/7']);
});

test('different links to one pull request count as one', async () => {
  const links = [
    ours,
    `${ours}/files`,
    `${ours}/commits/0a1b`,
    'https://GitHub.com/ACME/docs/pull/7/',
    'https://github.com:443/acme/docs/pull/7',
  ];
  const { pulls, asked } = await found(links, 'closed');
  expect([...pulls]).toEqual(links.map((link) => [link, { kind: 'closed' }]));
  expect(asked).toEqual(['/repos/acme/docs/pulls/7']);
});

test('at most 50 pull requests are looked up', async () => {
  const many = Array.from({ length: 51 }, (_, number) => `${elsewhere}${number}`);
  expect((await found(many)).pulls.size).toBe(50);
});
