import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import type { Count } from '../gaps/chance.ts';
import { addDays } from '../source/period.ts';
import { formatDay, formatShare } from './wording.ts';

/** More labels than this need a smaller font in a chart 900 wide, which fits GitHub's column. */
const maxLargeLabels = 14;
/** Ends of the y-axis in percent that Mermaid divides evenly. The smallest keeps small changes small. */
const axisEnds = [10, 20, 35, 50, 80];
/** GitHub's blue: readable on its light and on its dark background. */
const blue = '#218bff';
/** A line through fewer points says nothing. */
const minReports = 4;

/** The share unanswered by report; no section if the issue remembers fewer than four. */
export function renderChart({ remembered }: Report): BodyPart[] {
  const history = (remembered?.history ?? []).filter(({ questions }) => questions > 0);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < minReports) return [];
  const share = ({ unanswered, questions }: Count) => formatShare(unanswered / questions);
  const shares = history.map(({ unanswered, questions }) => (unanswered / questions) * 100);
  const end = axisEnds.find((end) => shares.every((one) => one <= end)) ?? 100;
  const labels = history.map(({ to }) => formatDay(addDays(to, -1), { month: 'short' }));
  // `xychart-beta` is the keyword that Mermaid 11, GitHub's, and 12 both know.
  const drawing = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    '    height: 300',
    ...(labels.length > maxLargeLabels ? ['    xAxis:', '      labelFontSize: 9'] : []),
    '  themeVariables:',
    '    xyChart:',
    // GitHub picks the theme by the reader's mode, but its dark background isn't that of the page.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${blue}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`,
    `  y-axis "Unanswered, percent" 0 --> ${end}`,
    `  line [${shares.map((one) => Math.round(one * 10) / 10).join(', ')}]`,
  ].join('\n');
  const note = `Each report by its last day: ${share(first)} at first, ${share(last)} now.`;
  const parts = ['### Share unanswered by report', codeFence(drawing, 'mermaid'), note];
  return [{ title: 'chart of the unanswered share by report', markdown: parts.join('\n\n') }];
}
