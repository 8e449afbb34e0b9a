import { createPageFinder, type PageFinder } from '../../docs/addresses.ts';
import { indexSections, type NearSection, type SectionIndex } from '../../docs/nearest.ts';
import type { Docs } from '../../docs/read.ts';
import type { Page, Section } from '../../docs/read-page.ts';
import { textReader } from '../../search/text-index.ts';
import { type DocsText, emptyText, mapText, type Redactor, toDocsText } from '../../text/text.ts';
import type { RememberedPlace } from '../gaps/memory.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import { findSitePaths } from '../source/scope.ts';
import {
  areOfSite,
  type DocsSummary,
  maxOthers,
  maxSectionsSearched,
  nearestSectionPerPage,
  nearestSections,
  type Place,
  type QuotedLocation,
} from './place.ts';
import { createQuoter } from './quote.ts';

/** The fields of a row that decide where in the docs it belongs. */
export type RowToPlace = Pick<Question, 'text' | 'pageUrl' | 'sources'>;

export interface IndexedDocs {
  docs: Docs;
  index: SectionIndex;
  finder: PageFinder;
  /** Indexes the same docs at another commit in the same way; cached. */
  atCommit(docs: Docs): IndexedDocs;
}

/** Maximum and minimum number of answered questions to tell from whether the docs are the site's own. */
const maxChecked = 2_000;
const minChecked = 20;
const nearestChecked = 3;

/**
 * Indexes the docs, and checks with answered questions whether they are the site's own.
 *
 * @param rows all rows to be placed: their pages reveal the site's base path
 * @returns `known` is null if the docs may be another site's, `indexed` isn't
 */
export function indexDocs({
  docs,
  rows,
  answered,
}: {
  docs: Docs;
  rows: readonly Pick<RowToPlace, 'pageUrl'>[];
  answered: readonly AnsweredQuestion[];
}) {
  const site = findSitePaths(rows, answered);
  const commits = new Map<Docs, IndexedDocs>();
  const atCommit = (some: Docs): IndexedDocs => {
    const known = commits.get(some);
    if (known) return known;
    const pages = some.pages.filter(({ kind }) => kind !== 'for-writers');
    const index = indexSections(pages);
    const indexed = { docs: some, index, finder: createPageFinder(some, site), atCommit };
    commits.set(some, indexed);
    return indexed;
  };
  const indexed = atCommit(docs);
  const { checked, found } = check(indexed, answered);
  const { root, pages, skipped } = docs;
  const sections = indexed.index.sections.length;
  const read: DocsSummary = { root, files: pages.length, sections, checked, found, skipped };
  return { read, known: (areOfSite(read) ?? docs.isConfigured) ? indexed : null, indexed };
}

/** Measures how often answered questions find the pages that answered them. */
function check(indexed: IndexedDocs, answered: readonly AnsweredQuestion[]) {
  const { index, finder } = indexed;
  const asked = answered.filter(({ cited }) => cited.length > 0).slice(0, maxChecked);
  let hits = 0;
  for (const { question, cited } of asked) {
    const pages = new Set(cited.map(({ url }) => finder(url)));
    const near = index.nearest({ words: wordsOf([question]) }, maxSectionsSearched);
    // A changelog is near everything, so it doesn't count against other pages.
    const counted = near.filter(
      ({ section: { page } }) => page.kind === 'guide' || pages.has(page),
    );
    const nearest = nearestSectionPerPage(counted).slice(0, nearestChecked);
    if (nearest.some(({ page }) => pages.has(page))) hits += 1;
  }
  const found = Math.round((hits / asked.length) * 10_000) / 10_000;
  return { checked: asked.length, found: asked.length < minChecked ? null : found };
}

export type Placer = ReturnType<typeof placerIn>;
export type Placement = NonNullable<ReturnType<Placer['placed']>>;
/** What the docs say at a topic's place and around it. */
export type PlaceTexts = Placement['texts'];

/** Maximum number of questions that decide a topic's place. */
const maxQuestions = 300;
/** Maximum characters of a section: more than any brief quotes. */
const maxRead = 20_000;

