import { expect, test } from 'vitest';
import { modes, runBundle } from '../faults/bundle.ts';
import { apiKey } from '../faults/in-process.ts';
import type { RunOptions } from '../world/runner.ts';
import { inTurn, type Reply, startService } from '../world/service.ts';
import { pullRequestOutputs } from './results.ts';
import { link, prompt, startScene } from './starting.ts';

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

async function runJob(replies: Reply[], options: Partial<RunOptions> = {}) {
  const service = await startService({ job: inTurn(...replies) });
  const run = await runBundle({
    ...options,
    baseUrl: service.url,
    with: { ...modes.job, ...options.with },
  });
  return { ...run, requests: service.requests };
}

test.concurrent('passes along the pull request of a job that completed', async () => {
  const run = await runJob([active, active, ended('completed', link)]);
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [], stderr: '' });
  expect(run.outputs).toEqual({
    ...pullRequestOutputs,
    job: JSON.stringify({ ...active.json, status: 'completed', prLink: link }),
    commentUrl: '',
  });
  expect(run.summary).toMatch(
    /^### ✅ The agent opened a pull request\n\n- Pull request: \[#\u200b12\]\(https:\/\/github\.com\/acme\/docs\/pull\/12\)\n- Repository: `https:\/\/github\.com\/acme\/docs`\n- Branch: `docs\/webhooks`\n- Model: `sonnet`\n- Duration: \d+\.\d s since the wait began\n- Job: `job-1`, waited for by this \[workflow run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/4242\/attempts\/1\)\n$/,
  );
  expect(run.stdout.split('\n').map((line) => line.replace(/\d+\.\d s/, 'N s'))).toEqual([
    `::add-mask::${apiKey}`,
    '::add-mask::ghs_standInToken0123456789',
    'Waiting up to 30 min for agent job job-1.',
    'Job is active.',
    'Job is completed after N s.',
    `The agent opened a pull request. Pull request: ${link}. Job job-1, N s since the wait began.`,
    '',
  ]);
  expect(run.requests).toHaveLength(3);
});

test.concurrent.each([
  ['archived', 'failed', 0, /was archived/],
  ['failed', 'failed', 1, /ran into an error that it could not recover from/],
  ['failed', 'none', 0, /ran into an error that it could not recover from/],
])('a job that is %s, with `fail-on: %s`, exits with %i', async (status, failOn, code, words) => {
  const run = await runJob([ended(status)], { with: { 'fail-on': failOn } });
  const outputs = { outcome: status, status, prLink: '', prNumber: '' };
  expect(run).toMatchObject({ exitCode: code, outputs });
  expect(run.summary).toMatch(words);
  expect(run.errors).toEqual(Array(code).fill(expect.stringMatching(words)));
});

test.concurrent('invalid inputs are also listed in the job summary, unless `post-to` is `none`', async () => {
  const given = { 'project-id': '', 'job-id': '', 'timeout-minutes': 'a `long` | while' };
  const run = await runJob([], { with: given });
  expect(run).toMatchObject({ exitCode: 1, outputs: {} });
  expect(run.summary).toContain(`### ❌ The step did nothing

3 inputs are invalid:
- project-id: expected the project's identifier, and neither \`.\` nor \`..\`, but it is missing: the API keys page of the dashboard shows it
- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "a \`long\` &#124; while"
- job-id: expected the job to wait for, or \`prompt\` to start one, but both are missing
`);
  const silent = await runJob([], { with: { ...given, 'post-to': 'none' } });
  expect(silent).toMatchObject({ exitCode: 1, summary: '' });
});

test.concurrent('a cancelled step says so in its comment', async () => {
  const scene = await startScene({ job: inTurn(active) });
  const run = await scene.runBundle({
    onOutput: (stdout, child) => {
      if (stdout.includes('Job is active')) child.kill('SIGINT');
    },
  });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled', jobId: 'job-1' } });
  expect(scene.comments()).toEqual([
    expect.stringMatching(
      / job=job-1 taken=\S+ -->\n### 🚫 The wait for the agent job was cancelled\n/,
    ),
  ]);
});

test.concurrent('the first lines of the log say that a job is started', async () => {
  const scene = await startScene();
  const { stdout } = await scene.runBundle();
  expect(
    stdout.split('\n').map((line) => line.replace(/\d+\.\d s/, 'N s').replace(/http:\S+/, 'URL')),
  ).toEqual([
    `::add-mask::${apiKey}`,
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
