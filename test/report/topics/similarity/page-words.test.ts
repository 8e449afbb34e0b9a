import { describe, expect, it } from 'vitest';
import { stem, words } from '../../../../src/language/tokens.ts';
import { unpaced } from '../../../../src/pace.ts';
import { pageGuesser, slugWords } from '../../../../src/report/topics/similarity/pages.ts';

const backups = 'https://d.example/guides/backups';
const webhooks = 'https://d.example/guides/webhooks';
const billing = 'https://d.example/billing';
const stemsOf = (text: string) => words(text).map(stem);
const likeliest = (guess: ReadonlyMap<string, number>) =>
  [...guess].sort(([, one], [, other]) => other - one)[0]?.[0];

describe('slugWords', () => {
  it('reads the words of a path, and of what is no address', () => {
    expect(slugWords('https://d.example/guides/api-keys').trim()).toBe('guides api keys');
    expect(slugWords('api_keys').trim()).toBe('api keys');
  });
});

describe('pageGuesser', async () => {
  const guess = await pageGuesser(
    {
      answered: [
        {
          question: 'how do I restore a snapshot',
          answer: 'Pick a snapshot and restore it.',
          cited: [{ url: backups, title: 'Backups' }],
        },
      ],
    },
    [backups, webhooks, billing],
    unpaced,
  );

  it('knows a page by its address', () => {
    expect(likeliest(guess(stemsOf('webhooks arrive twice')))).toBe(webhooks);
  });

  it('knows a page by what was asked and answered from it', () => {
    expect(likeliest(guess(stemsOf('snapshot is gone')))).toBe(backups);
  });

  it('guesses no page by a word of most pages, or of none', () => {
    expect(guess(stemsOf('guides')).size).toBe(0);
    expect(guess(stemsOf('zebra')).size).toBe(0);
  });

  it('gives shares whose squares add up to 1', () => {
    const squares = [...guess(stemsOf('restore webhooks billing')).values()].map((it) => it ** 2);
    expect(squares.reduce((sum, square) => sum + square, 0)).toBeCloseTo(1);
  });
});
