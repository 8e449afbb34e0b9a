import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../src/report/render/chart.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { sampleReport } from '../sample.ts';
import { chartOf, dateTo } from './charted.ts';

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

  it.each([
    [14, '6 Nov', 'day', ''],
    [
      15,
      '5 Nov: 1 of 1',
      'week',
      'Each week is named by its first day. The first bar covers 1 day only.',
    ],
    [21, '30 Oct: 10 of 10', 'week', 'Each week is named by its first day.'],
    [98, '14 Aug', 'week', 'Each week is named by its first day.'],
    [99, 'Aug 2026: 28 of 28', 'month', 'The first and the last bars cover part of a month.'],
  ])('of %i days begins with %s, and has a bar a %s', (days, label, unit, partial) => {
    const { labels, words } = chartOf({ days, compared: false });
    expect(labels[0]).toBe(label);
    expect(words).toBe(`### Share unanswered by ${unit}\n\n${partial && `\n\n${partial}`}`);
  });

  it.each([
    ['2026-11-20', 111, 'The last bar covers part of a month.'],
    ['2026-12-01', 121, 'The first bar covers part of a month.'],
    ['2026-12-01', 122, ''],
  ])('up to %s over %i days says: %s', (end, days, partial) => {
    const { words } = chartOf({ days, compared: false, dateTo: end });
    expect(words).toBe(`### Share unanswered by month\n\n${partial && `\n\n${partial}`}`);
  });

  it('is drawn for what was unanswered before alone, with a share of nothing asked as 0', () => {
    const { model, details } = sampleReport({
      days: 2,
      rows: [],
      previousRows: [{ day: '2026-11-16' }, { day: null }],
      previousAnswered: 2,
    });
    const [section] = renderChart(model, details);
    expect(section?.title).toBe('chart of unanswered questions by day');
    expect(section?.markdown).toContain('bar [0, 0]\n  line [33.3, 0]\n');
    const [unknown] = renderChart(model, { ...details, questionsByDay: [] });
    expect(unknown?.markdown).toContain('bar [0, 0]\n  line [0, 0]\n');
  });

  it.each([
    [1_234_567, '19 Nov: 123456 of 1234567'],
    [12_345_678, '19 Nov'],
  ])('has counts below five bars if each has 25 characters at most: of %i', (questions, label) => {
    const { model, details } = sampleReport({ days: 5, rows: [{ day: '2026-11-19' }] });
    const daily = model.daily.map((day) => ({ ...day, unanswered: 123_456 }));
    const questionsByDay = daily.map(() => ({ questions, previousQuestions: null }));
    const [section] = renderChart({ ...model, daily }, { ...details, questionsByDay });
    expect(section?.markdown).toContain(`, "${label}"]\n`);
  });
});
