import { expect, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import { failedAnswerStems } from '../../../../src/report/topics/similarity/evidence.ts';
import { words } from '../../gaps/memories.ts';

const apology = "I'm sorry, I couldn't find that in the documentation. Please contact support.";

/** The word stems that answers add to their questions, among twenty apologies. */
function stemsAddedBy(...answers: (string | null)[]): string[][] {
  const rows = [...answers, ...Array<string>(20).fill(apology)].map((answer) =>
    wording('', { answer: answer === null ? null : words(answer) }),
  );
  const questions = rows.map((row, at) => ({ key: `${at}`, stems: [], rows: [row] }));
  const stems = failedAnswerStems(questions, rows);
  return stems.map((counts) => [...counts.keys()]);
}

test('an apology adds no word, nor does a missing answer', () => {
  const [first, none] = stemsAddedBy(apology, null);
  expect(first).toEqual([]);
  expect(none).toEqual([]);
});

test('an answer adds the words that it names, but not those of its apology', () => {
  const [added] = stemsAddedBy(`How to rotate a webhook secret isn't described. ${apology}`);
  expect(added).toEqual(expect.arrayContaining(['rotat', 'webhook', 'secret']));
  expect(added).not.toContain('support');
});
