import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysOf, reportPeriod } from '../../../src/report/export/period.ts';
import { renderChart } from '../../../src/report/render/chart.ts';
import { mermaidParser } from '../../world/mermaid.ts';
import { sampleReport } from '../sample.ts';

const dateTo = '2026-11-20';

/** The chart's source and the words around it, of a report with a question or two on each day. */
function chartOf(input: { days: number; compared: boolean; dateTo?: string }) {
  const { current, previous } = reportPeriod({ dateTo, ...input });
  const rowsOn = (day: string, index: number) =>
    Array.from({ length: 1 + (index % 2) }, () => ({ day, topic: 'All' }));
  const { model } = sampleReport({
    dateTo,
    ...input,
    rows: daysOf(current).flatMap(rowsOn),
    ...(input.compared
      ? { previousRows: daysOf(previous).map((day) => ({ day, topic: 'All' })) }
      : {}),
  });
  const [section] = renderChart(model);
  const [, source = ''] = section?.markdown.match(/```mermaid\n([\s\S]*?)\n```/) ?? [];
  const words = section?.markdown.replace(/```[\s\S]*?```/, '') ?? '';
  const labels = [...source.matchAll(/"([^"]*)"(?=[,\]])/g)].map(([, label]) => label);
  const series = (kind: string) =>
    source
      .match(new RegExp(`^ {2}${kind} \\[(.*)\\]$`, 'm'))?.[1]
      ?.split(', ')
      .map(Number);
  return { source, words, labels, bars: series('bar'), line: series('line') };
}

describe('the chart', () => {
  it('has a bar a day for a week, with the week before as a line', () => {
    const { source, words } = chartOf({ days: 7, compared: true });
    expect(source).toMatchInlineSnapshot(`
      "---
      config:
        xyChart:
          width: 900
          height: 300
        themeVariables:
          xyChart:
            backgroundColor: transparent
            plotColorPalette: "#218bff, #e16f24"
      ---
      xychart-beta
        x-axis ["13 Nov", "14 Nov", "15 Nov", "16 Nov", "17 Nov", "18 Nov", "19 Nov"]
        y-axis "Unanswered" 0 --> 10
        bar [1, 2, 1, 2, 1, 2, 1]
        line [1, 1, 1, 1, 1, 1, 1]"
    `);
    expect(words).toMatchInlineSnapshot(`
      "### Unanswered questions by day



      Blue bars: 13–19 November 2026. Orange line: the 7 days before."
    `);
  });

  it.each([
    [1, 10],
    [10, 10],
    [11, 16],
    [17, 20],
    [21, 35],
    [36, 40],
    [51, 80],
    [81, 100],
    [101, 160],
    [1_000, 1_000],
    [123_456, 160_000],
  ])('ends the axis of at most %i questions where ticks do not crowd: %i', (count, end) => {
    const { model } = sampleReport({ rows: [{}] });
    const [first, ...rest] = model.daily;
    const daily = first ? [{ ...first, unanswered: count }, ...rest] : [];
    const [chart] = renderChart({ ...model, daily });
    expect(chart?.markdown).toContain(`y-axis "Unanswered" 0 --> ${end}\n`);
  });

  it('sets a single day beside the one before', () => {
    const { labels, bars, line, words } = chartOf({ days: 1, compared: true });
    expect(labels).toEqual(['Day before', '19 Nov']);
    expect(bars).toEqual([1, 1]);
    expect(line).toBeUndefined();
    expect(words).toBe('### Unanswered questions by day\n\n');
  });

  it('has a bar a week for 31 days, and says what the first one covers', () => {
    const { labels, bars, line, words } = chartOf({ days: 31, compared: true });
    expect(labels).toEqual(['20 Oct', '23 Oct', '30 Oct', '6 Nov', '13 Nov']);
    expect(bars).toEqual([4, 11, 10, 11, 10]);
    expect(line).toEqual([3, 7, 7, 7, 7]);
    expect(words).toMatchInlineSnapshot(`
      "### Unanswered questions by week



      Blue bars: 20 October – 19 November 2026. Orange line: the 31 days before. Each week is named by its first day. The first bar covers 3 days only."
    `);
  });

  it('has a bar a month for a year, and says which are cut', () => {
    const { labels, words } = chartOf({ days: 366, compared: true });
    expect(labels.join(' ')).toBe('Nov 2025 Dec Jan 2026 Feb Mar Apr May Jun Jul Aug Sep Oct Nov');
    expect(words).toMatchInlineSnapshot(`
      "### Unanswered questions by month



      Blue bars: 19 November 2025 – 19 November 2026. Orange line: the 366 days before. The first and the last bars cover part of a month."
    `);
    const wholeYear = chartOf({ days: 365, compared: false, dateTo: '2026-01-01' });
    expect(wholeYear.labels).toHaveLength(12);
    expect(wholeYear.words).toBe('### Unanswered questions by month\n\n');
  });

  it('leaves nothing out and crowds nothing, whatever the length', () => {
    for (let days = 1; days <= 366; days += 1) {
      const { labels, bars = [], line = [] } = chartOf({ days, compared: days > 1 });
      expect(labels.length).toBeLessThanOrEqual(14);
      expect(new Set(labels).size).toBe(labels.length);
      expect(bars).toHaveLength(labels.length);
      expect(bars.reduce((sum, value) => sum + value, 0)).toBe(days + Math.floor(days / 2));
      expect(line.reduce((sum, value) => sum + value, 0)).toBe(days > 1 ? days : 0);
    }
  });

  it('is left out where nothing went unanswered, and tells of undated questions', () => {
    expect(renderChart(sampleReport({ rows: [], previousRows: [] }).model)).toEqual([]);
    const { model } = sampleReport({ rows: [{ day: addDays(dateTo, -1) }, { day: null }] });
    expect(renderChart(model)[0]?.markdown).toContain(
      'Not in the chart: 1 question without a date in the period.',
    );
  });
});

describe('mermaid', () => {
  let parse: (source: string) => Promise<unknown>;

  beforeAll(async () => {
    parse = await mermaidParser();
  });

  it.each([1, 2, 7, 14, 15, 31, 98, 99, 366])('parses a chart of %i days', async (days) => {
    for (const compared of [true, false]) {
      await expect(parse(chartOf({ days, compared }).source)).resolves.toMatchObject({
        diagramType: 'xychart',
        config: { xyChart: { width: 900, height: 300 } },
      });
    }
  });

  it('would refuse a broken one', async () => {
    await expect(parse('xychart-beta\n  bar ["a]')).rejects.toThrow();
  });
});
