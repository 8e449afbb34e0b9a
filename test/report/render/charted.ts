import { renderChart, renderHistoryChart } from '../../../src/report/render/chart.ts';
import { addDays, daysOf, reportPeriod } from '../../../src/report/source/period.ts';
import { sampleReport } from '../sample.ts';

export const dateTo = '2026-11-20';

/** The chart's source and the words around it, of a report with a question or two on each day. */
export function chartOf(input: { days: number; compared: boolean; dateTo?: string }) {
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

/** Reports that follow each other, of these unanswered of 1,000 questions. */
export const historyOf = (unanswered: readonly number[], step = 7) =>
  unanswered.map((count, at) => {
    const to = addDays('2026-05-11', at * step);
    return { from: addDays(to, -7), to, questions: 1_000, unanswered: count };
  });

/** The chart's source. */
export const sourceOf = (history: ReturnType<typeof historyOf>) =>
  /```mermaid\n([\s\S]*?)\n```/.exec(renderHistoryChart(history)[0]?.markdown ?? '')?.[1] ?? '';
