import { describe, expect, test } from 'vitest';
import { noPermission } from '../../world/github/reply.ts';
import { type Ran, twoWeeks, worldWithIssue } from './world.ts';

const weekLater = { 'date-to': '2026-11-23', fix: 'offer' };

/** A world in which a gap's job opened pull request 101. */
async function worldWithPull() {
  const rows = [...twoWeeks(), ...twoWeeks('2026-11-30')];
  const world = await worldWithIssue({ rows, ticked: ['webhook'] });
  await world.run();
  world.github.state.addPull({ number: 101 });
  return world;
}

const stateIn = ({ report }: Ran) => report.gaps?.map(({ state }: { state: string }) => state);

describe('the pull request of a gap', () => {
  test('is open, closed, or merged on a day', async () => {
    const world = await worldWithPull();
    const pull = world.github.state.pulls.find(({ number }) => number === 101);
    expect(stateIn(await world.run({ with: weekLater }))).toEqual(['pull-request']);
    Object.assign(pull ?? {}, { state: 'closed' });
    expect(stateIn(await world.run({ with: weekLater }))).toEqual(['open']);
    expect(world.fixes()[0]).toContain('closed without a merge');
    world.github.state.mergePull(101, '2026-11-15T23:30:00Z');
    const ran = await world.run({ with: weekLater });
    expect(stateIn(ran)).toEqual(['watching']);
    expect(world.gap('webhook').fix?.on).toBe('2026-11-15');
    expect(ran.report.gaps?.[0]?.before?.unanswered).toBeGreaterThan(0);
    // A merge is final.
    world.github.requests.length = 0;
    await world.run({ with: weekLater });
    expect(world.github.requests.filter(({ path }) => path.endsWith('/pulls/101'))).toEqual([]);
  });

  test('that can’t be read stays in the report, with the reason', async () => {
    const world = await worldWithPull();
    const reply = noPermission;
    world.github.faults.push({ method: 'GET', path: /\/pulls\/101$/, reply });
    const ran = await world.run({ with: weekLater });
    expect(ran.error).toBe(null);
    expect(stateIn(ran)).toEqual(['pull-request']);
    expect(world.fixes()[0]).toContain('can’t be read: the token may not see it (`pull');
    await world.run({ with: weekLater });
    expect(world.fixes()[0]).toContain('waiting to be merged');
  });
});
