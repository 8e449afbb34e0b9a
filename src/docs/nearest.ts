import { stem } from '../language/tokens.ts';
import { addScaled, dotProduct, scaleToUnitLength, subtractMean } from '../language/vectors.ts';
import { englishMeanings, unknownWordVector, wordVector } from '../language/vocabulary.ts';
import { strongestItems } from '../search/sparse.ts';
import {
  createTextIndexer,
  type TextIndex,
  type TextPart,
  textReader,
} from '../search/text-index.ts';
import type { Page, Section } from './read-page.ts';

type WordWeights = ReadonlyMap<string, number>;

export interface SearchQuery {
  /** The weight of each word, from 0 to 1. */
  words: WordWeights;
  /** Pages that other evidence points to, each with its weight; 1 is as much as the best match by words. */
  pageWeights?: ReadonlyMap<Page, number>;
}

export interface NearSection {
  section: Section;
  /** By which sections are ranked: up to 1 for words in common, plus the weight of other evidence for the page. */
  score: number;
}

/** How many times a word counts, depending on where it occurs in a section or page. */
const wordRepetitions = { text: 1, heading: 3, title: 2, names: 1, description: 1 } as const;
/** Weight of the page's score; the section's own score has a weight of 1. */
const pageWeight = 0.8;
/** BM25's length penalty when the sections of one page are compared. */
const lengthPenaltyOnPage = 0.1;
/** Weight of meaning when the sections of one page are compared; the best match by words has 2. */
const meaningWeight = 1.5;

function countsOf(parts: readonly TextPart[]): WordWeights {
  const counts = new Map<string, number>();
  for (const [words, times] of parts) {
    for (const one of words.map(stem)) counts.set(one, (counts.get(one) ?? 0) + times);
  }
  return counts;
}

const weightedParts = (
  { text, heading, page }: Section,
  title = textReader.words(page.title ?? ''),
): TextPart[] => [
  [textReader.words(text), wordRepetitions.text],
  [textReader.words(heading ?? ''), wordRepetitions.heading],
  [title, wordRepetitions.title],
  [heading === null ? textReader.words(page.description ?? '') : [], wordRepetitions.description],
];

export type SectionIndex = ReturnType<typeof indexSections>;

/**
 * Indexes sections by their words, and pages by their titles, paths and descriptions; adding the text of
 * pages didn't improve results. Word meanings find more of the right sections but fewer of the right
 * pages, so they count only when the sections of one page are compared.
 */
export function indexSections(pages: readonly Page[]) {
  const sections: Section[] = [];
  /** For each section, the index of its page in `pages`. */
  const pageOf: number[] = [];
  const sectionTexts = createTextIndexer();
  const pageTexts = createTextIndexer();
  const firstOf = new Map<Page, number>();
  for (const [index, page] of pages.entries()) {
    firstOf.set(page, sections.length);
    const title = textReader.words(page.title ?? '');
    const description = textReader.words(page.description ?? '');
    const names = [...page.keywords, ...page.groups, page.path.replace(/[/_-]+/g, ' ')];
    pageTexts.add([
      [title, wordRepetitions.title],
      [description, wordRepetitions.description],
      [textReader.words(names.join(' · ')), wordRepetitions.names],
    ]);
    for (const section of page.sections) {
      sectionTexts.add(weightedParts(section, title));
      sections.push(section);
      pageOf.push(index);
    }
  }
  const bySection = sectionTexts.index();
  const byPage = pageTexts.index();
  const combined = new Float64Array(sections.length);

  return {
    sections: sections as readonly Section[],
    /** The sections nearest to a query, nearest first. */
    nearest(
      { words, pageWeights: evidence = new Map() }: SearchQuery,
      limit: number,
    ): NearSection[] {
      const known = knownWords(words, bySection.hasWord);
      const sectionScores = bySection.scores(known);
      const pageScores = byPage.scores(known);
      let highest = 0;
      for (let index = 0; index < combined.length; index++) {
        const pageScore = pageScores[pageOf[index] as number] as number;
        combined[index] = (sectionScores[index] as number) + pageWeight * pageScore;
        highest = Math.max(highest, combined[index] as number);
      }
      // Most queries have no evidence: a list of zeros for each would take 4% of the time of indexing and checking.
      const bonus = evidence.size > 0 ? pages.map((page) => evidence.get(page) ?? 0) : null;
      const nearest = strongestItems(Math.min(limit, sections.length));
      for (let index = 0; index < combined.length; index++) {
        const score = (combined[index] as number) / (highest || 1);
        const value = bonus ? score + (bonus[pageOf[index] as number] as number) : score;
        if (value > 0) nearest.offer(index, value);
      }
      const { items, values } = nearest.take();
      return Array.from(items, (item, rank) => ({
        section: sections[item] as Section,
        score: values[rank] as number,
      }));
    },
    nearestOnPage: createSectionFinder(bySection, (page) => firstOf.get(page) ?? 0),
    rarity: bySection.rarity,
    /**
     * Scores the words of `sections`, and of `others` with the weights that words have in `sections`, in
     * their order, for each query. The next call overwrites the first list.
     */
    scorerWith(others: readonly Section[]) {
      const texts = others.map((section) => countsOf(weightedParts(section)));
      const isKnown = (stem: string) =>
        bySection.hasWord(stem) || texts.some((map) => map.has(stem));
      return (words: WordWeights) => {
        const known = knownWords(words, isKnown);
        return {
          own: bySection.scores(knownWords(words, bySection.hasWord)),
          others: texts.map((text) => bySection.scoreOfText(text, known)),
        };
      };
    },
  };
}

