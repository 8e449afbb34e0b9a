import { formatNumber } from '../../text/counts.ts';
import { formatShare } from '../render/wording.ts';
import { type Html, html } from './html.ts';

/*
 * Charts as plain SVG. They are stretched to the room that there is, and so hold no text: that stands
 * beside them, and every figure in a table.
 */

/** A number of a report, by name; null if it isn't known. */
export interface Point {
  name: string;
  value: number | null;
  /** What the number says, in words. */
  text: string;
  /** What happened then, if anything: it is marked. */
  mark?: string;
}

const width = 100;
const height = 40;

/** Points as their places in the drawing, those that are unknown left out. */
function placed(points: readonly Point[], max: number) {
  const step = width / Math.max(points.length - 1, 1);
  return points.flatMap((point, at) =>
    point.value === null
      ? []
      : [{ point, x: round(at * step), y: round(height - (point.value / max) * height) }],
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A line whose marks and last point are dots: paths without length, which stay round however wide the
 * drawing is.
 */
function drawing(points: readonly Point[], max: number, area: boolean): Html {
  const all = placed(points, max);
  const line = all.map(({ x, y }) => `${x} ${y}`).join('L');
  const [first, last] = [all[0], all.at(-1)];
  const dot = (name: string, { x, y }: { x: number; y: number }) =>
    html`<path class="${name}" d="M${x} ${y}h0"/>`;
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${
    area && first && last
      ? html`<path class="area" d="M${first.x} ${height}L${line}L${last.x} ${height}z"/>`
      : null
  }<path class="line" d="M${line}"/>${last ? dot('dot', last) : null}${all.map((one) =>
    one.point.mark === undefined ? null : dot('mark', one),
  )}</svg>`;
}

/** Ends of an axis, in percent, that are read at a glance. */
const axisEnds = [5, 10, 20, 30, 40, 50, 60, 80, 100];

/** The share unanswered by report, with its figures as a table; nothing of fewer than two. */
export function rateChart(points: readonly Point[]): Html | null {
  const known = points.flatMap(({ value }) => value ?? []);
  if (known.length < 2) return null;
  const max = axisEnds.find((end) => known.every((value) => value * 100 <= end)) ?? 100;
  return html`<figure class="rate"><figcaption>Share unanswered by report</figcaption>
<div class="plot"><span>${max}%</span><span>0%</span>${drawing(points, max / 100, true)}</div>
<div class="ends"><span>${points[0]?.name ?? ''}</span><span>${points.at(-1)?.name ?? ''}: <b>${formatShare(known.at(-1) ?? 0)}</b></span></div>
${figures('Unanswered', points)}</figure>`;
}

/** A gap's conversations by report in a small line; nothing of fewer than two reports. */
export function sparkline(points: readonly Point[]): Html | null {
  const known = points.flatMap(({ value }) => value ?? []);
  if (known.length < 2) return null;
  const max = known.reduce((most, value) => Math.max(most, value), 1);
  const said = points.map(
    ({ value, mark }) =>
      `${value === null ? 'unknown' : formatNumber(value)}${mark ? ` (${mark})` : ''}`,
  );
  const name = `Conversations by report: ${said.join(', ')}`;
  return html`<span class="spark" role="img" aria-label="${name}" title="${name}">${drawing(points, max, false)}</span>`;
}

/** The figures of a chart, for whoever can't see it or wants them exactly. */
export function figures(what: string, points: readonly Point[]): Html {
  return html`<details class="figures"><summary>Figures</summary><table><thead><tr><th scope="col">Report</th><th scope="col" class="number">${what}</th></tr></thead><tbody>${points.map(
    ({ name, text, mark }) =>
      html`<tr><th scope="row">${name}</th><td class="number">${text}${mark ? `, ${mark}` : ''}</td></tr>`,
  )}</tbody></table></details>`;
}
