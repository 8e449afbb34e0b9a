import { describe, expect, test } from 'vitest';
import { languageOf, majorityLanguage } from '../../../src/language/languages.ts';
import { headingsFrom, uniqueHeadings } from '../../../src/report/topics/headings.ts';
import { words as said } from '../gaps/memories.ts';

/** The heading of a topic with these questions, the most central first. */
function headingOf(...texts: string[]): string {
  const [heading = ''] = headingsFrom(
    texts.map((text) => said(text)),
    { texts: new Map(), language: 'english' },
  );
  return heading;
}
const other = 'what the cosine score of a search tells';

describe('a heading', () => {
  test('is the most central question, whole', () => {
    expect(headingOf('How do I clear the build cache?', other)).toBe(
      'How do I clear the build cache?',
    );
    expect(headingOf('force a clean build', other)).toBe('Force a clean build');
  });

  test.each([
    ['hi, how can I rotate my API key', 'How can I rotate my API key?'],
    ['Hello! Can you tell me how to rotate a key please? Thanks!', 'How to rotate a key?'],
    ['Hallo! Wie lösche ich mein Konto?', 'Wie lösche ich mein Konto?'],
    ['  CNAME on @   not allowed.', 'CNAME on @ not allowed'],
    ['WHY DOES THE BUILD FAIL ??', 'Why does the build fail?'],
    ['iOS push setup', 'iOS push setup'],
    ['please help', 'Please help'],
    ['purge teh `node_modules` layers', 'Purge teh node_modules layers'],
    ['🙈', 'Questions without words'],
  ])('is cleaned: %s', (text, heading) => {
    expect(headingOf(text)).toBe(heading);
  });

  test.each([
    ['code', 'curl -XPOST https://api.acme.example/v1/login'],
    ['a pasted error', 'TokenError: exp() at parse(jwt.js:10)'],
    ['a complaint', 'your docs are terrible, clear build cache'],
    ['a complaint in another language', 'die Doku zum Build-Cache ist unbrauchbar'],
    ['a follow-up', 'and in python?'],
    ['a part of a longer text', `${'We moved all of our projects last week. '.repeat(3)}Why?`],
    ['a text that is cut', `${'configuration '.repeat(20)}of webhooks`],
    ['one with an address', 'what happens on https://acme.example/x?id=1 and its subpages'],
    ['one word', 'webhooks'],
    ['a question in another language', 'Wie kann ich eine einzelne Tabelle wiederherstellen?'],
  ])('is not %s while another question is there', (_, text) => {
    expect(headingOf(text, other)).toBe('What the cosine score of a search tells?');
  });

  test('is one of these if nothing else is there, the least bad first', () => {
    expect(headingOf('select login_id from sessions;', 'useless build cache')).toBe(
      'Useless build cache',
    );
    expect(headingOf('cache?', 'x'.repeat(500))).toBe('Cache?');
  });

  test('passes over a short question or a rare word only for one that is about as central', () => {
    const far = Array.from({ length: 12 }, (_, at) => `useless page ${at}`);
    expect(headingOf('webhook retries', other)).toBe('What the cosine score of a search tells?');
    expect(headingOf('webhook retries', ...far, other)).toBe('Webhook retries');
    expect(headingOf('rotate the keys of Gdnsk', 'rotate the keys of a team')).toBe(
      'Rotate the keys of a team',
    );
  });

  test('has at most 80 characters, and ends at a word if it is cut', () => {
    for (const text of [
      'x'.repeat(500),
      '設定'.repeat(100),
      '👩‍👩‍👧‍👦'.repeat(100),
      'word '.repeat(99),
    ]) {
      expect(Array.from(headingOf(text)).length).toBeLessThanOrEqual(80);
    }
    expect(headingOf('word '.repeat(99))).toMatch(/^Word(?: word)+…$/);
  });
});

test('no two topics have the same heading', () => {
  const unique = uniqueHeadings();
  const question = said('How do I rotate a key?');
  expect(unique([said('Rotate a key')])).toBe('Rotate a key');
  expect(unique([said('rotate a key?'), question])).toBe(question);
  expect(unique([question])).toBe(`${question} (2)`);
  expect(unique([question])).toBe(`${question} (3)`);
  expect(unique([said('Install the C client')])).toBe('Install the C client');
  expect(unique([said('Install the C++ client')])).toBe('Install the C++ client');
});

test('the language of a question shows in its script and its small words', () => {
  expect(languageOf('how do I clear the cache')).toBe('english');
  expect(languageOf('Wie kann ich das Konto löschen?')).toBe('german');
  expect(languageOf('キャッシュを消す')).toBe('japanese');
  expect(languageOf('webhook signature')).toBeNull();
  expect(majorityLanguage(['german', null, 'english', 'english'])).toBe('english');
  expect(majorityLanguage(['german', 'english'])).toBe('english');
  expect(majorityLanguage([null])).toBeNull();
});
