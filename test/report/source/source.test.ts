import { expect, test } from 'vitest';
import { createRepeatCheck } from '../../../src/report/source/source.ts';

const first = { id: 'a', timestamp: '2026-11-10T08:00:00Z', query: 'How?' };

/** The rows that repeat an earlier one. */
function repeated(...rows: unknown[]): unknown[] {
  return rows.filter(createRepeatCheck());
}

test('a row with the same id, timestamp and query is a repetition, whatever its other fields', () => {
  const again = { ...first, response: 'So.' };
  expect(repeated(first, { ...first, id: 'b' }, again)).toEqual([again]);
  expect(repeated({ id: 'a', query: 'q' }, { id: 'a', query: 'q', timestamp: null })).toHaveLength(
    1,
  );
  expect(repeated({ ...first, timestamp: 7 }, { ...first, timestamp: 7 })).toHaveLength(1);
});

test.each([
  ['timestamp', '2026-11-10T08:00:01Z'],
  ['timestamp', 1794211200],
  ['query', 'How else?'],
  ['id', 'b'],
])('a row with another %s is no repetition', (field, value) => {
  expect(repeated(first, { ...first, [field]: value })).toEqual([]);
});

test('a timestamp may be a number', () => {
  expect(repeated({ ...first, timestamp: 7 }, { ...first, timestamp: 8 })).toEqual([]);
});

test('text that moves from one part to the next makes another hash', () => {
  const rows = [
    { id: 'a', timestamp: 'b', query: 'c' },
    { id: 'ab', timestamp: '', query: 'c' },
    { id: 'a', timestamp: '', query: 'bc' },
    { id: '', timestamp: 'ab', query: 'c' },
  ];
  expect(repeated(...rows)).toEqual([]);
});

test('rows without an id or a query never count as repetitions', () => {
  const rows = [{ ...first, id: '' }, { ...first, query: 7 }, { ...first, id: 5 }, null, 'row', 7];
  expect(repeated(...rows, ...rows)).toEqual([]);
});

test('100,000 rows that differ by a character are all distinct', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => ({
    id: `01KA${at % 100}`,
    timestamp: `2026-11-10T08:00:00.${Math.floor(at / 100) % 100}Z`,
    query: `How ${Math.floor(at / 10_000)}?`,
  }));
  expect(repeated(...rows)).toEqual([]);
});
