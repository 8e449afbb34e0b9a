import { expect, test } from 'vitest';
import { distinctQuestions } from '../../../../src/report/topics/distinct.ts';
import { unpaced as pace } from '../../../../src/report/topics/pace.ts';
import { alignment, wordingsOf } from '../../../../src/report/topics/similarity/alignment.ts';
import { idfOf } from '../../../../src/report/topics/similarity/idf.ts';
import { questionsByGap } from '../docs-questions.ts';

/** How far the words of the first text and each of the others mean the same, among questions of a product. */
async function alignedWith(first: string, ...others: string[]): Promise<number[]> {
  const texts = [first, ...others, ...Object.values(questionsByGap).flat()];
  const questions = await distinctQuestions([...texts.keys()], {
    questions: texts.map((text) => ({ text })),
    pace,
  });
  const wordings = await wordingsOf(questions, { idf: await idfOf(questions, pace), pace });
  const placeOf = (row: number) => questions.findIndex(({ rows }) => rows.includes(row));
  return others.map((_, at) => alignment(wordings, placeOf(0), placeOf(at + 1)));
}

test('questions that share no word are near if their words mean alike, one by one', async () => {
  const [alike = 0, unlike = 0] = await alignedWith(
    'delete my database',
    'remove a mysql instance and start over with something else next week',
    'upload pictures of a product and start over with something else next week',
  );
  expect(alike).toBeGreaterThan(unlike + 0.05);
});

test('it counts which word a question shares, and both sides', async () => {
  const [telling = 0, common = 0, part = 0] = await alignedWith(
    'kubernetes ingress timeout',
    'timeout of the kubernetes ingress',
    'is there a way to do it',
    'kubernetes operators for very large teams in several regions of europe',
  );
  expect(telling).toBeGreaterThan(0.6);
  expect(part).toBeLessThan(telling / 2);
  expect(common).toBeLessThan(0.05);
});

test('a word that no table knows is near itself alone', async () => {
  const [same = 0, other = 0] = await alignedWith(
    'qzx flarnip',
    'flarnip qzx broken',
    'qzt flarnop',
  );
  expect(same).toBeGreaterThan(0.2);
  expect(other).toBeLessThan(0);
});
