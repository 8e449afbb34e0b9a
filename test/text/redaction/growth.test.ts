import { readFileSync } from 'node:fs';
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

const source = readFileSync(new URL('growth.json', import.meta.url), 'utf8');
const starts: { pieces: string[] } = JSON.parse(source.replaceAll('¦', ''));
/** One for each pattern of a token's body, because the vendor's name doesn't affect the work. */
const prefixes = [...Map.groupBy(keyForms, ({ body }) => body.source).values()].flatMap(
  (forms) => forms[0]?.prefix ?? [],
);
const pieces = [...starts.pieces, ...prefixes.flatMap((prefix) => [prefix, `${prefix}a1B2c3D4`])];

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

  it('is hardly more than reading for ordinary words, which contain no keyword', () => {
    const sentence = 'How do I move one of the two columns to the left. ';
    expect(workOn(repeated(sentence, 1_000))).toBeLessThan(1.1 * 1_000);
  });

  it('is bounded wherever a pattern is tried', () => {
    for (const piece of pieces) workOn(`${repeated(piece, 400)} ${repeated(piece, 40)}@1 %41`);
    expect([...triedInPlace].filter((source) => !isBounded(source))).toEqual([]);
  });
});
