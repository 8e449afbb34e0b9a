import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRunSearch } from '../../../src/text/redaction/runs.ts';

describe('createRunSearch', () => {
  const find = createRunSearch(/[a1]/, 3);

  it.each([
    ['aa-aa', 0, null],
    ['aaa', 0, { start: 0, end: 3 }],
    ['aa', 0, null],
    ['--a1a1-', 0, { start: 2, end: 6 }],
    ['aaa-aaa', 3, { start: 4, end: 7 }],
    ['aaaa', 1, { start: 1, end: 4 }],
    ['aaaa', 2, null],
    ['aaé', 0, null],
    ['', 0, null],
  ])('of %j from %i on', (text, from, run) => {
    expect(find(text, from)).toEqual(run);
  });

  it('finds the runs that a pattern finds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', '-', 'é'), maxLength: 30 });
    fc.assert(
      fc.property(text, (read) => {
        const runs = [];
        for (let run = find(read, 0); run !== null; run = find(read, run.end)) runs.push(run);
        expect(runs).toEqual(
          Array.from(read.matchAll(/[a1]{3,}/g), ({ index, 0: { length } }) => ({
            start: index,
            end: index + length,
          })),
        );
      }),
    );
  });

  it('takes what is beyond ASCII into runs of whatever is no letter', () => {
    expect(createRunSearch(/\W/, 2)('a-é-b', 0)).toEqual({ start: 1, end: 4 });
  });
});
