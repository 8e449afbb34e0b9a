import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, readTicks } from '../../../src/report/gaps/editable.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { askedOver, subjects } from './asked.ts';
import { startWeeks } from './weeks.ts';

const begin = '2026-09-07';
const rows = askedOver({
  from: begin,
  weeks: 8,
  // The words that readers use shift from week to week: a topic's own id does not last.
  perWeek: (place, week) => 3 + ((place + week * 3) % 6),
});

const box = /^- \[ \] (.* <!-- gap:\w+ (?:dismiss|fix) -->)$/gm;
const isMemory = /^<!-- docs-agent-action memory .*$/m;

type Edit = (body: string) => string;
const lines = (change: (all: string[], at: number) => string[]) =>
  fc.nat().map((place): Edit => {
    return (body) => {
      const all = body.split('\n');
      return change(all, place % all.length).join('\n');
    };
  });

const tick = fc.nat().map(
  (place): Edit =>
    (body) => {
      const all = [...body.matchAll(box)];
      const one = all[place % Math.max(1, all.length)];
      return one ? body.replace(one[0], `- [x] ${one[1]}`) : body;
    },
);

const harm: fc.Arbitrary<Edit> = fc.oneof(
  lines((all, at) => all.toSpliced(at, 1)),
  lines((all, at) => all.toSpliced(at, 0, all[at] ?? '', all[at] ?? '')),
  lines((all, at) => all.toSpliced(at, 0, 'We talked about this on Tuesday.')),
  lines((all, at) => [...all, '', ...all.slice(at)]),
  lines((all, at) => all.slice(0, at)),
  fc.constant<Edit>((body) => body.replace(isMemory, '')),
  fc.constant<Edit>((body) => body.replace(isMemory, (comment) => comment.slice(0, 90))),
  fc.constant<Edit>((body) => body.replace(/^<!--.*\n/, '')),
);

const edits = fc
  .tuple(
    fc.array(tick, { minLength: 2, maxLength: 5 }),
    fc.array(harm, { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([ticks, harms, first]) => (first ? [...ticks, ...harms] : [...harms, ...ticks]));

test('whatever people do to the body, the next run ends well and keeps every tick that is left', async ({
  onTestFinished,
}) => {
  const world = await startWeeks(rows);
  onTestFinished(() => world.close());
  const inputs = { fix: 'offer' };
  for (let week = 2; week < 5; week++) await world.run(addDays(begin, week * 7), inputs);
  const { body, number } = world.issue();
  world.github.state.editIssue(number, () => '');
  expect((await world.run(addDays(begin, 4 * 7), inputs)).warnings[0]).toContain('is missing');
  expect(world.issue().number).toBe(number);

  const next = addDays(begin, 5 * 7);
  let ticks = 0;
  await fc.assert(
    fc.asyncProperty(edits, async (all) => {
      const edited = all.reduce((text, change) => change(text), body);
      world.github.state.editIssue(number, () => edited);
      const { error } = await world.run(next, inputs);
      expect(error).toBeNull();
      expect(world.issue().number).toBe(number);
      const after = readTicks(world.issue().body);
      for (const [gapId, left] of readTicks(edited)) {
        for (const name of Object.keys(left) as Box[]) {
          if (!left[name]) continue;
          ticks += 1;
          expect(after.get(gapId)?.[name], `${gapId} ${name}`).toBe(true);
        }
      }
    }),
    { numRuns: 80, seed: 16 },
  );
  expect(ticks).toBeGreaterThan(100);
  expect([...readTicks(body).keys()].length).toBe(subjects.length);
}, 120_000);
