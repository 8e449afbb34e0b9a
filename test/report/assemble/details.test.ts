import { describe, expect, test } from 'vitest';
import { type SampleRow, sampleReport } from '../sample.ts';

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

  test('lists 30 questions of this period, or of the one before if it has none in this period', () => {
    const questions = (count: number, name: string) =>
      asking(...Array.from({ length: count }, (_, at) => `${name} ${at}`));
    const before = { previousRows: questions(6, 'before') };
    const [topic] = sampleReport({ rows: questions(31, 'now'), ...before }).topics;
    expect(topic?.brief.distinctQuestions).toBe(31);
    expect(topic?.brief.questions).toHaveLength(30);
    expect(topic?.brief.questions.every(({ text }) => text.startsWith('now'))).toBe(true);
    const [gone] = sampleReport({ rows: [], answered: 1, ...before }).unaskedTopics;
    expect(gone?.brief.questions.every(({ text }) => text.startsWith('before'))).toBe(true);
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
});
