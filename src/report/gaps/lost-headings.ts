import { singleLine, truncate } from '../../text/clean.ts';

/** A topic's heading as the issue shows it: of a fold, or of a line in the fold of the dismissed. */
const heading = /^[ \t>]*(?:<summary><strong>(.*?)<\/strong>|\*\*(.*?)\*\* ·)/;
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
