/** A part of a body that is shown whole or left out whole. */
export interface Section {
  /** Names the section if it is left out: escaped Markdown on one line. */
  title: string;
  /** Escaped Markdown. */
  markdown: string;
  /** Kept whatever its place: the headline, the foot. */
  essential?: boolean;
}

export interface FittedBody {
  /** Empty if there is no room even for the note about what was left out. */
  body: string;
  /** Titles of the sections left out. */
  omitted: string[];
}

const separator = '\n\n';
const mostNames = 10;

/**
 * Joins sections, most useful first, into a body of at most `limitBytes` bytes of UTF-8. If they do
 * not all fit, each that still fits is kept, and a note takes the place of the first that does not.
 *
 * @param marker goes to the very start
 * @param runUrl where the reader finds what was left out
 */
export function fitSections({
  sections,
  limitBytes,
  marker,
  runUrl,
}: {
  sections: readonly Section[];
  limitBytes: number;
  marker?: string;
  runUrl: string;
}): FittedBody {
  const prefix = marker ? `${marker}\n` : '';
  const room = limitBytes - Buffer.byteLength(prefix) - 1;
  const sizes = new Map(
    sections.map((section) => [
      section,
      Buffer.byteLength(section.markdown) + Buffer.byteLength(separator),
    ]),
  );
  const size = (kept: ReadonlySet<Section>) => {
    const note = noteOn({ omitted: sections.filter((section) => !kept.has(section)), runUrl });
    const text = [...kept].reduce((sum, section) => sum + (sizes.get(section) ?? 0), 0);
    return text + (note ? Buffer.byteLength(note) : -Buffer.byteLength(separator));
  };

  const kept = chooseSections({ sections, fits: (candidate) => size(candidate) <= room });
  if (!kept) return { body: '', omitted: sections.map((section) => section.title) };
  const omitted = sections.filter((section) => !kept.has(section));
  const parts = sections.flatMap((section) => {
    if (kept.has(section)) return [section.markdown];
    return section === omitted[0] ? [noteOn({ omitted, runUrl })] : [];
  });
  return {
    body: `${prefix}${parts.join(separator)}\n`,
    omitted: omitted.map((section) => section.title),
  };
}

/** The sections to keep, or undefined if there is no room even without any of them. */
function chooseSections({
  sections,
  fits,
}: {
  sections: readonly Section[];
  fits: (kept: ReadonlySet<Section>) => boolean;
}): ReadonlySet<Section> | undefined {
  const all = new Set(sections);
  if (fits(all)) return all;
  let kept: ReadonlySet<Section> = new Set();
  if (!fits(kept)) return undefined;
  const byImportance = [
    ...sections.filter((section) => section.essential),
    ...sections.filter((section) => !section.essential),
  ];
  for (const section of byImportance) {
    const candidate = new Set([...kept, section]);
    if (fits(candidate)) kept = candidate;
  }
  return kept;
}

function noteOn({ omitted, runUrl }: { omitted: readonly Section[]; runUrl: string }): string {
  if (omitted.length === 0) return '';
  const names = omitted.slice(0, mostNames).map((section) => section.title);
  if (omitted.length > mostNames) names.push(`and ${omitted.length - mostNames} more`);
  return `> **Left out for length:** ${names.join('; ')}. See [the run](${runUrl}) for all of it.`;
}
