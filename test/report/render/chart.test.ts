import { beforeAll, describe, expect, it, test } from 'vitest';
import { renderChart } from '../../../src/report/render/chart.ts';
import { addDays, daysOf, reportPeriod } from '../../../src/report/source/period.ts';
import { mermaidParser } from '../../world/mermaid.ts';
import { type SampleRow, sampleReport } from '../sample.ts';

/** The chart of a report with a question or two on each day. */
function chartOf({ days, compared = false }: { days: number; compared?: boolean }) {
  const { current, previous } = reportPeriod({ dateTo: '2026-11-20', days });
  const rows = daysOf(current).flatMap((day, at): SampleRow[] =>
    Array.from({ length: 1 + (at % 2) }, () => ({ day, topic: 'All' })),
  );
  const previousRows = daysOf(previous).map((day) => ({ day, topic: 'All' }));
  return drawn(renderChart(sampleReport({ days, rows, ...(compared && { previousRows }) })));
}

/** The chart of reports that follow each other, of these unanswered of 1,000 questions. */
function historyOf(unanswered: readonly number[], step = 7) {
  const history = unanswered.map((count, at) => {
    const to = addDays('2026-05-11', at * step);
    return { from: addDays(to, -7), to, questions: 1_000, unanswered: count };
  });
  return drawn(renderChart(sampleReport({ rows: [], remembered: { history } })));
}

function drawn([section]: ReturnType<typeof renderChart>) {
  const [, source = ''] = section?.markdown.match(/```mermaid\n([\s\S]*?)\n```/) ?? [];
  const series = (kind: string) =>
    (source.match(new RegExp(`^ {2}${kind} \\[(.*)\\]$`, 'm'))?.[1] ?? '')
      .split(', ')
      .filter(Boolean)
      .map(Number);
  return {
    source,
    title: section?.title,
    bars: series('bar'),
    line: series('line'),
    words: section?.markdown.replace(/```[\s\S]*?```/, '').trim() ?? '',
    labels: [...source.matchAll(/"([^"]*)"(?=[,\]])/g)].map(([, label]) => label ?? ''),
  };
}

it('leaves nothing out and crowds nothing, whatever the length', () => {
  for (let days = 2; days <= 366; days += 13) {
    const { labels, bars, line } = chartOf({ days, compared: true });
    expect(labels.length).toBeLessThanOrEqual(14);
    expect(new Set(labels).size).toBe(labels.length);
    expect([bars.length, line.length]).toEqual([labels.length, labels.length]);
    expect(new Set([...bars, ...line])).toEqual(new Set([100]));
    expect(labels.join('').length).toBeLessThanOrEqual(125);
  }
});

test('a bar is a day, a week or four, and is named by its first day', () => {
  expect(chartOf({ days: 3 }).labels).toEqual([
    '17 Nov: 1 of 1',
    '18 Nov: 2 of 2',
    '19 Nov: 1 of 1',
  ]);
  const weeks = chartOf({ days: 16, compared: true });
  expect(weeks.labels).toEqual(['4 Nov: 3 of 3', '6 Nov: 10 of 10', '13 Nov: 11 of 11']);
  expect(weeks.words).toContain(
    'Line: the 16 days before. A bar is 7 days, the first perhaps fewer, named by its first.',
  );
  expect(chartOf({ days: 366 }).labels).toHaveLength(14);
});

test('shares are percent of all questions, and what has no date is said', () => {
  const rows = [{ day: '2026-11-18' }, { day: '2026-11-19' }, { day: null }];
  const { bars, words } = drawn(renderChart(sampleReport({ days: 2, rows, answered: 4 })));
  expect(bars).toEqual([33.3, 33.3]);
  expect(words).toContain('1 without a date are not drawn.');
});

test('there is none of one day, or of days without an unanswered question', () => {
  expect(chartOf({ days: 1 }).source).toBe('');
  expect(renderChart(sampleReport({ rows: [], answered: 3 }))).toEqual([]);
});

test('from three reports on it is the rate by report', () => {
  expect(historyOf([100, 200]).source).toBe('');
  const { title, line, words } = historyOf([100, 200, 150]);
  expect([title, line]).toEqual(['chart of the unanswered share by report', [10, 20, 15]]);
  expect(words).toContain('Each report by its last day: 10.0% at first, 15.0% now.');
});

describe('mermaid', () => {
  let parse: (source: string) => Promise<unknown>;

  beforeAll(async () => {
    parse = await mermaidParser();
  });

  it.each([2, 14, 15, 98, 99, 366])('parses a chart of %i days', async (days) => {
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

  it('draws the reports of half a year, and no label stands twice', async () => {
    for (const step of [1, 7, 14]) {
      const rates = Array.from({ length: 26 }, (_, at) => 20 + at * 39);
      const { source, labels } = historyOf(rates, step);
      await expect(parse(source)).resolves.toBeTruthy();
      expect(new Set(labels).size).toBe(26);
    }
  });
});
