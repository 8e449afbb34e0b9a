import { expect, test } from 'vitest';
import { reportHere } from '../report/in-process.ts';
import { row } from '../report/reporting.ts';
import { servePages } from '../world/conversations.ts';
import { readText } from './workflow-files.ts';

test('4,500 questions a week take the number of requests that the README states', async () => {
  const rowsOn = (day: string) =>
    Array.from({ length: 4_500 }, (_, at) =>
      row(`${day}-${at}`, { timestamp: `${day}T08:00:00Z`, resolutionStatus: 'answered' }),
    );
  const rows = [...rowsOn('2026-11-04'), ...rowsOn('2026-11-10')];
  const { queries } = await reportHere(servePages(rows), { with: { compare: 'true' } });
  expect(queries).toHaveLength(10);
  expect(readText('README.md')).toContain('4,500 questions a week take 10 requests');
});

test('the README and the table of claims agree on how often places and headings are right', () => {
  const rowOf = (claim: string) =>
    readText('docs/topics.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${claim} |`)) ?? '';
  const percents = (text: string) => text.match(/\d+%/g) ?? [];
  const [placesGood, places] = percents(
    rowOf('The place is in the right file: the ten largest topics'),
  );
  const [headingsGood, headings] = percents(rowOf('The heading is of the gap'));
  const sentence = readText('README.md')
    .split('\n')
    .find((line) => line.includes('right file'));
  expect(percents(sentence ?? '')).toEqual([places, headings, placesGood, headingsGood]);
});
