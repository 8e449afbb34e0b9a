import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotProduct, subtractMean } from '../../src/language/vectors.ts';
import { createTextIndexer, textReader } from '../../src/search/text-index.ts';

/** Words that are their own stems. */
const words = ['snapshot', 'backup', 'token', 'card'];
const text = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((stems) => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
});

test('texts are scored by BM25, and each search gives the same result', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), text, (texts, asked) => {
      const { add, index } = createTextIndexer();
      for (const one of texts) add([...one].map(([stem, count]) => [[stem], count]));
      const { scores, hasWord } = index();
      const lengths = texts.map((one) => [...one.values()].reduce((sum, count) => sum + count, 0));
      const mean = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
      const plain = texts.map((one, at) =>
        [...asked].reduce((sum, [stem, weight]) => {
          const having = texts.filter((other) => other.has(stem)).length;
          const rarity = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
          const count = one.get(stem) ?? 0;
          const damping = 1.2 * (0.6 + (0.4 * (lengths[at] ?? 0)) / mean);
          return count === 0 ? sum : sum + (weight * rarity * 2.2 * count) / (count + damping);
        }, 0),
      );
      for (const _ of [1, 2]) {
        const found = scores(asked);
        for (const [at, score] of plain.entries()) expect(found[at]).toBeCloseTo(score, 9);
      }
      for (const stem of words) expect(hasWord(stem)).toBe(texts.some((one) => one.has(stem)));
    }),
  );
});

test('vectors lose their common part, and empty ones stay empty', () => {
  const vectors = [Float32Array.of(1, 0), Float32Array.of(0, 1), Float32Array.of(0, 0)] as const;
  const [one, other, empty] = vectors;
  subtractMean(vectors);
  expect([...one].map((value) => value.toFixed(3))).toEqual(['0.894', '-0.447']);
  expect(dotProduct(one, one)).toBeCloseTo(1);
  expect(dotProduct(one, other)).toBeLessThan(0);
  expect([...empty]).toEqual([0, 0]);
});

test('a text of any length is read completely, in pieces that end between words', () => {
  const { stems } = textReader;
  expect(stems(`${'fox '.repeat(600)}zeppelin`).at(-1)).toBe('zeppelin');
  expect(stems(`fox ${'x'.repeat(2_000)} zeppelin`).at(-1)).toBe('zeppelin');
  expect(stems(`${'a '.repeat(447)}zeppelin ${'b '.repeat(9)}`)).toContain('zeppelin');
});
