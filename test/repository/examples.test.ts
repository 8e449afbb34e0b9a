import { describe, expect, test } from 'vitest';
import { inputDefaults, parseInputs } from '../../src/inputs.ts';
import { manifest } from '../world/runner.ts';
import { exampleInputs, isAction, neededPermissions } from './example-inputs.ts';
import { examples } from './workflow-files.ts';

describe.each(examples)('$path', ({ text, jobs, steps }) => {
  const step = steps.find(isAction);

  test('gives the action inputs that it takes, without a warning', () => {
    const { 'github-token': _, ...given } = exampleInputs(step);
    expect(Object.keys(manifest.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(parseInputs(exampleInputs(step)).warnings).toEqual([]);
  });

  test('gives its one job the permissions that are needed, and no other', () => {
    expect(jobs.map(({ permissions }) => permissions)).toEqual([
      neededPermissions(exampleInputs(step)),
    ]);
  });

  test('leaves the action time enough within the job', () => {
    const [timeout = 0] = jobs.map((job) => job['timeout-minutes'] ?? 0);
    expect(timeout).toBeGreaterThan(Number(manifest.inputs['timeout-minutes']?.default));
  });

  test('uses outputs that are there', () => {
    const declared = Object.keys(manifest.outputs);
    const used = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id]) => id === step?.id)
      .map(([, , output]) => output);
    expect(declared).toEqual(expect.arrayContaining(used));
  });
});

test('the example that starts an agent has no shell in it', () => {
  const steps = examples.find(({ path }) => path.endsWith('/agent-job.yml'))?.steps ?? [];
  expect(steps.map(({ run }) => run)).toEqual([undefined, undefined]);
  expect(steps.map((step) => Object.keys(step.with ?? {}).at(-2))).toEqual(['prompt', 'pr-number']);
});

test('the example for follow-ups lets only those in who work on the repository', () => {
  const { text, steps } = examples.find(({ path }) => path.endsWith('/agent-follow-up.yml')) ?? {};
  expect(text).toContain(`contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'),`);
  const script = steps?.find(({ run }) => run !== undefined)?.run;
  expect(script).not.toContain('${{');
});

test('the example that fixes gaps acts on people alone, in one queue with the weekly report', () => {
  const named = (end: string) => examples.find(({ path }) => path.endsWith(end));
  const [job] = named('/fix-gaps.yml')?.jobs ?? [];
  const condition = job?.if ?? '';
  expect(condition).toContain("github.event.sender.type == 'User' && github.event.changes.body");
  expect(condition).toContain(`'${inputDefaults['issue-labels']}'`);
  const weekly = named('/weekly-gap-report.yml');
  expect(weekly?.workflow.concurrency?.['cancel-in-progress']).toBe(false);
  expect(job?.concurrency).toEqual(weekly?.workflow.concurrency);
  const keys = [named('/fix-gaps.yml'), weekly].map((file) => [
    file?.steps.find(isAction)?.with?.fix,
    /MINTLIFY_\w+/.exec(String(file?.steps.find(isAction)?.with?.['api-key']))?.[0],
  ]);
  expect(keys).toEqual([
    ['ticked', 'MINTLIFY_WRITE_KEY'],
    ['offer', 'MINTLIFY_API_KEY'],
  ]);
});

test('the example for forks runs after the one that it stands beside', () => {
  const named = (end: string) => examples.find(({ path }) => path.endsWith(end))?.workflow;
  expect(named('/pull-request-gaps-forks.yml')?.on.workflow_run).toEqual({
    workflows: [named('/pull-request-gaps.yml')?.name],
    types: ['completed'],
  });
});