/** Finds the sections of the docs that are nearest to what rows ask. */
export function placerIn(
  indexed: IndexedDocs,
  { redact, mask }: Pick<Redactor, 'redact' | 'mask'>,
) {
  const { docs, index, finder } = indexed;
  const quoteTo = createQuoter(index, mask);
  const ownWords = (text: string) => toDocsText(mask(text));
  const isShown = ({ page: { file } }: Section): boolean => redact(file) === file;
  const textOf = (section: Section): DocsText =>
    isShown(section)
      ? mapText(ownWords(section.markdown), (text) => text.slice(0, maxRead))
      : toDocsText(emptyText);
  const nearestTo = (rows: readonly RowToPlace[]) => {
    const some = rows.slice(0, maxQuestions);
    const words = wordsOf(some.map(({ text }) => text));
    const evidence = evidenceIn(some, finder);
    const pageWeights = new Map([...evidence].map(([page, said]) => [page, weightOf(said)]));
    const near = nearestSections(index, { words, pageWeights });
    return { words, near, evidence, some };
  };
  /**
   * Whether the nearest section is on the right page: that page has the most citations and questions asked
   * on it, and no other page scores nearly as high. A failed answer's citations are what was retrieved for
   * its question, so by themselves they repeat the question's words. One of three must add to them: the
   * words alone lead to the page, most questions were asked on it, or answers cite it though their
   * questions' words alone don't find it.
   */
  const isSure = ({ words, near, evidence, some }: ReturnType<typeof nearestTo>): boolean => {
    const page = near[0]?.section.page;
    if (!page || page.onlyVariant !== null) return false;
    const isMost = (read: (shares: PageEvidence) => number): boolean => {
      const most = read(evidence.get(page) ?? noEvidence);
      return most > 0 && [...evidence].every(([at, shares]) => at === page || read(shares) < most);
    };
    return (
      leadOf(page, near) >= minLead &&
      isMost(weightOf) &&
      (leadOf(page, index.nearest({ words }, maxSectionsSearched)) >= minLead ||
        isMost(({ askedOn }) => askedOn) ||
        citedBeyondWords(page, some, indexed) >= minCitedBeyondWords)
    );
  };
  return {
    nearest: (rows: readonly RowToPlace[], max: number): Section[] =>
      nearestTo(rows)
        .near.slice(0, max)
        .map(({ section }) => section),
    /** The place of rows, at `given` if a model named a section; null if no section is near. */
    placed(rows: readonly RowToPlace[], given?: Section) {
      const found = nearestTo(rows);
      const { words, near } = found;
      const section = given ?? near[0]?.section;
      if (!section) return null;
      const { page, line, level } = section;
      const others = nearestSectionPerPage(near)
        .filter((other) => other.page !== page)
        .slice(0, maxOthers);
      const quote = quoteTo(words);
      const locationOf = (located: Section): QuotedLocation => ({
        file: isShown(located) ? located.page.file : null,
        line: located.line,
        heading: located.heading === null ? null : ownWords(located.heading),
        ...(located.page.onlyVariant !== null && { onlyIn: ownWords(located.page.onlyVariant) }),
        quote: quote(located),
      });
      const location = locationOf(section);
      const { file, heading } = location;
      const end = page.sections.find((next) => next.line > line)?.line ?? null;
      const place: Place = {
        ...location,
        isSure: given !== undefined || isSure(found),
        coverage: null,
        owners: docs.owners(page.file).map(ownWords),
        others: others.map(locationOf),
      };
      const home: RememberedPlace | null =
        file === null ? null : { file, line, level, heading, end };
      return {
        place,
        texts: { says: textOf(section), othersSay: others.map(textOf) },
        /** The section as the issue stores it; null if redaction would change its path. */
        home,
      };
    },
  };
}

const maxSections = 8;
/** Maximum number of one page's sections: the answer may be on a page that is less near. */
const maxOfPage = 3;
const titledFirst = 2;

/**
 * At most eight sections for a model to read, three of a page: the nearest to a topic's title alone, and
 * the nearest to its questions.
 */
