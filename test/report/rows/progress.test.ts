import { expect, test } from 'vitest';
import { createProgress } from '../../../src/report/rows/progress.ts';
import { simulatedClock } from '../../world/clock.ts';

test('logs a line every ten seconds, and one at the end', () => {
  const clock = simulatedClock();
  clock.advance(60_000);
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line), warning: () => {} };
  const progress = createProgress({ period: { from: 'A', to: 'B' }, clock, log });
  progress({ page: 1, rows: 1, isLast: false });
  clock.advance(10_000);
  progress({ page: 1, rows: 0, isLast: false });
  clock.advance(9_999);
  progress({ page: 2, rows: 2000, isLast: false });
  progress({ page: 3, rows: 0, isLast: true });
  expect(lines).toEqual(['A to B: 1 page, 1 row.', 'A to B: 3 pages, 2,001 rows.']);
});
