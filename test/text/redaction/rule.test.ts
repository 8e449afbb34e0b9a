import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/text/redact.ts';
import { createSearch } from '../../../src/text/redaction/rule.ts';

/** What a rule of each list of keywords finds, which is its keywords as they stand in the text. */
function keywordsIn(text: string, lists: readonly (readonly string[])[], wordEdge?: 'start') {
  const found: string[][] = lists.map(() => []);
  const rules = lists.map((keywords, at) => ({
    keywords,
    ...(wordEdge && { wordEdge }),
    find(read: string, { start, end }: { start: number; end: number }) {
      found[at]?.push(read.slice(start, end));
      return [];
    },
  }));
  createSearch(rules)(text);
  return found;
}

describe('a search', () => {
  it.each([
    ['nothing here', [], []],
    ['a key', ['key'], []],
    ['a KEY and a monkey', ['KEY', 'key'], []],
    ['пароль ПАРОЛЬ', [], ['пароль', 'ПАРОЛЬ']],
    ['a keypass', ['key'], ['pass']],
    // The longest of several that end in the same place.
    ['a my key', ['my key'], []],
    ['ke', [], []],
    ['ke y', [], []],
    ['papass', [], ['pass']],
    ['pakey', ['key'], []],
    ['\ud83d\udd11', [], []],
    ['', [], []],
  ])('finds the keywords of %j: %j and %j', (text, ...found) => {
    expect(
      keywordsIn(text, [
        ['key', 'my key'],
        ['pass', 'пароль', 'kapı'],
      ]),
    ).toEqual(found);
  });

  it('finds the same as a separate search for each keyword', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 40 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A', 'B', '-'), maxLength: 24 });
    fc.assert(
      fc.property(groups, text, (lists, read) => {
        const ends = Array.from(read, (_, at) => read.slice(0, at + 1));
        const longestAt = (keywords: readonly string[]) =>
          ends.flatMap((text) => {
            const ending = keywords.filter((keyword) => text.toLowerCase().endsWith(keyword));
            const longest = Math.max(0, ...ending.map(({ length }) => length));
            return longest > 0 ? text.slice(-longest) : [];
          });
        expect(keywordsIn(read, lists)).toEqual(lists.map(longestAt));
      }),
    );
  });

  it.each([
    ['sk-1 ask-1 9sk-1 _sk-1 é-sk-', ['sk-', 'sk-', 'sk-']],
    // Only the shorter one starts at the start of a word.
    ['xmy_sk-', ['sk-']],
    ['my_sk-', ['my_sk-']],
    ['密SK-', ['SK-']],
  ])('counts only keywords at the start of a word in %j', (text, found) => {
    expect(keywordsIn(text, [['sk-', 'my_sk-']], 'start')).toEqual([found]);
  });

  it('rejects an empty keyword, which would match everywhere', () => {
    expect(() => createSearch([{ keywords: ['key', ''], find: () => [] }])).toThrow('blank');
  });
});

it('no keyword occurs in ordinary words', () => {
  const text = 'How do I change the colour of a page? (see the guide, and its first part.)';
  const found = keywordsIn(
    text,
    rules.map(({ keywords }) => keywords),
  );
  expect(found.flat()).toEqual([]);
});
