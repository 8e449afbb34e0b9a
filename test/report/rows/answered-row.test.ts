import { expect, test } from 'vitest';
import { answeredIn } from '../../../src/report/rows/answered-row.ts';
import { conversationRowSchema } from '../../../src/service/schemas.ts';

const answered = {
  id: '1',
  query: 'Where are my tokens?',
  response: 'Under Settings.',
  resolutionStatus: 'answered',
  sources: [
    { title: 'Tokens', url: 'https://docs.example.com/tokens/?from=chat#new' },
    { title: 'Of no address', url: null },
    { title: null, url: 'https://docs.example.com/' },
  ],
};
const read = (row: unknown) => answeredIn(conversationRowSchema.safeParse(row).data ?? null);

test('of an answered row, the question, the answer and the pages that it cites', () => {
  expect(read(answered)).toEqual({
    question: 'Where are my tokens?',
    answer: 'Under Settings.',
    cited: [
      { title: 'Tokens', url: 'https://docs.example.com/tokens' },
      { title: null, url: 'https://docs.example.com/' },
    ],
  });
  expect(read({ ...answered, response: null })?.answer).toBe('');
});

test.each([
  ['is no object', 7],
  ['went unanswered', { ...answered, resolutionStatus: 'unanswered' }],
  ['has no status', { ...answered, resolutionStatus: null }],
  ['has no question', { ...answered, query: null }],
])('nothing of a row that %s', (_, row) => {
  expect(read(row)).toBeNull();
});
