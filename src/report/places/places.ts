import { type PageFinder, pageFinder } from '../../docs/addresses.ts';
import type { Docs, Page, Section } from '../../docs/docs.ts';
import { type Asked, indexSections, type SectionIndex } from '../../docs/nearest.ts';
import { isToActIn } from '../../docs/page-path.ts';
import { type ReadWord, wordReader } from '../../language/tokens.ts';
import type { Pace } from '../../pace.ts';
import { createReading, type Reading } from '../../search/text-index.ts';
import type { DocsText, Redactor } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import { pathsNamed } from '../source/scope.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import {
  type DocsRead,
  mostLookedAt,
  nearestPages,
  nearestSections,
  type Place,
  type Places,
  placeOf,
  type Spot,
  type TopicAsked,
} from './place.ts';
import { quoter } from './quote.ts';

/** A row as far as the place of what it asks goes. */
type PlacedRow = Pick<Question, 'text' | 'pageUrl' | 'sources'>;

/** Docs whose sections can be looked for, by words and by address. */
export interface IndexedDocs {
  docs: Docs;
  index: SectionIndex;
  finder: PageFinder;
  /** Comparable paths of the pages that the site is known to have. */
  site: ReadonlySet<string>;
  reading: Reading;
  /** Indexes the same docs at another commit alike. */
  atCommit(docs: Docs): Promise<IndexedDocs>;
}

/** Which sections of the docs come nearest to what topics ask. */
export interface Placer {
  docs: Places['docs'];
  /** Null if the docs may be another site's. */
  known: IndexedDocs | null;
  /** The sections that come nearest to what rows ask; none if the docs may be another site's. */
  nearest(rows: readonly PlacedRow[], most: number): Section[];
  /** @param section where it belongs, if something better than nearness says so */
  placeOf(rows: readonly PlacedRow[], section?: Section): Place | null;
  /** Places in the same docs at another commit, trusted alike. */
  atCommit(docs: Docs): Promise<Placer>;
}

/** So many answered questions say well enough whether the docs are those that they were asked of. */
const mostChecked = 2_000;
const fewestChecked = 20;
/** Of another site's docs, hardly any question finds the page that answered it. */
const leastFound = 0.5;
const nearestChecked = 3;

/** Beyond so many topics each is of one reader, and no report shows them. */
const mostTopics = 2_000;
/** Questions of a topic that tell what it asks. */
const mostQuestions = 300;
/** As many tell which sentence is nearest as well as all do. */
const mostWordings = 12;
/**
 * How much the page that all of a topic's answers cite speaks for a place, and the one that all of its
 * questions were asked on; the text with most words in common counts 1.
 */
const citedShare = 1.2;
const askedShare = 0.7;

/**
 * Reads the docs as topics read questions, and says by the answered questions whether they can be
 * trusted to be the site's.
 *
 * @param rows all that are to be placed: the pages that they name tell the site's base path
 */
export async function createPlacer({
  docs,
  rows,
  answered,
  redactor,
  pace,
}: {
  docs: Docs;
  rows: readonly PlacedRow[];
  answered: readonly AnsweredQuestion[];
  redactor: Pick<Redactor, 'redact' | 'mask'>;
  pace: Pace;
}): Promise<Placer> {
  const site = await pathsNamed({ rows, answered, pace });
  const reading = createReading();
  const readAnew = async (some: Docs): Promise<IndexedDocs> => ({
    docs: some,
    index: await indexSections({ pages: some.pages, reading, pace }),
    finder: pageFinder(some, site),
    site,
    reading,
    atCommit: indexed,
  });
  const commits = new Map<Docs, Promise<IndexedDocs>>();
  const indexed = (some: Docs): Promise<IndexedDocs> => {
    const reading = commits.get(some) ?? readAnew(some);
    commits.set(some, reading);
    return reading;
  };
  const known = await indexed(docs);
  const { index, finder } = known;
  const { checked, found } = await check({ index, answered, finder, pace });
  const isTrusted = found === null ? docs.isNamed : found >= leastFound;
  const read = wordReader();
  const docsRead: DocsRead = {
    root: docs.root,
    files: docs.pages.length,
    sections: index.sections.length,
    checked,
    found,
    skipped: docs.skipped,
  };
  const placerOn = ({ docs: { owners }, index, finder }: IndexedDocs): Placer => {
    const quoteTo = quoter({ index, reading, mask: redactor.mask });
    const asked = (some: readonly PlacedRow[]): TopicAsked => {
      const first = some.slice(0, mostQuestions);
      const questions = first.map(({ text }) => text);
      return { questions, words: wordsOfAll(first, read), pages: pagesOf(first, finder) };
    };
    return {
      docs: docsRead,
      known: isTrusted ? known : null,
      nearest: (some, most) =>
        isTrusted
          ? nearestSections(index, asked(some))
              .slice(0, most)
              .map(({ section }) => section)
          : [],
      placeOf: (some, section) => {
        if (!isTrusted) return null;
        const what = asked(some);
        const wordings = [...new Set(some.map(({ text }) => text))].slice(0, mostWordings);
        const quote = quoteTo({ words: what.words, wordings });
        return placeOf({ asked: what, section, index, owners, redactor, quote });
      },
      atCommit: async (others) => placerOn(await indexed(others)),
    };
  };
  return placerOn(known);
}

