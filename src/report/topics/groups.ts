import {
  nearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../language/nearness.ts';
import { askedPage, citedPages, type Question } from '../source/question.ts';
import { communities, neighbours, rescored, symmetric } from './graph.ts';
import type { DistinctQuestion } from './questions.ts';
import { evidenceOf } from './similarity/evidence.ts';
import { similarityOf, smoothed } from './similarity/similarity.ts';

/** Each question is compared with this many candidates and linked to the likeliest. */
const limits = { candidates: 40, links: 14 };
/** With many questions, fewer links are enough to find their topics. */
const limitsOfMany = { candidates: 14, links: 10 };
const manyToCompare = 2_000;

/** Minimum mean probability that two questions of a group ask the same thing. */
const minMeanProbability = 0.3;

/** Maximum rows of a group that may exist by chance. */
const maxSmallGroup = 5;

/** Minimum log-odds of two questions' words for them to be wordings of the same sentence. */
const minSameSentence = 1;

/**
 * From this number of questions on, those of a small group must be at least as likely the same as not.
 * With fewer questions, fewer are alike by chance, and less is needed.
 */
const manyAsked = 600;

/**
 * Groups of questions that ask the same thing.
 *
 * @param all questions of the export, including those that are not grouped
 */
export async function groupsOf(
  questions: readonly DistinctQuestion[],
  all: readonly Question[],
): Promise<DistinctQuestion[][]> {
  const evidence = await evidenceOf(questions, all);
  const { candidates, links: count } = questions.length > manyToCompare ? limitsOfMany : limits;
  const near = await neighbours(similarityOf(evidence), candidates);
  const similarity = similarityOf(await smoothed(evidence, near));
  const links = await neighbours(similarity, count, near);
  const graph = symmetric(await rescored(links));
  const groups = await communities(graph, minMeanProbability);
  return withoutChance(
    groups.map((group) => group.flatMap((at) => questions[at] ?? [])),
    all.length,
  );
}

/** Splits a group into parts in which each item is near another: single linkage. */
function partsOf<Item>(items: readonly Item[], isNear: (one: Item, other: Item) => boolean) {
  let left = [...items];
  const parts: Item[][] = [];
  while (left.length > 0) {
    const part = left.splice(0, 1);
    // The loop also visits items that it adds.
    for (const one of part) {
      for (const other of left) if (isNear(one, other)) part.push(other);
      left = left.filter((other) => !part.includes(other));
    }
    parts.push(part);
  }
  return parts;
}

/** Its page is the one that its answer cited first or, without one, that it was asked on. */
function prepared({ rows: [row] }: DistinctQuestion): PreparedQuestion {
  const page = row ? (citedPages(row)[0] ?? askedPage(row)) : null;
  return prepareQuestion(row?.text ?? '', page, row?.category ?? null);
}

/**
 * Splits small groups that exist by chance: a shared word such as "crash" or "Windows" groups questions
 * that have nothing else in common. Questions of a small group stay together if they are near each other
 * by all their words; a pair only if the two are wordings of the same sentence.
 *
 * @param asked number of questions in the export
 */
export function withoutChance(
  groups: readonly DistinctQuestion[][],
  asked: number,
): DistinctQuestion[][] {
  const minNearness = Math.log(Math.min(1, asked / manyAsked));
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
      const [one, other] = part;
      const isPair = members.flatMap((member) => member.rows).length === 2;
      const isChance =
        isPair && one && other && wordNearness(one.prepared, other.prepared) < minSameSentence;
      return isChance ? members.map((member) => [member]) : [members];
    });
  });
}
