import { vectorOfUnknown, wordVector } from '../language/vocabulary.ts';
import { pause } from '../pace.ts';
import { strongest } from '../search/strongest.ts';
import { type Reading, type TextIndex, textIndexer } from '../search/text-index.ts';
import { addScaled, scaleToOne } from '../search/vectors.ts';
import type { Page, Section } from './docs.ts';

export interface Asked {
  /** Words with how much each counts, from 0 to 1. */
  words: ReadonlyMap<string, number>;
  /** Pages that something else speaks for: how much, beside 1 for the text with most in common. */
  pages?: ReadonlyMap<Page, number>;
}

export interface Near {
  section: Section;
  /**
   * What the words in common with the section itself weigh. What its page says of itself tells which
   * section is nearest, and not how near that is: a page that lost its sections still has its title.
   */
  score: number;
}

export interface SectionIndex {
  sections: readonly Section[];
  /** The sections nearest to what is asked, nearest first. */
  nearest(asked: Asked, most: number): Near[];
  /** The section of a page that comes nearest by words and by what they mean; null of a page without any. */
  nearestOn(page: Page, words: Asked['words']): Section | null;
  /** How rare a word is among sections, a logarithm. */
  rarity(stem: string): number;
}

/** How often a word of a section counts by where it stands. */
const times = { text: 1, heading: 3, title: 2, description: 1 } as const;
/** The same of what a page says of itself: its title, its path, its description. */
const timesOfPage = { title: 2, named: 1, description: 1 } as const;
/** How much that counts beside the words of the section. */
const pageShare = 0.8;
/**
 * Among the sections of one page: how little longer ones lose, and how much meaning counts where 1 is for
 * the most words in common and 1 for the most of those that tell the page's sections apart.
 */
const lengthShareOnPage = 0.1;
const meaningShare = 1.5;

/** How often each word of texts counts, one of each of them so many times. */
function countsOf(texts: readonly [stems: readonly string[], times: number][]) {
  const counts = new Map<string, number>();
  for (const [stems, times] of texts) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + times);
  }
  return counts;
}

/**
 * Indexes sections by their words, and the pages that they are on by what these say of themselves. The
 * text of a page, beside that of the section, tells nothing more. What words mean, by their vectors,
 * finds more sections and fewer pages: it counts among the sections of one page alone.
 *
 */
export async function indexSections(
  pages: readonly Page[],
  reading: Reading,
): Promise<SectionIndex> {
  const sections: Section[] = [];
  /** Number of each section's page. */
  const pageOf: number[] = [];
  const sectionTexts = textIndexer();
  const pageTexts = textIndexer();
  const firstOf = new Map<Page, number>();
  for (const [at, page] of pages.entries()) {
    firstOf.set(page, sections.length);
    const title = reading.stems(page.title ?? '');
    const description = reading.stems(page.description ?? '');
    const named = [...page.keywords, ...page.groups, page.path.replace(/[/_-]+/g, ' ')];
    pageTexts.add(
      countsOf([
        [title, timesOfPage.title],
        [description, timesOfPage.description],
        [reading.stems(named.join(' · ')), timesOfPage.named],
      ]),
    );
    for (const section of page.sections) {
      await pause();
      sectionTexts.add(
        countsOf([
          [reading.stems(section.text), times.text],
          [reading.stems(section.heading ?? ''), times.heading],
          [title, times.title],
          [section.heading === null ? description : [], times.description],
        ]),
      );
      sections.push(section);
      pageOf.push(at);
    }
  }
  const bySection = sectionTexts.index();
  const byPage = pageTexts.index();
  const inCommon = new Float64Array(sections.length);

  return {
    sections,
    nearest({ words, pages: known = new Map() }, most) {
      const said = saidBy(words, bySection, reading);
      const ofSections = bySection.scores(said);
      const ofPages = byPage.scores(said);
      let highest = 0;
      for (let at = 0; at < inCommon.length; at++) {
        const ofPage = ofPages[pageOf[at] as number] as number;
        inCommon[at] = (ofSections[at] as number) + pageShare * ofPage;
        highest = Math.max(highest, inCommon[at] as number);
      }
      const spokenFor = pages.map((page) => known.get(page) ?? 0);
      const nearest = strongest(Math.min(most, sections.length));
      for (let at = 0; at < inCommon.length; at++) {
        const score = (inCommon[at] as number) / (highest || 1);
        const value = score + (spokenFor[pageOf[at] as number] as number);
        if (value > 0) nearest.offer(at, value);
      }
      return Array.from(nearest.take().items, (at) => ({
        section: sections[at] as Section,
        score: ofSections[at] as number,
      }));
    },
    nearestOn: sectionsOfPages({ reading, index: bySection, firstOf }),
    rarity: bySection.rarity,
  };
}

