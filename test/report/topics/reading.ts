import { unpaced } from '../../../src/report/topics/pace.ts';
import {
  type DistinctQuestion,
  distinctQuestions,
} from '../../../src/report/topics/read/distinct.ts';

/** The distinct questions among texts of a product without a name. */
export function distinct(texts: readonly string[]): Promise<DistinctQuestion[]> {
  return distinctQuestions([...texts.keys()], {
    questions: texts.map((text) => ({ text })),
    own: new Set(),
    pace: unpaced,
  });
}
