import { singleLine, truncate } from '../../text/clean.ts';
import { escapeMarkdown, htmlComment, md } from '../../text/markdown.ts';
import type { Markdown } from '../../text/text.ts';
import type { Box } from './memory.ts';

/* Renders and parses what people may edit in the issue: a gap's heading and its checkboxes. */

/** Maximum characters of a heading that people write. */
export const maxHeadingLength = 120;

export const headingMarkdown = (heading: string): Markdown =>
  escapeMarkdown(truncate(heading, maxHeadingLength));

/**
 * Returns the first line of a gap's details, as the raw HTML of the summary.
 *
 * @param number the gap's number in the table; null if it has none
 * @param rest what follows the heading; may be empty
 */
export function headingLine(
  { id, label }: { id: string; label: string },
  { number, rest }: { number: number | null; rest: Markdown },
): Markdown {
  const before = number !== null && md`${number} · `;
  const after = rest !== '' && md` · ${rest}`;
  return md`${before}<strong>${headingMarkdown(label)}</strong>${htmlComment(`gap:${id} heading`)}${after}`;
}

/** Returns a gap's line under **Start here**, with what follows the heading. */
export const startLine = (
  { id, label }: { id: string; label: string },
  { number, rest }: { number: number; rest: Markdown },
): Markdown =>
  md`- ${number} · **${headingMarkdown(label)}**${htmlComment(`gap:${id} heading`)}${rest}`;

/** Matches the first line of a gap's details or its line under **Start here**, even if moved. */
const headingPattern =
  /^(?:(?:<details>)?<summary>|[-*+][ \t])(.*?)<!--[ \t]?gap:([0-9a-f]{12}) heading[ \t]?-->/;

/** The Markdown of a gap's heading in its line: the part between the number and the hidden comment. */
function headingIn(line: string): string {
  const start = /<strong>|\*\*/.exec(line);
  const end = Math.max(line.lastIndexOf('</strong>'), line.lastIndexOf('**'));
  if (start && end > start.index) return line.slice(start.index + start[0].length, end).trim();
  const text = line.replace(/^[ \t]{0,9}\d{1,4} · /, '');
  return text.replaceAll(/<\/?strong>|\*\*/g, '').trim();
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

export function parseHeading(markdown: string): string {
  const text = markdown.replace(/&(?:(amp|lt|gt)|#(\d{1,7}));/g, (entity, name, code) => {
    if (name !== undefined) return namedEntities[name] ?? entity;
    return Number(code) <= 0x10_ffff ? String.fromCodePoint(Number(code)) : entity;
  });
  return singleLine(text);
}

const boxLabels: Readonly<Record<Box, Markdown>> = {
  dismiss: md`Not for the docs`,
  ours: md`We write it ourselves`,
  fix: md`Let the agent fix it`,
};

/**
 * Matches a line with a checkbox and this action's HTML comment, even if people indented or quoted the line
 * or changed its bullet. Readers' text can't match, as HTML comments in it are escaped.
 */
const boxPattern = new RegExp(
  String.raw`^[-*+][ \t]+\[([ xX])\][ \t]+(?:${Object.values(boxLabels).join('|')})[ \t]*<!--[ \t]*gap:([0-9a-f]{12})[ \t]+(dismiss|ours|fix)(?:[ \t]+(\d{1,15}))?[ \t]*-->$`,
);

/**
 * Returns a checkbox as a list item.
 *
 * @param claim the comment id that the box for the agent names; 0 for none
 */
export function boxLine({
  gapId,
  box,
  isTicked,
  claim = 0,
}: {
  gapId: string;
  box: Box;
  isTicked: boolean;
  claim?: number;
}): Markdown {
  const job = box === 'fix' && claim > 0 ? ` ${claim}` : '';
  const mark = isTicked ? md`[x]` : md`[ ]`;
  return md`- ${mark} ${boxLabels[box]} ${htmlComment(`gap:${gapId} ${box}${job}`)}`;
}

/** The parts of a gap in the issue that people may have edited. */
export interface EditableGap {
  /** Markdown of the heading in each line that shows it, in order. */
  headings: string[];
  /** Whether each box is ticked; a box that is missing from the body is left out. */
  ticks: Partial<Record<Box, boolean>>;
  /** For each ticked box for the agent, the id of the comment that the box names; 0 if it names none. */
  claims: number[];
}

/** Maximum gaps to read: more than fit into an issue's body of 64 KiB. */
const maxGaps = 2_000;

/** Reads headings and boxes by gap id. A box that appears more than once is ticked if any copy is. */
export function readEditableGaps(body: string): ReadonlyMap<string, EditableGap> {
  const gaps = new Map<string, EditableGap>();
  for (const line of body.split(/\r\n?|\n/)) {
    if (!line.includes('gap:')) continue;
    const text = line.replace(/^[ \t>]*/, '').trimEnd();
    const [, titleLine, titled] = headingPattern.exec(text) ?? [];
    const [, mark, boxed, name, claim = '0'] = boxPattern.exec(text) ?? [];
    const id = titled ?? boxed;
    if (id === undefined || (!gaps.has(id) && gaps.size >= maxGaps)) continue;
    const gap: EditableGap = gaps.get(id) ?? { headings: [], ticks: {}, claims: [] };
    gaps.set(id, gap);
    if (titleLine !== undefined) gap.headings.push(headingIn(titleLine));
    else gap.ticks[name as Box] ||= mark !== ' ';
    if (name === 'fix' && mark !== ' ') gap.claims.push(Number(claim));
  }
  return gaps;
}
