import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { type Count, sumOf as sum } from '../gaps/chance.ts';
import { addDays } from '../source/period.ts';
import { formatDay, formatPeriodBefore, formatShare } from './wording.ts';

/** Bars whose labels stand side by side in a chart 900 wide, which fits GitHub's column. */
const mostBars = 14;
/** Days of a bar: a year is fourteen bars of four weeks. */
const daysOfBar = [1, 7, 28];
/** Characters that labels of the x-axis have room for, all together. */
const charactersInRow = 125;
/** Ends of the y-axis, in percent, that Mermaid divides evenly; the least keeps a calm week calm. */
const axisEnds = [10, 20, 35, 50, 80];
/** GitHub's blue and orange: readable on its light and on its dark background. */
const blue = '#218bff';
const orange = '#e16f24';
/** A line through two points says nothing, and a bar alone neither. */
const fewestReports = 3;
const fewestBars = 2;

/** The one chart: the share unanswered by report if the issue remembers three, else by day. */
export function renderChart(report: Report): Section[] {
  const history = (report.remembered?.history ?? []).filter(({ questions }) => questions > 0);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < fewestReports) return chartByDay(report);
  const share = ({ unanswered, questions }: Count) => formatShare(unanswered / questions);
  return section({
    by: 'report',
    drawing: xychart({
      labels: history.map(({ to }) => dayLabel(addDays(to, -1))),
      line: history.map(percent),
    }),
    note: `Each report by its last day: ${share(first)} at first, ${share(last)} now.`,
  });
}

/** Bars end with the period, so that the latest one is whole; the line is the period before. */
function chartByDay({ daily, totals }: Report): Section[] {
  const step = daysOfBar.find((days) => daily.length <= days * mostBars) ?? daily.length;
  const days = daily.map(({ date, previousUnanswered, previousQuestions, ...now }) => {
    const before = { unanswered: previousUnanswered ?? 0, questions: previousQuestions ?? 0 };
    return { date, now, before };
  });
  const bars = [...Map.groupBy(days, (_, at) => Math.floor((days.length - 1 - at) / step))].map(
    ([, of]) => ({
      label: dayLabel(of[0]?.date ?? ''),
      now: sum(of.map(({ now }) => now)),
      before: sum(of.map(({ before }) => before)),
    }),
  );
  const drawn = sum(bars.flatMap(({ now, before }) => [now, before])).unanswered;
  if (drawn === 0 || bars.length < fewestBars) return [];
  const isCompared = daily.some(({ previousUnanswered }) => previousUnanswered !== null);
  const full = bars.map(({ label, now }) => `${label}: ${now.unanswered} of ${now.questions}`);
  const fits = full.every((label) => label.length * bars.length <= charactersInRow);
  const undated = totals.unanswered - sum(bars.map(({ now }) => now)).unanswered;
  const notes = [
    ...(isCompared ? [`Line: ${formatPeriodBefore(daily.length)}.`] : []),
    ...(step > 1 ? [`A bar is ${step} days, the first perhaps fewer, named by its first.`] : []),
    ...(undated > 0 ? [`${undated} without a date are not drawn.`] : []),
  ];
  return section({
    by: 'day',
    drawing: xychart({
      labels: fits ? full : bars.map(({ label }) => label),
      bars: bars.map(({ now }) => percent(now)),
      line: isCompared ? bars.map(({ before }) => percent(before)) : [],
    }),
    note: notes.join(' '),
  });
}

function section({ by, drawing, note }: { by: string; drawing: string; note: string }): Section[] {
  const parts = [`### Share unanswered by ${by}`, codeFence(drawing, 'mermaid'), note];
  return [
    {
      title: `chart of the unanswered share by ${by}`,
      markdown: parts.filter((part) => part !== '').join('\n\n'),
    },
  ];
}

/** `xychart-beta` is the keyword that Mermaid 11, GitHub's, and 12 both know. */
function xychart(of: { labels: string[]; bars?: number[]; line: number[] }): string {
  const { labels, bars = [], line } = of;
  const largest = [...bars, ...line].reduce((most, value) => Math.max(most, value), 0);
  return [
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    '    height: 300',
    ...(labels.length > mostBars ? ['    xAxis:', '      labelFontSize: 9'] : []),
    '  themeVariables:',
    '    xyChart:',
    // The theme is GitHub's, by the reader's mode; its dark background is not the page's.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${bars.length > 0 ? `${blue}, ${orange}` : blue}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`,
    `  y-axis "Unanswered, percent" 0 --> ${axisEnds.find((end) => end >= largest) ?? 100}`,
    ...(bars.length > 0 ? [`  bar [${bars.join(', ')}]`] : []),
    ...(line.length > 0 ? [`  line [${line.join(', ')}]`] : []),
  ].join('\n');
}

/** Percent, one decimal; 0 if nothing was asked. */
const percent = ({ unanswered, questions }: Count): number =>
  questions === 0 ? 0 : Math.round((unanswered / questions) * 1_000) / 10;

const dayLabel = (day: string): string => formatDay(day, { month: 'short' });
