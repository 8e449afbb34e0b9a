import { describe, expect, it } from 'vitest';
import { distinct } from './reading.ts';

describe('distinct questions', () => {
  it.each([
    ['Exporting data as CSV?', 'export CSV as data', 1],
    ['How do I export all data as CSV?', 'please export my data as csv', 2],
    ['rotate keys', 'rotate the keys', 2],
    ['export data as CSV', 'import data as CSV', 2],
    [
      'Why does order 3f2504e0-4f89-11d3-9a0c-0305e82c3301 fail?',
      'Why does order 8a6e0804-2bd0-4672-b79d-d97027f9071a fail?',
      1,
    ],
    [
      'payment pay_1nv0fgqh83k2 was declined twice',
      'payment pay_9xkt42bq07zl was declined twice',
      1,
    ],
    ['reset the password of qwzrtplk', 'reset the password of xvbnmgh', 1],
    ['install qwzrtplk', 'install xvbnmgh', 2],
    ['error 429 on every request', 'error 403 on every request', 2],
    ['請求書番号1234567890の確認方法', '請求書番号1234567890の支払い方法', 2],
  ])('%j and %j count as %i', (one, other, count) => {
    expect(distinct([one, other])).toHaveLength(count);
  });
});
