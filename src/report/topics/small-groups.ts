import {
  nearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../language/nearness.ts';
import { askedPage, citedPages, type Question } from '../source/question.ts';
import type { DistinctQuestion } from './questions.ts';

/** Maximum rows of a group that may exist by chance. */
const maxSmallGroup = 5;

/** Minimum log-odds of two questions' words for them to be wordings of the same sentence. */
const minSameSentence = 1;

/**
 * From this number of questions on, those of a small group must be at least as likely the same as not.
 * With fewer questions, fewer are alike by chance, and less is needed.
 */
const manyQuestions = 600;

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
function prepared(question: Question | undefined): PreparedQuestion {
  const page = question ? (citedPages(question)[0] ?? askedPage(question)) : null;
  return prepareQuestion(question?.text ?? '', page, question?.category ?? null);
}

/**
 * Splits small groups that exist by chance: a shared word such as "crash" or "Windows" groups questions
 * that have nothing else in common. Questions of a small group stay together if they are near each other
 * by all their words; a pair only if the two are wordings of the same sentence.
 */
export function withoutChance(
  groups: readonly DistinctQuestion[][],
  questions: readonly Question[],
): DistinctQuestion[][] {
  const minNearness = Math.log(Math.min(1, questions.length / manyQuestions));
  return groups.flatMap((group) => {
    const rows = group.reduce((sum, one) => sum + one.rows.length, 0);
    if (group.length === 1 || rows > maxSmallGroup) return [group];
    const compared = group.map((question) => ({
      question,
      prepared: prepared(questions[question.rows[0] ?? 0]),
    }));
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
