import { wording } from '../../../bench/topics/by-words.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { type DistinctQuestion, distinctQuestions } from '../../../src/report/topics/questions.ts';
import { countTextsByWord } from '../../../src/report/topics/spelling.ts';

/** The distinct questions of these texts. */
export function distinct(
  texts: readonly string[],
  known: Partial<Question> = {},
): DistinctQuestion[] {
  const counts = new Map<string, number>();
  countTextsByWord(texts, counts);
  return distinctQuestions(
    texts.map((text) => wording(text, known)),
    { texts: counts, spelling: (word) => word },
  );
}
