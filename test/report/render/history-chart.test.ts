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
  const history = historyOf([251, 180, 124]);
  const [section] = renderHistoryChart(history);
  expect(sourceOf(history)).toContain(
    [
      'x-axis ["10 May", "17 May", "24 May"]',
      'y-axis "Unanswered (%)" 0 --> 50',
      'line [25.1, 18, 12.4]',
    ]
      .map((line) => `  ${line}`)
      .join('\n'),
  );
  expect(section?.markdown).toContain('25.1% at first, 12.4% now');
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