/** Finds sections of one page, each page read once: by their words, and by what these mean. */
function sectionsOfPages({
  reading,
  index,
  firstOf,
}: {
  reading: Reading;
  index: TextIndex;
  firstOf: ReadonlyMap<Page, number>;
}): SectionIndex['nearestOn'] {
  const known = new Map<Page, { texts: TextIndex; meanings: readonly Float32Array[] }>();
  const meaningOf = (
    words: ReadonlyMap<string, number>,
    rarity: (stem: string) => number,
  ): Float32Array => {
    const meaning = new Float32Array(vectorOfUnknown('').length);
    for (const [stem, count] of words) {
      const vector = wordVector(stem) ?? vectorOfUnknown(stem);
      addScaled(meaning, 0, vector, count * reading.weight(stem) * rarity(stem));
    }
    scaleToOne(meaning);
    return meaning;
  };
  const readPage = ({ sections }: Page) => {
    const indexer = textIndexer();
    const counts = sections.map(({ text, heading }) =>
      countsOf([
        [reading.stems(text), times.text],
        [reading.stems(heading ?? ''), times.heading],
      ]),
    );
    for (const one of counts) indexer.add(one);
    const texts = indexer.index(lengthShareOnPage);
    const telling = (stem: string) => Math.sqrt(texts.rarity(stem) * index.rarity(stem));
    const meanings = counts.map((one) => meaningOf(one, telling));
    // What all sections of the page mean tells none of them.
    const mean = new Float32Array(meanings[0]?.length ?? 0);
    for (const meaning of meanings) addScaled(mean, 0, meaning, 1 / meanings.length);
    for (const meaning of meanings) {
      addScaled(meaning, 0, mean, -1);
      scaleToOne(meaning);
    }
    return { texts, meanings };
  };
  return (page, words) => {
    const { texts, meanings } = known.get(page) ?? readPage(page);
    known.set(page, { texts, meanings });
    const first = firstOf.get(page) ?? 0;
    const all = index
      .scores(saidBy(words, index, reading))
      .subarray(first, first + meanings.length);
    const telling = Array.from(saidBy(words, texts, reading), ([stem, share]): [string, number] => [
      stem,
      share * Math.sqrt(index.rarity(stem) / texts.rarity(stem)),
    ]);
    const own = texts.scores(new Map(telling));
    const highest = (scores: Float64Array): number =>
      scores.reduce((most, score) => Math.max(most, score), 0) || 1;
    const [most, mostOwn] = [highest(all), highest(own)];
    const asked = meaningOf(words, index.rarity);
    const values = meanings.map((meaning, at) => {
      const nearness = meaning.reduce((sum, value, i) => sum + value * (asked[i] as number), 0);
      const shared = (all[at] as number) / most + (own[at] as number) / mostOwn;
      return shared + meaningShare * nearness;
    });
    const best = values.reduce(
      (found, value, at) => (value > (values[found] as number) ? at : found),
      0,
    );
    return page.sections[best] ?? null;
  };
}

/** Words with what they say; those that no section has in place of what they stand for. */
function saidBy(words: Asked['words'], sections: TextIndex, reading: Reading): Map<string, number> {
  const said = new Map<string, number>();
  const add = (stem: string, share: number): void => {
    said.set(stem, (said.get(stem) ?? 0) + share * reading.weight(stem));
  };
  for (const [stem, share] of words) {
    if (sections.knows(stem)) add(stem, share);
    else for (const other of reading.meanings(stem)) add(other.stem, share * other.share);
  }
  return said;
}