export function sectionsForTopic(
  { main, label }: { main: readonly RowToPlace[]; label: RowToPlace['text'] },
  placer: Placer | null | undefined,
): Section[] {
  if (!placer) return [];
  const titled = placer.nearest([{ text: label, pageUrl: null, sources: [] }], maxSections);
  const asked = placer.nearest(main, maxSectionsSearched);
  const chosen = new Set<Section>();
  const ofPage = new Map<Page, number>();
  for (const section of [...asked.slice(0, 1), ...titled.slice(0, titledFirst), ...asked]) {
    const count = ofPage.get(section.page) ?? 0;
    if (chosen.size === maxSections || chosen.has(section) || count === maxOfPage) continue;
    chosen.add(section);
    ofPage.set(section.page, count + 1);
  }
  return [...chosen];
}

/** Maximum number of topics to place. Later ones have one reader each and are in no report. */
const maxTopics = 2_000;

/** Finds the places of topics, which are given largest first; by topic id. */
export function placesOf(
  placer: Placer,
  topics: readonly { id: string; rows: readonly RowToPlace[] }[],
): Map<string, Placement> {
  const places = new Map<string, Placement>();
  for (const { id, rows } of topics.slice(0, maxTopics)) {
    const placed = placer.placed(rows);
    if (placed) places.set(id, placed);
  }
  return places;
}

/** Minimum lead over every other page's score if the best score by words is 1; see `npm run bench -- claims`. */
const minLead = 0.3;
/** Minimum share of the questions whose answers must cite the page though their own words don't find it. */
const minCitedBeyondWords = 0.15;

/** By how much a page's best value exceeds that of every other page; negative if another page is nearer. */
function leadOf(page: Page, near: readonly NearSection[]): number {
  const best = (isOwn: boolean): number =>
    near.find(({ section }) => (section.page === page) === isOwn)?.score ?? 0;
  return best(true) - best(false);
}

/** What rows say of a page, apart from their words: shares of the rows, from 0 to 1. */
interface PageEvidence {
  askedOn: number;
  /** Weighted: the more pages an answer cites, the less each counts. */
  cited: number;
}

const noEvidence: PageEvidence = { askedOn: 0, cited: 0 };

/** Weight of a page that all answers cite, and of one that all questions were asked on; by words, at most 1. */
const citedShare = 1.2;
const askedShare = 0.7;

const weightOf = ({ askedOn, cited }: PageEvidence): number =>
  askedShare * askedOn + citedShare * cited;

/** What rows say of pages by where they were asked and by citations. */
function evidenceIn(rows: readonly RowToPlace[], finder: PageFinder): Map<Page, PageEvidence> {
  const pages = new Map<Page, PageEvidence>();
  const add = (url: string | null, key: keyof PageEvidence, share: number): void => {
    const page = url ? finder(url) : null;
    if (!page) return;
    const known = pages.get(page) ?? noEvidence;
    pages.set(page, { ...known, [key]: known[key] + share / rows.length });
  };
  for (const { pageUrl, sources } of rows) {
    add(pageUrl, 'askedOn', 1);
    for (const { url } of sources) add(url, 'cited', 1 / Math.sqrt(sources.length));
  }
  return pages;
}

/** Number of pages that a question's own words are taken to find, and of rows that are looked at. */
const pagesFoundByWords = 5;
const maxRowsCiting = 40;

/** The share of rows that cite `page` though a search for the row's own words doesn't find it. */
function citedBeyondWords(page: Page, rows: readonly RowToPlace[], indexed: IndexedDocs): number {
  const { index, finder } = indexed;
  const citing = rows.filter(({ sources }) =>
    sources.some(({ url }) => url && finder(url) === page),
  );
  const some = citing.slice(0, maxRowsCiting);
  const beyond = some.filter(({ text }) => {
    const near = index.nearest({ words: wordsOf([text]) }, 4 * maxSectionsSearched);
    const found = nearestSectionPerPage(near).slice(0, pagesFoundByWords);
    return found.every((section) => section.page !== page);
  });
  return some.length === 0 ? 0 : (beyond.length / some.length) * (citing.length / rows.length);
}

/** The stems of words in texts, each with the square root of the share of texts that contain it. */
export function wordsOf(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(textReader.stems(text)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count / texts.length)]));
}
