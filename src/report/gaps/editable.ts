import { singleLine, truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Box } from './events.ts';

/* What people may edit in the issue, a gap's heading and its boxes, is both rendered and parsed here. */

/** Maximum characters of a heading that people give. */
export const maxHeadingLength = 120;

/** A gap's heading as one line of escaped Markdown. */
export const headingText = (heading: string): string =>
  escapeMarkdown(truncate(heading, maxHeadingLength));

/**
 * The first line of a gap's details, as the raw HTML of its summary.
 *
 * @param number in the table; null without one
 * @param rest escaped Markdown that follows the heading; may be empty
 */
export function headingLine(
  { id, label }: { id: string; label: string },
  { number, rest }: { number: number | null; rest: string },
): string {
  const before = number === null ? '' : `${number} · `;
  const after = rest === '' ? '' : ` · ${rest}`;
  return `${before}<strong>${headingText(label)}</strong><!-- gap:${id} heading -->${after}`;
}

/**
 * The line of a gap under **Start here**.
 *
 * @param rest escaped Markdown that follows the heading
 */
export function startLine(
  { id, label }: { id: string; label: string },
  { number, rest }: { number: number; rest: string },
): string {
  return `- ${number} · **${headingText(label)}**<!-- gap:${id} heading -->${rest}`;
}

/** The first line of a gap's details, or its line under **Start here**, even if people moved it. */
const headingPattern =
  /^(?:(?:<details>)?<summary>|[-*+][ \t])(.*?)<!--[ \t]?gap:([0-9a-f]{12}) heading[ \t]?-->/;

/** The heading in such a line, as Markdown: what is between its number and the hidden comment. */
function headingIn(line: string): string {
  const start = /<strong>|\*\*/.exec(line);
  const end = Math.max(line.lastIndexOf('</strong>'), line.lastIndexOf('**'));
  if (start && end > start.index) return line.slice(start.index + start[0].length, end).trim();
  const text = line.replace(/^[ \t]{0,9}\d{1,4} · /, '');
  return text.replaceAll(/<\/?strong>|\*\*/g, '').trim();
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** A heading's Markdown as plain text on one line. */
export function textOfHeading(markdown: string): string {
  const text = markdown.replace(/&(?:(amp|lt|gt)|#(\d{1,7}));/g, (entity, name, code) => {
    if (name !== undefined) return namedEntities[name] ?? entity;
    return Number(code) <= 0x10_ffff ? String.fromCodePoint(Number(code)) : entity;
  });
  return singleLine(text);
}

const boxLabels: Readonly<Record<Box, string>> = {
  dismiss: 'Not for the docs',
  ours: 'We write it ourselves',
  fix: 'Let the agent fix it',
};

/**
 * A whole line with a box, even if people indented or quoted it, or changed its bullet. Text of readers
 * can't match, as comments in it are escaped.
 */
const boxPattern = new RegExp(
  String.raw`^[-*+][ \t]+\[([ xX])\][ \t]+(?:${Object.values(boxLabels).join('|')})[ \t]*<!--[ \t]*gap:([0-9a-f]{12})[ \t]+(dismiss|ours|fix)[ \t]*-->$`,
);

/** One box, as a line of a list. */
export const boxLine = (of: { gapId: string; box: Box; isTicked: boolean }): string =>
  `- [${of.isTicked ? 'x' : ' '}] ${boxLabels[of.box]} <!-- gap:${of.gapId} ${of.box} -->`;

/** What people may have edited of one gap. */
export interface EditableGap {
  /** Markdown of each line that names the gap, in order. */
  headings: string[];
  /** Without the boxes that are missing from the body. */
  ticks: Partial<Record<Box, boolean>>;
}

/** More than fit into a body of 64 KiB. */
const maxGaps = 2_000;

/** Headings and boxes in a body, by gap. If a box is there more than once, one tick is enough. */
export function readEditable(body: string): ReadonlyMap<string, EditableGap> {
  const gaps = new Map<string, EditableGap>();
  for (const line of body.split(/\r\n?|\n/)) {
    if (!line.includes('gap:')) continue;
    const text = line.replace(/^[ \t>]*/, '').trimEnd();
    const [, titleLine, titled] = headingPattern.exec(text) ?? [];
    const [, mark, boxed, name] = boxPattern.exec(text) ?? [];
    const id = titled ?? boxed;
    if (id === undefined || (!gaps.has(id) && gaps.size >= maxGaps)) continue;
    const gap: EditableGap = gaps.get(id) ?? { headings: [], ticks: {} };
    gaps.set(id, gap);
    if (titleLine !== undefined) gap.headings.push(headingIn(titleLine));
    else gap.ticks[name as Box] ||= mark !== ' ';
  }
  return gaps;
}
