import { type DistinctQuestion, distinctQuestions } from '../../../src/report/topics/distinct.ts';
import { unpaced } from '../../../src/report/topics/pace.ts';

/** The distinct questions among texts. */
export function distinct(texts: readonly string[]): Promise<DistinctQuestion[]> {
  return distinctQuestions([...texts.keys()], {
    questions: texts.map((text) => ({ text })),
    pace: unpaced,
  });
}
