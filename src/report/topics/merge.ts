import { columnsOf, rowBuilder, valuesOf } from '../../search/sparse.ts';
import { findCommunities, findNeighbours, makeSymmetric } from './graph.ts';
import type { DistinctQuestion } from './questions.ts';
import type { Evidence } from './similarity/evidence.ts';
import { communityWeights, type Similarity, similarityOf } from './similarity/similarity.ts';

type Community = readonly number[];

/** The communities that a topic in the making was merged from. */
type Parts = readonly Community[];

interface Merging {
  questions: readonly DistinctQuestion[];
  /** The evidence of communities that are compared as if each were one question. */
  evidenceOf: (communities: readonly (readonly DistinctQuestion[])[]) => Evidence;
  /** How likely two questions ask the same. */
  similarity: Similarity;
  /** Maximum number of a question's links. */
  maxLinks: number;
  /** Minimum mean probability that two questions of a topic ask the same thing. */
  minProbability: number;
}

/** Minimum questions of a community that may be merged with others. */
const minMembers = 3;
/** Number of other communities that each may be linked with. */
const maxNear = 10;
/** By how much log-odds must be higher each time, as communities that were merged look more alike. */
const stricter = 1.5;
/** Questions of two communities, in links of a question, from which too few links may have parted them. */
const minLinksParted = 1.5;

/**
 * Merges communities that ask the same thing. A question has few links, and a missing link counts as 0, so
 * a large topic falls apart into communities of two or three times as many questions as it has links. Here
 * each community is compared with others as if it were one question, and grouped like questions, until
 * nothing merges. Themes are taken apart again into what they were merged from.
 *
 * @param communities indices of questions, each in exactly one community
 */
export function mergeCommunities(communities: readonly Community[], merging: Merging): Community[] {
  const { questions, evidenceOf, similarity, maxLinks, minProbability } = merging;
  const isLarge = ({ length }: Community): boolean => length >= minMembers;
  let merged: Parts[] = communities.filter(isLarge).map((members) => [members]);
  for (let round = 0, count = 0; count !== merged.length; round++) {
    count = merged.length;
    const evidence = evidenceOf(
      merged.map((parts) => parts.flat().flatMap((at) => questions[at] ?? [])),
    );
    const byChance = communityWeights.byChance - stricter * round;
    const near = findNeighbours(similarityOf(evidence, { ...communityWeights, byChance }), maxNear);
    const sizes = merged.map((parts) => parts.flat().length);
    const { push, endRow, rows } = rowBuilder(count);
    for (const [one, size] of sizes.entries()) {
      const probabilities = valuesOf(near, one);
      for (const [at, other] of columnsOf(near, one).entries()) {
        const otherSize = sizes[other] ?? 0;
        if (size + otherSize < minLinksParted * maxLinks) continue;
        push(other, (probabilities[at] ?? 0) * size * otherSize);
      }
      endRow();
    }
    const groups = findCommunities(makeSymmetric(rows()), minProbability, sizes);
    merged = groups.map((group) => group.flatMap((at) => merged[at] ?? []));
  }
  const themes = new Set(merged.filter((parts) => isTheme(parts, similarity)));
  const hasThemes = themes.size >= minThemes;
  return [
    ...merged.flatMap((parts) => (hasThemes && themes.has(parts) ? parts : [parts.flat()])),
    ...communities.filter((one) => !isLarge(one)),
  ];
}

/** Minimum number of topics that look like a theme for any of them to count as one. */
const minThemes = 3;
/** Minimum effective number of parts of a theme: 1 / sum of squared shares, so small parts count for little. */
const minThemeParts = 3.25;
/** Mean probability from which the questions of a part are wordings of one sentence. */
const minSameSentence = 0.95;

/**
 * Whether a topic with these parts looks like a theme, such as "cards": several gaps, none much larger than
 * the others. Wordings of one sentence use up each other's links, so any number of parts of such wordings
 * may be one gap. Looser parts had links to spare and stayed apart nevertheless. As sizes of gaps fall
 * steeply, one large gap may look so; if several topics do, the words of this product don't tell gaps apart.
 */
function isTheme(parts: Parts, similarity: Similarity): boolean {
  const size = parts.flat().length;
  const squares = parts.reduce((sum, { length }) => sum + (length / size) ** 2, 0);
  if (1 / squares < minThemeParts) return false;
  const within = parts.reduce(
    (sum, part) => sum + (part.length / size) * meanProbability(part, similarity),
    0,
  );
  return within < minSameSentence;
}

/** Number of a community's questions to compare, evenly spaced; more hardly change the mean. */
const maxSampled = 8;

/** The mean probability that two questions of a community ask the same. */
function meanProbability(community: Community, similarity: Similarity): number {
  const step = Math.ceil(community.length / maxSampled);
  const sample = community.filter((_, at) => at % step === 0);
  const probabilities = sample.flatMap((one) => {
    const probabilityOf = similarity.probabilityTo(one);
    return sample.filter((other) => other !== one).map(probabilityOf);
  });
  return probabilities.reduce((sum, value) => sum + value, 0) / probabilities.length;
}
