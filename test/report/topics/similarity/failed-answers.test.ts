import { expect, test } from 'vitest';
import { unpaced } from '../../../../src/pace.ts';
import {
  answerRows,
  failedAnswers,
} from '../../../../src/report/topics/similarity/failed-answers.ts';

const rotation = 'https://d.example/guides/key-rotation';
const limits = 'https://d.example/reference/limits';
const apology = "I'm sorry, I couldn't find that in the documentation. Please contact support.";

/** What the answers tell, each of a question of its own, beside twenty apologies. */
async function toldBy(...answers: (string | null)[]) {
  const rows = [...answers, ...Array<string>(20).fill(apology)].map((answer) => ({ answer }));
  const questions = rows.map((_, at) => ({ key: `${at}`, stems: [], rows: [at] }));
  const told = await failedAnswers(questions, {
    rows,
    pages: [rotation, limits],
    titles: new Map([
      [rotation, 'Key rotation'],
      [limits, 'Limits'],
    ]),
    pace: unpaced,
  });
  return told.map(({ stems, pages }) => ({ stems: [...stems.keys()], pages: [...pages] }));
}

test('an apology tells nothing, nor does no answer', async () => {
  const [first, none, one] = await toldBy(apology, null, 'The docs do not mention this, sorry.');
  expect(first).toEqual({ stems: [], pages: [] });
  expect(none).toEqual({ stems: [], pages: [] });
  expect(one?.stems).not.toContain('doc');
});

test('an answer that names what it did not find tells its words, beside any apology', async () => {
  const [told] = await toldBy(`How to rotate a webhook secret isn't described. ${apology}`);
  expect(told?.stems).toEqual(expect.arrayContaining(['rotat', 'webhook', 'secret']));
  expect(told?.stems).not.toContain('support');
});

test.each([
  ['a link', 'See [the guide](https://d.example/guides/key-rotation#steps).', [rotation]],
  ['a link without a host', 'See [the guide](/guides/key-rotation/).', [rotation]],
  ['a path', 'Not mentioned in /reference/limits', [limits]],
  ['an emphasised title', 'Nothing in **Key rotation** says so.', [rotation]],
  ['a quoted title', 'La page « Limits » ne le dit pas.', [limits]],
  ['a page that nobody knows', 'See [the guide](https://evil.example/guides).', []],
])('pages are named by %s', async (_, answer, pages) => {
  const [told] = await toldBy(answer);
  expect(told?.pages).toEqual(pages);
});

test('answers that name the same are near each other, and more so the more they tell', () => {
  const told = (...stems: string[]) => ({ stems: new Map(stems.map((stem) => [stem, 3])) });
  const long = ['webhook', 'secret', 'rotat', 'grace', 'period', 'overlap'];
  const { starts, values } = answerRows([told(...long), told('webhook'), told()]);
  const lengthOf = (row: number) => Math.hypot(...values.subarray(starts[row], starts[row + 1]));
  expect(lengthOf(0)).toBeGreaterThan(lengthOf(1) * 1.3);
  expect(lengthOf(0)).toBeLessThan(1);
  expect(lengthOf(2)).toBe(0);
});
