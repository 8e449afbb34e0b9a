import { link, md } from './markdown.ts';
import type { Markdown } from './text.ts';

/** A part of a post's body that is either shown or omitted as a whole. */
export interface BodyPart {
  /** Name of the part in the note about omitted parts, on one line. */
  title: Markdown;
  markdown: Markdown;
  /** Whether the part takes precedence over all others, like the headline and the footer. */
  isEssential?: boolean;
}

export interface FittedBody {
  /** Empty if not even the note about omitted parts fits. */
  body: string;
  /** Titles of the omitted sections. */
  omitted: string[];
}

const maxNames = 10;

/**
 * Joins the marker and the sections, most useful first, into a body of at most `limitBytes` bytes of UTF-8.
 * Omits sections that don't fit; a note with a link to the run replaces the first omitted section.
 */
export function fitSections({
  sections,
  limitBytes,
  marker,
  runUrl,
}: {
  sections: readonly BodyPart[];
  limitBytes: number;
  marker?: string;
  runUrl: string;
}): FittedBody {
  const head = marker ? `${marker}\n` : '';
  const bytesOf = (text: string): number => Buffer.byteLength(text) + '\n\n'.length;
  // Two line feeds are counted after each part, but the last part has one.
  let room = limitBytes - Buffer.byteLength(head) + '\n'.length;
  const whole = sections.reduce((sum, { markdown }) => sum + bytesOf(markdown), 0);
  const shown = new Set(sections);
  if (whole > room) {
    // Leaves room for the longest note on omitted sections, which names those with the longest titles.
    const named = sections.toSorted((a, b) => bytesOf(b.title) - bytesOf(a.title));
    room -= bytesOf(omissionNote(named, runUrl));
    if (room < 0) return { body: '', omitted: sections.map(({ title }) => title) };
    shown.clear();
    const important = sections.filter(({ isEssential }) => isEssential);
    for (const section of [...important, ...sections]) {
      if (shown.has(section) || bytesOf(section.markdown) > room) continue;
      room -= bytesOf(section.markdown);
      shown.add(section);
    }
  }
  const omitted = sections.filter((section) => !shown.has(section));
  const parts = sections.flatMap((section) => {
    if (shown.has(section)) return section.markdown;
    return section === omitted[0] ? omissionNote(omitted, runUrl) : [];
  });
  return { body: `${head}${parts.join('\n\n')}\n`, omitted: omitted.map(({ title }) => title) };
}

function omissionNote(omitted: readonly BodyPart[], runUrl: string): Markdown {
  const names = omitted.slice(0, maxNames).map((section) => section.title);
  const rest = omitted.length > maxNames && md`and ${omitted.length - maxNames} more`;
  const run = link({ text: 'the run', url: runUrl });
  return md`> **Left out for length:** ${md.join([...names, rest], '; ')}. See ${run} for all of it.`;
}
