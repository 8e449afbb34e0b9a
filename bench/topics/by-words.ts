import { unpaced } from '../../src/pace.ts';
import { noEvidence } from '../../src/report/topics/evidence.ts';
import { groupQuestions, type Question, type Topic } from '../../src/report/topics/topics.ts';

/** A question of which the words alone are known. */
export function wording(text: string, current = true): Question {
  return {
    text,
    shown: text,
    current,
    conversation: text,
    time: null,
    pageUrl: null,
    citedUrls: [],
    category: null,
    answer: null,
  };
}

/**
 * The topics of questions, their rows being the questions' places in the input; what is set aside
 * is alone.
 */
export async function groupPlaces(questions: readonly Question[]): Promise<Topic<number>[]> {
  const { topics, setAside } = await groupQuestions([...questions.keys()], {
    questionOf: (at) => questions[at] ?? wording(''),
    mainPartOf: (rows) => [...rows],
    evidence: noEvidence,
    pace: unpaced,
  });
  const textOf = (at: number): string => JSON.stringify(questions[at]);
  const alone = setAside
    .sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
    .map((at, number) => ({
      id: `aside ${number}`,
      label: `Set aside (${number})`,
      rows: [at],
      main: [at],
      examples: [],
    }));
  return [...topics, ...alone];
}
