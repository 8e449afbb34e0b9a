import { singleLine, truncate } from '../../text/clean.ts';
import { codeSpan, escapeMarkdown, link } from '../../text/markdown.ts';
import type { Gap, GapKind } from '../assemble/report.ts';
import type { Place, Spot } from '../places/place.ts';
import type { Coverage } from '../reading/describe.ts';
import { enumerate, formatNumber } from './wording.ts';

/** Characters of a heading or a path that are shown. */
const longestName = 60;

const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Of a file whose path holds what redaction takes out: nor is there a link to it. */
const unnamed = 'a file whose name is redacted';

const fileText = (file: string | null): string =>
  file === null ? unnamed : codeSpan(truncate(file, longestName));

/**
 * A section as a link to its line in the source: by its heading, a page's lead by its file.
 *
 * @param sourceUrl empty if the source is nowhere to be linked
 */
function spotLink({ file, line, heading }: Spot, sourceUrl: string): string {
  if (file === null)
    return heading === null ? unnamed : `“${spotName({ file, heading })}” in ${unnamed}`;
  if (sourceUrl === '')
    return heading === null ? fileText(file) : escapeMarkdown(truncate(heading, longestName));
  const path = file
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[()'*!]/g, percentEncoded);
  // Rendered, a page has no lines to go to.
  const url = `${sourceUrl}/${path}?plain=1#L${line}`;
  return link({ text: truncate(heading ?? file, longestName), url });
}

/** The link, and where the section is: `[Restore](…), guides/backups.mdx line 40 (@acme/docs)`. */
function spotText(place: Place, sourceUrl: string): string {
  const { file, line, heading, owners } = place;
  const where = `${heading === null || file === null ? '' : `${fileText(file)} `}line ${formatNumber(line)}`;
  // In code, so that nobody is called.
  const by = owners.length === 0 ? '' : ` (${owners.map(codeSpan).join(', ')})`;
  return `${spotLink(place, sourceUrl)}, ${where}${by}`;
}

/** What the docs say there, in their own words. */
const quoteText = (quote: Place['quote']): string => `“${escapeMarkdown(singleLine(quote ?? ''))}”`;

/** What to do in a place that a model has read. */
const byCoverage: Readonly<
  Record<Coverage, { sentence: (place: string) => string; cell: string }>
> = {
  absent: { sentence: (place) => `Write it in ${place}.`, cell: 'Write in' },
  partial: { sentence: (place) => `Say more in ${place}.`, cell: 'Say more in' },
  present: {
    sentence: (place) =>
      `It is told in ${place}: make it findable. Link it from where it was asked, and use the readers’ words.`,
    cell: 'Make findable:',
  },
};

/** What to do once somebody has looked whether a place tells it. */
const afterLooking: Readonly<Record<GapKind, string>> = {
  'missing-page': 'If the answer isn’t there, write it.',
  'weak-page': 'If the answer isn’t there, improve the page.',
  mixed: 'If the answer isn’t there, add it.',
};

/** What to do in a topic's place, as sentences of escaped Markdown. */
export function placeAdvice({ kind }: Pick<Gap, 'kind'>, place: Place, sourceUrl: string): string {
  const spot = spotText(place, sourceUrl);
  if (place.coverage !== null) return byCoverage[place.coverage].sentence(spot);
  const says = place.quote === null ? '' : `, which says: ${quoteText(place.quote)}`;
  return `Look first in ${spot}${says}. ${afterLooking[kind]}`;
}

/** The same in a few words, for a cell of a table: the place by name, which the fold links. */
export function placeCell(place: Place): string {
  const verb = place.coverage === null ? 'Look in' : byCoverage[place.coverage].cell;
  const { file, heading } = place;
  const page = file === null ? unnamed : escapeMarkdown(truncate(fileName(file), longestName));
  return heading === null ? `${verb} ${page}` : `${verb} “${spotName(place)}”, ${page}`;
}

/** A section by its heading, a page's lead by its file's name: as text, as links are long. */
function spotName({ file, heading }: Omit<Spot, 'line'>): string {
  const name = heading ?? (file === null ? unnamed : fileName(file));
  return escapeMarkdown(truncate(name, longestName));
}

/** A file's name without its folders; many folders have an index. */
function fileName(file: string): string {
  const names = file.split('/').slice(-2);
  return /^index\.\w+$/.test(names.at(-1) ?? '') ? names.join('/') : (names.at(-1) ?? file);
}

const coverageWords: Readonly<Record<Coverage, string>> = {
  absent: 'A model that read it says that it doesn’t tell this.',
  partial: 'A model that read it says that it tells a part of this.',
  present: 'A model that read it says that it tells this.',
};

/** Where the docs come nearest, what that says and, at length, what comes next: a line. */
export function placeFacts(
  place: Place,
  { sourceUrl, isAtLength }: { sourceUrl: string; isAtLength: boolean },
): string {
  const next = enumerate(
    place.others.map((other) =>
      other.heading === null
        ? fileText(other.file)
        : `“${spotName(other)}” in ${fileText(other.file)}${other.quote === null ? '' : ` (${quoteText(other.quote)})`}`,
    ),
  );
  return [
    `**Nearest in the docs:** ${spotText(place, sourceUrl)}${place.quote === null ? '' : `, which says: ${quoteText(place.quote)}`}.`,
    ...(place.coverage === null ? [] : [coverageWords[place.coverage]]),
    ...(next === '' || !isAtLength ? [] : [`Next: ${next}.`]),
  ].join(' ');
}
