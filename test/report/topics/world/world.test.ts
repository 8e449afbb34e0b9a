import { beforeAll, describe, expect, test } from 'vitest';
import { groupRows } from '../../../../bench/rows.ts';
import { type Figures, figuresOf } from '../../../../bench/worlds/figures.ts';
import { type Level, worldRows } from './world.ts';

function figuresAt(level: Level, seed: number): Figures {
  const { rows, gaps } = worldRows(level, seed);
  const { offline } = groupRows(rows);
  const unanswered = rows.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered');
  return figuresOf({ rows: unanswered, gaps, topics: offline.topics });
}

/** Thresholds below the measured values: F1 0.63 and 6.8 found with evidence, 0.35 and 3 without. */
describe.each([
  { level: 'likely', seeds: [1, 2, 3], f1: 0.58, found: 5 },
  { level: 'none', seeds: [1], f1: 0.33, found: 2 },
] as const)('the gaps of a week, evidence $level', ({ level, seeds, ...threshold }) => {
  let drawn: Figures[];
  const mean = (figure: keyof Figures): number =>
    drawn.reduce((sum, one) => sum + one[figure], 0) / drawn.length;
  beforeAll(() => {
    drawn = [];
    for (const seed of seeds) drawn.push(figuresAt(level, seed));
  }, 60_000);

  test('are neither mixed nor split', () => {
    expect(mean('f1')).toBeGreaterThan(threshold.f1);
    expect(mean('found')).toBeGreaterThanOrEqual(threshold.found);
  });

  test('lose no question to the texts that ask nothing, which are excluded', () => {
    expect(mean('gapsAside')).toBe(0);
    expect(mean('junkAside')).toBeGreaterThan(0.95);
  });

  test('are topics of two questions only if these nearly always ask the same', () => {
    expect(mean('mixedPairs')).toBeLessThanOrEqual(0.25);
  });

  test('include the turns that follow their questions', () => {
    expect(mean('followed')).toBeGreaterThan(0.8);
  });
});
