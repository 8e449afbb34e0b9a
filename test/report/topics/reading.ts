import { type DistinctQuestion, distinctQuestions } from '../../../src/report/topics/questions.ts';
import { countWords } from '../../../src/report/topics/spelling.ts';
import { words } from '../gaps/memories.ts';

/** The distinct questions among texts. */
export async function distinct(texts: readonly string[]): Promise<DistinctQuestion[]> {
  const counts = new Map<string, number>();
  await countWords(texts, counts);
  return distinctQuestions([...texts.keys()], {
    questions: texts.map((text) => ({ text: words(text) })),
    texts: counts,
    spelling: (word) => word,
  });
}
