import { expect, test } from 'vitest';
import { inTurn } from '../world/service.ts';
import { pullRequestOutputs } from './results.ts';
import { active, completed, link, type Scene, startScene } from './starting.ts';

const wait = { 'job-id': 'job-1' };
const noOutputs = { outcome: '', status: '', prLink: '', prNumber: '', job: '' };

test('a job that ended is reported in the log, the outputs, the summary and the comment', async () => {
  const source = { repository: ' https://github.com/acme/docs\n', ref: 'b'.repeat(201) };
  const job = { ...completed, source, model: 'son\tnet', createdAt: '2026-11-16T05:55:48Z' };
  const scene = await startScene({ job: inTurn({ json: job }) });
  const run = await scene.run({ with: wait });
  const { GITHUB_SERVER_URL: server } = scene.github.env;
  const commentUrl = `${server}/acme/docs/pull/1#issuecomment-5001`;
  const expected = `### ✅ The agent opened a pull request

- Pull request: \`${link}\`
- Repository: \`https://github.com/acme/docs\`
- Branch: \`${'b'.repeat(199)}…\`
- Model: \`son net\`
- Duration: 4 min 12 s
- Job: \`job-1\`, waited for by this [workflow run](${server}/acme/docs/actions/runs/4242)
`;
  expect(run).toMatchObject({ exitCode: 0, warnings: [], summary: expected });
  expect(run.outputs).toEqual({
    ...pullRequestOutputs,
    job: expect.any(String),
    commentUrl,
  });
  expect(JSON.parse(run.outputs.job ?? '')).toEqual(job);
  expect(run.log).toEqual([
    'Found pull request #1: the one of the event `pull_request`.',
    `Posted: ${commentUrl}`,
    'Waiting up to 30 min for agent job job-1.',
    'Job is completed.',
    `The agent opened a pull request. Pull request: ${link}. Job job-1, 4 min 12 s.`,
  ]);
  expect(scene.comments()).toEqual([
    expect.stringMatching(/^<!-- docs-agent-action mode=job project=\w+ scope=all -->\n### ✅/),
  ]);
  expect(scene.comments()[0]?.endsWith(expected)).toBe(true);
});

test('a wait writes its comment twice, a start thrice, a later attempt of it twice', async () => {
  const scene = await startScene();
  const writes = async (options: Parameters<Scene['run']>[0]) => {
    scene.github.requests.length = 0;
    const { log } = await scene.run(options);
    expect(log.filter((line) => line.startsWith('Posted: ')).length).toBeLessThan(2);
    return scene.github.requests
      .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
      .map(({ method }) => method);
  };
  expect(await writes({ with: wait })).toEqual(['POST', 'PATCH']);
  expect(await writes({})).toEqual(['POST', 'PATCH', 'PATCH']);
  expect(await writes({ env: { GITHUB_RUN_ATTEMPT: '2' } })).toEqual(['PATCH', 'PATCH']);
});

test('while the agent works, the comment shows the job if it is known', async () => {
  const seen: string[] = [];
  const scene = await startScene({
    job: () => {
      seen.push(scene.comments().at(-1) ?? '');
      return { json: completed };
    },
  });
  for (const options of [{ with: wait }, {}, { env: { GITHUB_RUN_ATTEMPT: '2' } }]) {
    await scene.run(options);
  }
  const shown = (verb: string) =>
    expect.stringMatching(new RegExp(`^.+ -->\\n### ⏳ [^]+\\n- Job: \`job-1\`, ${verb} by this`));
  // A later attempt reads the job once before it adopts it.
  expect(seen).toEqual([
    shown('waited for'),
    shown('started'),
    expect.stringContaining('### ✅'),
    shown('started'),
  ]);
});

test('a link that is unsafe in a workflow is left out, with a warning', async () => {
  const prLink = 'https://github.com/acme/docs/pull/1$(id)';
  const scene = await startScene({ job: inTurn({ json: { ...completed, prLink } }) });
  const run = await scene.run({ with: wait });
  expect(run).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'pull-request', prLink: '', prNumber: '' },
    warnings: [
      "The link to the job's pull request is not a plain https URL. It was left out, because workflows use links in commands.",
    ],
  });
  expect(JSON.parse(run.outputs.job ?? '')).toEqual({ ...completed, prLink: null });
});

