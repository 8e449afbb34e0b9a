import type { Page, Section } from '../../docs/docs.ts';
import type { NearSection, SearchQuery, SectionIndex } from '../../docs/nearest.ts';
import { isImprovablePage } from '../../docs/page-path.ts';
import type { DocsText } from '../../text/text.ts';
import type { Coverage } from '../reading/describe.ts';

/** A section of the docs' sources. */
export interface DocsLocation {
  /** Path in the repository, with `/` between folders; null if redaction would change the path. */
  file: string | null;
  /** Line of the heading, from 1. */
  line: number;
  /** Null for the text before the page's first heading. */
  heading: DocsText | null;
}

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
  /** Number of pages that were read. */
  files: number;
  sections: number;
  /** Number of answered questions whose nearest sections were compared with the pages that answered them. */
  checked: number;
  /** Share of `checked` whose page is among the three nearest, 0 to 1, four decimals; null if `checked` is small. */
  found: number | null;
  /** Number of files that are too large or aren't text. */
  skipped: number;
}

/** Maximum number of nearest sections in which other pages are looked for. */
export const maxSectionsSearched = 50;
/** Number of nearest sections to fetch: many may be on pages such as changelogs, where nobody would act. */
const maxNear = 1_000;

/**
 * The sections nearest to what a topic asks. Pages such as changelogs are left out if there are others. If
 * most questions name an identifier that is a heading on the nearest page, that heading's section is first.
 */
export function nearestSections(
  index: SectionIndex,
  asked: SearchQuery & { questions: readonly string[] },
): NearSection[] {
  const all = index.nearest(asked, maxNear);
  const toActIn = all.filter(({ section: { page } }) => isImprovablePage(page.path));
  const near = (toActIn.length > 0 ? toActIn : all).slice(0, maxSectionsSearched);
  const [first] = near;
  if (!first) return [];
  const { page } = first.section;
  const section =
    sectionNamed(page, asked.questions) ?? index.nearestOn(page, asked.words) ?? first.section;
  return [{ ...first, section }, ...near.filter((one) => one.section !== section)];
}

/** Minimum lead over every other page's score if the best score by words is 1; see `npm run bench -- claims`. */
const minLead = 0.3;

/**
 * Whether the nearest section is on the right page: that page has the most citations and questions
 * asked on it, and no other page scores nearly as high.
 */
export function isSurePlace(
  near: readonly NearSection[],
  pages: ReadonlyMap<Page, number>,
): boolean {
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

/** Spellings that only code has: `--watch`, `test.pool`, `useState`; not `GitHub`. */
const ofCode = /^-|^[a-z]+[A-Z]|\w[._:/@]\w|`/;
const mayBeOfCode = /[a-z][A-Z\d]|[A-Z]{2}/;

/** A name in the form used for comparison: `passwithnotests` for `--passWithNoTests` and `passWithNoTests()`. */
const bareName = (word: string): string =>
  (word.slice(0, 200).replace(/^\(/, '').split(/[(=]/)[0] ?? '')
    .replace(/[`"'“”‘’,;!?)<>[\]{}]/g, '')
    .replace(/^--?|[.:]$/g, '')
    .toLowerCase();

/** The section of a page whose heading starts with an identifier that at least half of the questions name. */
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

/** The nearest section of each page, nearest page first. */
export function nearestSectionPerPage(near: readonly NearSection[]): Section[] {
  const pages = Map.groupBy(near, ({ section }) => section.page);
  return [...pages.values()].flatMap(([first]) => first?.section ?? []);
}
