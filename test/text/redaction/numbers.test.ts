import { describe, expect, it } from 'vitest';
import { manyDigits } from '../../../src/text/redaction/numbers.ts';

// It only saves time, which no redacted text shows: it must let little pass.
describe('manyDigits', () => {
  it.each([
    ['', false],
    ['no number', false],
    ['1, 2, 3 and 4', false],
    ['12345', false],
    ['1 2 3 4 5, and nothing else', false],
    ['a1b2c3d4e5f6', false],
    ['1     2     3     4     5     6', false],
    ['1    2    3    4    5    6', true],
    ['123456', true],
    ['12_34_56', true],
    ['the words, then (12) 34-56', true],
    ['!?!?!?!?!?!? and +49 30 1234', true],
  ])('%j: %j', (text, may) => {
    expect(manyDigits.test(text)).toBe(may);
  });
});
