import { expect, test } from 'vitest';
import type { RunOptions } from '../world/runner.ts';
import { active, completed, type Scene, startScene } from './starting.ts';

/*
 * The step is killed (SIGKILL) at each of its requests in turn, before the request takes effect and
 * after it, and the run is attempted again: never are there two jobs for it.
 */

type Requests = { before: boolean; at: number };

/** Kills the run's process when the request with this number arrives, from either server. */
function killer({ before, at }: Requests) {
  let arrived = 0;
  let kill: (() => void) | undefined;
  return {
    /** Called at each request; whether it must have no effect. */
    arrive(): boolean {
      const dies = arrived++ === at;
      if (dies) kill?.();
      return dies && before;
    },
    onSpawn: ((child) => {
      kill = () => child.kill('SIGKILL');
    }) satisfies RunOptions['onSpawn'],
    get arrived() {
      return arrived;
    },
  };
}

async function killedAt(requests: Requests, inputs: Record<string, string>) {
  const dying = killer(requests);
  let jobs = 0;
  const scene: Scene = await startScene({
    // The stand-ins see a request before they act on it; a dropped one never reached them.
    intercept: () => dying.arrive(),
    start: () => {
      jobs += 1;
      return { status: 201, json: { id: `job-1`, status: 'active' } };
    },
    message: () => {
      jobs += 1;
      return { json: { id: 'job-1', status: 'active' } };
    },
    job: (_, index) => ({ json: index % 2 === 0 ? active : completed }),
  });
  try {
    const first = await scene.run({ onSpawn: dying.onSpawn, with: inputs });
    const killed = first.exitCode === null;
    const second = await scene.run({ env: { GITHUB_RUN_ATTEMPT: '2' }, with: inputs });
    return { killed, jobs, second, comments: scene.comments() };
  } finally {
    await scene.close();
  }
}

test.each([
  ['prompt', {}],
  ['message', { 'job-id': 'job-1', message: 'Shorter, please.' }],
])(
  'a step with `%s` that is killed anywhere and run again asks the agent once',
  async (_, inputs) => {
    const ends = new Set<string>();
    for (const before of [true, false]) {
      for (let at = 0; ; at += 1) {
        const { killed, jobs, second, comments } = await killedAt({ before, at }, inputs);
        if (!killed) {
          expect(at).toBeGreaterThan(6);
          break;
        }
        const where = `killed ${before ? 'before' : 'after'} request ${at}`;
        expect(jobs, where).toBeLessThanOrEqual(1);
        expect(comments, where).toHaveLength(1);
        // Either the agent was asked, or the second attempt says that it may have been.
        if (second.exitCode === 0) expect(jobs, where).toBe(1);
        else expect(second.errors[0], where).toMatch(/^An earlier attempt of this run began to/);
        ends.add(`${second.exitCode} ${jobs}`);
      }
    }
    expect([...ends].sort()).toEqual(['0 1', '1 0', '1 1']);
  },
  60_000,
);
