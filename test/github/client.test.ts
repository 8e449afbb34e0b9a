import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { secondaryRateLimit } from '../world/github/reply.ts';
import { githubFor, type Run, startRun } from './setup.ts';

const readPull = ({ github }: Run) =>
  github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { pull_number: 1 },
    z.object({ number: z.int() }),
  );

async function runWithPull(options: Omit<Parameters<typeof startRun>[0], 'world'> = {}) {
  const world = await githubFor(onTestFinished);
  world.state.addPull();
  return { world, run: await startRun({ world, ...options }) };
}

describe('a read', () => {
  test.each([0.02, 0.5, 0.99])(
    'survives a minute of downtime, at a jitter of %d',
    async (jitter) => {
      const { world, run } = await runWithPull();
      run.clock.random = () => jitter;
      const up = 60_000;
      world.faults.push({
        times: Number.POSITIVE_INFINITY,
        reply: { status: 503 },
        meanwhile: () => {
          if (run.clock.now() >= up) world.faults.length = 0;
        },
      });
      await expect(readPull(run)).resolves.toEqual({ number: 1 });
    },
  );

  test('rejects an answer that doesn’t fit the schema, naming the field', async () => {
    const { world, run } = await runWithPull();
    world.faults.push({ reply: { json: { number: 'one' } } });
    await expect(readPull(run)).rejects.toThrow(
      "GitHub's answer to GET /repos/acme/docs/pulls/1 can't be used: `number` is missing or of another type.",
    );
  });

  test.each([401, 404, 422])('is not retried after status %i', async (status) => {
    const { world, run } = await runWithPull();
    world.faults.push({ reply: { status, json: { message: 'No.' } } });
    await expect(readPull(run)).rejects.toMatchObject({
      name: 'GitHubError',
      kind: 'refused',
      status,
      message: `GitHub answered ${status} to GET /repos/acme/docs/pulls/1: No.`,
    });
    expect(world.requests).toHaveLength(1);
  });
});

test('a rate limit without a time to wait is waited out until the deadline, with one try a minute', async () => {
  const { world, run } = await runWithPull({ minutes: 9.5 });
  world.faults.push({ times: Number.POSITIVE_INFINITY, reply: secondaryRateLimit() });
  await expect(readPull(run)).rejects.toMatchObject({
    kind: 'rate-limit',
    message: expect.stringContaining('asks to wait 60 s before GET /repos/acme/docs/pulls/1'),
  });
  expect(run.clock.waits).toEqual(Array(9).fill(60_000));
  expect(world.requests).toHaveLength(10);
});
