import { expect, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import { runAtPace } from '../../../../src/pace.ts';
import { failedAnswerStems } from '../../../../src/report/topics/similarity/evidence.ts';
import { words } from '../../gaps/memories.ts';

const apology = "I'm sorry, I couldn't find that in the documentation. Please contact support.";

/** The words that the answers tell, each of a question of its own, beside twenty apologies. */
async function toldBy(...answers: (string | null)[]): Promise<string[][]> {
  const rows = [...answers, ...Array<string>(20).fill(apology)].map((answer) =>
    wording('', { answer: answer === null ? null : words(answer) }),
  );
  const questions = rows.map((row, at) => ({ key: `${at}`, stems: [], rows: [row] }));
  const told = await failedAnswerStems(questions, rows);
  return told.map((stems) => [...stems.keys()]);
}

test('an apology says nothing, nor does no answer', async () => {
  const [first, none] = await toldBy(apology, null);
  expect(first).toEqual([]);
  expect(none).toEqual([]);
});

test('an answer that names what it did not find adds these words, whatever apology it has', async () => {
  const [told] = await toldBy(`How to rotate a webhook secret isn't described. ${apology}`);
  expect(told).toEqual(expect.arrayContaining(['rotat', 'webhook', 'secret']));
  expect(told).not.toContain('support');
});

test('neither reading of the answers goes on when the work is not wanted any more', async () => {
  const rows = Array.from({ length: 6 }, (_, at) =>
    wording('', { answer: words(`Nothing on ${at}.`) }),
  );
  const ended = new Error('cancelled');
  for (const pauses of [0, rows.length]) {
    let left = pauses;
    const pace = () => (left-- > 0 ? undefined : Promise.reject(ended));
    await expect(runAtPace(pace, () => failedAnswerStems([], rows))).rejects.toBe(ended);
    // It asks for no other pause: the first one that rejects ends it.
    expect(left).toBe(-1);
  }
});
