import type { Page, Section } from '../../docs/docs.ts';
import type { Asked, Near, SectionIndex } from '../../docs/nearest.ts';
import { isToActIn } from '../../docs/page-path.ts';
import type { DocsText } from '../../text/text.ts';
import type { Coverage } from '../reading/reading.ts';

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
  /** Whether its page is the one; else any of the others may be as well. */
  isSure: boolean;
  /** Null if no model has read it: words alone can't tell what is told from what is only touched on. */
  coverage: Coverage | null;
  /** By `CODEOWNERS`: users and teams. */
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
  /** Share of these whose page is among the three nearest, 0 to 1, four decimals; null if they are too few. */
  found: number | null;
  /** Files that are too large, or can't be read as text. */
  skipped: number;
}

/** Sections looked through for the pages that come next. */
export const maxLookedAt = 50;
/** Among so many are that many on pages to act in. */
const maxNear = 1_000;

/**
 * The sections nearest to what a topic asks, on pages to act in; if there are none, on others. Of the
 * nearest page the section comes first whose heading is an identifier that most of the questions name,
 * else the one that is nearest among those of its page.
 */
export function nearestSections(
  index: SectionIndex,
  asked: Asked & { questions: readonly string[] },
): Near[] {
  const all = index.nearest(asked, maxNear);
  const toActIn = all.filter(({ section: { page } }) => isToActIn(page.path));
  const near = (toActIn.length > 0 ? toActIn : all).slice(0, maxLookedAt);
  const [first] = near;
  if (!first) return [];
  const { page } = first.section;
  const section =
    sectionNamed(page, asked.questions) ?? index.nearestOn(page, asked.words) ?? first.section;
  return [{ ...first, section }, ...near.filter((one) => one.section !== section)];
}

/** How much more than any other page's, beside 1 for the most words in common: measured by `claims`. */
const minLead = 0.3;

/**
 * Whether what comes nearest is on the one page for it: citations and the pages that were asked on
 * speak for no other page as much, and with words in common none comes close.
 */
export function isSure(near: readonly Near[], pages: ReadonlyMap<Page, number>): boolean {
  const [first] = near;
  if (!first) return false;
  const { page } = first.section;
  const next = near.find(({ section }) => section.page !== page);
  const spokenFor = pages.get(page) ?? 0;
  return (
    first.value - (next?.value ?? 0) >= minLead &&
    spokenFor > 0 &&
    [...pages].every(([other, share]) => other === page || share < spokenFor)
  );
}

/** How a name is written that is one of code alone: `--watch`, `test.pool`, `useState`; not `GitHub`. */
const ofCode = /^-|^[a-z]+[A-Z]|\w[._:/@]\w|`/;
const mayBeOfCode = /[a-z][A-Z\d]|[A-Z]{2}/;

/** A name as it is compared: `passwithnotests` of `--passWithNoTests`, and of `passWithNoTests()`. */
const bareName = (word: string): string =>
  (word.slice(0, 200).replace(/^\(/, '').split(/[(=]/)[0] ?? '')
    .replace(/[`"'“”‘’,;!?)<>[\]{}]/g, '')
    .replace(/^--?|[.:]$/g, '')
    .toLowerCase();

/** The section of a page whose heading begins with an identifier that half of the questions or more name. */
function sectionNamed(page: Page, questions: readonly string[]): Section | null {
  const times = new Map<string, number>();
  const sure = new Set<string>();
  for (const question of questions) {
    const words = question.split(/\s/);
    const surely = words.filter((word) => ofCode.test(word)).map(bareName);
    for (const name of surely) sure.add(name);
    const perhaps = words.filter((word) => mayBeOfCode.test(word)).map(bareName);
    for (const name of new Set([...surely, ...perhaps]))
      times.set(name, (times.get(name) ?? 0) + 1);
  }
  const timesNamed = ({ heading }: Section): number => {
    const [first = '', ...more] = heading?.split(/[\s(=]/) ?? [];
    const name = bareName(first);
    return more.length === 0 || sure.has(name) ? (times.get(name) ?? 0) : 0;
  };
  times.delete('');
  const named = times.size === 0 ? [] : page.sections.filter((one) => timesNamed(one) > 0);
  const [most] = named.sort((a, b) => timesNamed(b) - timesNamed(a));
  return most && 2 * timesNamed(most) >= questions.length ? most : null;
}

/** Of each page the section that comes nearest, in their order. */
export function nearestOfPages(near: readonly Near[]): Section[] {
  const pages = new Map<Page, Section>();
  for (const { section } of near) if (!pages.has(section.page)) pages.set(section.page, section);
  return [...pages.values()];
}
