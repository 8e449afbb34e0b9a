import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { DailyCount, HistoryRow, Report } from '../assemble/report.ts';
import { addDays } from '../source/period.ts';
import { countOf, formatDay, formatPeriod, formatPeriodBefore, formatShare } from './wording.ts';

/** Bars whose labels stand side by side in a chart 900 wide, which fits GitHub's column. */
const mostBars = 14;
/** Characters that labels of the x-axis have room for, all together. */
const charactersInRow = 125;
/** Ends of the y-axis, in percent, that Mermaid divides evenly; the least keeps a calm week calm. */
const axisEnds = [10, 20, 35, 50, 80];
/** GitHub's blue and orange: readable on its light and on its dark background. */
const blue = '#218bff';
const orange = '#e16f24';
/** More labels than this stand side by side only in small letters. */
const mostLargeLabels = 14;

const daysPerWeek = 7;

/** What a bar stands for: unanswered among all questions of its days. */
interface Bar {
  label: string;
  unanswered: number;
  questions: number;
  /** Null without comparison. */
  previous: { unanswered: number; questions: number } | null;
}

interface Chart {
  unit: 'day' | 'week' | 'month';
  bars: Bar[];
  /** Says that a bar covers less than its unit; empty if none does. */
  partial: string;
}

/** A day with all its questions. */
interface Day extends DailyCount {
  questions: number;
  previousQuestions: number | null;
}

/** The share unanswered over both periods; no section if there is nothing to draw. */
export function renderChart(model: Report): Section[] {
  const drawn = model.daily.some((day) => day.unanswered > 0 || day.previousUnanswered);
  if (!drawn) return [];
  const days = model.daily.map((day, index) => ({
    ...day,
    questions: model.questionsByDay[index]?.questions ?? 0,
    previousQuestions:
      day.previousUnanswered === null
        ? null
        : (model.questionsByDay[index]?.previousQuestions ?? 0),
  }));
  const { unit, bars, partial } = chartOf(days);
  const notes = [legend(model), partial, undatedNote(model)].filter((note) => note !== '');
  return [
    {
      title: `chart of unanswered questions by ${unit}`,
      markdown: [
        `### Share unanswered by ${unit}`,
        codeFence(
          xychart({
            labels: labelsOf(bars),
            bars: bars.map(percent),
            line: bars.flatMap(({ previous }) => (previous ? percent(previous) : [])),
          }),
          'mermaid',
        ),
        ...(notes.length > 0 ? [notes.join(' ')] : []),
      ].join('\n\n'),
    },
  ];
}

function chartOf(days: readonly Day[]): Chart {
  const [only] = days;
  if (only && days.length === 1) return chartOfOneDay(only);
  if (days.length <= mostBars) {
    return { unit: 'day', bars: days.map((day) => sumUp([day], dayLabel(day.date))), partial: '' };
  }
  if (days.length <= mostBars * daysPerWeek) return chartByWeek(days);
  return chartByMonth(days);
}

/** A line through one point is nothing to see: the two days stand side by side. */
function chartOfOneDay(day: Day): Chart {
  const { previous, ...bar } = sumUp([day], dayLabel(day.date));
  const bars: Bar[] = [{ ...bar, previous: null }];
  if (previous !== null) bars.unshift({ ...previous, label: 'Day before', previous: null });
  return { unit: 'day', bars, partial: '' };
}

/** Weeks end with the period, so that the latest one is whole. */
function chartByWeek(days: readonly Day[]): Chart {
  const bars: Bar[] = [];
  const firstDays = days.length % daysPerWeek || daysPerWeek;
  let start = 0;
  for (let end = firstDays; end <= days.length; end += daysPerWeek) {
    bars.push(sumUp(days.slice(start, end), dayLabel(days[start]?.date ?? '')));
    start = end;
  }
  const partial =
    firstDays === daysPerWeek ? '' : `The first bar covers ${countOf(firstDays, 'day')} only.`;
  return { unit: 'week', bars, partial: `Each week is named by its first day. ${partial}`.trim() };
}

