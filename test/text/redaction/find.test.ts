import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';

const { redact } = createRedactor({ secrets: [], enabled: true });

/** Put together here, so that no scanner takes it for a real key. */
const key = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');

describe('what is found', () => {
  it.each([
    ['in any order', 'a@b.de, password: hunter2, c@d.de', '[email], password: [secret], [email]'],
    ['a secret in an address', `x-${key}@b.de ok`, 'x-[secret]@b.de ok'],
    ['an address in a secret, as a secret', 'password="hunter2 a@b.de x"', 'password="[secret]"'],
    ['a card before an address', '4111111111111111 a@b.de', '[card] [email]'],
    [
      'the host of a password, which is no address',
      'x://u:p4ss@b.de c@d.de',
      'x://[secret]@b.de [email]',
    ],
  ])('%s', (_name, text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });
});

describe('a secret that goes on', () => {
  it.each([
    ['with letters and digits', `${key}ABCdef12 x`, '[secret] x'],
    ['not with a hyphen, if it is short', `${key}ABCdef-x`, '[secret]-x'],
    ['not if it ends in a sign', 'password="hunter2!"abc', 'password="[secret]"abc'],
    ['to the end', `${key}ABCdef12`, '[secret]'],
    ['beyond the bound', `password=${'a1'.repeat(200)} x`, 'password=[secret] x'],
    ['beyond the bound, with signs', `password=${'a1-%'.repeat(100)} x`, 'password=[secret] x'],
    ['up to a quote', `password=${'a1-%'.repeat(100)}'x`, "password=[secret]'x"],
    ['not if it is no secret', '4111111111111111-abc a@b.de', '4111111111111111-abc [email]'],
  ])('%s', (_name, text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });
});
