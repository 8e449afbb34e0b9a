import { describe, expect, test } from 'vitest';
import { inputDefaults, parseInputs } from '../../src/inputs.ts';
import { manifest } from '../world/runner.ts';
import { exampleInputs, isAction, neededPermissions } from './example-inputs.ts';
import { examples } from './workflow-files.ts';

/** Examples that upload the report's page. */
const showsPage = /\/(?:weekly-gap-report|report-from-file)\.yml$/;

describe.each(examples)('$path', ({ path, text, jobs, steps }) => {
  const step = steps.find(isAction);

  test('gives the action only inputs that it accepts, without a warning', () => {
    const { 'github-token': _, ...given } = exampleInputs(step);
    expect(Object.keys(manifest.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(parseInputs(exampleInputs(step)).warnings).toEqual([]);
  });

  test('gives the job with the action exactly the permissions that it needs', () => {
    const withAction = jobs.filter((job) => job.steps.some(isAction));
    expect(withAction.map(({ permissions }) => permissions)).toEqual([
      neededPermissions(exampleInputs(step)),
    ]);
  });

  test('checks out the docs if it reports', () => {
    const before = steps.slice(0, steps.findIndex(isAction)).map(({ uses = '' }) => uses);
    const checksOut = before.some((uses) => uses.startsWith('actions/checkout@'));
    expect(checksOut).toBe(step?.with?.mode === 'report');
  });

  test('uploads the report’s folder, and the page as a single unzipped file', () => {
    const uploads = steps.filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
    const uploaded = uploads.map((upload) => [
      String(upload.with?.path).split('\n')[0],
      upload.with?.archive,
    ]);
    const folder = `\${{ steps.${step?.id}.outputs.reportDir }}`;
    expect(uploaded).toEqual([
      ...(step?.with?.mode === 'report' ? [[folder, undefined]] : []),
      ...(showsPage.test(path) ? [[`${folder}/report.html`, false]] : []),
    ]);
  });

  test('gives the job more time than the action', () => {
    const [timeout = 0] = jobs.map((job) => job['timeout-minutes'] ?? 0);
    expect(timeout).toBeGreaterThan(Number(manifest.inputs['timeout-minutes']?.default));
  });

  test('uses only outputs that exist', () => {
    const declared = Object.keys(manifest.outputs);
    const used = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id]) => id === step?.id)
      .map(([, , output]) => output);
    expect(declared).toEqual(expect.arrayContaining(used));
  });
});

test.each(['/weekly-gap-report.yml', '/pull-request-gaps.yml'])(
  '%s asks a model only if its variables are set',
  (end) => {
    const step = named(end)?.steps.find(isAction);
    expect(step?.with).toMatchObject({
      'model-url': expect.stringContaining('vars.MODEL_URL'),
      'model-key': expect.stringContaining('secrets.MODEL_KEY'),
      model: expect.stringContaining('vars.MODEL_NAME'),
    });
    const { 'model-url': _, 'model-key': __, model: ___, ...withoutModel } = exampleInputs(step);
    const { inputs, warnings } = parseInputs(withoutModel);
    expect(inputs).not.toHaveProperty('modelUrl');
    expect(warnings).toEqual([]);
  },
);

test('the example that starts an agent runs no shell script', () => {
  const steps = examples.find(({ path }) => path.endsWith('/agent-job.yml'))?.steps ?? [];
  expect(steps.map(({ run }) => run)).toEqual([undefined, undefined]);
  expect(steps.map((step) => Object.keys(step.with ?? {}).at(-2))).toEqual(['prompt', 'pr-number']);
});

const named = (end: string) => examples.find(({ path }) => path.endsWith(end));

test('the example for follow-ups ignores the comments of strangers', () => {
  const { text, steps } = named('/agent-follow-up.yml') ?? {};
  expect(text).toContain(`contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'),`);
  const script = steps?.find(({ run }) => run !== undefined)?.run;
  expect(script).not.toContain('${{');
});

describe('the examples that act on a tick', () => {
  const weekly = named('/weekly-gap-report.yml');
  const onTicks = [named('/fix-gaps.yml'), named('/hand-over.yml')];

  test.each(onTicks)('$path acts only on people’s ticks in the report’s own issue', (file) => {
    const condition = file?.jobs[0]?.if ?? '';
    expect(condition).toContain("github.event.sender.type == 'User' && github.event.changes.body");
    expect(condition).toContain("github.event.issue.user.login == 'github-actions[bot]'");
    expect(condition).toContain(`'${inputDefaults['issue-labels']}'`);
  });

  test('share a queue with the weekly report, in which no run replaces a waiting one', () => {
    const queue = { group: 'docs-gap-report', 'cancel-in-progress': false, queue: 'max' };
    expect(weekly?.workflow.concurrency).toEqual(queue);
    for (const file of onTicks) expect(file?.jobs[0]?.concurrency).toEqual(queue);
  });

  test('are the only ones that write that issue, with the weekly report', () => {
    const writing = examples.filter(({ steps }) =>
      steps.some((step) => /\bissue\b/.test(String(step.with?.['post-to']))),
    );
    expect(writing).toEqual([...onTicks, weekly]);
  });

  test('read what the weekly report reads, so that a tick changes no topic', () => {
    const readBy = (file: typeof weekly) => {
      const { 'api-key': _, 'date-to': __, fix, ...read } = file?.steps.find(isAction)?.with ?? {};
      return read;
    };
    for (const file of onTicks) expect(readBy(file)).toEqual(readBy(weekly));
  });

  test('use the key that can start a job only in the step that acts on a tick', () => {
    const keys = [...onTicks, weekly].map((file) => [
      file?.steps.find(isAction)?.with?.fix,
      /MINTLIFY_\w+/.exec(String(file?.steps.find(isAction)?.with?.['api-key']))?.[0],
    ]);
    expect(keys).toEqual([
      ['ticked', 'MINTLIFY_WRITE_KEY'],
      ['offer', 'MINTLIFY_API_KEY'],
      ['offer', 'MINTLIFY_API_KEY'],
    ]);
  });
});

test('the example for forks runs when someone labels, not when someone pushes', () => {
  const { workflow, jobs, steps } = named('/pull-request-gaps-forks.yml') ?? {};
  expect(workflow?.on).toEqual({ pull_request_target: { types: ['labeled'] } });
  expect(jobs?.[0]?.if).toContain("github.event.label.name == 'docs-gaps'");
  expect(steps?.find(isAction)?.with?.compare).toBe('false');
  // The default branch is checked out, never the fork's code.
  expect(steps?.flatMap((step) => (step.with?.ref ? [step] : []))).toEqual([]);
});
