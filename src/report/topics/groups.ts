import {
  nearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../language/nearness.ts';
import { askedPage, citedPages, type Question } from '../source/question.ts';
import { findCommunities, findNeighbours, makeSymmetric, rescoreLinks } from './graph.ts';
import { mergeCommunities } from './merge.ts';
import type { DistinctQuestion } from './questions.ts';
import { communityEvidence, evidenceOf } from './similarity/evidence.ts';
import { similarityOf, smoothEvidence } from './similarity/similarity.ts';

/** Number of candidates that each question is compared with, and maximum number of its links. */
const linkLimits = { candidates: 40, links: 14 };
/** Limits for many questions, for which fewer links are enough to find topics. */
const linkLimitsOfMany = { candidates: 14, links: 10 };
const manyToCompare = 2_000;

/**
 * Minimum mean probability that two questions of a group ask the same thing. In a period with fewer than
 * `fewAsked` questions, more of the groups are chance: at 0.5, wrong pairs are a fifth fewer than at 0.3.
 */
const minMeanProbability = { usually: 0.3, ifFew: 0.5 };
const fewAsked = 100;

/** Maximum rows of a small group, which may exist by chance. */
const maxSmallGroup = 5;

/**
 * Minimum log-odds, by words alone, for two questions to be wordings of the same sentence. In a period with
 * fewer than `veryFewAsked` questions, a pair must plainly be the same: a list is better than a wrong pair.
 */
const minSameSentence = { usually: 1, ifVeryFew: 1.5 };
const veryFewAsked = 30;

/**
 * With at least this many questions, a small group needs a probability of 50% that its questions ask the
 * same. With fewer questions, fewer are alike by chance, so a lower probability is enough.
 */
const manyAsked = 600;

/**
 * Groups questions that ask the same thing.
 *
 * @param all questions of the export, including those that are not grouped
 */
export function groupsOf(
  questions: readonly DistinctQuestion[],
  all: readonly Question[],
): DistinctQuestion[][] {
  const current = questions.flatMap(({ rows }) => rows).filter((row) => row.current).length;
  const evidence = evidenceOf(questions, all);
  const { candidates, links: maxLinks } =
    questions.length > manyToCompare ? linkLimitsOfMany : linkLimits;
  const near = findNeighbours(similarityOf(evidence), candidates);
  const similarity = similarityOf(smoothEvidence(evidence, near));
  const links = findNeighbours(similarity, maxLinks, near);
  const graph = makeSymmetric(rescoreLinks(links));
  const isFew = current < fewAsked;
  const minProbability = minMeanProbability[isFew ? 'ifFew' : 'usually'];
  const communities = findCommunities(graph, minProbability);
  const merging = { questions, evidenceOf: communityEvidence(all), similarity, maxLinks };
  // Few questions hardly ask one thing in so many ways that it falls apart, and two gaps of one page look alike.
  const groups = isFew
    ? communities
    : mergeCommunities(communities, { ...merging, minProbability });
  return splitChanceGroups(
    groups.map((group) => group.flatMap((at) => questions[at] ?? [])),
    { all: all.length, current },
  );
}

/** Splits items into parts in which each item is near at least one other (single linkage). */
function partsOf<Item>(items: readonly Item[], isNear: (one: Item, other: Item) => boolean) {
  let left = [...items];
  const parts: Item[][] = [];
  while (left.length > 0) {
    const part = left.splice(0, 1);
    // The loop also visits items that are added while it runs.
    for (const one of part) {
      for (const other of left) if (isNear(one, other)) part.push(other);
      left = left.filter((other) => !part.includes(other));
    }
    parts.push(part);
  }
  return parts;
}

/** Prepares a question with the page that its answer cited first or, if none, the page it was asked on. */
function prepared({ rows: [row] }: DistinctQuestion): PreparedQuestion {
  const page = row && (citedPages(row)[0] ?? askedPage(row));
  return prepareQuestion({ text: row?.text ?? '', page, category: row?.category });
}

/**
 * Splits small groups that exist by chance, because of a shared word such as "crash" or "Windows" in
 * questions that have nothing else in common. Questions of a small group stay together if they are near each
 * other by all their words; a pair stays together only if both are wordings of the same sentence. With very
 * few questions, that goes for a pair of the current period, too, whatever else the group has: of such pairs,
 * half asked the same.
 *
 * @param all number of questions of the export, including those that are not grouped
 * @param current number of questions of the current period that are grouped
 */
export function splitChanceGroups(
  groups: readonly DistinctQuestion[][],
  { all, current }: { all: number; current: number },
): DistinctQuestion[][] {
  const minNearness = Math.log(Math.min(1, all / manyAsked));
  const areVeryFew = current < veryFewAsked;
  const minOfPair = minSameSentence[areVeryFew ? 'ifVeryFew' : 'usually'];
  return groups.flatMap((group) => {
    const rows = group.reduce((sum, one) => sum + one.rows.length, 0);
    if (group.length === 1 || rows > maxSmallGroup) return [group];
    const compared = group.map((question) => ({ question, prepared: prepared(question) }));
    const parts = partsOf(
      compared,
      (one, other) => nearness(one.prepared, other.prepared) >= minNearness,
    );
    return parts.flatMap((part) => {
      const members = part.map(({ question }) => question);
      const asked = part.flatMap((member) => member.question.rows.map((row) => ({ row, member })));
      const tested = areVeryFew ? [asked, asked.filter(({ row }) => row.current)] : [asked];
      const isChance = tested.some(
        ([one, other, ...more]) =>
          one &&
          other &&
          more.length === 0 &&
          one.member !== other.member &&
          wordNearness(one.member.prepared, other.member.prepared) < minOfPair,
      );
      return isChance ? members.map((member) => [member]) : [members];
    });
  });
}
