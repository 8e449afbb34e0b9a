import { describe, expect, test } from 'vitest';
import { stem, words } from '../../src/language/tokens.ts';
import { englishMeanings, wordVector, wordWeight } from '../../src/language/vocabulary.ts';

function cosine(a: string, b: string): number {
  const [first, second] = [wordVector(stem(a)), wordVector(stem(b))];
  if (!first || !second) throw new Error(`nothing is known of ${a} or ${b}`);
  return first.reduce((sum, value, k) => sum + value * (second[k] ?? 0), 0);
}

test.each([
  ['sso', 'okta', 'invoice'],
  ['sso', 'saml', 'backup'],
  ['429', 'throttling', 'saml'],
  ['restore', 'backup', 'webhook'],
  ['invoice', 'billing', 'snapshot'],
  ['invoice', 'receipt', 'query'],
  ['timeout', 'retry', 'invoice'],
  ['vector', 'embeddings', 'password'],
  ['index', 'query', 'refund'],
  ['dns', 'cname', 'vector'],
])(
  'words with related meanings in documentation are near each other: %s is nearer to %s than to %s',
  (word, near, far) => {
    expect(cosine(word, near)).toBeGreaterThan(cosine(word, far) + 0.2);
  },
);

describe('words of other languages have English equivalents', () => {
  test.each([
    ['wiederherstellen', 'restore'],
    ['rechnung', 'invoice'],
    ['datenbank', 'database'],
    ['límite', 'limit'],
    ['peticiones', 'request'],
    ['restaurar', 'restore'],
    ['clé', 'key'],
    ['senha', 'password'],
    ['fattura', 'invoice'],
    ['接続', 'connection'],
    ['备份', 'backup'],
    ['데이터를', 'data'],
  ])('%s is %s', (word, english) => {
    expect(englishMeanings(stem(word))[0]?.stem).toBe(stem(english));
    expect(cosine(word, english)).toBeGreaterThan(0.6);
  });

  test('a compound means what its parts mean', () => {
    expect(englishMeanings('datenbankverbindung').map((meaning) => meaning.stem)).toEqual([
      stem('database'),
      stem('connection'),
    ]);
  });

  test('a particle after a Korean word is ignored', () => {
    expect(englishMeanings('데이터에서도')[0]?.stem).toBe(stem('data'));
  });
});

describe('the weight of a word', () => {
  test.each([
    ['how', 'webhook'],
    ['please', 'password'],
    ['want', 'export'],
    ['que', 'factura'],
    ['thanks', 'okta'],
  ])('is much lower for %s than for %s', (little, much) => {
    expect(wordWeight(stem(little))).toBeLessThan(0.5 * wordWeight(stem(much)));
  });

  test('is high for an unknown word, which may be a name', () => {
    expect(wordVector('qwzrtplk')).toBeUndefined();
    expect(englishMeanings('qwzrtplk')).toEqual([]);
    expect(wordWeight('qwzrtplk')).toBe(1);
  });
});

test('a vector has length 1', () => {
  expect(Math.hypot(...(wordVector('webhook') ?? []))).toBeCloseTo(1, 5);
});

test('letters and digits between punctuation and symbols belong to words', () => {
  const signs = Array.from({ length: 0xc00 }, (_, at) => String.fromCharCode(0x2000 + at));
  const misread = signs.filter((sign) => {
    const text = `one${sign}two`;
    const parts = text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu);
    return words(text).join() !== parts?.join();
  });
  expect(misread).toEqual([]);
});
