import { sentencesOf, wordReader } from '../../../language/tokens.ts';
import { wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import type { DistinctQuestion, Question } from '../questions.ts';

/** A sentence in so many answers, or in this share of them, is how the assistant says that it has none. */
const stockAnswers = 4;
const shareOfStock = 0.025;
/** Answers about other things that are taken to exist beside those given. */
const otherAnswers = 20;
/** How rare a word has to be among the answers to tell anything: a logarithm. */
const leastRarity = 1.5;

function countInto(counts: Map<string, number>, items: Iterable<string>, times = 1): void {
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + times);
}

/** Shared by all questions without an answer. */
const nothing: ReadonlyMap<string, number> = new Map();

/**
 * What the failed answers of each question tell of it, beyond that there was none: stems by how much
 * they tell. An answer that did not answer often names in its own words what it did not find: "How
 * to rotate a key isn't described in API keys."
 */
export async function failedAnswers(
  questions: readonly DistinctQuestion[],
  { rows, pace }: { rows: readonly Pick<Question, 'answer'>[]; pace: Pace },
): Promise<ReadonlyMap<string, number>[]> {
  const inAnswers = new Map<string, number>();
  for (const { answer } of rows) if (answer) countInto(inAnswers, [answer]);
  const stock = new Map<string, number>();
  for (const [answer, times] of inAnswers) {
    const pause = pace();
    if (pause) await pause;
    countInto(stock, new Set(sentencesOf(answer)), times);
  }
  const leastStock = Math.max(stockAnswers, shareOfStock * rows.length);

  const readWords = wordReader();
  const read = new Map<string, string[]>();
  for (const answer of inAnswers.keys()) {
    const pause = pace();
    if (pause) await pause;
    const own = sentencesOf(answer).filter((one) => (stock.get(one) ?? 0) < leastStock);
    read.set(
      answer,
      readWords(own.join(' ')).map(({ stem }) => stem),
    );
  }
  const told = questions.map((question) => {
    const answers = new Set(question.rows.flatMap((row) => rows[row]?.answer || []));
    if (answers.size === 0) return nothing;
    const stems = new Map<string, number>();
    for (const answer of answers) countInto(stems, read.get(answer) ?? []);
    return stems;
  });
  const frequencies = new Map<string, number>();
  for (const stems of told) countInto(frequencies, stems.keys());
  const all = questions.length + otherAnswers;
  return told.map((stems) => {
    if (stems.size === 0) return nothing;
    const telling = new Map<string, number>();
    for (const [stem, times] of stems) {
      const rarity = Math.log(all / (frequencies.get(stem) ?? 1)) - leastRarity;
      if (rarity > 0) telling.set(stem, (1 + Math.log(times)) * rarity * wordWeight(stem));
    }
    return telling;
  });
}