/**
 * Finds the section of a page that is nearest by words and meaning; null if the page has no sections. Each
 * page is indexed when it is first needed.
 *
 * @param firstOf returns the index of a page's first section in `index`
 */
function createSectionFinder(
  index: TextIndex,
  firstOf: (page: Page) => number,
): (page: Page, words: WordWeights) => Section | null {
  const cached = new Map<Page, ReturnType<typeof indexPage>>();
  const meaningOf = (
    words: Iterable<readonly [stem: string, count: number]>,
    rarity: (stem: string) => number,
  ): Float32Array => {
    const meaning = new Float32Array(unknownWordVector('').length);
    for (const [stem, count] of words) {
      const vector = wordVector(stem) ?? unknownWordVector(stem);
      addScaled(meaning, vector, count * textReader.weight(stem) * rarity(stem));
    }
    scaleToUnitLength(meaning);
    return meaning;
  };
  const indexPage = ({ sections }: Page) => {
    const indexer = createTextIndexer();
    for (const { text, heading } of sections) {
      indexer.add([
        [textReader.words(text), wordRepetitions.text],
        [textReader.words(heading ?? ''), wordRepetitions.heading],
      ]);
    }
    const texts = indexer.index(lengthPenaltyOnPage);
    const rarity = (stem: string) => Math.sqrt(texts.rarity(stem) * index.rarity(stem));
    const meanings = sections.map((_, at) => meaningOf(texts.countsIn(at), rarity));
    subtractMean(meanings);
    return { texts, meanings };
  };
  return (page, words) => {
    const { texts, meanings } = cached.get(page) ?? indexPage(page);
    cached.set(page, { texts, meanings });
    const first = firstOf(page);
    const scores = index
      .scores(knownWords(words, index.hasWord))
      .subarray(first, first + meanings.length);
    const onPage = new Map(knownWords(words, texts.hasWord));
    for (const [stem, share] of onPage) {
      onPage.set(stem, share * Math.sqrt(index.rarity(stem) / texts.rarity(stem)));
    }
    const scoresOnPage = texts.scores(onPage);
    const highest = maxOf(scores) || 1;
    const highestOnPage = maxOf(scoresOnPage) || 1;
    const asked = meaningOf(words, index.rarity);
    const values = Float64Array.from(meanings, (meaning, index) => {
      const byWords =
        (scores[index] as number) / highest + (scoresOnPage[index] as number) / highestOnPage;
      return byWords + meaningWeight * dotProduct(meaning, asked);
    });
    return page.sections[values.indexOf(maxOf(values))] ?? null;
  };
}

const maxOf = (values: Float64Array): number =>
  values.reduce((max, value) => Math.max(max, value), -Infinity);

/** The query's words with their weights. A word that no section contains is replaced with its translations. */
function knownWords(words: WordWeights, isKnown: (stem: string) => boolean): WordWeights {
  const known = new Map<string, number>();
  const add = (stem: string, share: number): void => {
    known.set(stem, (known.get(stem) ?? 0) + share * textReader.weight(stem));
  };
  for (const [stem, share] of words) {
    if (isKnown(stem)) add(stem, share);
    else for (const other of englishMeanings(stem)) add(other.stem, share * other.likelihood);
  }
  return known;
}
