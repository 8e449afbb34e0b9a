import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { followedTurns, type Turn } from '../../../../src/report/topics/follow-ups/follow-ups.ts';
import { leansOnTurnBefore } from '../../../../src/report/topics/follow-ups/leaning.ts';

const linesOf = (path: string): string[] =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .trim()
    .split('\n');
const shareLeaning = (texts: readonly string[]): number =>
  texts.filter(leansOnTurnBefore).length / texts.length;

/** Turns of one conversation, a minute apart. */
const talk = (...texts: string[]): Turn[] =>
  texts.map((text, at) => ({ text, conversation: 'c1', time: at * 60_000 }));

describe('a turn that means nothing alone', () => {
  test('is told from one that does', () => {
    expect(shareLeaning(linesOf('follow-ups.txt'))).toBeGreaterThan(0.9);
    expect(shareLeaning(linesOf('follow-ups-unseen.txt'))).toBeGreaterThan(0.85);
    expect(shareLeaning(linesOf('../small-talk/asks.txt'))).toBeLessThan(0.04);
  });

  test('may name a thing, of any field, that the one before did not', () => {
    expect(shareLeaning(linesOf('follow-ups-naming.txt'))).toBeGreaterThan(0.9);
    expect(shareLeaning(linesOf('standing.txt'))).toBeLessThan(0.12);
  });

  test.each(['and in python?', 'same with the cli', 'how?', 'y en java?', 'es gibt ein Beispiel?'])(
    '%j leans only if it says nothing itself',
    (text) => {
      expect(leansOnTurnBefore(text)).toBe(text !== 'es gibt ein Beispiel?');
    },
  );

  test.each([
    'how do I rotate an API key',
    'is it possible to export logs to S3',
    'SIGTERM',
    'per-project permissions',
    'how long does it take to restore a backup',
    'SELECT 1;\nand then?',
  ])('%j stands alone', (text) => {
    expect(leansOnTurnBefore(text)).toBe(false);
  });
});

describe('follow-ups', () => {
  test('follow the turn before that stands alone, one after the other', () => {
    const turns = talk('rotate an api key', 'and with the cli?', 'does that cost extra?');
    expect(followedTurns(turns)).toEqual([null, 0, 0]);
  });

  test('follow what the reader went on to', () => {
    const turns = talk('rotate an api key', 'webhook signature invalid', 'and in go?');
    expect(followedTurns(turns)).toEqual([null, null, 1]);
  });

  test('do not follow what asks nothing', () => {
    const turns = talk('rotate an api key', 'thanks', 'and with the cli?');
    expect(followedTurns(turns, (index) => index === 1)).toEqual([null, null, 0]);
  });

  test('stand alone with nothing before them, or too late', () => {
    const [first, second] = talk('rotate an api key', 'and with the cli?');
    expect(followedTurns([second as Turn])).toEqual([null]);
    const late = { ...(second as Turn), time: 3_600_000 };
    expect(followedTurns([first as Turn, late])).toEqual([null, null]);
    const elsewhere = { ...(second as Turn), conversation: 'c2' };
    expect(followedTurns([first as Turn, elsewhere])).toEqual([null, null]);
  });

  test('are found whatever the order of the input, and without times', () => {
    const turns = talk('rotate an api key', 'and with the cli?', 'and in go?');
    expect(followedTurns(turns.toReversed())).toEqual([2, 2, null]);
    const untimed = turns.slice(0, 2).map((turn) => ({ ...turn, time: null }));
    expect(followedTurns(untimed)).toEqual([null, 0]);
    expect(followedTurns(untimed.toReversed())).toEqual([1, null]);
  });
});
