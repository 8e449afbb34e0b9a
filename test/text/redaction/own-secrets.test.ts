import { describe, expect, it } from 'vitest';
import { createMask } from '../../../src/text/redaction/own-secrets.ts';

const secret = 'mint_ä/b?c>+9~';
const bytes = Buffer.from(secret);

function masked(text: string, secrets = [secret]) {
  let times = 0;
  const mask = createMask(secrets, () => {
    times += 1;
  });
  return { text: mask(text), times };
}

describe('createMask', () => {
  it.each([
    ['as it is', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in base64', bytes.toString('base64').replace(/=+$/, '')],
    ['in base64 for URLs', bytes.toString('base64url')],
    ['in hexadecimal', bytes.toString('hex')],
    ['in hexadecimal capitals', bytes.toString('hex').toUpperCase()],
  ])('masks a secret %s, and counts it', (_name, form) => {
    expect(masked(`a ${form}=, ${form}`)).toEqual({ text: 'a ***=, ***', times: 2 });
  });

  it.each(
    ['', 'a', 'ab', 'user:'].flatMap((before) =>
      (['base64', 'base64url'] as const).map((encoding) => [before, encoding] as const),
    ),
  )('leaves nothing of a secret after %j in %s', (before, encoding) => {
    const encoded = Buffer.from(`${before}${secret}, and more`).toString(encoding);
    const { text, times } = masked(`see ${encoded}.`);
    expect(times).toBe(1);
    // Its first and last characters share bits with the text around it, so at most two are left.
    const hidden = encoded.length - text.replace(/^see |\.$/g, '').replace('***', '').length;
    expect(hidden).toBeGreaterThanOrEqual(Math.floor((bytes.length * 8) / 6) - 2);
  });

  it.each(['mint_secret-1', 'mint_secret-12', 'mint_secret-123'])(
    'leaves only the padding of %s in base64',
    (own) => {
      const encoded = Buffer.from(own).toString('base64');
      const text = encoded.replace(/[^=]+/, '***');
      expect(masked(`x ${encoded} y`, [own])).toEqual({ text: `x ${text} y`, times: 1 });
    },
  );

  it('counts nothing in a text with only part of a secret', () => {
    expect(masked('xyz-def', ['abc-def'])).toEqual({ text: 'xyz-def', times: 0 });
  });

  it('does not mistake other text for a short encoded secret', () => {
    const short = 'abcd';
    const encoded = `${Buffer.from(short).toString('base64')} ${Buffer.from('x').toString('hex')}`;
    expect(masked(encoded, [short])).toEqual({ text: encoded, times: 0 });
  });

  it.each([
    ['abc', 'abcabc', 'abcabc', 0],
    ['abcd', 'abcdabc', '***abc', 1],
    ['abcd', '61626364', '***', 1],
    ['correct horse', 'a correct horse', 'a ***', 1],
    ['correct horsE', 'a correct horse', 'a correct horse', 0],
    ['horseS9', 'a horseS9', 'a ***', 1],
    ['ab-cdef', 'x-cdef ab-cdef', 'x-cdef ***', 1],
    ['-abcdef', '--abcdef', '-***', 1],
    ['abc-def', 'abc-de', 'abc-de', 0],
    ['abc-def', 'xyz-def', 'xyz-def', 0],
  ])('with the secret %j, turns %j into %j', (own, text, expected, times) => {
    expect(masked(text, [own])).toEqual({ text: expected, times });
  });

  it('masks a secret that contains another only once, in any order', () => {
    for (const secrets of [
      ['abcd', 'abcd-efgh'],
      ['abcd-efgh', 'abcd'],
    ]) {
      expect(masked('abcd-efgh abcd', secrets)).toEqual({ text: '*** ***', times: 2 });
    }
  });
});
