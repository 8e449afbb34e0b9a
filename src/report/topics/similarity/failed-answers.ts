import { sentencesOf, wordReader } from '../../../language/tokens.ts';
import { wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import type { Question } from '../../source/question.ts';
import type { DistinctQuestion } from '../questions.ts';

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
export async function failedAnswers(
  questions: readonly DistinctQuestion[],
  rows: readonly Pick<Question, 'answer'>[],
): Promise<ReadonlyMap<string, number>[]> {
  const inAnswers = new Map<string, number>();
  for (const { answer } of rows) if (answer) countInto(inAnswers, [answer]);
  const stock = new Map<string, number>();
  for (const [answer, times] of inAnswers) {
    await pause();
    countInto(stock, new Set(sentencesOf(answer)), times);
  }
  const minStock = Math.max(minStockAnswers, minStockShare * rows.length);

  const readWords = wordReader();
  const read = new Map<string, Set<string>>();
  for (const answer of inAnswers.keys()) {
    await pause();
    const own = sentencesOf(answer).filter((one) => (stock.get(one) ?? 0) < minStock);
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
