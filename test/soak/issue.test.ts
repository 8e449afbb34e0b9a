import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readEditableGaps } from '../../src/report/gaps/editable.ts';
import { startFixWorld } from '../report/post/world.ts';
import { type SimulatedClock, simulatedClock } from '../world/clock.ts';
import type { StandInIssue } from '../world/github/state.ts';
import { chance } from './chance.ts';

const isFull = process.env.SOAK !== undefined;
const seeds = isFull ? [1, 2, 3, 4, 5] : [1];
const runs = isFull ? 30 : 8;

/** A clock that all runs share, a hundred times as fast. */
const sharedClock = (): SimulatedClock => ({
  ...simulatedClock(),
  now: () => performance.now() * 100,
  sleep: async (milliseconds, signal) => {
    await sleep(milliseconds / 100, undefined, signal && { signal });
  },
});

test.each(seeds)(
  `${runs} runs over an issue that is reopened, read late, and written by two, seed %i`,
  async (seed) => {
    const random = chance(seed);
    const world = await startFixWorld();
    const { state, faults, env } = world.github;
    await world.run({ with: { fix: 'offer' } });
    const issues = (): StandInIssue[] => state.issues.filter((one) => !one.isPullRequest);
    const open = () => issues().filter((one) => one.state === 'open');
    const answerOf = ({ number, title, body, state: is, user, updatedAt }: StandInIssue) => ({
      number,
      title,
      body,
      state: is,
      user,
      updated_at: updatedAt,
      html_url: `${env.GITHUB_SERVER_URL}/acme/docs/issues/${number}`,
    });

    /** People's ticks that start jobs. */
    let ticks = 0;
    const tickOne = () => {
      const [issue] = open();
      const free = [...readEditableGaps(issue?.body ?? '')].filter(
        ([, { ticks }]) => ticks?.fix === false,
      );
      const [gapId] = free[Math.floor(random() * free.length)] ?? [];
      if (!issue || !gapId) return;
      const box = new RegExp(`- \\[ \\] (.*<!-- gap:${gapId} fix(?: \\d+)? -->)`);
      expect(issue.body).toMatch(box);
      state.editIssue(issue.number, (body) => body.replace(box, '- [x] $1'));
      ticks += 1;
    };
    const moments: (() => Promise<unknown>)[] = [
      async () => {
        const [issue] = open();
        const nth = 1 + Math.floor(random() * 5);
        const json = issue && answerOf({ ...issue });
        if (json) faults.push({ method: 'GET', path: /\/issues\/\d+$/, nth, reply: { json } });
        await world.run();
        faults.length = 0;
      },
      async () => {
        for (const issue of open()) issue.state = 'closed';
        await world.run({ with: { fix: 'offer' } });
        // Whoever reopens an issue closes the one that continued it.
        const [first, ...others] = issues();
        if (first) first.state = 'open';
        for (const issue of others) issue.state = 'closed';
        await world.run();
      },
      () => Promise.all([0, 1].map(() => world.run({ clock: sharedClock() }))),
    ];

    for (let at = 0; at < runs; at++) {
      if (random() < 0.7) tickOne();
      await moments[at % moments.length]?.();
      expect(world.started.length).toBeLessThanOrEqual(ticks);
      expect(open()).toHaveLength(1);
    }
    await world.run();
    // Each tick has exactly one job.
    expect(world.started).toHaveLength(ticks);
    const known = world.github.state.comments.flatMap(
      ({ body }) => / job=(\S+) /.exec(body)?.[1] ?? [],
    );
    expect(new Set(known).size).toBe(ticks);
  },
);
