import { expect, test } from 'vitest';
import type { Interception } from '../world/service.ts';
import { active, completed, startScene } from './starting.ts';

/*
 * The step dies at each of its writes in turn, before or after the write takes effect, and the run is
 * attempted again: there must never be two jobs. A dead step receives no answer and sends nothing, which
 * is all that the service and GitHub see of a killed process.
 */

type Death = { before: boolean; at: number };

async function killedAt({ before, at }: Death, inputs: Record<string, string>) {
  let arrived = 0;
  let jobs = 0;
  let isFirst = true;
  const { promise: death, resolve: die } = Promise.withResolvers<'killed'>();
  const intercept = ({ method, path }: { method: string; path: string }): Interception => {
    const isWrite = method !== 'GET' && !path.endsWith('/graphql');
    if (!isFirst || !isWrite || arrived++ !== at) return undefined;
    // The request takes effect before the next attempt starts.
    setImmediate(die, 'killed');
    return before ? 'lost' : 'unheard';
  };
  const scene = await startScene({
    intercept,
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
  const first = await Promise.race([scene.run({ with: inputs }), death]);
  isFirst = false;
  const second = await scene.run({ env: { GITHUB_RUN_ATTEMPT: '2' }, with: inputs });
  return { killed: first === 'killed', jobs, second, comments: scene.comments() };
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
          expect(at).toBeGreaterThan(2);
          break;
        }
        const where = `killed ${before ? 'before' : 'after'} write ${at}`;
        expect(jobs, where).toBeLessThanOrEqual(1);
        expect(comments, where).toHaveLength(1);
        // Either the agent was asked, or the second attempt says that it may have been.
        if (second.exitCode === 0) expect(jobs, where).toBe(1);
        else expect(second.errors[0], where).toMatch(/^An earlier attempt of this run may have/);
        ends.add(`${second.exitCode} ${jobs}`);
      }
    }
    expect([...ends].sort()).toEqual(['0 1', '1 0', '1 1']);
  },
);
