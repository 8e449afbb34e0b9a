import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { noPermission } from '../world/github/reply.ts';
import { startGitHub } from '../world/github.ts';
import { issueOf, reportHere } from './in-process.ts';
import { worldWithIssue } from './post/world.ts';
import { row } from './reporting.ts';

const ticked = { 'post-to': 'issue', fix: 'ticked' };
const noBoxToTick =
  'No agent job was started, as no issue was posted in which a box could be ticked.';

test('the log says that no box could be ticked if no issue was posted', async () => {
  const github = await startGitHub();
  const script = servePages([row('a1', { resolutionStatus: 'answered', response: 'Like so.' })]);
  const { lines, error, outputs } = await reportHere(script, { github, with: ticked });
  expect(lines.at(-1)).toBe(noBoxToTick);
  expect({ error, jobs: outputs.jobs }).toEqual({ error: null, jobs: '[]' });
});

test('the log doesn’t say so otherwise', async () => {
  const github = await startGitHub();
  const asked = servePages(['a1', 'a2', 'a3'].map((id) => row(id)));
  for (const fix of ['ticked', 'offer', 'none']) {
    const { lines } = await reportHere(asked, { github, with: { ...ticked, fix } });
    expect(lines).not.toContain(noBoxToTick);
    expect(issueOf(github).body.match(/Let the agent fix it/g)?.length ?? 0).toBe(
      fix === 'none' ? 0 : 1,
    );
  }
});

test('the results of jobs are in the job summary only if `post-to` names it', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const { summary, jobs } = await world.run();
  expect({ summary, jobs }).toEqual({
    summary: '',
    jobs: [expect.objectContaining({ outcome: 'pull-request' })],
  });
  world.turn('token', true);
  const next = await world.run({ run: '4243', with: { 'post-to': 'issue, summary' } });
  expect(next.summary.match(/### Fixes/g)).toHaveLength(1);
});

test('the files keep the gaps if the issue can’t be read after it was posted', async () => {
  const world = await worldWithIssue({ ticked: ['webhook'] });
  const { id } = world.gap('webhook');
  const path = /\/issues\/1$/;
  world.github.faults.push({ method: 'GET', path, nth: 1, times: 9, reply: noPermission });
  const { report, summary, error, outputs } = await world.run({
    with: { 'post-to': 'issue, summary' },
  });
  expect(error).toContain('The issue could not be updated with its jobs');
  expect(report.topics[0]).toMatchObject({ id, state: 'open' });
  expect(report.history).toHaveLength(1);
  const text = readFileSync(join(outputs.reportDir ?? '', 'report.md'), 'utf8');
  expect(summary.startsWith(text)).toBe(true);
});
