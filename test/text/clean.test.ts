import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, singleLine, truncate } from '../../src/text/clean.ts';
import { anyCharacter, hostileText } from './hostile-text.ts';

describe('clean', () => {
  it.each([
    ['zero-width characters', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
    [
      'direction changes',
      'abc\u202egnp.exe\u202c \u2066x\u2069 \u200e\u200f\u061c',
      'abcgnp.exe x ',
    ],
    ['tag characters', 'hi\u{e0001}\u{e0041}\u{e007f}', 'hi'],
    ['variation selectors that hide data', 'a\ufe00\ufe0f\u{e0100}\u{e01ef}b', 'ab'],
    ['a second variation selector', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['fillers', 'a\u3164b\u115fc\uffa0d', 'abcd'],
    ['controls', 'a\0b\bc\u001bd\u007fe\u0090f', 'abcdef'],
    ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
    ['noncharacters', 'a\ufffeb\ufdd0c', 'abc'],
  ])('removes %s', (_name, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it('replaces every line break with a line feed, and keeps tabs', () => {
    expect(clean('a\r\nb\rc\u0085d\u2028e\u2029f\tg\n')).toBe('a\nb\nc\nd\ne\nf\tg\n');
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a skin tone with a joiner', '👩🏽‍💻'],
    ['a red heart', '❤️'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a keycap', '1️⃣'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष'],
    ['Malayalam at the end of a word', 'അവന്‍ പോയി'],
    ['Sinhala', 'ශ්‍රී'],
    ['Chinese', '如何配置 webhook？'],
    ['accents', 'e\u0301 naïve'],
  ])('keeps what %s needs', (_name, text) => {
    expect(clean(text)).toBe(text);
  });

  it('removes joiners that join nothing', () => {
    expect(clean('a\u200db \u200d👩 👩\u200d می\u200c ')).toBe('ab 👩 👩 می ');
  });

  it('is idempotent, and removes everything invisible that spelling does not need', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: anyCharacter })), (text) => {
        const cleaned = clean(text);
        expect(clean(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(
          /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e0fff}]/u,
        );
        expect(cleaned).not.toMatch(/(?![\t\n])\p{Cc}|\p{Cs}/u);
      }),
      { numRuns: 2000 },
    );
  });
});

it('singleLine replaces any white space with one space', () => {
  expect(singleLine('  a\r\n\tb\u00a0\u3000c\u2028 d ')).toBe('a b c d');
});

describe('truncate', () => {
  it.each([
    ['short text stays', 'abc', 3, 'abc'],
    ['long text ends in an ellipsis', 'abcdef', 4, 'abc…'],
    ['a grapheme stays whole', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦…'],
    ['a flag stays whole', '🇬🇧🇫🇷🇩🇪', 2, '🇬🇧…'],
    ['no space before the ellipsis', 'one two', 5, 'one…'],
    ['only an ellipsis', 'abc', 1, '…'],
    ['a pile of marks is not cut in two', `ae${'\u0301'.repeat(100)}`, 3, 'a…'],
    [
      'nor half a character left of one that leads',
      '👩\u200d'.repeat(50),
      2,
      `${'👩\u200d'.repeat(9)}👩…`,
    ],
  ])('%s', (_name, text, graphemes, expected) => {
    expect(truncate(text, graphemes)).toBe(expected);
  });

  it('limits the combining marks in a grapheme', () => {
    const cut = truncate(`e${'\u0301'.repeat(100_000)}`, 10);
    expect(cut.length).toBeLessThanOrEqual(161);
    expect(cut.endsWith('…')).toBe(true);
  });

  it('never leaves half a character, or more graphemes than allowed', () => {
    const segmenter = new Intl.Segmenter('en');
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 1, max: 30 }), (text, graphemes) => {
        const cut = truncate(clean(text), graphemes);
        expect(cut.isWellFormed()).toBe(true);
        expect([...segmenter.segment(cut)].length).toBeLessThanOrEqual(graphemes);
      }),
    );
  });
});
