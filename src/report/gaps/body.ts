import { singleLine, truncate } from '../../text/clean.ts';

/** What a box stands for. */
export type Box = 'dismiss' | 'ours' | 'fix';

/** The boxes of one gap: ticked, unticked, or absent from the body. */
export type Ticks = Readonly<Partial<Record<Box, boolean>>>;

const words: Readonly<Record<Box, string>> = {
  dismiss: 'Not for the docs',
  ours: 'We write it ourselves',
  fix: 'Let the agent fix it',
};

/** Beyond what a body of 64 KiB holds: nobody's pasting makes the work grow. */
const mostGaps = 2_000;

/**
 * A line of ours as a whole, as people may have moved it: indented, quoted, with another bullet.
 * What readers asked can't be one: hidden comments in it are text.
 */
const line = new RegExp(
  String.raw`^[ \t>]*[-*+][ \t]+\[([ xX])\][ \t]+(?:${Object.values(words).join('|')})[ \t]*<!--[ \t]*gap:([0-9a-f]{12})[ \t]+(dismiss|ours|fix)[ \t]*-->[ \t]*$`,
  'gm',
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
  for (const [, mark, id = '', name] of body.replace(/\r\n?/g, '\n').matchAll(line)) {
    if (!gaps.has(id) && gaps.size >= mostGaps) break;
    const box = name as Box;
    const ticks = gaps.get(id) ?? {};
    ticks[box] = ticks[box] || mark !== ' ';
    gaps.set(id, ticks);
  }
  return gaps;
}

/** A topic's heading as the issue shows it: of a fold, or of a line in the fold of the dismissed. */
const heading = /^[ \t>]*(?:<summary>(?:\d{1,4} · )?<strong>(.*?)<\/strong>|\*\*(.*?)\*\* ·)/;
const longestHeading = 100;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/**
 * The headings of boxes by their gaps' ids, from the lines above them: what a body tells of its gaps
 * if its memory is lost. As good as what people left of it.
 */
export function headingsOfBoxes(body: string, ids: Iterable<string>): Map<string, string> {
  const wanted = new Set(ids);
  const headings = new Map<string, string>();
  let last = '';
  for (const line of body.split(/\r\n?|\n/)) {
    const found = heading.exec(line);
    if (found) last = found[1] ?? found[2] ?? '';
    const gapId = /<!--[ \t]*gap:([0-9a-f]{12})[ \t]/.exec(line)?.[1] ?? '';
    if (wanted.has(gapId) && last !== '') headings.set(gapId, textOf(last));
  }
  return headings;
}

/** What escaped Markdown shows. */
function textOf(markdown: string): string {
  const text = markdown.replace(/&(?:(amp|lt|gt)|#(\d{1,7}));/g, (entity, name, code) => {
    const character = Number(code);
    if (name !== undefined) return named[name] ?? entity;
    return character <= 0x10_ffff ? String.fromCodePoint(character) : entity;
  });
  return truncate(singleLine(text), longestHeading);
}
