import { describe, expect, test } from 'vitest';
import { inTurn } from '../world/service.ts';
import { active, completed, link, type Scene, startScene } from './starting.ts';

const attempt = (number: number) => ({ env: { GITHUB_RUN_ATTEMPT: String(number) } });

describe('a prompt', () => {
  test('starts a job, and one comment reports on it from the start to the end', async () => {
    const seen: string[] = [];
    const scene = await startScene({
      start: () => {
        seen.push(...scene.comments());
        return { status: 201, json: { id: 'job-1' } };
      },
      job: (_, index) => {
        seen.push(...scene.comments());
        return { json: index === 0 ? active : completed };
      },
    });
    const run = await scene.run();
    expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(run.outputs).toMatchObject({ outcome: 'pull-request', jobId: 'job-1', prLink: link });
    const hidden = (word: string) =>
      new RegExp(
        `^<!-- docs-agent-action mode=job [^\\n]+ kind=claim key=[0-9a-f]{32} run=4242 attempt=1 nonce=\\w{8} deadline=\\S+${word} -->\\n`,
      );
    expect(seen).toHaveLength(3);
    expect(seen[0]).toMatch(hidden(''));
    expect(seen[0]).toContain(
      '### ⏳ The agent is at work\n\n> Update the documentation for `https://github.com/acme/docs/pull/1`.\n',
    );
    expect(seen[0]).toContain('Being started by this [workflow run]');
    expect(seen[1]).toMatch(hidden(' job=job-1 taken=\\S+'));
    expect(seen[1]).toContain('Job: `job-1`, started by this [workflow run]');
    expect(scene.comments()).toHaveLength(1);
    expect(scene.comments()[0]).toContain('### ✅ The agent opened a pull request');
    expect(run.outputs.commentUrl).toMatch(/\/pull\/1#issuecomment-\d+$/);
    expect(run.summary).toContain('> Update the documentation for');
  });

  test('of any length and content is sent whole; only its start is shown, and none of it is logged', async () => {
    const scene = await startScene();
    const long = `::error::x\n"quoted" \u202e${'Many words. '.repeat(1_000)}THE END`;
    const run = await scene.run({ with: { prompt: long } });
    expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(scene.service.requests[0]?.body).toEqual({ prompt: long });
    expect(run.log).toContain('Starting an agent job with a prompt of 12,028 characters.');
    expect(`${run.log}`).not.toContain('Many words');
    expect(`${run.summary}${scene.comments()}`).not.toContain('THE END');
  });

  test('is sent again after a rate limit, because nothing took effect', async () => {
    const scene = await startScene({
      start: inTurn(
        { status: 429, headers: { 'retry-after': '0.1' }, json: { error: 'Slow down' } },
        { status: 201, json: active },
      ),
    });
    const run = await scene.run();
    expect(run).toMatchObject({ exitCode: 0, outputs: { jobId: 'job-1' } });
    expect(scene.posts()).toBe(2);
  });

  test.each([
    [400, /prompt is too odd/],
    [401, /the key needs its `write` scope/],
    [403, /the key needs its `write` scope/],
    [404, /`project-id`/],
  ])(
    'that is refused with %i fails the step with the service’s words and what to do',
    async (status, words) => {
      const scene = await startScene({
        start: inTurn({ status, json: { error: 'prompt is too odd' } }),
      });
      const run = await scene.run({ with: { 'fail-on': 'none' } });
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: '', prLink: '', job: '' } });
      expect(run.outputs).not.toHaveProperty('jobId');
      expect(run.errors[0]).toMatch(words);
      expect(run.summary).toContain('### ❌ The agent was not started');
      expect(scene.posts()).toBe(1);
      // Nothing took effect, so the claim is deleted, and a later attempt may try again.
      expect(scene.comments()).toEqual([]);
      expect(run.outputs.commentUrl).toBe('');
      await scene.run(attempt(2));
      expect(scene.posts()).toBe(2);
    },
  );

  test.each([
    { fault: 'reset' },
    { status: 503 },
    { status: 201, json: { status: 'active' } },
  ] as const)(
    'whose answer is lost (%j) is not sent again, and the message says where to look',
    async (reply) => {
      const scene = await startScene({ start: inTurn(reply) });
      const run = await scene.run();
      expect(run.exitCode).toBe(1);
      expect(run.errors).toEqual([
        expect.stringMatching(
          /A job may be running anyway: look for it in the dashboard .*`job-id`/,
        ),
      ]);
      expect(scene.comments()).toEqual([
        expect.stringMatching(/ deadline=\S+ -->\n### ⚠️ The agent may have been started\n/),
      ]);
      expect(scene.posts()).toBe(1);

      const again = await scene.run(attempt(2));
      expect(again).toMatchObject({ exitCode: 1 });
      expect(again.errors[0]).toMatch(
        /^An earlier attempt of this run may have started an agent job/,
      );
      expect(again.summary).toContain('### ⚠️ An earlier attempt may have started the agent');
      expect(again.errors[0]).toContain('delete that comment');

      await scene.run(attempt(3));
      expect(scene.posts()).toBe(1);
      scene.github.state.comments.length = 0;
      await scene.run(attempt(4));
      expect(scene.posts()).toBe(2);
    },
  );

  test('is not sent if the comment that would remember it can’t be written', async () => {
    const scene = await startScene({ permissions: { 'pull-requests': 'read' } });
    const run = await scene.run();
    expect(run.exitCode).toBe(1);
    expect(run.errors[0]).toMatch(/pull-requests: write.*Nothing was sent to the agent/);
    expect(run.summary).toContain('### ❌ The agent was not started');
    expect(scene.posts()).toBe(0);
  });
});

