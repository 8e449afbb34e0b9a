import { describe, expect, test } from 'vitest';
import { spellingCorrector } from '../../../src/report/topics/spelling.ts';

type Texts = Readonly<Record<string, number>>;

/** The spelling of a word that one text has, while others have other words. */
const spelt = (word: string, others: Texts, own = 1): string =>
  spellingCorrector(new Map([[word, own], ...Object.entries(others)]))(word);

describe('a word that no table has', () => {
  test.each<[slip: string, word: string, others: Texts, as: string]>([
    ['two letters swapped', 'serach', { search: 3 }, 'search'],
    ['a letter too few', 'databse', { database: 40 }, 'database'],
    ['a letter too many', 'seearch', { search: 3 }, 'search'],
    ['the last letter lost', 'colum', { column: 2 }, 'column'],
    ['the last letter twice', 'searchh', { search: 3 }, 'search'],
    ['the last of two letters lost', 'backof', { backoff: 2 }, 'backoff'],
    ['another letter in a long word', 'signiture', { signature: 3 }, 'signature'],
    ['a common name misspelt', 'stackpeir', { stackpier: 10 }, 'stackpier'],
    ['asked again, and as often spelt right', 'serach', { search: 1 }, 'search'],
  ])('is corrected: %s', (_, word, others, as) => {
    expect(spelt(word, others)).toBe(as);
  });

  test.each<[why: string, word: string, others: Texts]>([
    ['another first letter', 'bearch', { search: 40 }],
    ['another letter in a short word', 'confog', { config: 40 }],
    ['two letters differ', 'signitore', { signature: 40 }],
    ['an ending', 'zyntra', { zyntras: 40 }],
    ['a past tense', 'zyntre', { zyntred: 40 }],
    ['a doer', 'zyntre', { zyntrer: 40 }],
    ['a longer name', 'zyntrab', { zyntra: 40 }],
    ['a rare name', 'stackpeir', { stackpier: 9 }],
    ['too short to tell', 'tbl', { tab: 40, table: 40 }],
    ['an identifier', 'serach2', { search2: 40 }],
    ['digits first', '2serach', { '2search': 40 }],
  ])('is not corrected: %s', (_, word, others) => {
    expect(spelt(word, others)).toBe(word);
  });

  test('is a name if several texts have it, unless three times that many spell it differently', () => {
    expect(spelt('inngest', { ingest: 8 }, 3)).toBe('inngest');
    expect(spelt('inngest', { ingest: 9 }, 3)).toBe('ingest');
    expect(spelt('serach', { search: 2 }, 2)).toBe('search');
  });

  test('is not corrected to a word that is no more common', () => {
    expect(spelt('slect', {})).toBe('slect');
    expect(spelt('serach', { search: 1 }, 2)).toBe('serach');
  });

  test('is corrected to the most common word', () => {
    expect(spelt('storge', { storage: 5, store: 2 })).toBe('storage');
    expect(spelt('storge', { storage: 2, store: 5 })).toBe('store');
    expect(spelt('storge', { storage: 2, store: 2 })).toBe('storage');
  });
});

describe('a word that tables have', () => {
  test('is no typo of a word like it', () => {
    for (const word of ['retention', 'recall', 'databases', 'konto']) {
      expect(spelt(word, { detention: 40, recalls: 40, database: 40, kontos: 40 })).toBe(word);
    }
  });
});

test.each([
  ['teh', 'the'],
  ['adn', 'and'],
  ['yuo', 'you'],
  ['cna', 'can'],
])('%s is %s in texts that have both, otherwise a name', (word, as) => {
  expect(spelt(word, { [as]: 1 })).toBe(as);
  expect(spelt(word, {})).toBe(word);
});
