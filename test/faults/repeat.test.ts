import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { startGitHub } from '../world/github.ts';
import { inTurn, type Reply, type Script, startService, withFaults } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { idsOf, rowsOf, savedRows } from './conversations.ts';
import { inProcessRun } from './in-process.ts';
import { ownPosts } from './posting.ts';
import { serviceFaults } from './service-faults.ts';
import { temporaryFolder } from './temporary-folder.ts';

const rows = rowsOf({ day: '2026-11-10', count: 9 });
const active: Reply = { json: { status: 'active' } };
const completed: Reply = { json: { status: 'completed', prLink: null } };

/** Runs of one step on one pull request, in one temporary folder: of the bundle, or in this process. */
async function startWorld(given: Record<string, string>, isBundle = true) {
  const github = await startGitHub();
  const pull = github.state.addPull({ number: 1 });
  const temp = temporaryFolder();
  return {
    github,
    temp,
    pass: async (script: Script) => {
      const service = await startService({ job: script, conversations: script });
      const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
      if (isBundle) {
        return runBundle({ baseUrl: service.url, with: given, temp, env: github.env, event });
      }
      const run = inProcessRun();
      const left = await run.start({ serviceUrl: service.url, with: given, temp, github, event });
      const errors = left.error === null ? [] : [left.error];
      return { exitCode: errors.length, errors, outputs: left.outputs };
    },
  };
}

const lasting = serviceFaults.filter(({ name }) =>
  ['401', 'HTML', '429 for two hours', 'a redirect, 302'].includes(name),
);

describe('mode report', () => {
  const given = { ...modes.report, 'post-to': 'summary, comment, issue' };

  test.concurrent.each(lasting)(
    'a good run, one with $name, and another good run leave one comment and one issue',
    async ({ name, reply }) => {
      const { github, pass, temp } = await startWorld(given, name === '401');
      expect(await pass(servePages(rows.slice(0, 6)))).toMatchObject({ exitCode: 0 });
      const posted = ownPosts(github);
      expect(posted).toMatchObject({ comments: [expect.any(String)], openIssues: [2] });

      const failed = await pass(withFaults(servePages(rows), { 1: reply }));
      expect(failed).toMatchObject({ exitCode: 1, outputs: { outcome: 'incomplete' } });
      expect(failed.errors).toHaveLength(1);
      // An incomplete report leaves the posts as they are, and its files say so.
      expect(ownPosts(github)).toEqual(posted);
      const directory = join(temp, 'docs-gap-report');
      expect(JSON.parse(readFileSync(join(directory, 'report.json'), 'utf8')).complete).toBe(false);
      expect(idsOf(savedRows(directory))).toEqual(['row-1', 'row-2', 'row-3']);

      expect(await pass(servePages(rows))).toMatchObject({ exitCode: 0 });
      const { comments, openIssues } = ownPosts(github);
      expect(openIssues).toEqual([2]);
      expect(comments).toEqual([expect.stringContaining('3 of 9')]);
      expect(idsOf(savedRows(directory))).toEqual(idsOf(rows));
      expect(JSON.parse(readFileSync(join(directory, 'report.json'), 'utf8')).complete).toBe(true);
    },
  );

  test('a run that reads nothing removes the report of the previous run', async () => {
    const { pass, temp } = await startWorld(given);
    await pass(servePages(rows));
    const failed = await pass(() => ({ status: 401 }));
    expect(failed).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'incomplete', questions: '0' },
    });
    expect(readdirSync(join(temp, 'docs-gap-report')).toSorted()).toEqual([
      ...['.docs-gap-report', 'conversations.jsonl'],
    ]);
  });
});

const given = { ...modes.job, 'post-to': 'summary, comment', 'timeout-minutes': '0.01' };

test('mode job: a run that times out, one that is refused and one that ends update one comment', async () => {
  const { github, pass } = await startWorld(given);
  expect(await pass(inTurn(active))).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'timed-out' },
  });
  expect(ownPosts(github).comments).toEqual([expect.stringContaining('had not ended')]);
  const refused = await pass(() => ({ status: 403 }));
  expect(refused).toMatchObject({
    exitCode: 1,
    errors: [expect.stringContaining('answered 403')],
  });
  expect(ownPosts(github).comments).toEqual([expect.stringContaining('answered 403')]);
  expect(await pass(inTurn(completed))).toMatchObject({ exitCode: 0 });
  expect(ownPosts(github).comments).toEqual([
    expect.stringContaining('finished without a pull request'),
  ]);
});