describe('a later attempt of the same run', () => {
  test('waits for the job that the previous attempt started', async () => {
    const scene = await startScene();
    await scene.run();
    const run = await scene.run(attempt(2));
    expect(run).toMatchObject({ exitCode: 0, outputs: { jobId: 'job-1', prLink: link } });
    expect(`${run.log}`).toContain(
      'This run has started the job before: this step waits for job job-1.',
    );
    expect(scene.posts()).toBe(1);
    expect(scene.comments()).toHaveLength(1);
  });

  test('says how to start a new job if it failed', async () => {
    const scene = await startScene({ job: inTurn({ json: { ...active, status: 'failed' } }) });
    const first = await scene.run();
    expect(first.errors[0]).not.toContain('start a new run');
    const second = await scene.run(attempt(2));
    expect(second.errors[0]).toContain('To start another, start a new run, or delete the comment');
  });

  test('ignores jobs of a step with another prompt, and of another run', async () => {
    let jobs = 0;
    const ids: unknown[] = [];
    const scene = await startScene({
      start: () => ({ status: 201, json: { id: `job-${++jobs}` } }),
      job: inTurn({ json: completed }),
    });
    const runs: Parameters<Scene['run']>[0][] = [
      {},
      { with: { prompt: 'Another prompt' } },
      attempt(2),
      { ...attempt(2), with: { prompt: 'Another prompt' } },
      { env: { GITHUB_RUN_ID: '4343' } },
      attempt(3),
    ];
    for (const options of runs) {
      const { outputs } = await scene.run(options);
      ids.push(outputs.jobId);
    }
    // The stand-in knows only the first job, so nothing confirms the claim of the second.
    expect(ids).toEqual(['job-1', 'job-2', 'job-1', undefined, 'job-3', 'job-1']);
    expect(scene.comments()).toHaveLength(3);
  });

  test('does not believe a claim whose job is older than the comment', async () => {
    const old = { ...active, createdAt: '2020-01-01T00:00:00Z' };
    const scene = await startScene({
      job: inTurn({ json: active }, { json: completed }, { json: old }),
    });
    await scene.run();
    const { errors } = await scene.run(attempt(2));
    expect(errors[0]).toMatch(
      /^An earlier attempt of this run may have started .+#issuecomment-\d+/,
    );
    expect(scene.posts()).toBe(1);
  });
});

describe('a follow-up', () => {
  const followUp = { with: { 'job-id': 'job-1', message: 'Shorten the second section, please.' } };

  test('is sent, and the job’s earlier end is not mistaken for its own', async () => {
    const scene = await startScene({
      message: inTurn({ json: completed }),
      job: inTurn({ json: completed }, { json: completed }, { json: active }, { json: completed }),
    });
    const run = await scene.run(followUp);
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'pull-request', jobId: 'job-1' },
    });
    expect(
      scene.service.requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`),
    ).toEqual(['POST message', ...Array(4).fill('GET job-1')]);
    expect(scene.service.requests[0]?.body).toEqual({ prompt: followUp.with.message });
    expect(run.log).toContain('Sending a message of 35 characters to job job-1.');
    expect(scene.comments()[0]).toContain('> Shorten the second section, please.');
    expect(scene.comments()[0]).toContain('sent a message by this [workflow run]');
  });

  test('ends when its job does if the answer says that the agent is at work, and lasts from its message', async () => {
    const old = { ...completed, createdAt: '2026-11-14T06:00:00Z' };
    const scene = await startScene({
      message: inTurn({ json: active }),
      job: inTurn({ json: old }),
    });
    const run = await scene.run(followUp);
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(scene.service.requests).toHaveLength(2);
    expect(scene.comments()[0]).toMatch(/^- Duration: \d\.\d s since the message$/m);
  });

  test('is not sent again by a later attempt', async () => {
    const scene = await startScene({
      job: inTurn({ json: active }, { json: completed }, { json: active }, { json: completed }),
    });
    await scene.run(followUp);
    const run = await scene.run({ ...followUp, ...attempt(2) });
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(scene.posts()).toBe(1);
    expect(scene.comments()[0]).toMatch(/^- Duration: .+ since the message$/m);
  });

  test('whose answer is lost is not sent again', async () => {
    const scene = await startScene({ message: inTurn({ fault: 'reset' }) });
    const run = await scene.run(followUp);
    expect(run.errors[0]).toMatch(/may have received the message anyway.*without `message`/);
    expect(scene.comments()[0]).toContain('### ⚠️ The agent may have received the message');
    expect(scene.posts()).toBe(1);
  });
});
