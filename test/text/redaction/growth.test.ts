import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/text/redact.ts';
import { keyForms } from '../../../src/text/redaction/keys.ts';

/**
 * Counts work instead of time: every try of a pattern, every character of its matches, and the whole text for a
 * pattern without a bound. A pattern that is tried in many places has a bound, so that failed tries are cheap.
 */
let work = 0;
const triedInPlace = new Set<string>();
const { exec } = RegExp.prototype;
const boundedness = new Map<string, boolean>();

/** Whether none of its quantifiers is unbounded: `*`, `+`, `{n,}`. */
function isBounded(source: string): boolean {
  const known = boundedness.get(source);
  if (known !== undefined) return known;
  const quantifiers = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  const bounded = !['*', '+', ',}'].some((open) => quantifiers.includes(open));
  boundedness.set(source, bounded);
  return bounded;
}

beforeEach(() => {
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const match = exec.call(this, text);
    if (this.sticky) triedInPlace.add(this.source);
    const searched = this.global || this.sticky || isBounded(this.source) ? 0 : text.length;
    work += 1 + (match?.[0].length ?? 0) + searched;
    return match;
  };
});
afterEach(() => {
  RegExp.prototype.exec = exec;
});

const redactor = createRedactor({ secrets: ['mint_dsc_3f/9a+Kd82'], enabled: true });

function workOn(text: string): number {
  work = 0;
  redactor.redact(text);
  return work;
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

const numbers = [
  '1',
  '1 ',
  '1-',
  '41',
  '01 ',
  '+1 ',
  '415 555 ',
  '0123 45',
  '4111 ',
  '1.1.',
  'order 1',
];
const signs = ['@', '=', ':', '"', '\\', '`', '(', '%41', '%2525', ' ', '\n', '\u200d\u200b'];
const words = ['a.', 'a@', 'a@b.', 'a at b dot ', 'é@é.', 'a1B2', 'key ', 'disk-space ', '密码'];
const names = [
  'token=',
  'token: ',
  'sig=',
  'password is ',
  'password for a b c ',
  '&a=',
  '"password":"',
];
const commands = [
  '--password ',
  '-u a:b ',
  'mysql -p a1234 ',
  'cookie: a=',
  'a=b; ',
  'bearer ',
  'ssh -a ',
];
const urls = ['://', '://a:', '://a:@', '://:x@a', '://hooks.a/', '/a', 'https://a.b/v1/'];
const recovery = ['backup codes ', 'backup codes: a1b2-', 'a1b2-c3d4 ', 'seed ', 'seed words '];
const logins = ['a / b#1', 'login a / ', 'login: a#1 ', 'wifi key ', 'clé du wifi ', 'a@b.c and '];
const armour = ['eyJ', '.eyJa', '-----BEGIN PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----x'];
const ids = ['DE89', 'DE89 ', 'ssn: 1', 'steuer-id '];
/** One for each pattern of a token's body, because the vendor's name doesn't affect the work. */
const prefixes = [...Map.groupBy(keyForms, ({ body }) => body.source).values()].flatMap(
  (forms) => forms[0]?.prefix ?? [],
);
const pieces = [
  ...[...numbers, ...signs, ...words, ...names, ...commands, ...urls, ...armour, ...ids],
  ...[...recovery, ...logins],
  ...prefixes.flatMap((prefix) => [prefix, `${prefix}a1B2c3D4`]),
];

describe('the work of redaction', () => {
  it.each(pieces)('on %j is linear in the length', (piece) => {
    const half = workOn(repeated(piece, 1_000));
    const whole = workOn(repeated(piece, 2_000));
    expect(whole).toBeLessThan(2.3 * half + 1_000);
    // A constant number of steps for each character.
    expect(whole).toBeLessThan(2_000 * 1000);
  });

  it('is less than a step a character for words that begin like keys', () => {
    for (const joint of [' ', '-', '_']) {
      const sentence = `Watch disk${joint}space, risk${joint}based rules, the task${joint}runner and devops${joint}tools. `;
      expect(workOn(repeated(sentence, 16_000))).toBeLessThan(16_000);
    }
  });

  it('is hardly more than reading for ordinary words, which contain no anchor', () => {
    const sentence = 'How do I move one of the two columns to the left. ';
    expect(workOn(repeated(sentence, 1_000))).toBeLessThan(1.1 * 1_000);
  });

  it('is bounded wherever a pattern is tried', () => {
    for (const piece of pieces) workOn(`${repeated(piece, 400)} ${repeated(piece, 40)}@1 %41`);
    expect([...triedInPlace].filter((source) => !isBounded(source))).toEqual([]);
  });
});
