import { expect } from 'vitest';
import { parseCsv, readsAsFormula } from '../world/csv.ts';
import { unseenIn } from './strings.ts';

const columns = [
  'timestamp',
  'topic',
  'question',
  'pageUrl',
  'category',
  'sources',
  'id',
  'topicId',
];

/** The records of `unanswered.csv` without its header; fails if a spreadsheet would calculate a cell. */
export function expectSafeCsv(csv: string): Record<string, string>[] {
  expect(unseenIn(csv.replace(/^\ufeff/, ''))).toBeNull();
  const [heading, ...records] = parseCsv(csv);
  expect(heading).toEqual(columns);
  return records.map((record) => {
    expect(record).toHaveLength(columns.length);
    for (const cell of record) {
      expect(readsAsFormula(cell), JSON.stringify(cell)).toBe(false);
      expect(cell).not.toMatch(/^[\t\r\n]/);
    }
    return Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']));
  });
}

/** The rows of `conversations.jsonl`; fails if readers could disagree about where a line ends. */
export function expectJsonLines(text: string): unknown[] {
  if (text === '') return [];
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => JSON.parse(line));
}

/** The strings in a JSON value, keys too. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...stringsIn(item)]);
}

/** Fails if something was added to the prototypes. */
export function expectPrototypesUntouched(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Array.prototype)).toEqual([]);
}
