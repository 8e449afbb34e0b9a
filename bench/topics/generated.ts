import type { Question } from '../../src/report/source/question.ts';
import { wording } from './by-words.ts';

/** Numbers from 0 to 1 that are the same at every run. */
export function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * This many different questions: the start of one real question and the end of another, sometimes with a new word,
 * so that the vocabulary grows with the number as it does in practice.
 */
export function generatedQuestions(count: number, texts: readonly string[]): Question[] {
  const random = sequence();
  const pick = (): string[] => (texts[Math.floor(random() * texts.length)] ?? '').split(' ');
  return Array.from({ length: count }, () => {
    const start = pick();
    const end = pick();
    const words = [
      ...start.slice(0, Math.ceil(start.length * 0.6)),
      ...end.slice(Math.floor(end.length / 2)),
    ];
    if (random() < 0.3) words.push(`word${Math.floor(random() ** 3 * 5_000)}`);
    return wording(words.join(' '), { current: random() < 0.5 });
  });
}
