import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { addDays } from '../export/period.ts';
import type { DailyCount, ReportModel } from '../model/report-model.ts';
import { countOf, formatDay, formatPeriod, formatPeriodBefore } from './wording.ts';

/** Bars whose labels stand side by side in a chart of this width, which fits GitHub's column. */
const mostBars = 14;
const chartWidth = 900;
const chartHeight = 300;
/**
 * Ends of the y-axis, and ten, a hundred times these: Mermaid divides each into 7 to 11 ticks, where
 * others get up to 16, which crowd. Below 10 it would put fractions on the axis, and a quiet week
 * would look like a storm.
 */
const axisEnds = [10, 16, 20, 35, 40, 50, 80];
/** GitHub's blue and orange: readable on its light and on its dark background. */
const barColour = '#218bff';
const lineColour = '#e16f24';

const daysPerWeek = 7;

interface Bar {
  label: string;
  unanswered: number;
  previousUnanswered: number | null;
}

interface Chart {
  unit: 'day' | 'week' | 'month';
  bars: Bar[];
  /** Says where a bar covers less than its unit; empty where none does. */
  partial: string;
}

/** Unanswered questions over both periods, or no section where there is nothing to draw. */
export function renderChart(model: ReportModel): Section[] {
  const drawn = model.daily.some((day) => day.unanswered > 0 || day.previousUnanswered);
  if (!drawn) return [];
  const { unit, bars, partial } = chartOf(model.daily);
  const notes = [legend(model), partial, undatedNote(model)].filter((note) => note !== '');
  return [
    {
      title: `chart of unanswered questions by ${unit}`,
      markdown: [
        `### Unanswered questions by ${unit}`,
        codeFence(xychart(bars), 'mermaid'),
        ...(notes.length > 0 ? [notes.join(' ')] : []),
      ].join('\n\n'),
    },
  ];
}

function chartOf(daily: readonly DailyCount[]): Chart {
  const [only] = daily;
  if (only && daily.length === 1) return chartOfOneDay(only);
  if (daily.length <= mostBars) {
    return { unit: 'day', bars: daily.map((day) => sumUp([day], dayLabel(day.date))), partial: '' };
  }
  if (daily.length <= mostBars * daysPerWeek) return chartByWeek(daily);
  return chartByMonth(daily);
}

/** A line through one point is nothing to see: the two days stand side by side. */
function chartOfOneDay({ date, unanswered, previousUnanswered }: DailyCount): Chart {
  const bars: Bar[] = [{ label: dayLabel(date), unanswered, previousUnanswered: null }];
  if (previousUnanswered !== null) {
    bars.unshift({ label: 'Day before', unanswered: previousUnanswered, previousUnanswered: null });
  }
  return { unit: 'day', bars, partial: '' };
}

/** Weeks end with the period, so that the latest one is whole. */
function chartByWeek(daily: readonly DailyCount[]): Chart {
  const bars: Bar[] = [];
  const firstDays = daily.length % daysPerWeek || daysPerWeek;
  let start = 0;
  for (let end = firstDays; end <= daily.length; end += daysPerWeek) {
    bars.push(sumUp(daily.slice(start, end), dayLabel(daily[start]?.date ?? '')));
    start = end;
  }
  const partial =
    firstDays === daysPerWeek ? '' : `The first bar covers ${countOf(firstDays, 'day')} only.`;
  return { unit: 'week', bars, partial: `Each week is named by its first day. ${partial}`.trim() };
}

function chartByMonth(daily: readonly DailyCount[]): Chart {
  const months = Map.groupBy(daily, ({ date }) => date.slice(0, 7));
  const bars = [...months].map(([month, days], index) =>
    sumUp(days, monthLabel(`${month}-01`, index)),
  );
  const startsLate = !daily[0]?.date.endsWith('-01');
  const endsEarly = !isLastOfMonth(daily.at(-1)?.date ?? '');
  const which = [startsLate ? 'first' : '', endsEarly ? 'last' : ''].filter((end) => end !== '');
  const partial =
    which.length === 0
      ? ''
      : `The ${which.join(' and the ')} bar${which.length > 1 ? 's cover' : ' covers'} part of a month.`;
  return { unit: 'month', bars, partial };
}

function sumUp(days: readonly DailyCount[], label: string): Bar {
  const compared = days.some(({ previousUnanswered }) => previousUnanswered !== null);
  return {
    label,
    unanswered: sum(days.map((day) => day.unanswered)),
    previousUnanswered: compared ? sum(days.map((day) => day.previousUnanswered ?? 0)) : null,
  };
}

/** `xychart-beta` is the keyword that Mermaid 11, GitHub's, and 12 both know. */
function xychart(bars: readonly Bar[]): string {
  const values = bars.map((bar) => bar.unanswered);
  const before = bars.flatMap(({ previousUnanswered }) => previousUnanswered ?? []);
  const labels = bars.map(({ label }) => `"${mermaidText(label)}"`);
  return [
    '---',
    'config:',
    '  xyChart:',
    `    width: ${chartWidth}`,
    `    height: ${chartHeight}`,
    '  themeVariables:',
    '    xyChart:',
    // The theme is GitHub's, by the reader's mode; its dark background is not the page's.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${barColour}, ${lineColour}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "Unanswered" 0 --> ${axisEnd(Math.max(...values, ...before))}`,
    `  bar [${values.join(', ')}]`,
    ...(before.length > 0 ? [`  line [${before.join(', ')}]`] : []),
  ].join('\n');
}

function axisEnd(largest: number): number {
  let scale = 1;
  while (largest > scale * 100) scale *= 10;
  const end = axisEnds.find((candidate) => candidate * scale >= largest) ?? 100;
  return end * scale;
}

function legend({ daily, period }: ReportModel): string {
  if (daily.length === 1 || daily.every((day) => day.previousUnanswered === null)) return '';
  return `Blue bars: ${formatPeriod(period)}. Orange line: ${formatPeriodBefore(daily.length)}.`;
}

function undatedNote({ daily, totals }: ReportModel): string {
  const undated = totals.unanswered - sum(daily.map((day) => day.unanswered));
  return undated > 0
    ? `Not in the chart: ${countOf(undated, 'question')} without a date in the period.`
    : '';
}

function dayLabel(day: string): string {
  return `${Number(day.slice(8))} ${shortMonth(day)}`;
}

/** The year stands where it begins, so that a year's months have room, and no two are the same. */
function monthLabel(day: string, index: number): string {
  const beginsYear = index === 0 || day.slice(5, 7) === '01';
  return beginsYear ? `${shortMonth(day)} ${day.slice(0, 4)}` : shortMonth(day);
}

function shortMonth(day: string): string {
  return formatDay(day, { month: 'short' }).slice(0, 3);
}

function isLastOfMonth(day: string): boolean {
  return addDays(day, 1).endsWith('-01');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
