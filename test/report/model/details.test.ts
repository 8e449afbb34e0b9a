import { describe, expect, test } from 'vitest';
import { cited, docs, type SampleRow, sampleReport } from '../sample.ts';

const asking = (...questions: string[]): SampleRow[] =>
  questions.map((question) => ({ topic: 'A', question }));

describe('a topic in detail', () => {
  test('has questions once that differ in case, spaces and punctuation alone, most asked first', () => {
    const { details } = sampleReport({
      rows: asking(
        ...[
          '???',
          '!!!',
          'Rotate a key?',
          'rotate  a KEY',
          'Rotate a-key!',
          'rotate akey',
          'B?',
          'b',
        ],
      ),
    });
    expect(details.topics[0]).toMatchObject({ distinctQuestions: 5 });
    expect(details.topics[0]?.questions.map(({ text, count }) => [text, count])).toEqual([
      ['Rotate a key?', 3],
      ['B?', 2],
      ...['!!!', '???', 'rotate akey'].map((text) => [text, 1]),
    ]);
  });

  test('has 30 questions of this period, and five of the one before', () => {
    const questions = (count: number, name: string) =>
      asking(...Array.from({ length: count }, (_, at) => `${name} ${at}`));
    const { details } = sampleReport({
      rows: questions(31, 'now'),
      previousRows: questions(6, 'before'),
    });
    const [topic] = details.topics;
    expect(topic?.distinctQuestions).toBe(31);
    expect(topic?.questions).toHaveLength(30);
    expect(topic?.questions.every(({ text }) => text.startsWith('now'))).toBe(true);
    expect(topic?.previousQuestions).toHaveLength(5);
    expect(topic?.previousQuestions.every(({ text }) => text.startsWith('before'))).toBe(true);
  });

  test('that is gone has its questions of the period before', () => {
    const { details } = sampleReport({
      rows: [],
      answered: 1,
      previousRows: asking('one', 'two'),
    });
    expect(details.topics[0]?.questions.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('has the turn before of what means nothing alone', () => {
    const turn = (question: string, minute: number, conversation = 'c1'): SampleRow => ({
      ...{ topic: 'A', question, conversation, timestamp: `2026-11-16T09:${minute}:00Z` },
    });
    const { details } = sampleReport({
      rows: [
        turn('How do I rotate a key?', 10),
        turn('and with the cli?', 11),
        turn('x', 10, 'c2'),
      ],
    });
    const after = details.topics[0]?.questions.map((one) => [one.text, one.after]);
    expect(after).toContainEqual(['and with the cli?', 'How do I rotate a key?']);
    expect(after).toContainEqual(['How do I rotate a key?', null]);
  });

  test('has the sources of pages that it was asked on, or that answers cited, each once', () => {
    const { details, model } = sampleReport({
      rows: [
        { topic: 'A', pageUrl: `${docs}/a`, sources: cited('/a', '/b', '/unread') },
        { topic: 'A', pageUrl: `${docs}/a`, sources: cited('/b', '/unread') },
      ],
      lookUp: {
        textsOf: (id) => ({ says: `What ${id} says`, othersSay: [], outline: [] }),
        fileOf: (url) => (url.endsWith('unread') ? null : `${url.slice(docs.length + 1)}.mdx`),
      },
    });
    expect(details.topics[0]?.sources).toEqual([
      { url: `${docs}/a`, file: 'a.mdx' },
      { url: `${docs}/b`, file: 'b.mdx' },
    ]);
    expect(details.topics[0]?.docs?.says).toBe(`What ${model.topics[0]?.id} says`);
  });

  test('of one conversation has none, and 300 have', () => {
    const rows = Array.from({ length: 301 }, (_, at) => [
      { topic: `t${at}` },
      { topic: `t${at}` },
    ]).flat();
    expect(sampleReport({ rows: [{ topic: 'alone' }, ...rows] }).details.topics).toHaveLength(300);
  });
});