/** The places of topics, largest first. */
export async function placesOf(
  placer: Placer,
  topics: readonly { id: string; main: readonly PlacedRow[] }[],
  pace: Pace,
): Promise<Places> {
  const byTopic = new Map<string, Place>();
  for (const { id, main } of topics.slice(0, mostTopics)) {
    const pause = pace();
    if (pause) await pause;
    const place = placer.placeOf(main);
    if (place) byTopic.set(id, place);
  }
  return { docs: placer.docs, byTopic };
}

/** The sections that topics belong to, by the topics' ids, and where each ends. */
export function sectionsOf(
  { byTopic }: Places,
  { pages }: Docs,
): Map<
  string,
  { file: string; line: number; end: number | null; level: number; heading: string | null }
> {
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  return new Map(
    [...byTopic].flatMap(([id, { file, line, heading }]) => {
      if (file === null) return [];
      const sections = pageOf.get(file)?.sections ?? [];
      const level = sectionAt(sections, { line, heading })?.level ?? 0;
      const end = sections.find((section) => section.line > line)?.line ?? null;
      return [[id, { file, line, end, level, heading }]];
    }),
  );
}

/** An empty lead has the line of the heading that follows it. */
const sectionAt = (
  sections: readonly Section[],
  { line, heading }: Omit<Spot, 'file'>,
): Section | undefined =>
  sections.find((one) => one.line === line && (one.heading === null) === (heading === null));

/** What the docs say in a topic's place, and around it. */
export interface PlaceTexts {
  /** The section that comes nearest. */
  says: DocsText;
  /** Those that come next, in their order. */
  othersSay: DocsText[];
  /** The other headings of its page, as far as a brief has room. */
  outline: { line: number; heading: DocsText }[];
}

/** Characters read of a section, and headings of a page: more than any brief quotes. */
const mostRead = 20_000;
const mostHeadings = 30;

/** What the docs say in a place, and around it. */
export function textsAt(
  place: Place,
  { pages }: Docs,
  { mask }: Pick<Redactor, 'mask'>,
): PlaceTexts {
  const ownWords = (text: string) => mask(text) as string as DocsText;
  const sectionsOfFile = (file: string | null): readonly Section[] =>
    pages.find((page) => page.file === file)?.sections ?? [];
  const textAt = (spot: Spot): DocsText =>
    ownWords(sectionAt(sectionsOfFile(spot.file), spot)?.text ?? '').slice(0, mostRead) as DocsText;
  return {
    says: textAt(place),
    othersSay: place.others.map(textAt),
    outline: sectionsOfFile(place.file)
      .flatMap(({ line, heading }) =>
        heading === null || line === place.line ? [] : { line, heading: ownWords(heading) },
      )
      .slice(0, mostHeadings),
  };
}

/** Whether answered questions find the pages that answered them. */
async function check({
  index,
  answered,
  finder,
  pace,
}: {
  index: SectionIndex;
  answered: readonly AnsweredQuestion[];
  finder: PageFinder;
  pace: Pace;
}): Promise<{ checked: number; found: number | null }> {
  const read = wordReader();
  const asked = answered.filter(({ cited }) => cited.length > 0).slice(0, mostChecked);
  let hits = 0;
  for (const { question, cited } of asked) {
    const pause = pace();
    if (pause) await pause;
    const pages = new Set(cited.map(({ url }) => finder(url)));
    const near = index.nearest({ words: wordsAsked(read(question)) }, mostLookedAt);
    // A changelog is near to everything, and takes no page's place.
    const counted = near.filter(({ section: { page } }) => isToActIn(page.path) || pages.has(page));
    if (nearestPages(counted, nearestChecked).some((page) => pages.has(page))) hits += 1;
  }
  const found = Math.round((hits / asked.length) * 10_000) / 10_000;
  return { checked: asked.length, found: asked.length < fewestChecked ? null : found };
}

/** What citing and asking say of pages: a page of each row counts less the more that row cites. */
function pagesOf(rows: readonly PlacedRow[], finder: PageFinder): NonNullable<Asked['pages']> {
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

function wordsAsked(words: readonly ReadWord[]): Map<string, number> {
  return new Map(words.map(({ stem }) => [stem, 1]));
}

/** The words that rows ask with, each with the root of the share of rows that have it. */
function wordsOfAll(
  rows: readonly PlacedRow[],
  read: (text: string) => ReadWord[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of rows) {
    for (const stem of new Set(read(text).map((word) => word.stem))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([stem, count]) => [stem, Math.sqrt(count / rows.length)]));
}
