import { expect, onTestFinished, test } from 'vitest';
import { type Box, boxLine } from '../../../src/report/gaps/editable.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { askedOver, subjects } from './asked.ts';
import { subject } from './gaps.ts';
import { startWeeks } from './weeks.ts';

/*
 * A quarter of weekly reports. Of the subjects, by their place: 0 and 1 are fixed by agents, 2, 3
 * and 4 by people, 5 is made worse, 6 is fixed and that is reverted, 7 is fixed from a fork, 8 and
 * 9 by one pull request that names both; 10 and 11 are nobody's.
 */
const begin = '2026-06-01';
const weeks = 13;
const mergedIn = 5;
const revertedIn = 9;

/** How many ask about a subject in a week. */
const perWeek = (place: number, week: number): number => {
  if (place >= 10 || week <= mergedIn) return 7;
  if (place === 5) return 12;
  if (place === 6 && week > revertedIn) return 7;
  return week % 4 === place % 4 ? 1 : 0;
};

test('a quarter of fixes by agents and people ends with the right verdicts and sums', async () => {
  const rows = askedOver({ from: addDays(begin, -7), weeks: weeks + 1, perWeek });
  const byAgent = new Map<string, number>();
  const linkOf = (number: number) => `https://github.com/acme/docs/pull/${number}`;
  const world = await startWeeks(rows, (gapId) => linkOf(byAgent.get(gapId) ?? 0));
  onTestFinished(() => world.close());
  const { state, env } = world.github;
  env.GITHUB_SERVER_URL = 'https://github.com';
  const gapOf = (place: number) => {
    const [verb = '', what = ''] = subjects[place] ?? [];
    const words = [verb, ...what.split(' ')];
    const wordsIn = (text: string) =>
      words.filter((word) => text.toLowerCase().includes(word)).length;
    const [found] = recall({ body: world.issue().body, subject })
      .memory.gaps.filter(({ heading }) => wordsIn(heading) > 1)
      .toSorted((one, other) => wordsIn(other.heading) - wordsIn(one.heading));
    if (!found) throw new Error(`There is no gap about ${what}`);
    return found;
  };
  const endOf = (week: number) => addDays(begin, (week + 1) * 7);
  const run = (week: number) =>
    world.run(endOf(week), { fix: 'offer' }, { startsAt: `${endOf(week)}T06:00:00Z` });
  /** What an edit of the issue starts. */
  const runForTicks = (week: number) => {
    const startsAt = `${addDays(endOf(week), -6)}T06:00:00Z`;
    return world.run('last', { fix: 'ticked' }, { startsAt });
  };
  const tick = (gapId: string, box: Box) =>
    state.editIssue(world.issue().number, (body) =>
      body.replace(
        boxLine({ gapId, box, isTicked: false }),
        boxLine({ gapId, box, isTicked: true }),
      ),
    );
  const merge = (number: number, week: number, fields?: object) => {
    if (fields) state.addPull({ number, ...fields });
    state.mergePull(number, `${addDays(endOf(week), -3)}T09:00:00Z`);
  };

  for (let week = 0; week < weeks; week++) {
    if (week === mergedIn) {
      // Two are ticked, so that agents' jobs open pull requests; the others name their gaps.
      const ids = subjects.map((_, place) => gapOf(place).id);
      for (const place of [0, 1]) {
        byAgent.set(ids[place] ?? '', 100 + place);
        state.addPull({ number: 100 + place, title: 'By an agent' });
        tick(ids[place] ?? '', 'fix');
        await runForTicks(week);
      }
      for (const place of [0, 1]) merge(100 + place, week);
      merge(102, week, { title: `Docs: Gap ${ids[2]}` });
      merge(103, week, { body: `Closes a gap.\n\nGap ${ids[3]}` });
      merge(104, week, { commits: ['Write', `Say more\n\nGap ${ids[4]}`] });
      merge(105, week, { title: `Gap ${ids[5]}` });
      merge(106, week, { title: `Gap ${ids[6]}` });
      merge(107, week, { title: `Gap ${ids[7]}`, headRepository: 'mona/docs' });
      merge(108, week, { body: `Gap ${ids[8]}, Gap ${ids[9]}` });
      tick(ids[2] ?? '', 'ours');
    }
    if (week === revertedIn) {
      merge(110, week, { title: `Revert "Gap ${gapOf(6).id}"`, body: 'Reverts acme/docs#106' });
    }
    const { warnings } = await run(week);
    expect(warnings).toEqual([]);
    expect(Buffer.byteLength(world.issue().body)).toBeLessThanOrEqual(65_536);
  }

  // One on each that a job opened, and none on what people made.
  const commentsOn = (number: number) => state.commentsOn(number).map(({ body }) => body);
  for (const [gapId, number] of byAgent) {
    expect(commentsOn(number)).toEqual([expect.stringContaining(`Gap \`${gapId}\``)]);
  }
  const all = state.comments.filter(({ number }) => number >= 100);
  expect(all).toHaveLength(byAgent.size);

  const { report } = await run(weeks - 1);
  const rowOf = (place: number) => report.gaps?.find(({ id }) => id === gapOf(place).id);
  const row = (place: number) => {
    const { state: verdict, by, prLink } = rowOf(place) ?? {};
    return [verdict, by, prLink];
  };
  for (const place of [0, 1]) expect(row(place)).toEqual(['fixed', 'agent', linkOf(100 + place)]);
  for (const place of [2, 3, 4, 7]) {
    expect(row(place)).toEqual(['fixed', 'people', linkOf(100 + place)]);
  }
  expect(row(5)).toEqual(['watching', 'people', linkOf(105)]);
  expect(row(6)).toEqual(['back', 'people', linkOf(106)]);
  for (const place of [8, 9]) expect(row(place)).toEqual(['fixed', 'people', linkOf(108)]);
  for (const place of [10, 11]) expect(rowOf(place)).toBeUndefined();

  const { agent, people } = report.ledger ?? {};
  expect(agent).toMatchObject({ watched: 2, helped: 2 });
  expect(people).toMatchObject({ watched: 8, helped: 6 });
  // Each of the eight fell from 7 of about 144 questions a week to one in four weeks, of about 85.
  const fewer = (agent?.fewer ?? 0) + (people?.fewer ?? 0);
  expect(fewer).toBeGreaterThan(8 * 3);
  expect(fewer).toBeLessThan(8 * 5);
  const { body } = world.issue();
  expect(body).toMatch(
    /\*\*All in all:\*\* of 10 fixes that were watched, 8 helped \(2 of 2 by the agent and 6 of 8 by people\)\. About \d+ questions a week fewer go unanswered\./,
  );
});
