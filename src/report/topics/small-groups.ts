import {
  nearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../language/nearness.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import { askedPage, citedPages, type Question } from '../source/question.ts';
import { type DistinctQuestion, tellingStemsReader } from './questions.ts';

/** Maximum rows of a group that may exist by chance. */
const maxSmallGroup = 5;

/** Minimum log-odds of two questions' words for them to be wordings of the same sentence. */
const minSameSentence = 1;

/**
 * From this number of questions on, those of a small group must be at least as likely the same as not, and
 * share more than a word on average. With fewer questions, fewer are alike by chance, and less is needed.
 */
const manyQuestions = 600;
/** Minimum mean weight of the shared words. */
const minShared = 1.25;

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

/** A question, prepared for comparisons. */
interface Compared {
  question: DistinctQuestion;
  /**
   * The page that its answer cited first or, without one, that it was asked on. Anchors leave citations
   * out, because a fix changes them; within one export they tell more.
   */
  page: string | null;
  read: PreparedQuestion;
  stems: ReadonlySet<string>;
}

function compared(
  question: DistinctQuestion,
  { questions, stemsOf }: { questions: readonly Question[]; stemsOf: (text: string) => string[] },
): Compared {
  const first = questions[question.rows[0] ?? 0];
  const text = first?.text ?? '';
  const page = first ? (citedPages(first)[0] ?? askedPage(first)) : null;
  const read = prepareQuestion(text, page, first?.category ?? null);
  return { question, page, read, stems: new Set(stemsOf(text)) };
}

/** Weight of the words that two questions share; the required minimum if they share a page. */
function shared(one: Compared, other: Compared): number {
  if (one.page !== null && one.page === other.page) return minShared;
  return [...one.stems].reduce(
    (sum, stem) => sum + (other.stems.has(stem) ? wordWeight(stem) : 0),
    0,
  );
}

function meanShared(part: readonly Compared[]): number {
  const pairs = part.flatMap((one, at) => part.slice(at + 1).map((other) => shared(one, other)));
  return pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
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
  const share = Math.min(1, questions.length / manyQuestions);
  const stemsOf = tellingStemsReader();
  const isNear = (one: Compared, other: Compared) =>
    nearness(one.read, other.read) >= Math.log(share);
  const belongsTogether = (part: readonly Compared[]): boolean => {
    const [one, other] = part;
    if (one === undefined || other === undefined) return true;
    if (meanShared(part) < share ** 2 * minShared) return false;
    const isPair = part.flatMap(({ question }) => question.rows).length === 2;
    return !isPair || wordNearness(one.read, other.read) >= minSameSentence;
  };
  return groups.flatMap((group) => {
    const rows = group.reduce((sum, one) => sum + one.rows.length, 0);
    if (group.length === 1 || rows > maxSmallGroup) return [group];
    const parts = partsOf(
      group.map((question) => compared(question, { questions, stemsOf })),
      isNear,
    );
    return parts.flatMap((part) => {
      const members = part.map(({ question }) => question);
      return belongsTogether(part) ? [members] : members.map((one) => [one]);
    });
  });
}
