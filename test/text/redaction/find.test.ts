import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';
import { findAll } from '../../../src/text/redaction/find.ts';

/** Assembled here so that no scanner mistakes it for a real key. */
const key = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');

const pem = ['-----BEGIN PRIVATE', 'KEY-----\nMIIB\n-----END PRIVATE', 'KEY-----'].join(' ');

/** A text with brackets around what a single pass finds; redaction repeats its passes. */
function marked(text: string): string {
  let result = '';
  let position = 0;
  for (const { kind, start, end } of findAll(text)) {
    result += `${text.slice(position, start)}[${kind}: ${text.slice(start, end)}]`;
    position = end;
  }
  return result + text.slice(position);
}

describe('what is found', () => {
  it.each([
    [
      'in any order',
      'a@b.de, password: hunter2, c@d.de',
      '[email: a@b.de], password: [secret: hunter2], [email: c@d.de]',
    ],
    ['a secret in an address', `x-${key}@b.de ok`, `x-[secret: ${key}]@b.de ok`],
    [
      'an address whose host is no secret',
      `${key}: ada@b.de`,
      `[secret: ${key}]: [email: ada@b.de]`,
    ],
    [
      'a name with a letter whose capital is that of another',
      'parolası: hunter2x9',
      'parolası: [secret: hunter2x9]',
    ],
    ['an address with a secret in it', `a.${key}.b@c.de ok`, `[secret: a.${key}.b@c.de] ok`],
    ['an address that begins with one', `${key}.b@c.de ok`, `[secret: ${key}.b@c.de] ok`],
    [
      'an address in a secret, as a secret',
      'password="hunter2 a@b.de x"',
      'password="[secret: hunter2 a@b.de x]"',
    ],
    [
      'a card before an address',
      '4111111111111111 a@b.de',
      '[card: 4111111111111111] [email: a@b.de]',
    ],
    [
      'the host of a password, which is no address',
      'x://u:p4ss@b.de c@d.de',
      'x://[secret: u:p4ss]@b.de [email: c@d.de]',
    ],
  ])('%s', (_name, text, found) => {
    expect(marked(text)).toBe(found);
  });
});

describe('a secret with several parts', () => {
  it.each([
    ['with letters and digits', `${key}ABCdef12 x`, `[secret: ${key}ABCdef12] x`],
    ['not with a hyphen, if it is short', `${key}ABCdef-x`, `[secret: ${key}ABCdef]-x`],
    ['not if it ends in a sign', 'password="hunter2!"abc', 'password="[secret: hunter2!]"abc'],
    ['to the end', `${key}ABCdef12`, `[secret: ${key}ABCdef12]`],
    [
      'beyond the bound',
      `password=${'a1'.repeat(200)} x`,
      `password=[secret: ${'a1'.repeat(200)}] x`,
    ],
    [
      'beyond the bound, with signs',
      `password=${'a1-%'.repeat(100)} x`,
      `password=[secret: ${'a1-%'.repeat(100)}] x`,
    ],
    [
      'up to a quote',
      `password=${'a1-%'.repeat(100)}'x`,
      `password=[secret: ${'a1-%'.repeat(100)}]'x`,
    ],
    [
      'not with a hyphen far down in a text',
      `${'x '.repeat(100)}${key}-x`,
      `${'x '.repeat(100)}[secret: ${key}]-x`,
    ],
    ['not after its last line', `${pem}abc`, `[secret: ${pem}]abc`],
    ['not if it is no secret', 'DE89370400440532013000x', '[iban: DE89370400440532013000]x'],
  ])('%s', (_name, text, found) => {
    expect(marked(text)).toBe(found);
  });
});

it.each(['a@b.io ', 'ghp_1234567890abcdefghij ', '4111 1111 1111 1111 a ', '+49 30 901820 a '])(
  'replaces %j as often as it stands in a text',
  (text) => {
    const { redactField, counts } = createRedactor({ secrets: [], enabled: true });
    expect(redactField('query', text.repeat(150_000))).not.toMatch(/\d/);
    expect([...counts.values()]).toEqual([150_000]);
  },
);