function chartByMonth(daily: readonly Day[]): Chart {
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

function sumUp(days: readonly Day[], label: string): Bar {
  const compared = days.some(({ previousUnanswered }) => previousUnanswered !== null);
  return {
    label,
    unanswered: sum(days.map((day) => day.unanswered)),
    questions: sum(days.map((day) => day.questions)),
    previous: compared
      ? {
          unanswered: sum(days.map((day) => day.previousUnanswered ?? 0)),
          questions: sum(days.map((day) => day.previousQuestions ?? 0)),
        }
      : null,
  };
}

/** Percent, one decimal; 0 if nothing was asked. */
function percent({ unanswered, questions }: Pick<Bar, 'unanswered' | 'questions'>): number {
  return questions === 0 ? 0 : Math.round((unanswered / questions) * 1_000) / 10;
}

/** `13 Nov: 2 of 18` if there is room for that below each bar, else `13 Nov`. */
function labelsOf(bars: readonly Bar[]): string[] {
  const full = bars.map(
    ({ label, unanswered, questions }) => `${label}: ${unanswered} of ${questions}`,
  );
  const fits = full.every((label) => label.length * bars.length <= charactersInRow);
  return fits ? full : bars.map(({ label }) => label);
}

/** What a chart shows: shares in percent with one decimal, and a label below each. */
interface Drawing {
  labels: readonly string[];
  /** Shown as bars; in a chart of lines alone, none. */
  bars?: readonly number[];
  line: readonly number[];
}

/** `xychart-beta` is the keyword that Mermaid 11, GitHub's, and 12 both know. */
function xychart({ labels, bars = [], line }: Drawing): string {
  const colours = bars.length > 0 ? [blue, orange] : [blue];
  const largest = [...bars, ...line].reduce((most, one) => Math.max(most, one));
  const series = { bar: bars, line };
  return [
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    '    height: 300',
    ...(labels.length > mostLargeLabels ? ['    xAxis:', '      labelFontSize: 9'] : []),
    '  themeVariables:',
    '    xyChart:',
    // The theme is GitHub's, by the reader's mode; its dark background is not the page's.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${colours.join(', ')}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`,
    `  y-axis "Unanswered, percent" 0 --> ${axisEnds.find((end) => end >= largest) ?? 100}`,
    ...Object.entries(series).flatMap(([kind, values]) =>
      values.length > 0 ? [`  ${kind} [${values.join(', ')}]`] : [],
    ),
  ].join('\n');
}

function legend({ daily, period }: Report): string {
  if (daily.length === 1 || daily.every((day) => day.previousUnanswered === null)) return '';
  return `Blue bars: ${formatPeriod(period)}. Orange line: ${formatPeriodBefore(daily.length)}.`;
}

function undatedNote({ daily, totals }: Report): string {
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

/** A line through two points says nothing. */
const fewestReports = 3;

/**
 * The share of questions that went unanswered, by report, oldest first; no section for fewer than
 * three reports. Reports in which nothing was asked have no share.
 */
export function renderHistoryChart(history: readonly HistoryRow[]): Section[] {
  const reports = history.filter(({ questions }) => questions > 0);
  const [first, last] = [reports[0], reports.at(-1)];
  if (!first || !last || reports.length < fewestReports) return [];
  const share = ({ unanswered, questions }: HistoryRow) => formatShare(unanswered / questions);
  return [
    {
      title: 'chart of the unanswered share by report',
      markdown: [
        '### Unanswered questions by report',
        codeFence(
          xychart({
            labels: reports.map(({ to }) => dayLabel(addDays(to, -1))),
            line: reports.map(percent),
          }),
          'mermaid',
        ),
        `Share of questions that went unanswered, by the last day of each report: ${share(first)} at first, ${share(last)} now.`,
      ].join('\n\n'),
    },
  ];
}
