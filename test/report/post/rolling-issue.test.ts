import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../../src/github/client.ts';
import { createMarker } from '../../../src/github/posts.ts';
import { readRunContext } from '../../../src/github/run-context.ts';
import { parseInputs } from '../../../src/inputs.ts';
import { encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import { RollingIssue } from '../../../src/report/post/rolling-issue.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { recordingLog, startRun } from '../../github/setup.ts';
import { simulatedClock } from '../../world/clock.ts';
import { noPermission } from '../../world/github/reply.ts';
import { accounts } from '../../world/github/state.ts';
import { startGitHub } from '../../world/github.ts';
import { githubToken } from '../../world/runner.ts';
import { memoryOf, reportTo, subject } from '../gaps/memories.ts';

const opened = (github: GitHub, given = {}, env: NodeJS.ProcessEnv = {}) => {
  const { inputs } = parseInputs({
    mode: 'report',
    'api-key': 'mint_test_key_0123456789',
    'project-id': 'acme-docs',
    'github-token': githubToken,
    'issue-title': 'Gaps',
    'issue-labels': 'gaps',
    ...given,
  });
  if (inputs.mode !== 'report') throw new Error('Not of mode report');
  return new RollingIssue({
    github,
    inputs,
    context: readRunContext(env),
    step: { clock: simulatedClock(), deadline: 600_000, log: recordingLog() },
    redactor: createRedactor({ secrets: [], enabled: true }),
  });
};

/** A repository with an issue, and the issue as a run reads it. */
async function remembered(given: Record<string, string> = {}, env: NodeJS.ProcessEnv = {}) {
  const world = await startGitHub();
  const { github } = await startRun({ world });
  world.state.labels.add('gaps');
  const marker = createMarker({ mode: 'report', ...subject, target: 'issue' });
  const memory = memoryOf([], { reports: [reportTo('2026-10-05'), reportTo('2026-11-09')] });
  const { comment } = encodeMemory(memory, subject);
  const body = `${marker}\nReport\n\n${comment}\n`;
  world.state.addIssue({ body, user: accounts.workflow, labels: ['gaps'], title: 'Gaps' });
  return { world, memory, issue: opened(github, given, env) };
}

describe('a run’s issue', () => {
  test('is read once for its memory and its last period', async () => {
    const { world, memory, issue } = await remembered();
    expect(await issue.read()).toEqual({ memory, isIssueEdited: false, warnings: [] });
    expect(await issue.lastPeriod()).toEqual({ from: '2026-11-02', to: '2026-11-09' });
    expect(world.requests.map(({ path }) => path)).toEqual(
      ['/repos/acme/docs/issues', '/graphql', '/repos/acme/docs/issues/1/comments'].sort(),
    );
  });

  test('is never the issue of another project or scope', async () => {
    for (const given of [{ 'project-id': 'other' }, { scope: 'pull-request' }] as const) {
      const { issue } = await remembered(given);
      expect(await issue.read()).toBeNull();
      expect(await issue.lastPeriod()).toBeNull();
    }
  });

  test('that can’t be read is an error of whoever needs it, and read again by the next', async () => {
    const { world, memory, issue } = await remembered({}, { GITHUB_ACTOR: 'dependabot[bot]' });
    world.faults.push({ method: 'GET', times: 6, reply: noPermission });
    for (const ask of [() => issue.lastPeriod(), () => issue.hasWork()])
      await expect(ask()).rejects.toThrow(/answered 403.*Add `issues: write` to .*`permissions:`/);
    world.faults.length = 0;
    expect((await issue.read())?.memory).toEqual(memory);
  });
});
