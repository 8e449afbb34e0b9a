import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wording } from '../../../../bench/topics/by-words.ts';
import type { Question } from '../../../../src/report/source/question.ts';
import { findFollowUps, needsPreviousTurn } from '../../../../src/report/topics/follow-ups.ts';
import { words } from '../../gaps/memories.ts';

const linesOf = (path: string): string[] =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .trim()
    .split('\n');
const shareLeaning = (texts: readonly string[]): number =>
  texts.filter(needsPreviousTurn).length / texts.length;

/** Turns of one conversation, a minute apart. */
const talk = (...texts: string[]): Question[] =>
  texts.map((text, at) => wording(text, { conversation: words('c1'), time: at * 60_000 }));

/** For each turn, the index of the turn that it follows; null if it stands alone. */
function followedBy(turns: readonly Question[]): (number | null)[] {
  const followed = findFollowUps(turns);
  return turns.map((turn) => {
    const before = followed.get(turn);
    return before ? turns.indexOf(before) : null;
  });
}

describe('a turn that means nothing alone', () => {
  test('is recognized', () => {
    expect(shareLeaning(linesOf('follow-ups.txt'))).toBeGreaterThan(0.9);
    expect(shareLeaning(linesOf('follow-ups-unseen.txt'))).toBeGreaterThan(0.85);
    expect(shareLeaning(linesOf('../small-talk/asks.txt'))).toBeLessThan(0.04);
  });

  test('may name a thing that the turn before did not', () => {
    expect(shareLeaning(linesOf('follow-ups-naming.txt'))).toBeGreaterThan(0.9);
    expect(shareLeaning(linesOf('standing.txt'))).toBeLessThan(0.12);
  });

  test.each([
    'how do I rotate an API key',
    'is it possible to export logs to S3',
    'SIGTERM',
    'per-project permissions',
    'how long does it take to restore a backup',
    'SELECT 1;\nand then?',
    'es gibt ein Beispiel?',
    '!!!',
    '',
    `and ${'x'.repeat(200)}`,
    'and `code`?',
    'and <b>?',
  ])('%j stands alone', (text) => {
    expect(needsPreviousTurn(text)).toBe(false);
  });
});

test.each([
  // It goes on from the turn before and says little itself.
  ['and for two minutes ago?', 'how do I set the time of a snapshot restore'],
  ['ok and with the cli', 'with terraform modules for kubernetes clusters'],
  ['and with terraform kubernetes helm', 'and with terraform kubernetes helm postgres'],
  ['also for webhooks with signatures', 'webhook signatures for events of subscriptions'],
  ['and 10 days later?', 'and then the rest of it is a longer sentence that goes on'],
  // It is only a question word, or asks for more.
  ['but why not', 'why not use webhooks for invoices'],
  ['ok why', 'why is the build slow'],
  ['explain that again', 'explain webhook retries'],
  ['more details please', 'more replicas for a database'],
  ['give me an example', 'give me admin permissions for a project'],
  ['step by step', 'step functions for deploys'],
  // It points back before it names its subject.
  ['is it possible to do that', 'is it possible to rotate keys'],
  ['what is that for', 'what is the limit of it per project and can it be raised later'],
  ['where do I find them', 'where do I find the audit log of a project'],
  ['how do I undo it', 'webhook retries it'],
  ['it says that the token expired', 'is it possible to do it again'],
  // It has “too” or “then” at its end.
  ['terraform too', 'terraform kubernetes helm too'],
  ['what about webhooks then', 'webhooks then invoices of a member'],
  ['does the restore keep the branch too', 'does the webhook restore keep the branch snapshot too'],
  [
    'how do I do that in terraform too',
    'why does the webhook signature mismatch keep happening with that',
  ],
  // It asks about something with “the”, as if it was mentioned before.
  ['will the old key still work', 'will the old webhook signing key still work in production'],
  ['who owns the key', 'who owns the signing key of a webhook'],
  ['are the logs kept', 'can the admin see the invoice of a member'],
  // It names only an amount.
  ['for 90 seconds?', 'seconds of a webhook timeout are counted how'],
  ['for 3 hours?', 'hours of support for a region'],
  ['and for 30 seconds, 5 minutes or 2 hours?', 'and for terraform, kubernetes, helm or postgres?'],
  ['and for 3 days, 2 weeks or 6 months?', 'and for 1 day, 1 week, 1 month or 1 year?'],
  ['and for 1 second, 1 minute or 1 hour?', 'webhooks by the second, minute or hour'],
  ['and for 100gb, 250gb, 500gb or 1000gb?', 'postgres of 100gb, 250gb, 500gb or 1000gb'],
  // With more than twelve words, one meaningful word is enough.
  [
    'what do we do if it is not in the list there',
    'what do we do if it is not in the list there now',
  ],
  ['for 6 months?', 'months in an invoice archive'],
  // It is in a script without spaces.
  ['でも、なぜ', 'それを他のプロジェクトで使うにはどうすればいいですか'],
  ['(为什么?)', '如何轮换 API 密钥并通知所有用户'],
  ['그럼 왜요?', 'API 키를 교체하는 방법을 알려 주세요 프로젝트마다 다른가요'],
])('%j leans on the turn before, and %j stands alone', (leaning, alone) => {
  expect([leaning, alone].map(needsPreviousTurn)).toEqual([true, false]);
});

