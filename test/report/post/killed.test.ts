import { expect, test } from 'vitest';
import { Cancelled } from '../../../src/step.ts';
import { simulatedClock } from '../../world/clock.ts';
import type { StandInIssue } from '../../world/github/state.ts';
import type { Interception } from '../../world/service.ts';
import { activeJob, completedJob, type FixWorld, twoWeeks, worldWithIssue } from './world.ts';

/*
 * With two ticked gaps, a run is cut off at each of its writes in turn, before or after the write takes
 * effect: nothing that it sends from then on arrives. Another run follows. All that the runs share is the
 * issue, so it makes no difference which of the reads between two writes is the last.
 */

const words = ['webhook', 'token'];

/** Cuts the run off at the write with this number. */
function cutter() {
  let plan = { at: Number.POSITIVE_INFINITY, before: true };
  let arrived = 0;
  let controller = new AbortController();
  return {
    intercept: ({ method, path }: { method: string; path: string }): Interception => {
      if (controller.signal.aborted) return 'lost';
      const isWrite = method !== 'GET' && !path.endsWith('/graphql');
      if (!isWrite || arrived++ !== plan.at) return undefined;
      controller.abort(new Cancelled('SIGKILL'));
      return plan.before ? 'lost' : 'unheard';
    },
    /** Plans where the next run is cut off. */
    next: (of: typeof plan): AbortController => {
      plan = of;
      arrived = 0;
      controller = new AbortController();
      return controller;
    },
    get arrived() {
      return arrived;
    },
  };
}

const never = { at: Number.POSITIVE_INFINITY, before: true };

/** How often a job was started for each ticked gap. */
function startsOf(world: FixWorld): number[] {
  return words.map((word) => world.started.filter(({ prompt }) => prompt.includes(word)).length);
}

/** The row of each ticked gap in the issue's table of fixes. */
function rowsOf(world: FixWorld): (string | undefined)[] {
  return words.map((word) =>
    world.fixes().find((line) => line.startsWith(`| ${world.gap(word).heading} |`)),
  );
}

const isUnknown = (row = '') => /one may be running/.test(row);
const isKnown = (row = '') => /\[pull request 10\d\]/.test(row);

test('wherever a run is killed, each tick gets at most one job, and a message if it gets none', async () => {
  const cut = cutter();
  const rows = twoWeeks().filter(({ query }) => words.some((word) => String(query).includes(word)));
  const world = await worldWithIssue({ rows, intercept: cut.intercept, ticked: words });
  world.behaviour.read = (id, index) => ({ json: (index < 2 ? activeJob : completedJob)(id) });
  for (const number of [101, 102]) world.github.state.addPull({ number });
  const ticked: StandInIssue = { ...world.issue() };
  const clock = () => simulatedClock({ startsAt: '2026-11-16T09:00:00Z' });

  const ends = new Map<string, number>();
  for (const before of [true, false]) {
    for (let at = 0; ; at += 1) {
      Object.assign(world.issue(), ticked);
      world.github.state.comments.length = 0;
      world.started.length = 0;
      const controller = cut.next({ at, before });
      await world.run({ run: '2', controller }).catch(() => {});
      if (!controller.signal.aborted) break;
      cut.next(never);
      const { warnings } = await world.run({ run: '3', clock: clock() });

      const moment = `ended ${before ? 'before' : 'after'} write ${at}`;
      const starts = startsOf(world);
      expect(Math.max(...starts), moment).toBeLessThanOrEqual(1);
      rowsOf(world).forEach((row, place) => {
        if (isKnown(row)) expect(starts[place], moment).toBe(1);
        else expect(isUnknown(row), `${moment}: ${row}`).toBe(true);
        const { id, boxes } = world.gap(words[place] ?? '');
        const ofGap = warnings.filter((text) => text.includes(`Gap ${id}`));
        expect(ofGap, moment).toHaveLength(isUnknown(row) ? 1 : 0);
        expect(boxes.fix, moment).toBe(false);
      });
      const end = rowsOf(world)
        .map((row) => (isKnown(row) ? 'job' : 'warning'))
        .join();
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect(cut.arrived).toBeGreaterThan(9);
  }
  expect([...ends.keys()]).toContain('job,job');
  expect([...ends.keys()].join(';')).toContain('warning');
}, 240_000);
