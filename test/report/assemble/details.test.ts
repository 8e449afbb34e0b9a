import { describe, expect, test } from 'vitest';
import { cited, docs, type SampleRow, sampleReport } from '../sample.ts';

const asking = (...questions: string[]): SampleRow[] =>
  questions.map((question) => ({ topic: 'A', question }));

describe('a topic in detail', () => {
  test('lists questions that differ only in case, spaces or punctuation once, most asked first', () => {
    const model = sampleReport({
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
    expect(model.topics[0]?.brief.distinctQuestions).toBe(5);
    expect(model.topics[0]?.brief.questions.map(({ text, count }) => [text, count])).toEqual([
      ['Rotate a key?', 3],
      ['B?', 2],
      ...['!!!', '???', 'rotate akey'].map((text) => [text, 1]),
    ]);
  });

  test('lists 30 questions of this period, and five of the one before', () => {
    const questions = (count: number, name: string) =>
      asking(...Array.from({ length: count }, (_, at) => `${name} ${at}`));
    const model = sampleReport({
      rows: questions(31, 'now'),
      previousRows: questions(6, 'before'),
    });
    const [topic] = model.topics;
    expect(topic?.brief.distinctQuestions).toBe(31);
    expect(topic?.brief.questions).toHaveLength(30);
    expect(topic?.brief.questions.every(({ text }) => text.startsWith('now'))).toBe(true);
    expect(topic?.previousQuestions).toHaveLength(5);
    expect(topic?.previousQuestions.every(({ text }) => text.startsWith('before'))).toBe(true);
  });

  test('lists the questions of the period before if it has none in this period', () => {
    const model = sampleReport({ rows: [], answered: 1, previousRows: asking('one', 'two') });
    expect(model.resolvedTopics[0]?.brief.questions.map(({ text }) => text)).toEqual([
      'one',
      'two',
    ]);
  });

  test('quotes the turn before a question that means nothing alone', () => {
    const turn = (question: string, minute: number, conversation = 'c1'): SampleRow => ({
      topic: 'A',
      question,
      conversation,
      timestamp: `2026-11-16T09:${minute}:00Z`,
    });
    const model = sampleReport({
      rows: [
        turn('How do I rotate a key?', 10),
        turn('and with the cli?', 11),
        turn('x', 10, 'c2'),
      ],
    });
    const after = model.topics[0]?.brief.questions.map((one) => [one.text, one.after]);
    expect(after).toContainEqual(['and with the cli?', 'How do I rotate a key?']);
    expect(after).toContainEqual(['How do I rotate a key?', null]);
  });

  test('lists the source files of its pages and cited pages, each once', () => {
    const model = sampleReport({
      rows: [
        { topic: 'A', pageUrl: `${docs}/a`, sources: cited('/a', '/b', '/unread') },
        { topic: 'A', pageUrl: `${docs}/a`, sources: cited('/b', '/unread') },
      ],
      fileOf: (url) => (url.endsWith('unread') ? null : `${url.slice(docs.length + 1)}.mdx`),
    });
    expect(model.topics[0]?.brief.sources).toEqual([
      { url: `${docs}/a`, file: 'a.mdx' },
      { url: `${docs}/b`, file: 'b.mdx' },
    ]);
  });

  test('lists questions outside its main part if they are a quarter of it or more', () => {
    const rows = (others: number): SampleRow[] => [
      ...asking(...Array(9).fill('main?')),
      ...Array.from({ length: others }, () => ({
        topic: 'A',
        question: 'other?',
        isElsewhere: true,
      })),
    ];
    const [little] = sampleReport({ rows: rows(2) }).topics;
    const [much] = sampleReport({ rows: rows(3) }).topics;
    expect(little?.elsewhere).toEqual([]);
    expect(much?.elsewhere).toEqual([{ text: 'other?', count: 3 }]);
    expect(much?.brief.questions.map(({ text, isOutside }) => [text, isOutside])).toEqual([
      ['main?', false],
      ['other?', true],
    ]);
  });
});
