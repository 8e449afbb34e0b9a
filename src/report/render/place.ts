import { addressOf } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { codeSpan, escapeMarkdown, link } from '../../text/markdown.ts';
import type { Gap, GapKind, Report } from '../assemble/report.ts';
import { isWorthNaming } from '../assemble/shown.ts';
import type { DocsLocation, Place, QuotedLocation } from '../places/place.ts';
import type { Coverage } from '../reading/describe.ts';
import { capitalized, joinList, type NamedPage, pageLinks, redactedFileText } from './wording.ts';

/* Where a gap belongs and what to do there: in Start here, in the table and in a gap's details. */

/** What links to pages and sources need. */
export interface LinkContext {
  allowedHosts: readonly string[];
  /** Address of the repository's files on GitHub at the run's commit. */
  sourceUrl: string;
  /** Short, unique names of source files. */
  fileNames: ReadonlyMap<string, string>;
}

export function linkContextOf({ meta, topics }: Report): LinkContext {
  const { allowedHosts, sourceUrl } = meta;
  const places = topics.flatMap(({ place }) => (place ? [place, ...place.others] : []));
  const fileNames = shortFileNames(places.flatMap(({ file }) => file ?? []));
  return { allowedHosts, sourceUrl, fileNames };
}

/** Maximum characters of a heading or a path. */
const maxNameLength = 60;
/** If a name would have more folders, those between the first folder and the file are left out. */
const maxFolders = 2;

