import type { TopicCore } from './core.ts';
import { commonest } from './distinct.ts';
import type { Wording } from './question.ts';
import { wordWeight } from './word-weights.ts';

const MOST_EXAMPLES = 5;

/** Examples are chosen among the most central questions: the outermost are seldom typical. */
const QUESTIONS_READ = 50;

/** The share of what two questions say that both say, from 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  let said = 0;
  for (const stem of a) {
    const weight = wordWeight(stem);
    said += weight;
    if (b.has(stem)) shared += weight;
  }
  for (const stem of b) if (!a.has(stem)) said += wordWeight(stem);
  return said === 0 ? 1 : shared / said;
}

/**
 * At most five questions with how often each was asked: the most central one, then each time the
 * one least like those before; from the period's own questions where there are any.
 */
export function examplesOf(
  core: TopicCore,
  questions: readonly Wording[],
): { text: string; count: number }[] {
  const asked = (current: boolean) =>
    core.questions
      .map(({ stems, rows }) => ({
        stems,
        texts: rows.flatMap((row) => {
          const question = questions[row];
          return question?.current === current ? [question.text] : [];
        }),
      }))
      .filter(({ texts }) => texts.length > 0)
      .slice(0, QUESTIONS_READ)
      .map(({ stems, texts }) => ({ stems: new Set(stems), texts, likeness: 0 }));
  const current = asked(true);
  const left = current.length > 0 ? current : asked(false);
  const examples: { text: string; count: number }[] = [];
  let next = left.shift();
  while (next) {
    const { stems, texts } = next;
    examples.push({ text: commonest(texts), count: texts.length });
    if (examples.length === MOST_EXAMPLES) break;
    let farthest = 0;
    for (const [at, question] of left.entries()) {
      question.likeness = Math.max(question.likeness, overlap(question.stems, stems));
      if (question.likeness < (left[farthest]?.likeness ?? 0)) farthest = at;
    }
    [next] = left.splice(farthest, 1);
  }
  return examples;
}
