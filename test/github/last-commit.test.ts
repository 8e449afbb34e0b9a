import { expect, onTestFinished, test } from 'vitest';
import { lastCommitOf } from '../../src/github/pull-request-history.ts';
import { githubFor, startRun } from './setup.ts';

const sha = 'a'.repeat(40);

async function lastOf(reply: { status?: number; json: unknown }) {
  const world = await githubFor(onTestFinished);
  world.faults.push({ reply: { status: 200, ...reply } });
  const { github } = await startRun({ world });
  const found = await lastCommitOf(github, 'docs/a page.mdx');
  return { found, requests: world.requests };
}
const commit = (message: string) => ({ json: [{ sha, commit: { message } }] });

test.each([
  ['Shorten the webhooks page (#57)\n\nReasons (#12).', 57],
  ['Merge pull request #58 from acme/shorter\n\nShorten', 58],
  ['Shorten the webhooks page', null],
  ['Revert (#57) by hand', null],
])('the pull request of a file is read from its last commit: %j', async (message, pullRequest) => {
  const { found, requests } = await lastOf(commit(message));
  expect(found).toEqual({ sha, pullRequest });
  expect(requests).toHaveLength(1);
});

test.each([
  ['there is none', { json: [] }],
  ['it is refused', { status: 403, json: {} }],
  ['it is something else', { json: [{ sha: '../..', commit: { message: '' } }] }],
])('the pull request of a file is unknown if %s', async (_, reply) => {
  expect((await lastOf(reply)).found).toBeNull();
});
