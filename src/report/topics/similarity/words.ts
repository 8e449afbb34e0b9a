import { splitSentences, wordReader } from '../../../language/tokens.ts';
import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { namedRowBuilder, type SparseRows } from '../../../search/sparse.ts';
import type { Question } from '../../source/question.ts';
import type { DistinctQuestion } from '../questions.ts';

/**
 * Additional questions about other things that are assumed to exist: if all of six questions ask about
 * webhooks, the word still says something.
 */
const otherQuestions = 100;

/** Number of questions with each stem, and its inverse document frequency. */
export interface Idf {
  counts: ReadonlyMap<string, number>;
  of(stem: string): number;
}

export async function idfOf(questions: readonly DistinctQuestion[]): Promise<Idf> {
  const counts = new Map<string, number>();
  for (const { stems } of questions) {
    await pause();
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const all = questions.length + otherQuestions;
  return { counts, of: (stem) => Math.log(all / (counts.get(stem) ?? 1)) };
}

/** Minimum weight of a word: even "how" and "why" help to tell questions apart. */
const minWeight = 0.45;

/**
 * One row of length 1 per question, over stems. The weight of a stem depends on its rarity, far less than
 * with tf-idf, as a question has ten words, and on how much the word says.
 */
export async function wordRows(
  questions: readonly DistinctQuestion[],
  idf: Idf,
): Promise<SparseRows> {
  const factors = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    const weight = minWeight + (1 - minWeight) * Math.sqrt(wordWeight(stem));
    factors.set(stem, weight * Math.sqrt(idf.of(stem)));
  }
  const { add, rows } = namedRowBuilder(idf.counts);
  for (const { stems } of questions) {
    await pause();
    const row = new Map(stems.map((stem) => [stem, factors.get(stem) ?? 0]));
    const length = lengthOf([...row.values()]);
    for (const [stem, value] of row) row.set(stem, value / length);
    add(row);
  }
  return rows();
}

/** Minimum number and share of answers with a sentence for it to be a stock phrase for "no answer". */
const minStockAnswers = 4;
const minStockShare = 0.025;
/** Additional answers about other things that are assumed to exist. */
const otherAnswers = 20;

function countInto(counts: Map<string, number>, items: Iterable<string>, times = 1): void {
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + times);
}

/**
 * What the failed answers of each question tell about it: stems with weights. An answer that did not
 * answer often names what it did not find: "How to rotate a key isn't described in API keys."
 */
export async function failedAnswerStems(
  questions: readonly DistinctQuestion[],
  rows: readonly Pick<Question, 'answer'>[],
): Promise<ReadonlyMap<string, number>[]> {
  const inAnswers = new Map<string, number>();
  for (const { answer } of rows) if (answer) countInto(inAnswers, [answer]);
  const stock = new Map<string, number>();
  for (const [answer, times] of inAnswers) {
    await pause();
    countInto(stock, new Set(splitSentences(answer)), times);
  }
  const minStock = Math.max(minStockAnswers, minStockShare * rows.length);

  const readWords = wordReader();
  const read = new Map<string, Set<string>>();
  for (const answer of inAnswers.keys()) {
    await pause();
    const own = splitSentences(answer).filter((one) => (stock.get(one) ?? 0) < minStock);
    read.set(answer, new Set(readWords(own.join(' ')).map(({ stem }) => stem)));
  }
  const stemsOf = questions.map(({ rows: places }) => {
    const answers = new Set(places.flatMap((row) => rows[row]?.answer || []));
    return new Set([...answers].flatMap((answer) => [...(read.get(answer) ?? [])]));
  });
  const frequencies = new Map<string, number>();
  for (const stems of stemsOf) countInto(frequencies, stems);
  const all = questions.length + otherAnswers;
  return stemsOf.map((stems) => {
    const weightOf = (stem: string): number =>
      Math.log(all / (frequencies.get(stem) ?? 1)) * wordWeight(stem);
    return new Map([...stems].map((stem) => [stem, weightOf(stem)]));
  });
}
