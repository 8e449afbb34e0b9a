import { singleLine, truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Box } from './journal.ts';

/*
 * What people may edit in the issue, a gap's heading and its boxes: rendered and read here alone,
 * so that what nobody touched reads as it was written.
 */

/** The longest heading that people may give, in characters. */
export const longestHeading = 120;

/** A gap's heading as it stands everywhere: one line of escaped Markdown. */
export function headingText(heading: string): string {
  return escapeMarkdown(truncate(heading, longestHeading));
}

/**
 * The first line of a gap's fold, as the raw HTML of its summary.
 *
 * @param number that it bears in the table; null without one
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

/** The first line of a fold, as people may have moved it. Elsewhere it could be what readers asked. */
const headingPattern =
  /^[ \t>]*(?:<details>)?<summary>(.*?)<!--[ \t]?gap:([0-9a-f]{12}) heading[ \t]?-->/;

/** Beyond what a body of 64 KiB holds: nobody's pasting makes the work grow. */
const mostGaps = 2_000;

/**
 * The headings in a body by the gaps' ids, as the Markdown that stands there, whatever people did to
 * it. Of a gap that stands there more than once, the first counts.
 */
export function readHeadings(body: string): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  for (const line of body.split(/\r\n?|\n/)) {
    const [, before, id = ''] = headingPattern.exec(line) ?? [];
    if (before === undefined || headings.has(id) || headings.size >= mostGaps) continue;
    const strong = before.indexOf('<strong>');
    const end = before.lastIndexOf('</strong>');
    const text =
      strong >= 0 && end > strong
        ? before.slice(strong + '<strong>'.length, end)
        : before.replace(/^[ \t]{0,9}\d{1,4} · /, '').replaceAll(/<\/?strong>/g, '');
    headings.set(id, text.trim());
  }
  return headings;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** What a heading's Markdown shows, as plain text on one line. */
export function textOfHeading(markdown: string): string {
  const text = markdown.replace(/&(?:(amp|lt|gt)|#(\d{1,7}));/g, (entity, name, code) => {
    const character = Number(code);
    if (name !== undefined) return named[name] ?? entity;
    return character <= 0x10_ffff ? String.fromCodePoint(character) : entity;
  });
  return singleLine(text);
}

/** The boxes of one gap: ticked, unticked, or absent from the body. */
export type Ticks = Readonly<Partial<Record<Box, boolean>>>;

const words: Readonly<Record<Box, string>> = {
  dismiss: 'Not for the docs',
  ours: 'We write it ourselves',
  fix: 'Let the agent fix it',
};

/**
 * A line of ours as a whole, as people may have moved it: indented, quoted, with another bullet.
 * What readers asked can't be one: hidden comments in it are text.
 */
const boxPattern = new RegExp(
  String.raw`^[-*+][ \t]+\[([ xX])\][ \t]+(?:${Object.values(words).join('|')})[ \t]*<!--[ \t]*gap:([0-9a-f]{12})[ \t]+(dismiss|ours|fix)[ \t]*-->$`,
);

/** One box, as a line of a list. */
export function boxLine({
  gapId,
  box,
  isTicked,
}: {
  gapId: string;
  box: Box;
  isTicked: boolean;
}): string {
  return `- [${isTicked ? 'x' : ' '}] ${words[box]} <!-- gap:${gapId} ${box} -->`;
}

/**
 * The boxes in a body by the gaps' ids, whatever people did to it. Of a box that is there more than
 * once, one tick is enough.
 */
export function readTicks(body: string): ReadonlyMap<string, Ticks> {
  const gaps = new Map<string, Partial<Record<Box, boolean>>>();
  for (const line of body.split(/\r\n?|\n/)) {
    if (!line.includes('gap:')) continue;
    let start = 0;
    while (' \t>'.includes(line.charAt(start)) && start < line.length) start += 1;
    const [, mark, id = '', name] = boxPattern.exec(line.slice(start).trimEnd()) ?? [];
    if (mark === undefined) continue;
    if (!gaps.has(id) && gaps.size >= mostGaps) break;
    const box = name as Box;
    const ticks = gaps.get(id) ?? {};
    ticks[box] = ticks[box] || mark !== ' ';
    gaps.set(id, ticks);
  }
  return gaps;
}
