/** A part of a post's body that is either shown or omitted as a whole. */
export interface BodyPart {
  /** Name of the part in the note about omitted parts: escaped Markdown on one line. */
  title: string;
  /** The part's text: escaped Markdown. */
  markdown: string;
  /** Whether the part takes precedence over all others, like the headline and the footer. */
  essential?: boolean;
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
  const bodyOf = (shown: ReadonlySet<BodyPart>): string => {
    const omitted = sections.filter((section) => !shown.has(section));
    const parts = sections.flatMap((section) => {
      if (shown.has(section)) return section.markdown;
      return section === omitted[0] ? noteOn({ omitted, runUrl }) : [];
    });
    return `${marker ? `${marker}\n` : ''}${parts.join('\n\n')}\n`;
  };
  const fits = (shown: ReadonlySet<BodyPart>) => Buffer.byteLength(bodyOf(shown)) <= limitBytes;

  let shown: ReadonlySet<BodyPart> = new Set(sections);
  if (!fits(shown)) {
    shown = new Set();
    if (!fits(shown)) return { body: '', omitted: sections.map(({ title }) => title) };
    const important = sections.filter(({ essential }) => essential);
    const others = sections.filter(({ essential }) => !essential);
    for (const section of [...important, ...others]) {
      const candidate = new Set([...shown, section]);
      if (fits(candidate)) shown = candidate;
    }
  }
  const omitted = sections.flatMap((section) => (shown.has(section) ? [] : section.title));
  return { body: bodyOf(shown), omitted };
}

function noteOn({ omitted, runUrl }: { omitted: readonly BodyPart[]; runUrl: string }): string {
  const names = omitted.slice(0, maxNames).map((section) => section.title);
  if (omitted.length > maxNames) names.push(`and ${omitted.length - maxNames} more`);
  return `> **Left out for length:** ${names.join('; ')}. See [the run](${runUrl}) for all of it.`;
}
