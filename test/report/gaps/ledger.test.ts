import { expect, test } from 'vitest';
import type { Fix } from '../../../src/report/gaps/memory.ts';
import { noFixResults } from '../../../src/report/gaps/memory.ts';
import { sumFixResults } from '../../../src/report/gaps/watch.ts';
import { fixOf, gapOf, idOf, memoryOf } from './memories.ts';

const sums = (...fixes: Fix[]) =>
  sumFixResults(
    memoryOf([
      gapOf({ id: idOf(9) }),
      ...fixes.map((one, at) => gapOf({ id: idOf(at), fix: one })),
    ]),
  );

test('a fix that helped adds how many fewer questions go unanswered each week', () => {
  // 7.5% of 140 questions a week.
  const helped = { watched: 1, helped: 1, unchanged: 0, fewer: 10.5 };
  expect(sums(fixOf())).toEqual({ agent: helped, people: noFixResults });
  expect(sums(fixOf({ by: 'people' }), fixOf({ by: 'people' })).people).toEqual({
    watched: 2,
    helped: 2,
    unchanged: 0,
    fewer: 21,
  });
});

test.each<[Partial<Fix>, object]>([
  [{ verdict: 'back' }, { unchanged: 1 }],
  [{ verdict: 'unchanged' }, { unchanged: 1 }],
  [{ verdict: 'watching' }, {}],
  [{ verdict: 'undecided' }, {}],
  [{ before: null }, {}],
  // A sum is neither negative nor NaN.
  [{ since: { unanswered: 56, questions: 280 } }, { helped: 1 }],
  [{ since: { unanswered: 0, questions: 0 } }, { helped: 1 }],
  [{ days: 0 }, { helped: 1 }],
])('a fix that has %o adds %o', (fields, counted) => {
  expect(sums(fixOf(fields)).agent).toEqual({ ...noFixResults, watched: 1, ...counted });
});
