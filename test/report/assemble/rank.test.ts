import { expect, test } from 'vitest';
import { questionRanker } from '../../../src/report/assemble/describe-gap.ts';
import { anchorQuestionOf } from '../../../src/report/topics/anchor.ts';
import { type SampleRow, sampleReport } from '../sample.ts';

const rowsOf = (...questions: string[]) =>
  sampleReport({ rows: questions.map((question): SampleRow => ({ topic: 'A', question })) })
    .topics[0]?.rows ?? [];

test('questions nearest to the anchor come first, wordings with the same words once', () => {
  const rows = rowsOf(
    ...['Where is the invoice archive?', 'Where is the invoice archive?'],
    ...['Can two API keys be active while I rotate?', 'How do I rotate an API key?'],
    'rotate API key',
  );
  const anchor = rows.slice(3, 4).map(anchorQuestionOf);
  expect(questionRanker()(rows, anchor)).toEqual([
    { text: 'How do I rotate an API key?', count: 2 },
    { text: 'Can two API keys be active while I rotate?', count: 1 },
    { text: 'Where is the invoice archive?', count: 2 },
  ]);
});

test('beyond the maximum in a topic, questions stay in the order of how often they were asked', () => {
  const names = Array.from(
    { length: 250 },
    (_, at) => `name${String.fromCharCode(97 + (at % 26))}${at}`,
  );
  const rows = rowsOf(...names, 'How do I rotate an API key?', 'zz rotate my API key');
  const anchor = rows.slice(-1).map(anchorQuestionOf);
  const ranked = questionRanker()(rows, anchor).map(({ text }) => text);
  expect(ranked).toHaveLength(252);
  expect(ranked[0]).toBe('How do I rotate an API key?');
  expect(ranked.at(-1)).toBe('zz rotate my API key');
});

test('a question asked on several pages ranks the same in any order of rows', () => {
  const page = (name: string) => ({ topic: 'A', pageUrl: `https://docs.acme.example/${name}` });
  const { topics } = sampleReport({
    rows: [
      { ...page('keys'), question: 'How do I rotate an API key?' },
      { ...page('keys'), question: 'rotate a token' },
      { ...page('billing'), question: 'rotate a token' },
      { ...page('billing'), question: 'key rotation' },
    ],
  });
  const { rows = [] } = topics[0] ?? {};
  const anchor = rows.slice(0, 1).map(anchorQuestionOf);
  expect(questionRanker()(rows.toReversed(), anchor)).toEqual(questionRanker()(rows, anchor));
});
