import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarker } from '../../src/github/posts.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { parseInputs } from '../../src/inputs.ts';
import type { Destination } from '../../src/publish.ts';
import { encodeMemory } from '../../src/report/gaps/codec.ts';
import { nothingRecalled } from '../../src/report/gaps/recall.ts';
import { findRollingIssue } from '../../src/report/post/rolling-issue.ts';
import { githubFor, recordingLog, startRun } from '../github/setup.ts';
import { noPermission } from '../world/github/reply.ts';
import { accounts } from '../world/github/state.ts';
import { githubToken } from '../world/runner.ts';
import { memoryOf, reportTo, subject } from './gaps/gaps.ts';

/** What a run that posts there finds in a repository with an issue of each kind. */
async function remembered(targets: readonly Destination['target'][], given = {}) {
  const world = await githubFor(onTestFinished);
  const { github } = await startRun({ world });
  world.state.labels.add('gaps');
  for (const target of ['new-issue', 'issue'] as const) {
    const marker = createMarker({ mode: 'report', ...subject, target });
    const last = reportTo(target === 'issue' ? '2026-11-09' : '2026-11-02');
    const memory = memoryOf([], [reportTo('2026-10-05'), last]);
    const { comment } = encodeMemory({ memory, subject });
    const body = `${marker}\nAbout ${target}\n\n${comment}\n`;
    world.state.addIssue({ body, user: accounts.workflow, labels: ['gaps'], title: 'Gaps' });
  }
  const destinations = targets.map((target): Destination => {
    if (target === 'summary') return { target };
    if (target === 'comment') return { target, github, pullRequest: {} as never };
    return { target, github };
  });
  const { inputs } = parseInputs({
    ...{ mode: 'report', 'api-key': 'mint_test_key_0123456789', 'project-id': 'acme-docs' },
    ...{ 'github-token': githubToken, 'issue-title': 'Gaps', 'issue-labels': 'gaps', ...given },
  });
  if (inputs.mode !== 'report') throw new Error('Not of mode report');
  return {
    world,
    github,
    issue: findRollingIssue({ destinations, inputs, context: readRunContext({}) }),
  };
}

describe('a run’s issue', () => {
  test.each([
    [['issue'], '2026-11-09'],
    [['new-issue'], '2026-11-02'],
    [['summary', 'comment', 'new-issue', 'issue'], '2026-11-09'],
  ] as const)('of %j is the one whose last report ends %s', async (targets, to) => {
    const { world, github, issue } = await remembered(targets);
    expect(issue.subject).toEqual(subject);
    expect(issue.github).toBe(github);
    const log = recordingLog();
    expect((await issue.read(log)).memory.reports.at(-1)?.to).toBe(to);
    const { from } = reportTo(to);
    expect(await issue.lastPeriod()).toEqual({ from, to });
    expect(log).toMatchObject({ lines: [], warnings: [] });
    expect(world.requests.find(({ query }) => query.labels)?.query.labels).toBe('gaps');
  });

  test.each([[[]], [['summary', 'comment']]] as const)('of %j is none', async (targets) => {
    const { world, issue } = await remembered(targets);
    expect(issue).toMatchObject({ subject, github: null });
    expect(await issue.read(recordingLog())).toEqual(nothingRecalled);
    expect(await issue.lastPeriod()).toBeNull();
    expect(world.requests).toEqual([]);
  });

  test('of another project, or scope, is not there yet', async () => {
    for (const given of [{ 'project-id': 'other' }, { scope: 'pull-request' }]) {
      const { issue } = await remembered(['issue'], given);
      expect(await issue.read(recordingLog())).toEqual(nothingRecalled);
      expect(await issue.lastPeriod()).toBeNull();
    }
  });
});

test('an issue that can’t be read costs the files what it remembers, but not its last period', async () => {
  const { world, issue } = await remembered(['issue']);
  world.faults.push({ method: 'GET', times: 99, reply: noPermission });
  const log = recordingLog();
  expect(await issue.read(log)).toEqual(nothingRecalled);
  expect(log.lines).toEqual([
    expect.stringMatching(/^The files don't have what the issue remembers: GitHub answered 403 /),
  ]);
  await expect(issue.lastPeriod()).rejects.toThrow('GitHub answered 403');
});

test('what is no answer of GitHub is not taken for one', async () => {
  const { inputs } = parseInputs({
    ...{ mode: 'report', 'api-key': 'mint_test_key_0123456789', 'project-id': 'acme-docs' },
  });
  if (inputs.mode !== 'report') throw new Error('Not of mode report');
  const destinations = [{ target: 'issue', github: {} as never }] as const;
  const { read } = findRollingIssue({ destinations, inputs, context: readRunContext({}) });
  await expect(read(recordingLog())).rejects.toThrow(TypeError);
});
