import { expect, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import { runWithPauses } from '../../../../src/pace.ts';
import { failedAnswerStems } from '../../../../src/report/topics/similarity/evidence.ts';
import { words } from '../../gaps/memories.ts';

const apology = "I'm sorry, I couldn't find that in the documentation. Please contact support.";

/** The word stems that answers add to their questions, among twenty apologies. */
async function stemsAddedBy(...answers: (string | null)[]): Promise<string[][]> {
  const rows = [...answers, ...Array<string>(20).fill(apology)].map((answer) =>
    wording('', { answer: answer === null ? null : words(answer) }),
  );
  const questions = rows.map((row, at) => ({ key: `${at}`, stems: [], rows: [row] }));
  const stems = await failedAnswerStems(questions, rows);
  return stems.map((counts) => [...counts.keys()]);
}

test('an apology adds no word, nor does a missing answer', async () => {
  const [first, none] = await stemsAddedBy(apology, null);
  expect(first).toEqual([]);
  expect(none).toEqual([]);
});

test('an answer adds the words that it names, but not those of its apology', async () => {
  const [added] = await stemsAddedBy(`How to rotate a webhook secret isn't described. ${apology}`);
  expect(added).toEqual(expect.arrayContaining(['rotat', 'webhook', 'secret']));
  expect(added).not.toContain('support');
});

test('both passes over the answers stop when the step is cancelled', async () => {
  const rows = Array.from({ length: 6 }, (_, at) =>
    wording('', { answer: words(`Nothing on ${at}.`) }),
  );
  const ended = new Error('cancelled');
  for (const pauses of [0, rows.length]) {
    let left = pauses;
    const pace = () => (left-- > 0 ? undefined : Promise.reject(ended));
    await expect(runWithPauses(pace, () => failedAnswerStems([], rows))).rejects.toBe(ended);
    // The first pause that rejects is the last.
    expect(left).toBe(-1);
  }
});
