import { expect, test } from 'vitest';
import { fewerGaps } from '../../../src/report/gaps/codec.ts';
import type { Memory } from '../../../src/report/gaps/gap.ts';
import { gapOf, idOf, memoryOf, withJob } from './gaps.ts';

const hashes = Array.from({ length: 40 }, (_, at) => at);

/** The memory of which so many hashes fit at most, and so many gaps. */
function fitted(memory: Memory, { hashes: most = 1_000, gaps = 1_000 }) {
  const fits = (candidate: Memory) =>
    candidate.gaps.length <= gaps && candidate.gaps.every((gap) => gap.hashes.length <= most);
  return fewerGaps({ memory, fits });
}

test.each([
  [1_000, 32],
  [31, 16],
  [16, 16],
  [15, 8],
])('if %i hashes of a gap fit, the first %i are kept', (most, kept) => {
  const memory = memoryOf([gapOf({ id: idOf(1), hashes }), gapOf({ id: idOf(2), hashes: [7] })]);
  const found = fitted(memory, { hashes: most });
  expect(found.forgotten).toBe(0);
  expect(found.memory.reports).toBe(memory.reports);
  expect(found.memory.gaps.map((gap) => gap.hashes)).toEqual([hashes.slice(0, kept), [7]]);
  expect(found.memory.gaps[1]).toBe(memory.gaps[1]);
});

test('then gaps go: those that no human touched, asked longest ago, the smaller, the later id', () => {
  const worthMostFirst = [
    gapOf({ id: idOf(9), dismissed: true, lastReported: null, hashes }),
    gapOf({ id: idOf(8), lastReported: '2026-11-09' }),
    gapOf({ id: idOf(7), lastReported: '2026-11-02', rows: 5 }),
    gapOf({ id: idOf(3), lastReported: '2026-11-02', rows: 4 }),
    gapOf({ id: idOf(4), lastReported: '2026-11-02', rows: 4 }),
    gapOf({ id: idOf(1), lastReported: null, rows: 90 }),
  ];
  for (let count = 0; count <= worthMostFirst.length; count++) {
    for (const gaps of [worthMostFirst, worthMostFirst.toReversed()]) {
      const { memory, forgotten } = fitted(memoryOf(gaps), { gaps: count, hashes: 8 });
      const kept = worthMostFirst.slice(0, count);
      expect(memory.gaps.map(({ id }) => id)).toEqual(
        gaps.filter((gap) => kept.includes(gap)).map(({ id }) => id),
      );
      expect(forgotten).toBe(count === 0 ? 1 : 0);
      // The samples are small by then.
      expect(memory.gaps.find(({ id }) => id === idOf(9))?.hashes ?? []).toHaveLength(
        count === 0 ? 0 : 8,
      );
    }
  }
});

test('counts what was touched among the forgotten, however it was', () => {
  const gaps = [
    gapOf({ id: idOf(1), dismissed: true }),
    gapOf({ id: idOf(2), request: 'unclear' }),
    gapOf({ id: idOf(3) }),
    gapOf({ id: idOf(4) }),
  ];
  // Its box is unticked, but it had a job.
  const memory = withJob(memoryOf(gaps), idOf(4), { jobId: 'job-1' });
  expect(fitted(memory, { gaps: 1 })).toMatchObject({
    memory: { gaps: [{ id: idOf(1) }] },
    forgotten: 2,
  });
});

test('no more than 1,000 gaps are kept once any must go', () => {
  const gaps = Array.from({ length: 1_200 }, (_, at) => gapOf({ id: idOf(at) }));
  expect(fitted(memoryOf(gaps), { gaps: 1_199 }).memory.gaps).toHaveLength(1_000);
  expect(fitted(memoryOf(gaps), { gaps: 1_200 }).memory.gaps).toHaveLength(1_200);
});