test('a field that is nested too deep is left out alone', async () => {
  const known = {
    id: 'job-1',
    status: 'completed',
    source: { repository: 'r', ref: 'b' },
    model: 'm',
    prLink: link,
    createdAt: '2026-11-16T05:55:48Z',
    archivedAt: 'never',
  };
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const body = `${JSON.stringify(known).slice(0, -1)},"odd":${nested}}`;
  const scene = await startScene({
    job: inTurn({ body }, { body: `{"status":"failed","odd":${nested}}` }),
  });
  const whole = await scene.run({ with: wait });
  expect(JSON.parse(whole.outputs.job ?? '')).toEqual(known);
  const bare = await scene.run({ with: wait });
  expect(bare.summary).not.toMatch(/Repository|Branch|Model/);
  expect(JSON.parse(bare.outputs.job ?? '')).toEqual({
    status: 'failed',
    prLink: null,
  });
});

test('a job that can’t be read is reported in the comment, and the service’s message fails the step', async () => {
  const scene = await startScene({ job: inTurn({ status: 404 }) });
  const run = await scene.run({ with: { ...wait, 'fail-on': 'none' } });
  const words =
    'The service answered 404 to the request for agent job job-1 of project acme-docs. Check the inputs';
  expect(run).toMatchObject({ errors: [expect.stringContaining(words)], summary: '' });
  expect(run.outputs).toEqual({
    ...noOutputs,
    jobId: 'job-1',
    commentUrl: expect.stringMatching(/#issuecomment-\d+$/),
  });
  expect(scene.comments()).toEqual([
    expect.stringContaining(` scope=all -->\n### ❌ The agent job could not be read\n\n${words}`),
  ]);
});

test('an outcome that `fail-on` lists fails the step after it is reported', async () => {
  const scene = await startScene({ job: inTurn({ json: { ...active, status: 'archived' } }) });
  // The time before the wait doesn't count.
  scene.github.faults.push({ reply: { status: 503 } });
  const run = await scene.run({ with: { ...wait, 'fail-on': 'archived' } });
  expect(run.errors).toEqual([
    'The agent job was archived. Job job-1, 0.0 s since the wait began. If you still want its work, start a new job.',
  ]);
  expect(run.outputs).toMatchObject({
    outcome: 'archived',
    commentUrl: expect.stringMatching(/^h/),
  });
  expect(run.summary).toContain('### 🗄️ The agent job was archived');
});

test('an outcome that `fail-on` lists and a refused comment are two reasons to fail', async () => {
  const scene = await startScene({ job: inTurn({ json: { ...active, status: 'failed' } }) });
  scene.github.faults.push({ method: 'PATCH', reply: { status: 410, json: {} } });
  const { errors } = await scene.run({ with: wait });
  expect(errors[0]?.split('\n')).toEqual([
    expect.stringMatching(/^The agent ran into an error/),
    expect.stringMatching(/^`post-to: comment` failed on pull request #1\. GitHub answered 410/),
  ]);
});

test.each([
  [{}, 'To keep waiting, re-run this workflow run, or run the step with `job-id: job-1`'],
  [
    { 'post-to': 'summary' },
    'To keep waiting, run the step with `job-id: job-1` instead of `prompt`.',
  ],
])('a job that outlasts the step, with %j, can be waited for again', async (given, howTo) => {
  const scene = await startScene({ job: inTurn({ json: active }) });
  const run = await scene.run({ with: { ...given, 'timeout-minutes': '0.3' } });
  expect(run.outputs).toMatchObject({ outcome: 'timed-out', status: 'active' });
  expect(run.errors[0]).toContain(howTo);
});
