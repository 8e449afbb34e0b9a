import { formatNumber, formatShare } from '../../text/counts.ts';
import { type Html, html } from './context.ts';

/* Charts as plain SVG. They are stretched, so they have no text: labels and tables are next to them. */

/** One report's figure: its `value` is null if it isn't known. */
export interface ChartPoint {
  name: string;
  value: number | null;
  /** The figure in words. */
  text: string;
  /** An event to mark, if there was one. */
  mark?: string;
}

const width = 100;
const height = 40;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line with dots. Each dot is a path without length, which stays round if the drawing is stretched. */
function drawing(points: readonly ChartPoint[], max: number, isFilled: boolean): Html {
  const step = width / Math.max(points.length - 1, 1);
  const drawn = points.flatMap(({ value, mark }, at) =>
    value === null
      ? []
      : [{ mark, x: round(at * step), y: round(height - (value / max) * height) }],
  );
  const line = drawn.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first, last] = [drawn[0], drawn.at(-1)];
  const dot = (name: string, { x, y }: { x: number; y: number }) =>
    html`<path class="${name}" d="M${x} ${y}h0"/>`;
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${
    isFilled &&
    first &&
    last &&
    html`<path class="area" d="M${first.x} ${height}L${line}L${last.x} ${height}z"/>`
  }<path class="line" d="M${line}"/>${last && dot('dot', last)}${drawn.map((point) => point.mark && dot('mark', point))}</svg>`;
}

/** Round ends of an axis, in percent. */
const axisEnds = [5, 10, 20, 30, 40, 50, 60, 80, 100];

/** Maximum number of reports for which each has its label below the chart; of more, only the first and last. */
const maxLabels = 4;

/** The unanswered rate by report, with a table; null for fewer than two reports. */
export function rateChart(points: readonly ChartPoint[]): Html | null {
  const values = points.flatMap(({ value }) => value ?? []);
  if (values.length < 2) return null;
  const max = axisEnds.find((end) => values.every((value) => value * 100 <= end)) ?? 100;
  const labelled =
    points.length > maxLabels ? [...points.slice(0, 1), ...points.slice(-1)] : points;
  return html`<figure class="rate"><figcaption>Share unanswered by report</figcaption>
<div class="plot"><span>${max}%</span><span>0%</span>${drawing(points, max / 100, true)}</div>
<div class="ends">${labelled.map(({ name, value }) => html`<span>${name}: <b>${value === null ? '–' : formatShare(value)}</b></span>`)}</div>
${figuresTable('Unanswered', points)}</figure>`;
}

/** A gap's conversations by report in a small line, with its first and last number; null for fewer than two reports. */
export function sparkline(points: readonly ChartPoint[]): Html | null {
  const known = points.flatMap(({ value }) => value ?? []);
  if (known.length < 2) return null;
  const max = known.reduce((most, value) => Math.max(most, value), 1);
  const values = points.map(
    ({ value, mark }) =>
      `${value === null ? 'unknown' : formatNumber(value)}${mark ? ` (${mark})` : ''}`,
  );
  const name = `Conversations by report: ${values.join(', ')}`;
  return html`<span class="spark" role="img" aria-label="${name}" title="${name}"><span>${formatNumber(known[0] ?? 0)}</span>${drawing(points, max, false)}<span>${formatNumber(known.at(-1) ?? 0)}</span></span>`;
}

/** The figures of a chart as a table, for readers who can't see the chart or want exact numbers. */
export function figuresTable(what: string, points: readonly ChartPoint[]): Html {
  return html`<details class="figures"><summary>Figures</summary><table><thead><tr><th scope="col">Report</th><th scope="col" class="number">${what}</th></tr></thead><tbody>${points.map(
    ({ name, text, mark }) =>
      html`<tr><th scope="row">${name}</th><td class="number">${text}${mark ? `, ${mark}` : ''}</td></tr>`,
  )}</tbody></table></details>`;
}
