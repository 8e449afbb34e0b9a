import { describe, expect, it } from 'vitest';
import {
  type AnsweredQuestion,
  createAnsweredSample,
} from '../../../src/report/source/answered-sample.ts';

const asked = (question: string, answer = 'See the page.'): AnsweredQuestion => ({
  question,
  answer,
  cited: [{ url: 'https://d.example/a', title: null }],
});

function keptOf(all: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const { add, kept } = createAnsweredSample();
  for (const one of all) add(one);
  return kept();
}

describe('createAnsweredSample', () => {
  it('samples the same questions of many, whatever their order', () => {
    const many = Array.from({ length: 9_000 }, (_, at) => asked(`question ${at}`));
    const kept = keptOf(many);
    expect(kept).toHaveLength(4_000);
    expect(keptOf(many.toReversed())).toEqual(kept);
  });

  it('retains one answer of a question, the same in any order', () => {
    const twice = [asked('how?', 'Like this.'), asked('how?', 'In this way.')];
    expect(keptOf(twice)).toEqual([{ ...asked('how?', 'In this way.'), asked: 2, askedBefore: 0 }]);
    expect(keptOf(twice.toReversed())).toEqual(keptOf(twice));
  });

  it('keeps nothing of an answer that cites no page, and the start of a long one', () => {
    expect(keptOf([{ question: 'how?', answer: 'So.', cited: [] }])).toEqual([]);
    const [long] = keptOf([asked('how?', 'so '.repeat(5_000))]);
    expect(long?.answer).toBe('so '.repeat(200).trim());
  });
});
