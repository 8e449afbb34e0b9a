import type { Pace } from '../pace.ts';
/** A text's words with how often each stands in it: two lists, as maps of all texts would fill the memory. */
export interface WordCounts {
  stems: readonly string[];
  counts: readonly number[];
}

export function countsOf(words: ReadonlyMap<string, number>): WordCounts {
  return { stems: [...words.keys()], counts: [...words.values()] };
}

/** Where texts stand among all that words mean: for each a place of length 1, less the mean of all. */
export interface Meanings {
  /** The place of a text by its words with how much each counts; null if nothing is known of them. */
  placeOf(words: ReadonlyMap<string, number>): Float32Array | null;
  /** The cosine of a place and that of one of the texts, from -1 to 1. */
  nearness(place: Float32Array, text: number): number;
}

/**
 * The place of each text: the mean of its words' places.
 *
 * @param said how much a word counts: what it says, and how rare it is
 */
export async function meaningsOf(
  texts: readonly WordCounts[],
  {
    placeOfWord,
    said,
    pace,
  }: {
    placeOfWord: (stem: string) => Float32Array | undefined;
    said: (stem: string) => number;
    pace: Pace;
  },
): Promise<Meanings> {
  const known = new Map<string, { place: Float32Array; said: number } | null>();
  const wordOf = (stem: string) => {
    const before = known.get(stem);
    if (before !== undefined) return before;
    const place = placeOfWord(stem);
    const word = place ? { place, said: said(stem) } : null;
    known.set(stem, word);
    return word;
  };
  const add = (into: Float32Array, { stems, counts }: WordCounts): Float32Array => {
    for (const [index, stem] of stems.entries()) {
      const word = wordOf(stem);
      if (!word) continue;
      const share = word.said * (1 + Math.log(1 + (counts[index] ?? 0)));
      for (let at = 0; at < into.length; at++) {
        into[at] = (into[at] ?? 0) + share * (word.place[at] ?? 0);
      }
    }
    return scaled(into);
  };
  let width = 0;
  for (const { stems } of texts) {
    for (const stem of stems) width ||= wordOf(stem)?.place.length ?? 0;
    if (width > 0) break;
  }
  const places = new Float32Array(texts.length * width);
  const mean = new Float32Array(width);
  for (const [at, words] of texts.entries()) {
    const pause = pace();
    if (pause) await pause;
    const place = add(places.subarray(at * width, (at + 1) * width), words);
    for (let k = 0; k < width; k++) mean[k] = (mean[k] ?? 0) + (place[k] ?? 0) / texts.length;
  }
  const centred = (place: Float32Array): Float32Array => {
    for (let k = 0; k < width; k++) place[k] = (place[k] ?? 0) - (mean[k] ?? 0);
    return scaled(place);
  };
  for (const at of texts.keys()) centred(places.subarray(at * width, (at + 1) * width));
  return {
    placeOf(words) {
      const place = add(new Float32Array(width), countsOf(words));
      return place.some((value) => value !== 0) ? centred(place) : null;
    },
    nearness(place, text) {
      let product = 0;
      for (let k = 0; k < width; k++) product += (place[k] ?? 0) * (places[text * width + k] ?? 0);
      return product;
    },
  };
}

/** Scales a place to length 1, but for one at 0. */
function scaled(place: Float32Array): Float32Array {
  let squares = 0;
  for (const value of place) squares += value * value;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < place.length; at++) place[at] = (place[at] ?? 0) / length;
  return place;
}
