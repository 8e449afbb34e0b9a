import { type PageFinder, pageFinder } from '../../docs/addresses.ts';
import type { Docs, Page, Section } from '../../docs/docs.ts';
import { indexSections, type SectionIndex } from '../../docs/nearest.ts';
import { isImprovablePage } from '../../docs/page-path.ts';
import { pause } from '../../pace.ts';
import { createTextReader, type TextReader } from '../../search/text-index.ts';
import type { DocsText, Redactor } from '../../text/text.ts';
import type { RememberedPlace } from '../gaps/memory.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import { findSitePaths } from '../source/scope.ts';
import {
  type DocsRead,
  isSure,
  maxLookedAt,
  nearestOfPages,
  nearestSections,
  type Place,
  type QuotedLocation,
} from './place.ts';
import { quoter } from './quote.ts';

/** The part of a row by which its place is found. */
export type PlacedRow = Pick<Question, 'text' | 'pageUrl' | 'sources'>;

/** Docs whose sections can be found by words and by address. */
export interface IndexedDocs {
  docs: Docs;
  index: SectionIndex;
  finder: PageFinder;
  textReader: TextReader;
  /** The same docs at another commit, indexed in the same way; cached. */
  atCommit(docs: Docs): Promise<IndexedDocs>;
}

/** How many answered questions it takes to tell whether the docs are the site's own. */
const maxChecked = 2_000;
const minChecked = 20;
/** In another site's docs, hardly any question finds the page that answered it. */
const minFound = 0.5;
const nearestChecked = 3;

/**
 * Indexes the docs, and checks with answered questions whether they are the site's own.
 *
 * @param rows all rows to be placed: their pages reveal the site's base path
 * @returns `known` is null if the docs may be another site's
 */
export async function indexDocs({
  docs,
  rows,
  answered,
}: {
  docs: Docs;
  rows: readonly Pick<PlacedRow, 'pageUrl'>[];
  answered: readonly AnsweredQuestion[];
}): Promise<{ read: DocsRead; known: IndexedDocs | null }> {
  const site = await findSitePaths(rows, answered);
  const textReader = createTextReader();
  const indexAnew = async (some: Docs): Promise<IndexedDocs> => {
    const index = await indexSections(some.pages, textReader);
    await pause();
    return { docs: some, index, finder: pageFinder(some, site), textReader, atCommit };
  };
  const commits = new Map<Docs, Promise<IndexedDocs>>();
  const atCommit = (some: Docs): Promise<IndexedDocs> => {
    const indexed = commits.get(some) ?? indexAnew(some);
    commits.set(some, indexed);
    return indexed;
  };
  const indexed = await atCommit(docs);
  const { checked, found } = await check(indexed, answered);
  const isTrusted = found === null ? docs.isNamed : found >= minFound;
  const { root, pages, skipped } = docs;
  const sections = indexed.index.sections.length;
  return {
    read: { root, files: pages.length, sections, checked, found, skipped },
    known: isTrusted ? indexed : null,
  };
}

/** How often answered questions find the pages that answered them. */
async function check(
  indexed: IndexedDocs,
  answered: readonly AnsweredQuestion[],
): Promise<Pick<DocsRead, 'checked' | 'found'>> {
  const { index, finder } = indexed;
  const asked = answered.filter(({ cited }) => cited.length > 0).slice(0, maxChecked);
  let hits = 0;
  for (const { question, cited } of asked) {
    await pause();
    const pages = new Set(cited.map(({ url }) => finder(url)));
    const near = index.nearest({ words: wordsOf([question], indexed) }, maxLookedAt);
    // A changelog is near everything, so it doesn't count against other pages.
    const counted = near.filter(
      ({ section: { page } }) => isImprovablePage(page.path) || pages.has(page),
    );
    const nearest = nearestOfPages(counted).slice(0, nearestChecked);
    if (nearest.some(({ page }) => pages.has(page))) hits += 1;
  }
  const found = Math.round((hits / asked.length) * 10_000) / 10_000;
  return { checked: asked.length, found: asked.length < minChecked ? null : found };
}

/** What the docs say at a topic's place and around it. */
export interface PlaceTexts {
  /** The section that comes nearest. */
  says: DocsText;
  /** The next nearest sections, in order. */
  othersSay: DocsText[];
  /** The other headings of its page, up to what fits in a brief. */
  outline: { line: number; heading: DocsText }[];
}

/** A topic's place, with what the docs say there. */
export interface Placed {
  place: Place;
  texts: PlaceTexts;
  /** The section as the issue stores it; null if redaction would change its path. */
  home: RememberedPlace | null;
}

/** Finds the sections of the docs that are nearest to what rows ask. */
export interface Placer {
  nearest(rows: readonly PlacedRow[], max: number): Section[];
  /** Null if no section shares a word with the rows. A section is given if a model names the place. */
  placed(rows: readonly PlacedRow[], section?: Section): Placed | null;
}

