import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longPieces } from '../../../src/text/redaction/vendor-keys.ts';

it('finds the long pieces that a pattern finds', () => {
  const piece = fc
    .tuple(fc.constantFrom('a', 'Z', '9', '-', 'é', '\u017f'), fc.integer({ min: 1, max: 70 }))
    .map(([character, length]) => character.repeat(length));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      expect(longPieces(text)).toEqual(
        Array.from(text.matchAll(/[A-Za-z0-9]{32,}/g), ({ index, 0: { length } }) => ({
          start: index,
          end: index + length,
        })),
      );
    }),
  );
});
