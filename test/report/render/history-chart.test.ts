import { expect, test } from 'vitest';
import { addDays } from '../../../src/report/export/period.ts';
import { renderHistoryChart } from '../../../src/report/render/history-chart.ts';
import { mermaidParser } from '../../world/mermaid.ts';

/** Reports that follow each other, of these unanswered of 1,000 questions. */
const historyOf = (unanswered: readonly number[], step = 7) =>
  unanswered.map((count, at) => {
    const to = addDays('2026-05-11', at * step);
    return { from: addDays(to, -7), to, questions: 1_000, unanswered: count };
  });

const sourceOf = (history: ReturnType<typeof historyOf>) =>
  /```mermaid\n([\s\S]*?)\n```/.exec(renderHistoryChart(history)[0]?.markdown ?? '')?.[1] ?? '';

test('there is none before the third report', () => {
  expect(renderHistoryChart(historyOf([200, 100]))).toEqual([]);
  expect(renderHistoryChart([])).toEqual([]);
});

test('has a point for each report, and says where the line begins and ends', () => {
  expect(renderHistoryChart(historyOf([251, 180, 124]))).toEqual([
    {
      title: 'chart of the unanswered share by report',
      markdown: `### Unanswered questions by report

\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 300
  themeVariables:
    xyChart:
      backgroundColor: transparent
      plotColorPalette: "#218bff"
---
xychart-beta
  x-axis ["10 May", "17 May", "24 May"]
  y-axis "Unanswered (%)" 0 --> 50
  line [25.1, 18, 12.4]
\`\`\`

Share of questions that went unanswered, by the last day of each report: 25.1% at first, 12.4% now.`,
    },
  ]);
});

test('has small labels from 15 reports on', () => {
  const of = (count: number) => sourceOf(historyOf(Array.from({ length: count }, () => 10)));
  expect(of(14)).toContain('    height: 300\n  themeVariables:');
  expect(of(15)).toContain(
    '    height: 300\n    xAxis:\n      labelFontSize: 9\n  themeVariables:',
  );
  // 27 September is written as Mermaid has room for it.
  expect(of(21)).toContain('"20 Sep", "27 Sep"');
});

test.each([
  [100, 10],
  [101, 20],
  [200, 20],
  [201, 50],
  [500, 50],
  [501, 100],
  [1_000, 100],
])('of %i in 1,000 at most ends at %i percent', (most, end) => {
  expect(sourceOf(historyOf([1, most, 2]))).toContain(`0 --> ${end}\n`);
});

test('leaves out reports in which nothing was asked', () => {
  const history = [...historyOf([251, 180, 124])];
  history[1] = { ...history[1], questions: 0, unanswered: 0 } as (typeof history)[0];
  expect(renderHistoryChart(history)).toEqual([]);
});

test('of half a year is drawn by Mermaid, and no label stands twice', async () => {
  const parse = await mermaidParser();
  for (const step of [1, 7, 14]) {
    const source = sourceOf(
      historyOf(
        Array.from({ length: 26 }, (_, at) => 20 + at * 39),
        step,
      ),
    );
    await expect(parse(source)).resolves.toBeTruthy();
    const labels = [...source.matchAll(/"([^"]*)"(?=[,\]])/g)].map(([, label]) => label);
    expect(new Set(labels).size).toBe(26);
  }
});
