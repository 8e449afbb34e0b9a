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
  const { model, details } = sampleReport({
    dateTo,
    ...input,
    rows: daysOf(current).flatMap(rowsOn),
    ...(input.compared
      ? { previousRows: daysOf(previous).map((day) => ({ day, topic: 'All' })) }
      : {}),
  });
  const [section] = renderChart(model, details);
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
  it('has the share of each day of a week, its counts, and the week before as a line', () => {
    const { model, details } = sampleReport({
      rows: [{ day: '2026-11-13' }, { day: '2026-11-19' }, { day: '2026-11-19' }],
      answered: 4,
      previousRows: [{ day: '2026-11-07' }],
      previousAnswered: 2,
    });
    expect(renderChart(model, details)[0]?.markdown).toMatchInlineSnapshot(`
      "### Share unanswered by day

      \`\`\`mermaid
      ---
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
        x-axis ["13 Nov: 1 of 3", "14 Nov: 0 of 0", "15 Nov: 0 of 0", "16 Nov: 0 of 0", "17 Nov: 0 of 0", "18 Nov: 0 of 0", "19 Nov: 2 of 4"]
        y-axis "Unanswered, percent" 0 --> 50
        bar [33.3, 0, 0, 0, 0, 0, 50]
        line [0, 33.3, 0, 0, 0, 0, 0]
      \`\`\`

      Blue bars: 13–19 November 2026. Orange line: the 7 days before."
    `);
  });

  it.each([
    [1, 20, 10],
    [2, 20, 10],
    [3, 20, 20],
    [5, 20, 35],
    [8, 20, 50],
    [11, 20, 80],
    [17, 20, 100],
    [20, 20, 100],
  ])('ends the axis of %i of %i at a value that Mermaid divides evenly: %i', (count, of, end) => {
    const { model, details } = sampleReport({
      rows: Array.from({ length: count }, () => ({})),
      answered: of - count,
    });
    const [chart] = renderChart(model, details);
    expect(chart?.markdown).toContain(`y-axis "Unanswered, percent" 0 --> ${end}\n`);
  });

  it('leaves the counts to the report if the bars have no room for them', () => {
    const rows = Array.from({ length: 12_345 }, () => ({ topic: 'A' }));
    const { model, details } = sampleReport({ rows, answered: 54_321 });
    expect(renderChart(model, details)[0]?.markdown).toContain('x-axis ["13 Nov", "14 Nov", ');
    expect(chartOf({ days: 14, compared: true }).labels).toContain('19 Nov');
  });

  it('sets a single day beside the one before', () => {
    const { labels, bars, line, words } = chartOf({ days: 1, compared: true });
    expect(labels).toEqual(['Day before: 1 of 1', '19 Nov: 1 of 1']);
    expect(bars).toEqual([100, 100]);
    expect(line).toBeUndefined();
    expect(words).toBe('### Share unanswered by day\n\n');
  });

  it('has a bar a week for 31 days, and says what the first one covers', () => {
    const { labels, bars, line, words } = chartOf({ days: 31, compared: true });
    expect(labels).toEqual([
      '20 Oct: 4 of 4',
      '23 Oct: 11 of 11',
      '30 Oct: 10 of 10',
      '6 Nov: 11 of 11',
      '13 Nov: 10 of 10',
    ]);
    expect(bars).toEqual([100, 100, 100, 100, 100]);
    expect(line).toEqual([100, 100, 100, 100, 100]);
    expect(words).toMatchInlineSnapshot(`
      "### Share unanswered by week



      Blue bars: 20 October – 19 November 2026. Orange line: the 31 days before. Each week is named by its first day. The first bar covers 3 days only."
    `);
  });

  it('has a bar a month for a year, and says which are cut', () => {
    const { labels, words } = chartOf({ days: 366, compared: true });
    expect(labels.join(' ')).toBe('Nov 2025 Dec Jan 2026 Feb Mar Apr May Jun Jul Aug Sep Oct Nov');
    expect(words).toMatchInlineSnapshot(`
      "### Share unanswered by month



      Blue bars: 19 November 2025 – 19 November 2026. Orange line: the 366 days before. The first and the last bars cover part of a month."
    `);
    const wholeYear = chartOf({ days: 365, compared: false, dateTo: '2026-01-01' });
    expect(wholeYear.labels).toHaveLength(12);
    expect(wholeYear.words).toBe('### Share unanswered by month\n\n');
  });

  it('leaves nothing out and crowds nothing, whatever the length', () => {
    for (let days = 1; days <= 366; days += 1) {
      const { labels, bars = [], line = [] } = chartOf({ days, compared: days > 1 });
      expect(labels.length).toBeLessThanOrEqual(14);
      expect(new Set(labels).size).toBe(labels.length);
      expect(bars).toHaveLength(labels.length);
      expect(line).toHaveLength(days > 1 ? labels.length : 0);
      expect(new Set([...bars, ...line])).toEqual(new Set([100]));
      expect(labels.join('').length).toBeLessThanOrEqual(125);
    }
  });

  it('is left out if nothing went unanswered, and tells of undated questions', () => {
    const empty = sampleReport({ rows: [], previousRows: [] });
    expect(renderChart(empty.model, empty.details)).toEqual([]);
    const { model, details } = sampleReport({
      rows: [{ day: addDays(dateTo, -1) }, { day: null }],
    });
    expect(renderChart(model, details)[0]?.markdown).toContain(
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
