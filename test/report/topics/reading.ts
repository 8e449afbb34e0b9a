import { wording } from '../../../bench/topics/by-words.ts';
import type { Question } from '../../../src/report/source/question.ts';
import {
  countTextsByWord,
  type DistinctQuestion,
  distinctQuestionsReader,
} from '../../../src/report/topics/questions.ts';

/** The distinct questions of these texts. */
export function distinct(
  texts: readonly string[],
  known: Partial<Question> = {},
): DistinctQuestion[] {
  return distinctQuestionsReader(countTextsByWord(texts))(
    texts.map((text) => wording(text, known)),
  );
}