describe('follow-ups', () => {
  test.each([
    [
      'the last turn that stands alone',
      ['rotate an api key', 'and with the cli?', 'how?'],
      [null, 0, 0],
    ],
    [
      'the latest subject',
      ['rotate an api key', 'webhook signature invalid', 'and in go?'],
      [null, null, 1],
    ],
    ['the first turn if all lean', ['and with the cli?', 'same in go'], [null, 0]],
  ])('follow %s', (_, texts, followed) => {
    expect(followedBy(talk(...texts))).toEqual(followed);
  });

  test('stand alone if nothing precedes them within the hour', () => {
    const [first, second] = talk('rotate an api key', 'and with the cli?');
    expect(followedBy([second as Question])).toEqual([null]);
    const late = { ...(second as Question), time: 3_600_000 };
    expect(followedBy([first as Question, late])).toEqual([null, null]);
    const elsewhere = { ...(second as Question), conversation: words('c2') };
    expect(followedBy([first as Question, elsewhere])).toEqual([null, null]);
  });

  test('are found in any order of the input, with or without times', () => {
    const turns = talk('rotate an api key', 'and with the cli?', 'and in go?');
    expect(followedBy(turns.toReversed())).toEqual([2, 2, null]);
    const untimed = turns.slice(0, 2).map((turn) => ({ ...turn, time: null }));
    expect(followedBy(untimed)).toEqual([null, 0]);
    expect(followedBy(untimed.toReversed())).toEqual([1, null]);
  });

  test('at the same time as other turns follow the first by text that stands alone', () => {
    const [first, second] = talk('rotate an api key', 'and with the cli?');
    const atOnce = [second as Question, { ...(first as Question), time: 60_000 }];
    expect(followedBy(atOnce)).toEqual([1, null]);
    const both = talk('b webhook retries', 'a signature mismatch', 'and in go?').map((turn) => ({
      ...turn,
      time: 0,
    }));
    expect(followedBy(both)).toEqual([null, null, 0]);
    expect(followedBy(both.toReversed())).toEqual([2, null, null]);
  });

  test('follow within an hour of the last turn that has a time', () => {
    const minute = 60_000;
    const timed = (...times: (number | null)[]) =>
      followedBy(
        talk('rotate an api key', 'and with the cli?', 'and in go?').map((turn, at) => ({
          ...turn,
          time: times[at] ?? null,
        })),
      );
    expect(timed(0, 59 * minute, 118 * minute)).toEqual([null, 0, 0]);
    expect(timed(0, 30 * minute, 90 * minute)).toEqual([null, 0, null]);
    const now = Date.parse('2026-11-16T08:00:00Z');
    expect(timed(now, now + 60 * minute - 1, null)).toEqual([null, 0, 0]);
    expect(timed(now, now + 60 * minute, null)).toEqual([null, null, 1]);
  });
});
