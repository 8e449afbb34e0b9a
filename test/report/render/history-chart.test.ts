import { expect, test } from 'vitest';
import { renderHistoryChart } from '../../../src/report/render/chart.ts';
import { historyOf, sourceOf } from './charted.ts';

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
  y-axis "Unanswered, percent" 0 --> 35
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
  [201, 35],
  [350, 35],
  [351, 50],
  [500, 50],
  [501, 80],
  [801, 100],
  [1_000, 100],
])('of %i in 1,000 at most ends at %i percent', (most, end) => {
  expect(sourceOf(historyOf([1, most, 2]))).toContain(`0 --> ${end}\n`);
});

test('leaves out reports in which nothing was asked', () => {
  const history = [...historyOf([251, 180, 124])];
  history[1] = { ...history[1], questions: 0, unanswered: 0 } as (typeof history)[0];
  expect(renderHistoryChart(history)).toEqual([]);
});
