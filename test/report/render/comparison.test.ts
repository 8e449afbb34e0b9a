import { expect, test } from 'vitest';
import { withoutEmptyComparison } from '../../../src/report/render/report.ts';
import { sampleReport } from '../sample.ts';

const rows = [{ topic: 'A', day: '2026-11-19' }];
const ofPrevious = (input: Omit<Parameters<typeof sampleReport>[0], 'rows'>) =>
  sampleReport({ days: 1, dateTo: '2026-11-20', rows, ...input }).model;

test('a period before in which nothing was asked is none to compare with', () => {
  const model = ofPrevious({ previousRows: [] });
  const [topic] = model.topics;
  expect(topic?.trend).toBe('new');
  expect(withoutEmptyComparison(model)).toEqual({
    ...model,
    daily: [{ date: '2026-11-19', unanswered: 1, previousUnanswered: null }],
    topics: [{ ...topic, previousUnanswered: null, previousConversations: null, trend: null }],
  });
});

test.each([
  ['was not read', {}],
  ['has answers alone', { previousRows: [], previousAnswered: 1 }],
  ['has unanswered questions alone', { previousRows: rows }],
])('a report whose period before %s stays as it is', (_, input) => {
  const model = ofPrevious(input);
  expect(withoutEmptyComparison(model)).toBe(model);
});
