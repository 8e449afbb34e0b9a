import type { Docs, Page, Section } from '../../docs/docs.ts';
import type { Asked, Near, SectionIndex } from '../../docs/nearest.ts';
import type { Redactor } from '../../text/redact.ts';
import type { DocsText } from '../../text/text.ts';
import type { Coverage } from '../reading/describe.ts';
import type { Quote } from './quote.ts';

/** A section of the docs' sources. */
export interface Spot {
  /** Relative to the repository, `/` between folders; null if redaction would change it. */
  file: string | null;
  /** Line of the heading, from 1. */
  line: number;
  /** Null for a page's lead, which stands before any heading. */
  heading: DocsText | null;
}

export interface QuotedSpot extends Spot {
  /** Its sentence that comes nearest, at most 200 characters; null if none comes near. */
  quote: DocsText | null;
}

/** The section that comes nearest to what a topic asks. */
export interface Place extends QuotedSpot {
  /** Null if no model has read it: words alone can't tell what is told from what is only touched on. */
  coverage: Coverage | null;
  /** By `CODEOWNERS`: users, teams, or e-mail addresses. */
  owners: DocsText[];
  /** At most two places that come next. */
  others: QuotedSpot[];
}

/** What was read of the documentation's sources. */
export interface DocsRead {
  /** Folder of the sources in the repository; `.` is all of it. */
  root: string;
  /** Pages that were read. */
  files: number;
  sections: number;
  /** Answered questions whose nearest sections were held against the pages that answered them. */
  checked: number;
  /** Share of these whose page is among the three nearest, 0 to 1, four decimals; 0 of none. */
  found: number;
  /** Files that are too large, or can't be read as text. */
  skipped: number;
}

/** Which places topics have, by what was read of the docs. */
export interface Places {
  docs: DocsRead;
  /** By a topic's id; none of docs that may be another site's. */
  byTopic: ReadonlyMap<string, Place>;
}

const mostOthers = 2;
/** Sections looked through for the pages that come next. */
export const mostLookedAt = 50;

/**
 * The section that comes nearest to what is asked; null if none has a word of it.
 *
 * @param section the place in its stead, if a model that read it says so
 */
export function placeOf({
  asked,
  section: read,
  index,
  owners,
  redactor,
  quote,
}: {
  asked: Asked;
  section?: Section | undefined;
  index: SectionIndex;
  owners: Docs['owners'];
  redactor: Pick<Redactor, 'redact' | 'mask'>;
  quote: Quote;
}): Place | null {
  const near = index.nearest(asked, mostLookedAt);
  const section = read ?? near[0]?.section;
  if (!section) return null;
  const pages = nearestPages(near, 1 + mostOthers);
  const next = pages.filter((page) => page !== section.page).slice(0, mostOthers);
  const others = next.flatMap((page) => near.find((one) => one.section.page === page) ?? []);
  const ownWords = (text: string) => redactor.mask(text) as string as DocsText;
  const spotOf = (one: Section): QuotedSpot => ({
    file: redactor.redact(one.page.file) === one.page.file ? one.page.file : null,
    line: one.line,
    heading: one.heading === null ? null : ownWords(one.heading),
    quote: quote(one),
  });
  return {
    ...spotOf(section),
    coverage: null,
    owners: owners(section.page.file).map(ownWords),
    others: others.map((one) => spotOf(one.section)),
  };
}

/** The pages of sections, nearest first. */
export function nearestPages(near: readonly Near[], most: number): Page[] {
  return [...new Set(near.map(({ section }) => section.page))].slice(0, most);
}
