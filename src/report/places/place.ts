import type { NearSection, SearchQuery, SectionIndex } from '../../docs/nearest.ts';
import type { Section } from '../../docs/read-page.ts';
import type { DocsText } from '../../text/text.ts';
import type { Coverage } from '../reading/describe.ts';

export interface DocsLocation {
  /** Path in the repository, with `/` between folders; null if redaction would change the path. */
  file: string | null;
  /** Line of the heading, from 1. */
  line: number;
  /** Null for the text before the page's first heading. */
  heading: DocsText | null;
  /** The language or version that alone has the page; absent if the default one has it. */
  onlyIn?: DocsText;
}

/** What to add to the name of a place that only another language or version has; else empty. */
export const variantNote = ({ onlyIn }: DocsLocation): string =>
  onlyIn === undefined ? '' : ` (only in ${onlyIn})`;

export interface QuotedLocation extends DocsLocation {
  /** The section's sentence nearest to the questions, at most 200 characters; null if none is near. */
  quote: DocsText | null;
}

/** The section nearest to what a topic asks. */
export interface Place extends QuotedLocation {
  /** Whether the section's page is clearly the right one; if not, any of `others` may be right. */
  isSure: boolean;
  /** How well the section answers the questions, by a model; null if no model has read the section. */
  coverage: Coverage | null;
  /** Users and teams that own the page, by `CODEOWNERS`. */
  owners: DocsText[];
  /** The next nearest sections, at most two. */
  others: QuotedLocation[];
}

/** What was read of the documentation's sources. */
export interface DocsSummary {
  /** Folder of the sources in the repository; `.` for the repository's root. */
  root: string;
  files: number;
  sections: number;
  /** Number of answered questions whose nearest sections were compared with the pages that answered them. */
  checked: number;
  /** Share of `checked` whose page is among the three nearest, 0 to 1, four decimals; null if `checked` is small. */
  found: number | null;
  /** Number of files that are too large or aren't text. */
  skipped: number;
}

/** Minimum share of answered questions that find their page: in another site's docs, hardly any do. */
const minFound = 0.5;

/** Whether the docs are the site's own, by the answered questions; null if these are too few. */
export const areOfSite = ({ found }: DocsSummary): boolean | null =>
  found === null ? null : found >= minFound;

/** Number of other pages that are named with a place. */
export const maxOthers = 2;
/** Maximum number of nearest sections in which other pages are looked for. */
export const maxSectionsSearched = 50;
/** Many of the nearest sections may be on pages such as changelogs, where nobody would act. */
const maxNear = 1_000;

/**
 * The sections nearest to what a topic asks. Pages such as changelogs are left out if there are others, and
 * pages that only another language or version has come after the two nearest others.
 */
export function nearestSections(index: SectionIndex, asked: SearchQuery): NearSection[] {
  const all = index.nearest(asked, maxNear);
  const current = all.filter(({ section: { page } }) => page.onlyVariant === null);
  const elsewhere = all.find(({ section: { page } }) => page.onlyVariant !== null);
  const toActIn = current.filter(({ section: { page } }) => page.kind === 'guide');
  const near = (toActIn.length > 0 ? toActIn : current).slice(0, maxSectionsSearched);
  const third = nearestSectionPerPage(near)[maxOthers];
  const at = near.findIndex(({ section }) => section === third);
  if (elsewhere && (at < 0 || elsewhere.score > (near[at]?.score ?? 0))) {
    near.splice(at < 0 ? near.length : at, 0, elsewhere);
  }
  const [first] = near;
  if (!first) return [];
  const section = index.nearestOnPage(first.section.page, asked.words) ?? first.section;
  return [{ ...first, section }, ...near.filter((other) => other.section !== section)];
}

/** The nearest section of each page, nearest page first. */
export function nearestSectionPerPage(near: readonly NearSection[]): Section[] {
  const pages = Map.groupBy(near, ({ section }) => section.page);
  return [...pages.values()].flatMap(([first]) => first?.section ?? []);
}
