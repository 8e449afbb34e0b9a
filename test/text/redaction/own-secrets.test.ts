import { describe, expect, it } from 'vitest';
import { createMask } from '../../../src/text/redaction/own-secrets.ts';

const secret = 'mint_ä/b?c>+9~';
const bytes = Buffer.from(secret);

const masked = (text: string, secrets = [secret]): string => createMask(secrets)(text);

describe('createMask', () => {
  it.each([
    ['as it is', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in base64', bytes.toString('base64').replace(/=+$/, '')],
    ['in base64 for URLs', bytes.toString('base64url')],
    ['in hexadecimal', bytes.toString('hex')],
    ['in hexadecimal capitals', bytes.toString('hex').toUpperCase()],
  ])('masks a secret %s', (_name, form) => {
    expect(masked(`a ${form}=, ${form}`)).toBe('a ***=, ***');
  });

  it.each(
    ['', 'a', 'ab', 'user:'].flatMap((before) =>
      (['base64', 'base64url'] as const).map((encoding) => [before, encoding] as const),
    ),
  )('leaves nothing of a secret after %j in %s', (before, encoding) => {
    const encoded = Buffer.from(`${before}${secret}, and more`).toString(encoding);
    const text = masked(`see ${encoded}.`);
    expect(text.split('***')).toHaveLength(2);
    // Its first and last characters share bits with the text around it, so at most two are left.
    const hidden = encoded.length - text.replace(/^see |\.$/g, '').replace('***', '').length;
    expect(hidden).toBeGreaterThanOrEqual(Math.floor((bytes.length * 8) / 6) - 2);
  });

  it.each(['mint_secret-1', 'mint_secret-12', 'mint_secret-123'])(
    'leaves only the padding of %s in base64',
    (own) => {
      const encoded = Buffer.from(own).toString('base64');
      const text = encoded.replace(/[^=]+/, '***');
      expect(masked(`x ${encoded} y`, [own])).toBe(`x ${text} y`);
    },
  );

  it('does not mistake other text for a short encoded secret', () => {
    const short = 'abcd';
    const encoded = `${Buffer.from(short).toString('base64')} ${Buffer.from('x').toString('hex')}`;
    expect(masked(encoded, [short])).toBe(encoded);
  });

  it.each([
    ['abc', 'abcabc', 'abcabc'],
    ['abcd', 'abcdabc', '***abc'],
    ['abcd', '61626364', '***'],
    ['correct horse', 'a correct horse', 'a ***'],
    ['correct horsE', 'a correct horse', 'a correct horse'],
    ['horseS9', 'a horseS9', 'a ***'],
    ['ab-cdef', 'x-cdef ab-cdef', 'x-cdef ***'],
    ['-abcdef', '--abcdef', '-***'],
    ['abc-def', 'abc-de', 'abc-de'],
    ['abc-def', 'xyz-def', 'xyz-def'],
  ])('with the secret %j, turns %j into %j', (own, text, expected) => {
    expect(masked(text, [own])).toBe(expected);
  });

  it('masks a secret that contains another only once, in any order', () => {
    for (const secrets of [
      ['abcd', 'abcd-efgh'],
      ['abcd-efgh', 'abcd'],
    ]) {
      expect(masked('abcd-efgh abcd', secrets)).toBe('*** ***');
    }
  });
});
