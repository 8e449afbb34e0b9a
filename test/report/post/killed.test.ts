import { expect, onTestFinished, test } from 'vitest';
import { Cancelled } from '../../../src/step.ts';
import type { StandInIssue } from '../../world/github/state.ts';
import type { Interception } from '../../world/service.ts';
import { activeJob, completedJob, type FixWorld, startFixWorld, twoWeeks } from './world.ts';

/*
 * A run with two ticks ends at each of its requests in turn, before the request takes effect and
 * after it: whatever it sends from then on reaches nobody. Then it is run again, twice. The issue is
 * all that the runs have in common.
 */

const words = ['webhook', 'token'];

/** Cuts the run off at the request with this number. */
function cutter() {
  let plan = { at: Number.POSITIVE_INFINITY, before: true };
  let arrived = 0;
  let controller = new AbortController();
  return {
    intercept: (): Interception => {
      const number = arrived++;
      if (number === plan.at) controller.abort(new Cancelled('SIGKILL'));
      const isLost = number > plan.at || (number === plan.at && plan.before);
      if (isLost) return 'lost';
      return number === plan.at ? 'unheard' : undefined;
    },
    /** The next run ends there. */
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

/** What the issue says of each ticked gap. */
function toldOf(world: FixWorld): (string | undefined)[] {
  return words.map((word) =>
    world.fixes().find((line) => line.startsWith(`| ${world.gap(word).heading} |`)),
  );
}

const isUnknown = (told = '') => /a job may have been started but was not found/.test(told);
const isKnown = (told = '') => /\[pull request 10\d\]/.test(told);

test('wherever a run is killed, no tick gets two jobs, and none is left without a job or a message', async () => {
  const cut = cutter();
  const rows = twoWeeks().filter(({ query }) => words.some((word) => String(query).includes(word)));
  const world = await startFixWorld({ rows, intercept: cut.intercept });
  onTestFinished(() => world.close());
  world.behaviour.read = (id, index) => ({ json: (index < 2 ? activeJob : completedJob)(id) });
  for (const number of [101, 102]) world.github.state.addPull({ number });
  await world.run({ with: { fix: 'offer' }, run: '1' });
  for (const word of words) world.turn(word, true);
  const ticked: StandInIssue = { ...world.issue() };

  const ends = new Map<string, number>();
  for (const before of [true, false]) {
    for (let at = 0; ; at += 1) {
      Object.assign(world.issue(), ticked);
      world.started.length = 0;
      const controller = cut.next({ at, before });
      await world.run({ run: '2', controller }).catch(() => {});
      if (!controller.signal.aborted) break;
      cut.next(never);
      const second = await world.run({ run: '3' });
      // What is told is told once.
      const third = second.warnings.length > 0 ? await world.run({ run: '4' }) : null;

      const where = `ended ${before ? 'before' : 'after'} request ${at}`;
      const starts = startsOf(world);
      expect(Math.max(...starts), where).toBeLessThanOrEqual(1);
      const { warnings } = second;
      toldOf(world).forEach((told, place) => {
        if (isKnown(told)) expect(starts[place], where).toBe(1);
        else expect(isUnknown(told), `${where}: ${told}`).toBe(true);
        const gapId = world.gap(words[place] ?? '').id;
        const said = warnings.filter((text) => text.includes(`Gap ${gapId}`));
        expect(said, where).toHaveLength(isUnknown(told) ? 1 : 0);
        expect(world.gap(words[place] ?? '').request, where).toBe('taken');
      });
      expect(third?.warnings ?? [], where).toEqual([]);
      const end = toldOf(world)
        .map((told) => (isKnown(told) ? 'job' : 'told'))
        .join();
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect(cut.arrived).toBeGreaterThan(24);
  }
  expect([...ends.keys()].sort()).toEqual(['job,job', 'job,told', 'told,job']);
}, 120_000);
