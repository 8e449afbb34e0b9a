import { singleLine, truncate } from '../../text/clean.ts';
import { codeSpan, escapeMarkdown, link, md } from '../../text/markdown.ts';
import type { Markdown } from '../../text/text.ts';
import type { Gap, Report } from '../assemble/report.ts';
import {
  type DocsLocation,
  type Place,
  type QuotedLocation,
  variantNote,
} from '../places/place.ts';
import type { Coverage } from '../reading/describe.ts';
import { joinList, pageLinks, redactedFileText } from './wording.ts';

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

/** A section as a link to its source: `[Security, webhooks.mdx](…)`. */
function sectionLink(section: DocsLocation, { sourceUrl, fileNames }: LinkContext): Markdown {
  const { file } = section;
  const heading = truncate(section.heading ?? '', maxNameLength);
  if (file === null) {
    return section.heading === null
      ? redactedFileText
      : md`“${escapeMarkdown(heading)}” in ${redactedFileText}`;
  }
  const name = truncate(fileNames.get(file) ?? file, maxNameLength);
  const linkText = section.heading === null ? name : `${heading}, ${name}`;
  const url = sourceAddress(section, sourceUrl);
  const linked = url === null ? escapeMarkdown(linkText) : link({ text: linkText, url });
  return md`${linked}${escapeMarkdown(truncate(variantNote(section), maxNameLength))}`;
}

export const coverageWords: Readonly<Record<Coverage, Markdown>> = {
  absent: md`a new section belongs after it, according to a model that found none about this`,
  partial: md`a model that read it found part of the answer there`,
  present: md`a model that read it found the answer there`,
};

/**
 * A line for each section, with the file's whole path: the nearest, then the others. If the place isn't sure,
 * all are called *near*.
 */
export function placeLines(place: Place, inTable: LinkContext): Markdown[] {
  const { owners, coverage, others, isSure } = place;
  const links = { ...inTable, fileNames: new Map() };
  const quoted = (section: QuotedLocation, after: Markdown | false = false): Markdown => {
    const { quote } = section;
    const says = quote && md`: “${escapeMarkdown(singleLine(quote))}”`;
    return md`${sectionLink(section, links)}${after}${says}`;
  };
  // Owners are in code, so that nobody is notified.
  const ownersText = owners.length > 0 && md` (${md.join(owners.map(codeSpan), ', ')})`;
  const coverageText = coverage && md`; ${coverageWords[coverage]}`;
  return [
    md`**${isSure ? md`Nearest` : md`Near`}:** ${quoted(place, ownersText)}${coverageText}`,
    ...others.map((other) => md`**${isSure ? md`Next` : md`Near`}:** ${quoted(other)}`),
  ];
}

/** What to do at a place that a model has read, before and after its name. */
const actionsByCoverage: Readonly<Record<Coverage, readonly [before: Markdown, after: Markdown]>> =
  {
    absent: [md`Add a section after `, md``],
    partial: [md`Add what’s missing to `, md``],
    present: [md`Link `, md` from where it was asked, and use the readers’ words there`],
  };

/** Where to act on a gap: sections, or files if the place isn't sure, and what to say before and after them. */
export function whereToAct({ place, hasNoSection }: Gap) {
  if (hasNoSection) {
    const action = md`Write a page for it: a model found no section about it`;
    return { before: action, sections: [], after: md`` };
  }
  if (!place) return null;
  const { isSure, coverage, others } = place;
  const [before, after] = coverage === null ? [md``, md``] : actionsByCoverage[coverage];
  if (isSure) return { before, sections: [place], after };
  const files = [place, ...others].map((section) => ({ ...section, heading: null }));
  return { before: files.length > 1 ? md`In ` : md`Perhaps in `, sections: files, after: md`` };
}

/** Where to act on a gap, as Markdown: a phrase, or only the place if nobody knows what to do there. */
export function placeToAct(gap: Gap, links: LinkContext): Markdown | null {
  const act = whereToAct(gap);
  const sections = act?.sections.map((section) => sectionLink(section, links)) ?? [];
  return act && md`${act.before}${joinList(sections, 'or')}${act.after}`;
}

/** Where to start on a gap, as a sentence: at its place or, without one, with what most answers cite. */
export function whereToStart(gap: Gap, links: LinkContext): Markdown | null {
  const { place, kind, kindPages } = gap;
  const act = placeToAct(gap, links);
  if (act !== null) {
    const isBare = place?.isSure === true && place.coverage === null;
    return md`${isBare && md`Start at `}${act}.`;
  }
  if (kind === 'missing-page') return md`Most answers cite nothing.`;
  const pages = joinList(pageLinks(kindPages, links.allowedHosts), 'or');
  return pages === '' ? null : md`Most answers cite ${pages}.`;
}

/** Whether a model has read what the docs say about the gap. */
export const isReadByModel = ({ place, hasNoSection }: Gap): boolean =>
  hasNoSection || (place !== null && place.coverage !== null);

/** What a model says of the gap's answer, and whether it is known to be missing; null without a model. */
export function missingText(gap: Gap) {
  if (gap.missing === null) return null;
  const lacks = gap.place?.coverage === 'present' ? md`Missing words` : md`Missing`;
  return { title: isReadByModel(gap) ? lacks : md`What readers ask for`, text: gap.missing };
}
