/** How much longer texts are held against their words, and how soon a word has said all: BM25's k1 and b. */
const saturation = 1.2;
const lengthShare = 0.5;

/**
 * Texts with how often each of their words stands in them, scored by BM25 (Robertson and Zaragoza,
 * "The Probabilistic Relevance Framework", 2009).
 */
export class Postings {
  readonly #byStem = new Map<string, { texts: number[]; counts: number[] }>();
  readonly #lengths: number[] = [];
  #total = 0;

  /** Adds the next text, by its words. */
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

  /** How rare a word is, a logarithm. */
  rarity(stem: string): number {
    const size = this.#lengths.length;
    const having = this.#byStem.get(stem)?.texts.length ?? 0;
    return Math.log(1 + (size - having + 0.5) / (having + 0.5));
  }

  /** Whether any text has a word. */
  knows(stem: string): boolean {
    return this.#byStem.has(stem);
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

  /** Each text's score for words with how much each counts. */
  scores(words: ReadonlyMap<string, number>): Float64Array {
    const scores = new Float64Array(this.#lengths.length);
    const mean = this.#total / Math.max(1, this.#lengths.length);
    for (const [stem, weight] of words) {
      const of = this.#byStem.get(stem);
      if (!of) continue;
      const most = weight * this.rarity(stem) * (saturation + 1);
      for (const [at, text] of of.texts.entries()) {
        const count = of.counts[at] ?? 0;
        const length = (this.#lengths[text] ?? 0) / mean;
        const damping = saturation * (1 - lengthShare + lengthShare * length);
        scores[text] = (scores[text] ?? 0) + (most * count) / (count + damping);
      }
    }
    return scores;
  }
}
