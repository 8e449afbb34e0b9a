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

function sampleOf(all: readonly AnsweredQuestion[]): AnsweredQuestion[] {
  const { add, questions } = createAnsweredSample();
  for (const one of all) add(one);
  return questions();
}

describe('createAnsweredSample', () => {
  it('has the same sample of many questions in any order', () => {
    const many = Array.from({ length: 9_000 }, (_, at) => asked(`question ${at}`));
    const sample = sampleOf(many);
    expect(sample).toHaveLength(4_000);
    expect(sampleOf(many.toReversed())).toEqual(sample);
  });

  it('has one answer to each question, the same in any order', () => {
    const twice = [asked('how?', 'Like this.'), asked('how?', 'In this way.')];
    expect(sampleOf(twice)).toEqual([
      { ...asked('how?', 'In this way.'), asked: 2, askedBefore: 0 },
    ]);
    expect(sampleOf(twice.toReversed())).toEqual(sampleOf(twice));
  });

  it('excludes answers that cite no page, and shortens long ones', () => {
    expect(sampleOf([{ question: 'how?', answer: 'So.', cited: [] }])).toEqual([]);
    const [long] = sampleOf([asked('how?', 'so '.repeat(5_000))]);
    expect(long?.answer).toBe('so '.repeat(200).trim());
  });
});
