import { readFileSync } from 'node:fs';
import fc from 'fast-check';

interface Sample {
  id: string;
  threat: string;
  text: string;
}

/** Texts that strangers might write, each with the threat that it represents. */
export const samples: readonly Sample[] = JSON.parse(
  readFileSync(new URL('untrusted-text.json', import.meta.url), 'utf8'),
);

const words = samples.flatMap(({ text }) => text.slice(0, 400).split(/(\s+)/));
const symbols = Array.from(
  '`*_~[]()<>!#|\\/&;:@$%^{}+-=.\'"\n\r\t \u200b\u202e\u00a0\u{e0041}\ud83d😀é１＠',
);
const markup = '[x](y) ![ ]( <b> &amp; &#64; *** ___ 1.␣ -␣[x]␣ [^1]'
  .split(' ')
  .map((piece) => piece.replaceAll('␣', ' '));
const edges = 'GH-1 www. http://a.b $a$ :+1: a@b.co ##[ :: #1 @a deadbeef'.split(' ');

/**
 * Any character except lone surrogates, for strings. fast-check's own `binary` first builds a table of all 1.1
 * million of them.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - 0x800 }).map(
  (place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800),
  (character) => {
    const [point = '', ...more] = typeof character === 'string' ? character : '';
    const code = point.codePointAt(0);
    if (code === undefined || more.length > 0 || !point.isWellFormed())
      throw new Error('Of no place');
    return code < 0xd800 ? code : code - 0x800;
  },
);

/** Any code point, including lone surrogates. */
const anything = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));

const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...symbols),
  fc.constantFrom(...markup, ...edges),
  fc.array(anything, { maxLength: 3 }).map((characters) => characters.join('')),
);

/** Text composed of parts of the samples, markup, and any characters. */
export const hostileText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
