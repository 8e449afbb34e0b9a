import { expect, test } from 'vitest';
import type { NewsItem } from '../../../src/report/assemble/news.ts';
import { renderNotice } from '../../../src/report/render/notice.ts';

const itemOf = (kind: NewsItem['kind'], fields: Partial<NewsItem> = {}): NewsItem => ({
  ...{ kind, gapId: '', label: '*A*', conversations: 1_000, previousConversations: 2_000 },
  ...{ prLink: null, before: null, since: null },
  ...fields,
});

test.each<[NewsItem, string]>([
  [itemOf('new'), '- **New:** “&#42;A&#42;” (1,000 conversations)'],
  [itemOf('rising'), '- **Rising:** “&#42;A&#42;” (1,000 conversations, from 2,000)'],
  [
    itemOf('rising', { previousConversations: null }),
    '- **Rising:** “&#42;A&#42;” (1,000 conversations, from 0)',
  ],
  [itemOf('resolved'), '- **No longer asked:** “&#42;A&#42;” (2,000 conversations before)'],
  [
    itemOf('resolved', { previousConversations: null }),
    '- **No longer asked:** “&#42;A&#42;” (0 conversations before)',
  ],
  [
    itemOf('fixed', {
      before: { unanswered: 9, questions: 90 },
      since: { unanswered: 1, questions: 80 },
    }),
    '- **Fixed:** “&#42;A&#42;” (9 of 90 before, 1 of 80 since)',
  ],
  [
    itemOf('fixed', { prLink: 'https://github.com/acme/docs/pull/7' }),
    '- **Fixed:** “&#42;A&#42;” (0 of 0 before, 0 of 0 since, by https://github.com/acme/docs/pull/7)',
  ],
  [itemOf('back'), '- **Back:** “&#42;A&#42;” (0 of 0 before, 0 of 0 since)'],
])('a notice of %o', (item, line) => {
  expect(renderNotice([item])).toBe(line);
});

test('has a line for each kind, with three headings at most', () => {
  const rising = (count: number) =>
    Array.from({ length: count }, (_, at) => itemOf('rising', { label: `R${at}` }));
  const named = [0, 1, 2].map((at) => `“R${at}” (1,000 conversations, from 2,000)`).join('; ');
  expect(renderNotice([itemOf('new', { label: 'N' }), ...rising(3)])).toBe(
    `- **New:** “N” (1,000 conversations)\n- **Rising:** ${named}`,
  );
  expect(renderNotice(rising(1_003))).toBe(`- **Rising:** ${named}; 1,000 more`);
  expect(renderNotice([])).toBe('');
});
