import {
  nearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../language/nearness.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import { askedPage, citedPages, type Question } from '../source/question.ts';
import { type DistinctQuestion, tellingStemsReader } from './questions.ts';

/** Groups of so many rows are looked at once more; what more ask is no chance. */
const smallGroup = 5;

/** Log-odds of two questions' words from which on they are plainly the same: wordings of one sentence. */
const plainlySame = 1;

/**
 * Among so many questions, those of a small group have to be as likely the same as not, and to share
 * more than a word on average, by how much words say. Of fewer less is asked: the more questions there
 * are, the more of them are alike by chance.
 */
const manyQuestions = 600;
const mostShared = 1.25;

/** The parts of a group in which each is near enough to another. */
function partsOf<Item>(items: readonly Item[], isNear: (one: Item, other: Item) => boolean) {
  let left = [...items];
  const parts: Item[][] = [];
  while (left.length > 0) {
    const part = left.splice(0, 1);
    // What is found is looked at in its turn.
    for (const one of part) {
      for (const other of left) if (isNear(one, other)) part.push(other);
      left = left.filter((other) => !part.includes(other));
    }
    parts.push(part);
  }
  return parts;
}

/** A question as it is compared with others of its group. */
interface Compared {
  question: DistinctQuestion;
  /**
   * The page that its answer cited first; without one, that it was asked on. What a gap is known by
   * from week to week leaves citations out, as a fix moves them; within one export they tell more.
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

/** How much the words say that two questions share; all that can be asked if they share a page. */
function shared(one: Compared, other: Compared): number {
  if (one.page !== null && one.page === other.page) return mostShared;
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
 * Groups without what is in a small one by chance. A word in common, "crash" or "Windows", draws
 * together questions that nobody would call one: of a small group those stay together that are near
 * each other by all that they say, and two alone only if they are plainly the same.
 */
export function withoutChance(
  groups: readonly DistinctQuestion[][],
  questions: readonly Question[],
): DistinctQuestion[][] {
  const share = Math.min(1, questions.length / manyQuestions);
  const stemsOf = tellingStemsReader();
  const isNear = (one: Compared, other: Compared) =>
    nearness(one.read, other.read) >= Math.log(share);
  const hangsTogether = (part: readonly Compared[]): boolean => {
    const [one, other] = part;
    if (one === undefined || other === undefined) return true;
    if (meanShared(part) < share ** 2 * mostShared) return false;
    const isPair = part.flatMap(({ question }) => question.rows).length === 2;
    return !isPair || wordNearness(one.read, other.read) >= plainlySame;
  };
  return groups.flatMap((group) => {
    const rows = group.reduce((sum, one) => sum + one.rows.length, 0);
    if (group.length === 1 || rows > smallGroup) return [group];
    const parts = partsOf(
      group.map((question) => compared(question, { questions, stemsOf })),
      isNear,
    );
    return parts.flatMap((part) => {
      const members = part.map(({ question }) => question);
      return hangsTogether(part) ? [members] : members.map((one) => [one]);
    });
  });
}
