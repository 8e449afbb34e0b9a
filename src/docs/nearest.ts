import type { Page, Section } from './docs.ts';

/*
 * Which sections come nearest to what is asked, by BM25 (Robertson and Zaragoza, "The Probabilistic
 * Relevance Framework", 2009) over sections and over the pages that they are on: a page says what it
 * is about, a section what it tells.
 */

/** How texts are read. It is handed in, so that questions and sections are read alike. */
export interface Reading {
  /** The words of a text that are compared, in reading order. */
  stems(text: string): readonly string[];
  /** How much a word says, from 0 to 1. */
  weight(stem: string): number;
}

/** What is asked. */
export interface Asked {
  /** Words with how much each counts. */
  words: ReadonlyMap<string, number>;
  /** Pages that something else speaks for, with how much, on the scale of scores. */
  pages?: ReadonlyMap<Page, number>;
}

interface Near {
  section: Section;
  /** Higher is nearer; 0 has nothing in common. Scores of different questions can't be compared. */
  score: number;
}

export interface SectionIndex {
  sections: readonly Section[];
  /** The sections nearest to what is asked, nearest first. */
  nearest(asked: Asked, most: number): Near[];
  /** The pages nearest to what is asked, nearest first: each by the nearest of its sections. */
  nearestPages(asked: Asked, most: number): { page: Page; score: number }[];
  /** Whether a section has a word, in its text, its heading or its page's title. */
  has(section: Section, stem: string): boolean;
  /** How rare a word is among sections, a logarithm. */
  rarity(stem: string): number;
}

/** How much longer texts are held against their words: BM25's usual values. */
const saturation = 1.2;
const lengthShare = 0.75;

/** How often a word counts by where it stands. */
const times = { text: 1, heading: 3, title: 2, description: 1, keywords: 1, group: 1 } as const;
/** How much a page counts beside its sections. */
const pageShare = 0.6;

/** Texts with how often each of their words stands in them. */
class Postings {
  readonly #byStem = new Map<string, { texts: number[]; counts: number[] }>();
  readonly #lengths: number[] = [];
  #total = 0;

  add(counts: ReadonlyMap<string, number>): void {
    const text = this.#lengths.length;
    let length = 0;
    for (const [stem, count] of counts) {
      const of = this.#byStem.get(stem);
      if (of) {
        of.texts.push(text);
        of.counts.push(count);
      } else this.#byStem.set(stem, { texts: [text], counts: [count] });
      length += count;
    }
    this.#lengths.push(length);
    this.#total += length;
  }

  rarity(stem: string): number {
    const size = this.#lengths.length;
    const having = this.#byStem.get(stem)?.texts.length ?? 0;
    return Math.log(1 + (size - having + 0.5) / (having + 0.5));
  }

  has(text: number, stem: string): boolean {
    const texts = this.#byStem.get(stem)?.texts ?? [];
    let from = 0;
    let to = texts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((texts[middle] ?? 0) < text) from = middle + 1;
      else to = middle;
    }
    return texts[from] === text;
  }

  /** Adds each text's score to `scores`. */
  score(words: Asked['words'], scores: Float64Array): void {
    const mean = this.#total / Math.max(1, this.#lengths.length);
    for (const [stem, weight] of words) {
      const of = this.#byStem.get(stem);
      if (!of) continue;
      const rarity = weight * this.rarity(stem);
      for (const [at, text] of of.texts.entries()) {
        const count = of.counts[at] ?? 0;
        const length = (this.#lengths[text] ?? 0) / mean;
        const damping = saturation * (1 - lengthShare + lengthShare * length);
        scores[text] =
          (scores[text] ?? 0) + (rarity * count * (saturation + 1)) / (count + damping);
      }
    }
  }
}

function addWords(counts: Map<string, number>, stems: readonly string[], count: number): void {
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + count);
}

/** @param learned words that readers ask of a page, beside those that stand on it */
export async function indexSections({
  pages,
  reading,
  learned = new Map(),
  pace,
}: {
  pages: readonly Page[];
  reading: Reading;
  learned?: ReadonlyMap<Page, readonly string[]>;
  pace: () => Promise<void> | undefined;
}): Promise<SectionIndex> {
  const sections: Section[] = [];
  const bySection = new Postings();
  const byPage = new Postings();
  const pageOf: number[] = [];
  const numbers = new Map<Section, number>();
  for (const [at, page] of pages.entries()) {
    const pause = pace();
    if (pause) await pause;
    const title = reading.stems(page.title ?? '');
    const all = new Map<string, number>();
    addWords(all, title, times.title * 2);
    addWords(all, reading.stems(page.description ?? ''), times.description);
    addWords(all, reading.stems(page.keywords.join(' · ')), times.keywords);
    addWords(all, reading.stems(page.groups.join(' · ')), times.group);
    addWords(all, reading.stems(page.path.replace(/[/_-]+/g, ' ')), times.group);
    addWords(all, learned.get(page) ?? [], 1);
    for (const section of page.sections) {
      const counts = new Map<string, number>();
      const text = reading.stems(section.text);
      const heading = reading.stems(section.heading ?? '');
      addWords(counts, text, times.text);
      addWords(counts, heading, times.heading);
      addWords(counts, title, times.title);
      if (section.heading === null) {
        addWords(counts, reading.stems(page.description ?? ''), times.description);
      }
      addWords(all, text, times.text);
      addWords(all, heading, times.heading);
      bySection.add(counts);
      numbers.set(section, sections.length);
      sections.push(section);
      pageOf.push(at);
    }
    byPage.add(all);
  }
  const scoresOf = ({ words, pages: known }: Asked): Float64Array => {
    const said = new Map([...words].map(([stem, count]) => [stem, count * reading.weight(stem)]));
    const scores = new Float64Array(sections.length);
    const ofPages = new Float64Array(pages.length);
    bySection.score(said, scores);
    byPage.score(said, ofPages);
    for (const [at, page] of pages.entries()) {
      ofPages[at] = pageShare * (ofPages[at] ?? 0) + (known?.get(page) ?? 0);
    }
    return scores.map((score, at) => score + (ofPages[pageOf[at] ?? 0] ?? 0));
  };
  const best = (scores: Float64Array, most: number): Near[] =>
    Array.from(scores.keys())
      .filter((at) => (scores[at] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, most)
      .flatMap((at) => {
        const section = sections[at];
        return section ? { section, score: scores[at] ?? 0 } : [];
      });
  return {
    sections,
    nearest: (asked, most) => best(scoresOf(asked), most),
    nearestPages(asked, most) {
      const found = new Map<Page, number>();
      for (const { section, score } of best(scoresOf(asked), sections.length)) {
        if (!found.has(section.page)) found.set(section.page, score);
        if (found.size === most) break;
      }
      return Array.from(found, ([page, score]) => ({ page, score }));
    },
    has: (section, stem) => bySection.has(numbers.get(section) ?? -1, stem),
    rarity: (stem) => bySection.rarity(stem),
  };
}