/** Names files, with no more folders than needed to tell them apart. An `index` or `readme` has at least one. */
export function shortFileNames(files: readonly string[]): Map<string, string> {
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

/** Address of a section's line in the file's source, as a rendered page has no lines; null without a file. */
export function sourceAddress({ file, line }: DocsLocation, sourceUrl: string): string | null {
  if (sourceUrl === '' || file === null) return null;
  const path = encodeURIComponent(file).replaceAll('%2F', '/');
  return `${sourceUrl}/${path.replace(/[()'*!]/g, percentEncoded)}?plain=1#L${line}`;
}

/** A section as a link to its source: `[Security, webhooks.mdx](…)`, or with the text given. */
export function sectionLink(
  section: DocsLocation,
  { sourceUrl, fileNames }: LinkContext,
  text?: string,
): string {
  const { file } = section;
  const heading = truncate(section.heading ?? '', maxNameLength);
  if (file === null) {
    return section.heading === null
      ? redactedFileText
      : `“${escapeMarkdown(heading)}” in ${redactedFileText}`;
  }
  const name = truncate(fileNames.get(file) ?? file, maxNameLength);
  const shown = text ?? (section.heading === null ? name : `${heading}, ${name}`);
  const url = sourceAddress(section, sourceUrl);
  return url === null ? escapeMarkdown(shown) : link({ text: shown, url });
}

export const coverageWords: Readonly<Record<Coverage, string>> = {
  absent: 'a model that read it found no answer there',
  partial: 'a model that read it found part of the answer there',
  present: 'a model that read it found the answer there',
};

/**
 * A line for each section: the nearest, then the others. If the place isn't sure, all are called *near*.
 *
 * @param isInTable whether the table names the place: if so, show its whole path here
 */
export function placeLines(place: Place, links: LinkContext, isInTable: boolean): string[] {
  const { file, line, owners, coverage, others, isSure } = place;
  const path = isInTable && file !== null ? `${truncate(file, maxNameLength)}:${line}` : undefined;
  const quoted = (section: QuotedLocation, after = '', text?: string): string => {
    const { quote } = section;
    const says = quote === null ? '' : `: “${escapeMarkdown(singleLine(quote))}”`;
    return `${sectionLink(section, links, text)}${after}${says}`;
  };
  // In code, so that nobody is notified.
  const by = owners.length === 0 ? '' : ` (${owners.map(codeSpan).join(', ')})`;
  const read = coverage === null ? '' : `; ${coverageWords[coverage]}`;
  return [
    `**${isSure ? 'Nearest' : 'Near'}:** ${quoted(place, by, path)}${read}`,
    ...others.map((other) => `**${isSure ? 'Next' : 'Near'}:** ${quoted(other)}`),
  ];
}

/** What to do about a topic, and where, as Markdown. The table's cell says what to do only if that is certain. */
interface Advice {
  clause: string;
  cell: string;
}

/** What to do if a model has read the place. */
const byCoverage: Readonly<Record<Coverage, (place: string) => Advice>> = {
  absent: (place) => ({ clause: `write it in ${place}`, cell: `Write it in ${place}` }),
  partial: (place) => ({ clause: `add what’s missing to ${place}`, cell: `Add to ${place}` }),
  present: (place) => ({
    clause: `link ${place} from where it was asked, and use the readers’ words there`,
    cell: `Link to ${place}`,
  }),
};

/** What to do if no model has read the place. */
const afterLooking: Readonly<Record<NonNullable<GapKind>, string>> = {
  'missing-page': 'write it if it’s missing',
  'weak-page': 'improve it if the answer is missing',
  mixed: 'add the answer if it’s missing',
};

export function adviceFor(topic: Gap, links: LinkContext): Advice {
  const { place, kind } = topic;
  if (!place) {
    const clause = adviceWithoutPlace(topic, links);
    return { clause, cell: capitalized(clause) };
  }
  if (!place.isSure) {
    const files = [place, ...place.others].map((one) =>
      sectionLink({ ...one, heading: null }, links),
    );
    const any = joinList(files, 'or');
    return { clause: `look in ${any}; ${afterLooking.mixed}`, cell: `In ${any}` };
  }
  const section = sectionLink(place, links);
  if (place.coverage !== null) return byCoverage[place.coverage](section);
  return { clause: `start at ${section}; ${afterLooking[kind ?? 'mixed']}`, cell: section };
}

/** Last parts of the addresses of pages where readers start, and ask about anything. */
const genericNames = new Set(
  `home index welcome introduction intro overview start docs documentation faq quickstart quick-start
  getting-started get-started`.split(/\s+/),
);
/** A part of an address that names a language or a version. */
const prefix = /^(?:[a-z]{2}(?:-[a-z]{2,4})?|v?\d+(?:\.\d+)*|latest|stable|next)$/;
const maxParts = 2;

/** Whether readers ask about anything on a page, so that questions there say little about that page. */
export function isGenericPage(url: string): boolean {
  const path = (addressOf(url)?.pathname ?? url).replace(/\.(?:html?|mdx?)$/, '').toLowerCase();
  const parts = path.split('/').filter((part) => part !== '' && !prefix.test(part));
  const last = parts.at(-1);
  return last === undefined || (parts.length <= maxParts && genericNames.has(last));
}

/** Minimum share of a topic's questions that were asked on one page for the topic to belong there. */
const minShare = 1 / 3;

/** Names pages that the answers cite or, if there are none, the page that most readers asked on. */
function adviceWithoutPlace(topic: Gap, { allowedHosts }: LinkContext): string {
  const { kind, kindPages, citedPages, unanswered } = topic;
  const linksTo = (pages: NamedPage[]): string => joinList(pageLinks(pages, allowedHosts), 'or');
  if (kind === 'weak-page' && kindPages.length > 0) return `improve ${linksTo(kindPages)}`;
  const asked = topic.pages.filter(({ url }) => !isGenericPage(url));
  const home = asked.slice(0, 1).find((page) => page.unanswered >= unanswered * minShare);
  if (kind === 'missing-page') {
    return home ? `write it near ${linksTo([home])}` : 'write a page for it';
  }
  const cited = citedPages.find((page) => page.unanswered > 1 && isWorthNaming(page, topic));
  const likely = cited ?? home ?? asked.find((page) => page.unanswered > 1);
  return `choose a page for it${likely ? `, such as ${linksTo([likely])}` : ''}`;
}
