import { addressOf } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { codeSpan, escapeMarkdown, link } from '../../text/markdown.ts';
import type { Gap, GapKind, PageCount, Report } from '../assemble/report.ts';
import { isNamed } from '../assemble/shown.ts';
import type { DocsLocation, Place, QuotedLocation } from '../places/place.ts';
import type { Coverage } from '../reading/describe.ts';
import { pageLink, unnamedFile } from './names.ts';
import { capitalized, either } from './wording.ts';

/*
 * Where a gap belongs and what to do there: a line of Start here, a cell of the table, lines of details.
 */

/** What is needed to link to pages and sources. */
export interface Whereabouts {
  allowedHosts: readonly string[];
  /** The repository's files at the run's commit. */
  sourceUrl: string;
  /** Short, unique names of source files. */
  fileNames: ReadonlyMap<string, string>;
}

export function whereaboutsOf({ meta, topics }: Report): Whereabouts {
  const { allowedHosts, sourceUrl } = meta;
  const places = topics.flatMap(({ place }) => (place ? [place, ...place.others] : []));
  const fileNames = fileNamesOf(places.flatMap(({ file }) => file ?? []));
  return { allowedHosts, sourceUrl, fileNames };
}

/** Maximum characters of a heading or a path. */
const maxNameLength = 60;
/** In a name with more folders, those between the first and the file are left out. */
const maxFolders = 2;

/**
 * Names files without their folders or, if that is ambiguous, with enough folders to be unique. An
 * `index` or `readme` always has its folder.
 */
export function fileNamesOf(files: readonly string[]): Map<string, string> {
  const distinct = [...new Set(files)];
  const endsOf = (file: string): string[] =>
    file.split('/').map((_, at, parts) => parts.slice(parts.length - 1 - at).join('/'));
  const users = Map.groupBy(distinct.flatMap(endsOf), (end) => end);
  return new Map(
    distinct.map((file) => {
      const name = endsOf(file).find(
        (end) => users.get(end)?.length === 1 && !/^(?:index|readme)\.\w+$/i.test(end),
      );
      const parts = (name ?? file).split('/');
      const isLong = parts.length > maxFolders + 1;
      return [file, isLong ? `${parts[0]}/…/${parts.at(-1)}` : parts.join('/')];
    }),
  );
}

const percentEncoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The address of a section's line in the plain source, as a rendered page has no lines; null without one. */
export function sourceAddress(
  { file, line }: { file: string; line: number },
  sourceUrl: string,
): string | null {
  if (sourceUrl === '') return null;
  const path = file
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[()'*!]/g, percentEncoded);
  return `${sourceUrl}/${path}?plain=1#L${line}`;
}

function sourceLink(spot: { file: string; line: number }, text: string, sourceUrl: string): string {
  const url = sourceAddress(spot, sourceUrl);
  return url === null ? escapeMarkdown(text) : link({ text, url });
}

const headingOf = ({ heading }: DocsLocation): string => truncate(heading ?? '', maxNameLength);

/** `[Security, webhooks.mdx](…)` */
function spotLink(spot: DocsLocation, { sourceUrl, fileNames }: Whereabouts): string {
  const { file, line, heading } = spot;
  if (file === null) return withoutFile(spot);
  const name = truncate(fileNames.get(file) ?? file, maxNameLength);
  const text = heading === null ? name : `${headingOf(spot)}, ${name}`;
  return sourceLink({ file, line }, text, sourceUrl);
}

/** The files that a topic may belong in, each a link to its nearest section. */
const fileLinks = (place: Place, whereabouts: Whereabouts): string =>
  either([place, ...place.others].map((one) => spotLink({ ...one, heading: null }, whereabouts)));

const withoutFile = (spot: DocsLocation): string =>
  spot.heading === null ? unnamedFile : `“${escapeMarkdown(headingOf(spot))}” in ${unnamedFile}`;

const quoteText = ({ quote }: QuotedLocation): string =>
  quote === null ? '' : `: “${escapeMarkdown(singleLine(quote))}”`;

export const coverageWords: Readonly<Record<Coverage, string>> = {
  absent: 'a model that read it found no answer there',
  partial: 'a model that read it found part of the answer there',
  present: 'a model that read it found the answer there',
};

/**
 * A line for each section, without a full stop: first the nearest, with its owners, its nearest
 * sentence and its coverage, then the others. If the place isn't sure, all of them are only *near*.
 *
 * @param isInTable whether the table names the place: if so, show its whole path here
 */
export function placeLines(
  place: Place,
  { whereabouts, isInTable }: { whereabouts: Whereabouts; isInTable: boolean },
): string[] {
  const { file, line, owners, coverage, others, isSure } = place;
  const spot =
    isInTable && file !== null
      ? sourceLink(
          { file, line },
          `${truncate(file, maxNameLength)}:${line}`,
          whereabouts.sourceUrl,
        )
      : spotLink(place, whereabouts);
  // In code, so that nobody is notified.
  const by = owners.length === 0 ? '' : ` (${owners.map(codeSpan).join(', ')})`;
  const read = coverage === null ? '' : `; ${coverageWords[coverage]}`;
  return [
    `**${isSure ? 'Nearest' : 'Near'}:** ${spot}${by}${quoteText(place)}${read}`,
    ...others.map(
      (other) =>
        `**${isSure ? 'Next' : 'Near'}:** ${spotLink(other, whereabouts)}${quoteText(other)}`,
    ),
  ];
}

/** What to do if a model has read the place. */
const byCoverage: Readonly<Record<Coverage, { clause(place: string): string; verb: string }>> = {
  absent: { clause: (place) => `write it in ${place}`, verb: 'Write it in' },
  partial: { clause: (place) => `add what’s missing to ${place}`, verb: 'Add to' },
  present: {
    clause: (place) => `link ${place} from where it was asked, and use the readers’ words there`,
    verb: 'Make findable:',
  },
};

/** What to do if no model has read the place. */
const afterLooking: Readonly<Record<NonNullable<GapKind>, string>> = {
  'missing-page': 'write it if it’s missing',
  'weak-page': 'improve it if the answer is missing',
  mixed: 'add the answer if it’s missing',
};

/** What to do about a topic, and where, as a clause of escaped Markdown. */
export function adviceFor(topic: Gap, whereabouts: Whereabouts): string {
  const { place, kind } = topic;
  if (!place) return withoutPlace(topic, whereabouts);
  if (!place.isSure) return `look in ${fileLinks(place, whereabouts)}; ${afterLooking.mixed}`;
  const spot = spotLink(place, whereabouts);
  return place.coverage === null
    ? `start at ${spot}; ${afterLooking[kind ?? 'mixed']}`
    : byCoverage[place.coverage].clause(spot);
}

/** The same for a cell of a table: a link to the place, with what to do only if that is certain. */
export function actCell(topic: Gap, whereabouts: Whereabouts): string {
  const { place } = topic;
  if (!place) return capitalized(withoutPlace(topic, whereabouts));
  if (!place.isSure) return `In ${fileLinks(place, whereabouts)}`;
  const spot = spotLink(place, whereabouts);
  return place.coverage === null ? spot : `${byCoverage[place.coverage].verb} ${spot}`;
}

/** Last parts of the addresses of pages on which readers start, and so ask about anything. */
const genericNames = new Set(
  `home index welcome introduction intro overview start docs documentation faq quickstart quick-start
  getting-started get-started`.split(/\s+/),
);
/** A part of an address that names a language or a version. */
const prefix = /^(?:[a-z]{2}(?:-[a-z]{2,4})?|v?\d+(?:\.\d+)*|latest|stable|next)$/;
const maxParts = 2;

/**
 * Whether readers ask about anything on a page, as on the home page or the quick start. Unanswered
 * questions there say little about that page.
 */
export function isGenericPage(url: string): boolean {
  const path = (addressOf(url)?.pathname ?? url).replace(/\.(?:html?|mdx?)$/, '').toLowerCase();
  const parts = path.split('/').filter((part) => part !== '' && !prefix.test(part));
  const last = parts.at(-1);
  return last === undefined || (parts.length <= maxParts && genericNames.has(last));
}

/** Minimum share of a topic's questions on one page for this to be where the topic belongs. */
const minShare = 1 / 3;

/**
 * Which pages to improve, or which to write near: those that the answers cite or, if there are none,
 * the page that most readers asked on. That page isn't used if it is the home page or if readers asked
 * all over the docs. If there is no such page, the text says to choose one.
 */
function withoutPlace(topic: Gap, whereabouts: Whereabouts): string {
  const { kind, kindPages, citedPages, unanswered } = topic;
  if (kind === 'weak-page' && kindPages.length > 0) {
    return `improve ${linksTo(kindPages, whereabouts)}`;
  }
  const asked = topic.pages.filter(({ url }) => !isGenericPage(url));
  const home = asked.slice(0, 1).find((page) => page.unanswered >= unanswered * minShare);
  const linkTo = ({ url }: PageCount) => linksTo([{ url, title: null }], whereabouts);
  if (kind === 'missing-page')
    return home ? `write it near ${linkTo(home)}` : 'write a page for it';
  const cited = citedPages.find((page) => page.unanswered > 1 && isNamed(page, topic));
  if (cited) return `choose a page for it, such as ${linksTo([cited], whereabouts)}`;
  const likely = home ?? asked.find((page) => page.unanswered > 1);
  return `choose a page for it${likely ? `, such as ${linkTo(likely)}` : ''}`;
}

/** Links to pages, joined by “or”. */
function linksTo(pages: Gap['kindPages'], { allowedHosts }: Whereabouts): string {
  const ambiguous = new Set(pages.map(({ title }) => title)).size < pages.length;
  return either(pages.map(({ url, title }) => pageLink({ url, title, ambiguous, allowedHosts })));
}

/** The page that answered questions like a gap's; empty if unknown. */
export function answeredFrom(
  { file, url }: { file?: string; url?: string },
  { sourceUrl, allowedHosts, fileNames }: Whereabouts,
): string {
  if (file !== undefined) {
    return sourceLink(
      { file, line: 1 },
      fileNames.get(file) ?? truncate(file, maxNameLength),
      sourceUrl,
    );
  }
  return url === undefined ? '' : pageLink({ url, allowedHosts });
}
