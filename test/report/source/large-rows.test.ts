import { expect, test } from 'vitest';
import { servePages } from '../../world/conversations.ts';
import { parseCsv } from '../../world/csv.ts';
import { reportHere } from '../in-process.ts';
import { row } from '../reporting.ts';

test('the report reads only the beginning of a large row, and the file has all of it', async () => {
  const site = 'https://docs.acme.example';
  const cited = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Page ${at}`, url: `${site}/${at}` }));
  const long = `How do I rotate a key? ${'It is expired. '.repeat(1_000)}`;
  const rows = [
    row('a1', { query: long, sources: cited(150) }),
    row('a2', { pageUrl: `${site}/${'a'.repeat(2_048)}`, queryCategory: 'b '.repeat(400) }),
    row('a3', { id: 'c'.repeat(600) }),
    row('a4', { id: `${'c'.repeat(600)}d` }),
    row('a5', { id: `${'c'.repeat(600)} jane@example.com` }),
  ];
  const { error, files, rows: exported } = await reportHere(servePages(rows));
  expect(error).toBeNull();
  expect(exported.map(({ query }) => query)).toContain(long);
  expect(exported.map(({ sources }) => (sources as unknown[]).length)).toContain(150);
  const [, ...listed] = parseCsv(files['unanswered.csv'] ?? '');
  const lengths = listed.map(([, , question = '']) => question.length);
  expect(Math.max(...lengths)).toBeGreaterThan(3_900);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(4_000);
  const ids = new Set(listed.map((cells) => cells[6]));
  expect(ids.size).toBe(5);
  expect(ids).toContain(exported.at(-1)?.id);
});
