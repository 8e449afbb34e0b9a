import type { Pace } from '../pace.ts';
import { strongest } from '../search/strongest.ts';
import { type Reading, textIndexer } from '../search/text-index.ts';
import type { Page, Section } from './docs.ts';

/** What is asked. */
export interface Asked {
  /** Words with how much each counts, from 0 to 1. */
  words: ReadonlyMap<string, number>;
  /** Pages that something else speaks for: how much, beside 1 for the text with most in common. */
  pages?: ReadonlyMap<Page, number>;
}

export interface Near {
  section: Section;
  /** From 0; 1 for the section with most words in common, more if meaning and pages speak for it. */
  score: number;
  /** What the words in common weigh: unlike `score`, it can be compared between questions. */
  words: number;
  /** How much of that is by what the page says of itself. */
  ofPage: number;
}

export interface SectionIndex {
  sections: readonly Section[];
  /** The sections nearest to what is asked, nearest first. */
  nearest(asked: Asked, most: number): Near[];
  /** Whether a section has a word, in its text, its heading or its page's title. */
  has(section: Section, stem: string): boolean;
  /** How rare a word is among sections, a logarithm. */
  rarity(stem: string): number;
}

/** How often a word of a section counts by where it stands. */
const times = { text: 1, heading: 3, title: 2, description: 1 } as const;
/** The same of what a page says of itself: its title, its path, its description. */
const timesOfPage = { title: 2, named: 1, description: 1 } as const;
/** How much that counts beside the words of the section. */
const pageShare = 0.8;
/** How much meaning counts beside words in common, which count 1 at most. */
const meaningShare = 0.3;
/** Only so many, those with most words in common, are held against what the question means. */
const mostHeld = 1_000;

function addWords(counts: Map<string, number>, stems: readonly string[], count: number): void {
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + count);
}

/**
 * Indexes sections by their words, and by what these mean; and the pages that they are on by what
 * these say of themselves. The text of a page, beside that of the section, tells nothing more.
 *
 * @param pace called often, for work that may be broken off
 */
export async function indexSections({
  pages,
  reading,
  pace,
}: {
  pages: readonly Page[];
  reading: Reading;
  pace: Pace;
}): Promise<SectionIndex> {
  const sections: Section[] = [];
  const numbers = new Map<Section, number>();
  /** Number of each section's page. */
  const pageOf: number[] = [];
  const sectionTexts = textIndexer();
  const pageTexts = textIndexer();
  for (const [at, page] of pages.entries()) {
    const title = reading.stems(page.title ?? '');
    const description = reading.stems(page.description ?? '');
    const named = [...page.keywords, ...page.groups, page.path.replace(/[/_-]+/g, ' ')];
    const ofPage = new Map<string, number>();
    addWords(ofPage, title, timesOfPage.title);
    addWords(ofPage, description, timesOfPage.description);
    addWords(ofPage, reading.stems(named.join(' · ')), timesOfPage.named);
    pageTexts.add(ofPage);
    for (const section of page.sections) {
      const pause = pace();
      if (pause) await pause;
      const text = reading.stems(section.text);
      const heading = reading.stems(section.heading ?? '');
      const counts = new Map<string, number>();
      addWords(counts, text, times.text);
      addWords(counts, heading, times.heading);
      addWords(counts, title, times.title);
      if (section.heading === null) addWords(counts, description, times.description);
      numbers.set(section, sections.length);
      sections.push(section);
      pageOf.push(at);
      sectionTexts.add(counts);
    }
  }
  const bySection = sectionTexts.byWords();
  const byMeaning = await sectionTexts.byMeaning(reading, bySection.rarity, pace);
  const byPage = pageTexts.byWords();
  const mostInCommon = strongest(mostHeld);

  /** Words with what they say; those that no section has in place of what they stand for. */
  const saidBy = (words: Asked['words']): Map<string, number> => {
    const said = new Map<string, number>();
    const add = (stem: string, share: number): void => {
      said.set(stem, (said.get(stem) ?? 0) + share * reading.weight(stem));
    };
    for (const [stem, share] of words) {
      if (bySection.knows(stem)) add(stem, share);
      else for (const other of reading.meanings(stem)) add(other.stem, share * other.share);
    }
    return said;
  };
  return {
    sections,
    nearest({ words, pages: known = new Map() }, most) {
      const said = saidBy(words);
      const inCommon = bySection.scores(said);
      const pagesInCommon = byPage.scores(said);
      let highest = 0;
      for (let at = 0; at < inCommon.length; at++) {
        const both =
          (inCommon[at] as number) + pageShare * (pagesInCommon[pageOf[at] as number] as number);
        inCommon[at] = both;
        if (both > highest) highest = both;
      }
      const spokenFor = pages.map((page) => known.get(page) ?? 0);
      for (let at = 0; at < inCommon.length; at++) {
        const words = highest === 0 ? 0 : (inCommon[at] as number) / highest;
        const score = (spokenFor[pageOf[at] as number] as number) + words;
        if (score > 0) mostInCommon.offer(at, score);
      }
      const candidates = mostInCommon.take();
      const meant = byMeaning.vectorOf(words);
      const nearest = strongest(Math.min(most, candidates.items.length));
      for (const [index, at] of candidates.items.entries()) {
        const score = candidates.values[index] as number;
        // Those that follow have fewer words in common, and no meaning could make up for that.
        if (score + meaningShare < nearest.least()) break;
        const near = meant ? byMeaning.nearness(meant, at) : 0;
        nearest.offer(at, score + meaningShare * Math.max(0, near));
      }
      const { items, values } = nearest.take();
      return Array.from(items, (at, index) => ({
        section: sections[at] as Section,
        score: values[index] as number,
        words: inCommon[at] as number,
        ofPage: pageShare * (pagesInCommon[pageOf[at] as number] as number),
      }));
    },
    has: (section, stem) => bySection.has(numbers.get(section) ?? -1, stem),
    rarity: bySection.rarity,
  };
}
