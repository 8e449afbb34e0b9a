import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { HistoryRow } from '../model/report-model.ts';
import { addDays } from '../rows/period.ts';
import { formatDay, formatShare } from './wording.ts';

/** Two points are a line that says nothing. */
const fewestPoints = 3;
const chartWidth = 900;
const chartHeight = 300;
/** More labels than this stand side by side only in small letters. */
const mostLargeLabels = 14;
const smallLetters = 9;
const lineColour = '#218bff';
/** Ends of the y-axis in percent, which Mermaid divides into few round ticks. */
const axisEnds = [10, 20, 50, 100];

/**
 * The share of questions that went unanswered, by report, oldest first; no section for fewer than
 * three reports. Reports in which nothing was asked have no share.
 */
export function renderHistoryChart(history: readonly HistoryRow[]): Section[] {
  const asked = history.filter(({ questions }) => questions > 0);
  const points = asked.map(({ to, unanswered, questions }) => ({
    label: labelOf(addDays(to, -1)),
    share: unanswered / questions,
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < fewestPoints) return [];
  return [
    {
      title: 'chart of the unanswered share by report',
      markdown: [
        '### Unanswered questions by report',
        codeFence(xychart(points), 'mermaid'),
        `Share of questions that went unanswered, by the last day of each report: ${formatShare(first.share)} at first, ${formatShare(last.share)} now.`,
      ].join('\n\n'),
    },
  ];
}

function xychart(points: readonly { label: string; share: number }[]): string {
  const shares = points.map(({ share }) => Math.round(share * 1_000) / 10);
  const labels = points.map(({ label }) => `"${mermaidText(label)}"`);
  const end = axisEnds.find((candidate) => candidate >= Math.max(...shares)) ?? 100;
  return [
    '---',
    'config:',
    '  xyChart:',
    `    width: ${chartWidth}`,
    `    height: ${chartHeight}`,
    ...(points.length > mostLargeLabels
      ? ['    xAxis:', `      labelFontSize: ${smallLetters}`]
      : []),
    '  themeVariables:',
    '    xyChart:',
    // The theme is GitHub's, by the reader's mode; its dark background is not the page's.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${lineColour}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "Unanswered (%)" 0 --> ${end}`,
    `  line [${shares.join(', ')}]`,
  ].join('\n');
}

/** With its year only in January: a label that stands twice would be one point of the axis. */
function labelOf(day: string): string {
  return formatDay(day, { day: 'numeric', month: 'short' }).replace('Sept', 'Sep');
}
