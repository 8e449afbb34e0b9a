import { wording } from '../../../bench/topics/by-words.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { type DistinctQuestion, distinctQuestions } from '../../../src/report/topics/questions.ts';
import { countTextsByWord } from '../../../src/report/topics/spelling.ts';

/** The distinct questions of these texts. */
export async function distinct(
  texts: readonly string[],
  known: Partial<Question> = {},
): Promise<DistinctQuestion[]> {
  const counts = new Map<string, number>();
  await countTextsByWord(texts, counts);
  return distinctQuestions(
    texts.map((text) => wording(text, known)),
    { texts: counts, spelling: (word) => word },
  );
}
