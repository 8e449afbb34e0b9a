import { unpaced } from '../../../src/pace.ts';
import { type DistinctQuestion, distinctQuestions } from '../../../src/report/topics/questions.ts';

/** The distinct questions among texts. */
export function distinct(texts: readonly string[]): Promise<DistinctQuestion[]> {
  return distinctQuestions([...texts.keys()], {
    questions: texts.map((text) => ({ text })),
    spelling: (word) => word,
    pace: unpaced,
  });
}
