import { columnsOf, rowBuilder, type SparseRows, valuesOf } from '../../search/sparse.ts';
import { strongestItems } from '../../search/strongest.ts';
import { findCommunities, makeSymmetric } from './graph.ts';
import type { Similarity } from './similarity/similarity.ts';

type Community = readonly number[];

/** A topic in the making, and the communities that it was merged from. */
interface Merged {
  members: Community;
  parts: readonly Community[];
}

interface Merging {
  similarity: Similarity;
  /** For each question, the questions that are most like it. */
  near: SparseRows;
  /** Maximum number of a question's links. */
  maxLinks: number;
  /** Minimum mean probability that two questions of a topic ask the same thing. */
  minProbability: number;
}

/** Minimum questions of a community that may be merged with others. */
const minMembers = 3;
/** Number of other communities that each is compared with. */
const maxCompared = 10;
/** Number of questions of each community to compare, evenly spaced; more hardly change the mean. */
const maxSampled = 8;

/**
 * Merges communities that ask the same thing. A question has few links, and a missing link counts as 0, so
 * a large topic falls apart into communities of two or three times as many questions as it has links. Here
 * communities are compared by the mean probability of their questions, linked or not, and grouped like
 * questions, until nothing merges. Themes are taken apart again into what they were merged from.
 *
 * @param communities indices of questions, each in exactly one community
 */
export function mergeCommunities(communities: readonly Community[], merging: Merging): Community[] {
  const isLarge = ({ length }: Community): boolean => length >= minMembers;
  const large = communities
    .filter(isLarge)
    .map((members): Merged => ({ members, parts: [members] }));
  const isTheme = ({ parts }: Merged): boolean => isThemeOf(parts, merging.similarity);
  let merged = mergeAll(large, merging, () => true);
  if (merged.filter(isTheme).length >= minThemes) {
    merged = mergeAll(large, merging, (one) => !isTheme(one));
  }
  return [...merged.map(({ members }) => members), ...communities.filter((one) => !isLarge(one))];
}

/** Merges until nothing merges any more, unless the result isn't allowed. */
function mergeAll(
  large: readonly Merged[],
  { similarity, near, maxLinks, minProbability }: Merging,
  isAllowed: (merged: Merged) => boolean,
): readonly Merged[] {
  let all = large;
  for (let count = 0; count !== all.length; ) {
    count = all.length;
    const { add, rows } = rowBuilder(count);
    const nearest = nearestFinder(all, near);
    for (const [at, { members }] of all.entries()) {
      const others = nearest(at).filter((to) => members.length + sizeOf(all[to]) > maxLinks);
      const weights = others.map((to) => {
        const other = all[to]?.members ?? [];
        return meanProbability(similarity, members, other) * members.length * other.length;
      });
      add(others, weights);
    }
    const groups = findCommunities(makeSymmetric(rows()), minProbability, all.map(sizeOf));
    all = groups.flatMap((group) => {
      const own = group.flatMap((at) => all[at] ?? []);
      const parts = own.flatMap((one) => one.parts);
      const whole = { members: parts.flat(), parts };
      return own.length === 1 || !isAllowed(whole) ? own : [whole];
    });
  }
  return all;
}

const sizeOf = (one: Merged | undefined): number => one?.members.length ?? 0;

/** Returns a function that finds the communities whose questions are nearest to those of one of them. */
function nearestFinder(all: readonly Merged[], near: SparseRows): (at: number) => number[] {
  const homes = new Map(all.flatMap(({ members }, home) => members.map((one) => [one, home])));
  const strongest = strongestItems(maxCompared);
  return (at) => {
    const sums = new Map<number, number>();
    for (const question of all[at]?.members ?? []) {
      const values = valuesOf(near, question);
      for (const [entry, other] of columnsOf(near, question).entries()) {
        const home = homes.get(other) ?? at;
        if (home !== at) sums.set(home, (sums.get(home) ?? 0) + (values[entry] ?? 0));
      }
    }
    for (const [home, sum] of sums) strongest.offer(home, sum / sizeOf(all[home]));
    return [...strongest.take().items];
  };
}

/** The mean probability that a question of one community asks the same as one of another. */
function meanProbability(similarity: Similarity, one: Community, other: Community): number {
  const others = sampleOf(other);
  let sum = 0;
  let count = 0;
  for (const question of sampleOf(one)) {
    const probability = similarity.probabilityTo(question);
    for (const against of others) {
      if (against === question) continue;
      sum += probability(against);
      count += 1;
    }
  }
  return sum / count;
}

const sampleOf = (community: Community): number[] => {
  const step = Math.ceil(community.length / maxSampled);
  return community.filter((_, at) => at % step === 0);
};

/** Minimum number of topics that look like a theme for any of them to count as one. */
const minThemes = 3;
/** Minimum number of parts of a theme, if all were of the same size. */
const minThemeParts = 3.25;
/** Mean probability from which the questions of a part are wordings of one sentence. */
const minSameSentence = 0.95;

/**
 * Whether a topic with these parts looks like a theme, such as "cards": several gaps, none much larger than
 * the others. Wordings of one sentence use up each other's links, so any number of parts of such wordings
 * may be one gap. Looser parts had links to spare and stayed apart nevertheless. As sizes of gaps fall
 * steeply, one large gap may look so; if several topics do, the words of this product don't tell gaps apart.
 */
function isThemeOf(parts: readonly Community[], similarity: Similarity): boolean {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const squares = parts.reduce((sum, { length }) => sum + (length / size) ** 2, 0);
  if (1 / squares < minThemeParts) return false;
  const within = parts.reduce(
    (sum, part) => sum + (part.length / size) * meanProbability(similarity, part, part),
    0,
  );
  return within < minSameSentence;
}