const maxOthers = 2;
/** Questions by which a topic is placed. */
const maxQuestions = 300;
/** Characters of a section and headings of a page: more than any brief quotes. */
const maxRead = 20_000;
const maxHeadings = 30;

/** @param isHomeless whether the nearest section is not a place for what rows ask */
export function placerIn(
  indexed: IndexedDocs,
  { redact, mask }: Pick<Redactor, 'redact' | 'mask'>,
  isHomeless: (rows: readonly PlacedRow[], section: Section) => boolean = () => false,
): Placer {
  const { docs, index, finder, textReader } = indexed;
  const quoteTo = quoter(index, textReader, mask);
  const ownWords = (text: string) => mask(text) as string as DocsText;
  const isShown = ({ page: { file } }: Section): boolean => redact(file) === file;
  const textOf = (section: Section): DocsText =>
    (isShown(section) ? ownWords(section.source).slice(0, maxRead) : '') as DocsText;
  const nearestTo = (rows: readonly PlacedRow[]) => {
    const some = rows.slice(0, maxQuestions);
    const questions = some.map(({ text }) => text);
    const [words, pages] = [wordsOf(questions, indexed), pagesOf(some, finder)];
    return { words, pages, near: nearestSections(index, { questions, words, pages }) };
  };
  return {
    nearest: (rows, max) => {
      const { near } = nearestTo(rows);
      return near.slice(0, max).map(({ section }) => section);
    },
    placed(rows, given) {
      const { words, pages, near } = nearestTo(rows);
      const section = given ?? near[0]?.section;
      if (!section || (!given && isHomeless(rows, section))) return null;
      const { page, line, level } = section;
      const others = nearestOfPages(near)
        .filter((other) => other.page !== page)
        .slice(0, maxOthers);
      const quote = quoteTo(words);
      const locationOf = (one: Section): QuotedLocation => ({
        file: isShown(one) ? one.page.file : null,
        line: one.line,
        heading: one.heading === null ? null : ownWords(one.heading),
        quote: quote(one),
      });
      const location = locationOf(section);
      const { file, heading } = location;
      const end = page.sections.find((one) => one.line > line)?.line ?? null;
      const outline = page.sections.filter((one) => one.heading !== null && one !== section);
      return {
        place: {
          ...location,
          isSure: given !== undefined || isSure(near, pages),
          coverage: null,
          owners: docs.owners(page.file).map(ownWords),
          others: others.map(locationOf),
        },
        texts: {
          says: textOf(section),
          othersSay: others.map(textOf),
          outline: (isShown(section) ? outline : [])
            .slice(0, maxHeadings)
            .map((one) => ({ line: one.line, heading: ownWords(one.heading ?? '') })),
        },
        home: file === null ? null : { file, line, level, heading, end },
      };
    },
  };
}

/** The sections nearest to a topic: the nearest to its questions, the nearest to its title, then the rest. */
export function sectionsFor(
  { main, label }: { main: readonly PlacedRow[]; label: PlacedRow['text'] },
  placer: Pick<Placer, 'nearest'> | null | undefined,
): Section[] {
  if (!placer) return [];
  const [first, ...next] = placer.nearest(main, maxSections);
  const [titled] = placer.nearest([{ text: label, pageUrl: null, sources: [] }], 1);
  const all = [first, titled, ...next].filter((section) => section !== undefined);
  return [...new Set(all)].slice(0, maxSections);
}

const maxSections = 3;

/** Topics after these have one reader each and are in no report. */
const maxTopics = 2_000;

/** The places of topics by their ids, largest topic first. */
export async function placesOf(
  placer: Placer,
  topics: readonly { id: string; main: readonly PlacedRow[] }[],
): Promise<Map<string, Placed>> {
  const places = new Map<string, Placed>();
  for (const { id, main } of topics.slice(0, maxTopics)) {
    await pause();
    const placed = placer.placed(main);
    if (placed) places.set(id, placed);
  }
  return places;
}

/** Weight of a page that all answers cite, or that all questions were asked on, to 1 for the best match by words. */
const citedShare = 1.2;
const askedShare = 0.7;

/** Scores pages by citations and by where rows were asked: each of a row's citations counts less the more it has. */
function pagesOf(rows: readonly PlacedRow[], finder: PageFinder): Map<Page, number> {
  const pages = new Map<Page, number>();
  const add = (url: string | null, share: number): void => {
    const page = url ? finder(url) : null;
    if (page) pages.set(page, (pages.get(page) ?? 0) + share / rows.length);
  };
  for (const { pageUrl, sources } of rows) {
    add(pageUrl, askedShare);
    for (const { url } of sources) add(url, citedShare / Math.sqrt(sources.length));
  }
  return pages;
}

/** The words of texts, each with the square root of the share of texts that have it. */
export function wordsOf(
  texts: readonly string[],
  { textReader }: IndexedDocs,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(textReader.stems(text)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count / texts.length)]));
}
