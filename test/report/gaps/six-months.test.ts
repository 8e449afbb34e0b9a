import { expect, test } from 'vitest';
import { mostMemoryBytes } from '../../../src/report/gaps/codec.ts';
import { type Box, boxLine, readTicks } from '../../../src/report/gaps/editable.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { chance } from '../../soak/chance.ts';
import { askedOver } from './asked.ts';
import { subject } from './gaps.ts';
import { startWeeks } from './weeks.ts';

const begin = '2026-05-04';
/** Three before the issue is emptied, and half a year after that. */
const emptiedBefore = 3;
const weeks = emptiedBefore + 26;
const closedBefore = 15;

test('six months of reports keep every tick, comment once, and draw 26 points', async ({
  onTestFinished,
}) => {
  const random = chance(26);
  const rows = askedOver({
    from: addDays(begin, -7),
    weeks: weeks + 1,
    // Each subject is asked in most weeks, and some rest for a while.
    perWeek: (place, week) => ((week + place * 5) % 13 < 2 ? 0 : 2 + ((place * 3 + week * 5) % 7)),
  });
  const world = await startWeeks(rows);
  onTestFinished(() => world.close());
  const { state } = world.github;

  /** What people have ticked, and not unticked, by box. */
  const ticked = new Map<string, { gapId: string; box: Box }>();
  const keyOf = (gapId: string, box: Box) => `${gapId} ${box}`;

  /** Someone turns a box that the issue shows. */
  const turnOne = (number: number) => {
    state.editIssue(number, (body) => {
      const boxes = [...readTicks(body)].flatMap(([gapId, ticks]) =>
        (Object.keys(ticks) as Box[]).map((box) => ({ gapId, box, isTicked: ticks[box] === true })),
      );
      const wanted = boxes.filter(({ isTicked }) => !isTicked || random() < 0.2);
      const one = wanted[Math.floor(random() * wanted.length)];
      if (!one) return body;
      if (one.isTicked) ticked.delete(keyOf(one.gapId, one.box));
      else ticked.set(keyOf(one.gapId, one.box), one);
      return body.replace(boxLine(one), boxLine({ ...one, isTicked: !one.isTicked }));
    });
  };

  for (let week = 0; week < weeks; week++) {
    const open = state.issues.findLast((issue) => issue.state === 'open');
    if (open && week === emptiedBefore) {
      state.editIssue(open.number, () => '');
      ticked.clear();
    } else if (open && random() < 0.4) turnOne(open.number);
    if (open && week === closedBefore) open.state = 'closed';
    if (open && random() < 0.5) {
      // While the run works: after it has read the issue, before it reads it again to write.
      const path = /\/issues\/\d+$/;
      const meanwhile = () => turnOne(open.number);
      world.github.faults.push({ method: 'GET', path, meanwhile });
    }
    const inputs = { 'date-to': addDays(begin, (week + 1) * 7), fix: 'offer' };
    const { warnings } = await world.run(inputs['date-to'], inputs);
    expect(warnings.filter((text) => text.includes('memory'))).toHaveLength(
      week === emptiedBefore ? 1 : 0,
    );

    const { number, body } = world.issue();
    expect(number).toBe(week < closedBefore ? 1 : 2);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
    expect(/<!-- docs-agent-action memory.*-->/.exec(body)?.[0].length).toBeLessThanOrEqual(
      mostMemoryBytes,
    );
    const { memory } = recall({ body, subject });
    const shown = readTicks(body);
    const kept = new Set(
      memory.gaps.flatMap(({ id, dismissed, ours, request }) => [
        ...(dismissed ? [keyOf(id, 'dismiss')] : []),
        ...(ours ? [keyOf(id, 'ours')] : []),
        ...(request === 'none' ? [] : [keyOf(id, 'fix')]),
      ]),
    );
    expect([...kept].sort()).toEqual([...ticked.keys()].sort());
    for (const [gapId, ticks] of shown) {
      for (const box of Object.keys(ticks) as Box[]) {
        expect(ticks[box]).toBe(ticked.has(keyOf(gapId, box)));
      }
    }
    expect(memory.reports).toHaveLength(week < emptiedBefore ? week + 1 : week - emptiedBefore + 1);
  }

  expect(ticked.size).toBeGreaterThan(8);
  const { body } = world.issue();
  const points = /line \[([\d., ]+)\]/.exec(body)?.[1]?.split(', ');
  expect(points).toHaveLength(26);
  const marks = state.comments.map((comment) => /notice=\S+/.exec(comment.body)?.[0]);
  expect(marks.length).toBeGreaterThan(5);
  expect(new Set(marks).size).toBe(marks.length);
});
