import { beforeAll, describe, expect, it, test } from 'vitest';
import { renderChart } from '../../../src/report/render/report.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { mermaidParser } from '../../world/mermaid.ts';
import { sampleReport } from '../sample.ts';

/** The chart of reports in a row, with these numbers of unanswered questions of 1,000. */
function chartFor(unanswered: readonly number[], step = 7) {
  const history = unanswered.map((count, at) => {
    const to = addDays('2026-05-11', at * step);
    return { from: addDays(to, -7), to, questions: 1_000, unanswered: count };
  });
  const rows = Array.from({ length: 30 }, () => ({}));
  return drawn(renderChart(sampleReport({ rows, remembered: { history } })));
}

function drawn([section]: ReturnType<typeof renderChart>) {
  const [, source = ''] = section?.markdown.match(/```mermaid\n([\s\S]*?)\n```/) ?? [];
  const [, line = ''] = source.match(/^ {2}line \[(.*)\]$/m) ?? [];
  return {
    source,
    title: section?.title,
    line: line.split(', ').map(Number),
    words: section?.markdown.replace(/```[\s\S]*?```/, '').trim() ?? '',
    labels: [...source.matchAll(/"([^"]*)"(?=[,\]])/g)].map(([, label]) => label ?? ''),
  };
}

test('the chart shows the rate by report from four reports on', () => {
  expect(chartFor([100, 200, 150]).source).toBe('');
  const { title, line, words } = chartFor([100, 200, 125, 150]);
  expect([title, line]).toEqual(['chart of the unanswered share by report', [10, 20, 12.5, 15]]);
  expect(words).toContain(
    'Each report is labelled with its last day: 10.0% in the first one, 15.0% now.',
  );
});

describe('mermaid', () => {
  let parse: (source: string) => Promise<unknown>;

  beforeAll(async () => {
    parse = await mermaidParser();
  });

  it('draws the reports of half a year without repeating a label', async () => {
    for (const step of [1, 7, 14]) {
      const rates = Array.from({ length: 26 }, (_, at) => 20 + at * 39);
      const { source, labels } = chartFor(rates, step);
      await expect(parse(source)).resolves.toMatchObject({
        diagramType: 'xychart',
        config: { xyChart: { width: 900, height: 300 } },
      });
      expect(new Set(labels).size).toBe(26);
    }
  });
});
