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
  const bodyOf = (kept: ReadonlySet<Section>): string => {
    const omitted = sections.filter((section) => !kept.has(section));
    const parts = sections.flatMap((section) => {
      if (kept.has(section)) return section.markdown;
      return section === omitted[0] ? noteOn({ omitted, runUrl }) : [];
    });
    return `${marker ? `${marker}\n` : ''}${parts.join('\n\n')}\n`;
  };
  const fits = (kept: ReadonlySet<Section>) => Buffer.byteLength(bodyOf(kept)) <= limitBytes;

  let kept: ReadonlySet<Section> = new Set(sections);
  if (!fits(kept)) {
    kept = new Set();
    if (!fits(kept)) return { body: '', omitted: sections.map(({ title }) => title) };
    for (const section of sections.toSorted(byImportance)) {
      const candidate = new Set([...kept, section]);
      if (fits(candidate)) kept = candidate;
    }
  }
  const omitted = sections.flatMap((section) => (kept.has(section) ? [] : section.title));
  return { body: bodyOf(kept), omitted };
}

const byImportance = (one: Section, other: Section): number =>
  Number(other.essential ?? false) - Number(one.essential ?? false);

function noteOn({ omitted, runUrl }: { omitted: readonly Section[]; runUrl: string }): string {
  if (omitted.length === 0) return '';
  const names = omitted.slice(0, mostNames).map((section) => section.title);
  if (omitted.length > mostNames) names.push(`and ${omitted.length - mostNames} more`);
  return `> **Left out for length:** ${names.join('; ')}. See [the run](${runUrl}) for all of it.`;
}
