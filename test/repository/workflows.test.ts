import { describe, expect, test } from 'vitest';
import { examples, readText, type WorkflowStep, workflows } from './workflow-files.ts';

/** Commit and version of each action, verified together. */
const pins = [
  'actions/attest-build-provenance@4d101475d8b20a2381f78447822ac1eab6504dd8 # v4.2.2',
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'actions/dependency-review-action@a1d282b36b6f3519aa1f3fc636f609c47dddb294 # v5.0.0',
  'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  'github/codeql-action/analyze@db488ddef3bf6cb639b32c2e9a7c0a7ea8271d28 # v4.37.8',
  'github/codeql-action/init@db488ddef3bf6cb639b32c2e9a7c0a7ea8271d28 # v4.37.8',
  'github/codeql-action/upload-sarif@db488ddef3bf6cb639b32c2e9a7c0a7ea8271d28 # v4.37.8',
  'ossf/scorecard-action@2d1146689b8cda280b9bc96326124645441f03bc # v2.4.4',
  'zizmorcore/zizmor-action@3dc1ecc9bcb9e94e9b2c709687979e1298497054 # v0.6.2',
];

const all = [...workflows, ...examples];

test('the list of workflows and examples is complete', () => {
  expect(all.map(({ path }) => path)).toEqual([
    '.github/workflows/ci.yml',
    '.github/workflows/codeql.yml',
    '.github/workflows/dependency-review.yml',
    '.github/workflows/release.yml',
    '.github/workflows/scorecard.yml',
    '.github/workflows/zizmor.yml',
    '.github/examples/agent-follow-up.yml',
    '.github/examples/agent-job.yml',
    '.github/examples/agent-on-push.yml',
    '.github/examples/fix-gaps.yml',
    '.github/examples/hand-over.yml',
    '.github/examples/pull-request-gaps-forks.yml',
    '.github/examples/pull-request-gaps.yml',
    '.github/examples/report-from-file.yml',
    '.github/examples/weekly-gap-report.yml',
  ]);
});

test('every third-party action is pinned to a commit, and every pin is used', () => {
  const uses = all.flatMap(({ text }) => [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)]);
  const ofOthers = uses
    .map(([, what]) => what)
    // Readers pin their own agent.
    .filter((what) => !/^(\.\/|OWNER\/|YOUR-AGENT\/)/.test(`${what}`));
  expect([...new Set(ofOthers)].toSorted()).toEqual(pins);
});

describe.each(all)('$path', ({ workflow, jobs, steps }) => {
  test('gives permissions only to single jobs', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) expect(permissions).toBeDefined();
  });

  test('has a timeout, and never runs twice at once', () => {
    for (const job of jobs) {
      expect(job.concurrency ?? workflow.concurrency).toMatchObject({
        group: expect.any(String),
        'cancel-in-progress': expect.any(Boolean),
      });
    }
    for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(45);
  });

  test('leaves no credentials in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toEqual({ 'persist-credentials': false });
  });

  test('has no expression in a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });
});

test('zizmor checks every example', () => {
  const text = readText('.github/workflows/zizmor.yml');
  for (const { path } of examples) expect(text).toContain(`            ${path}\n`);
});

test('ci.yml runs `.ci/run`, and the action itself in both modes', () => {
  const ci = workflows.find(({ path }) => path.endsWith('/ci.yml'));
  expect(ci?.steps.map(({ run }) => run)).toContain('.ci/run');
  const modes = ci?.steps.filter(({ uses }) => uses === './').map((step) => step.with?.mode);
  expect(modes).toEqual(['job', 'job', 'report']);
});

test.each(['ci.yml', 'release.yml'])('%s installs Node only by setup-node', (name) => {
  const file = workflows.find(({ path }) => path.endsWith(`/${name}`));
  const installing = file?.jobs.filter(({ steps }) => steps.some(installsPackages)) ?? [];
  expect(installing).not.toEqual([]);
  for (const { steps } of installing) {
    const node = steps.findIndex(({ uses }) => uses?.startsWith('actions/setup-node@'));
    const install = steps.findIndex(installsPackages);
    expect(node).toBeGreaterThan(-1);
    expect(node).toBeLessThan(install);
    expect(steps[node]?.with).toMatchObject({ 'node-version-file': '.node-version' });
    expect(steps[install]?.env?.npm_config_ignore_scripts).toMatch(
      /^(true|\$\{\{ !env\.ACT \}\})$/,
    );
  }
});

const installsPackages = ({ run }: WorkflowStep): boolean => /^(npm ci|\.ci\/run)$/.test(run ?? '');
