import { describe, expect, test } from 'vitest';
import { questionsByPage } from '../../../src/report/assemble/counts.ts';
import { cited, docs, repeat, type SampleRow, sampleReport } from '../sample.ts';

/** The results for rows in two orders. */
function inAnyOrder<Result>(
  rows: readonly SampleRow[],
  of: (sample: ReturnType<typeof sampleReport>) => Result,
  previousRows: readonly SampleRow[] = [],
): Result[] {
  return [rows, rows.toReversed()].map((some) => of(sampleReport({ rows: some, previousRows })));
}

test('topics with equal conversations are sorted by rows, earlier rows, and labels', () => {
  const rows = [
    { topic: 'b' },
    { topic: 'c' },
    { topic: 'a' },
    { topic: 'rows', conversation: 'one' },
    { topic: 'rows', conversation: 'one' },
    { topic: 'before' },
  ];
  const labels = inAnyOrder(rows, (model) => model.topics.map(({ label }) => label), [
    { topic: 'before' },
  ]);
  expect(labels).toEqual(Array(2).fill(['rows', 'before', 'a', 'b', 'c']));
});

test('pages, categories and questions are sorted by rows, then by name', () => {
  const rows = [
    { question: 'b', pageUrl: `${docs}/b`, category: 'B', isSetAside: true },
    { question: 'c', pageUrl: `${docs}/c`, category: 'C', isSetAside: true },
    { question: 'a', pageUrl: `${docs}/a`, category: 'A', isSetAside: true },
    { question: 'c', pageUrl: `${docs}/c`, category: 'C', isSetAside: true },
    { question: 'd', pageUrl: '', category: '', isSetAside: true },
  ];
  for (const model of inAnyOrder(rows, (model) => model)) {
    expect(model.pages.map(({ url }) => url.slice(docs.length))).toEqual(['/c', '/a', '/b']);
    expect(model.categories.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect(model.setAside.examples.map(({ text }) => text)).toEqual(['c', 'a', 'b', 'd']);
  }
});

test('a cited page has the first of its titles, and counts once for a row', () => {
  const page = (title: string | null) => ({ title, url: `${docs}/a` });
  const rows = [
    { topic: 'A', sources: [page('B'), page(null), page('')] },
    { topic: 'A', sources: [page(null)] },
    { topic: 'A', sources: [page('A')] },
    { topic: 'A', sources: [{ title: '', url: '' }, ...cited('/c', '/b')] },
  ];
  const found = inAnyOrder(rows, (model) => model.topics[0]?.citedPages);
  const expected = [
    { url: `${docs}/a`, title: 'A', unanswered: 3, conversations: 3 },
    { url: `${docs}/b`, title: null, unanswered: 1, conversations: 1 },
    { url: `${docs}/c`, title: null, unanswered: 1, conversations: 1 },
  ];
  expect(found).toEqual([expected, expected]);
});

describe('questions by page', () => {
  const byPage = ({ topics }: ReturnType<typeof sampleReport>) =>
    questionsByPage(topics.map((gap) => [gap, gap.rows.filter(({ current }) => current)]));

  test('are sorted by count, then by address; those without a page come last', () => {
    const on = (path: string, count: number) => repeat(count, { topic: 'A', pageUrl: docs + path });
    const rows = [
      ...[...on('/b', 2), ...on('/a', 2), ...on('/c', 3), ...on('/', 9)],
      ...repeat(12, { topic: 'A', pageUrl: null }),
      ...repeat(9, { pageUrl: `${docs}/aside`, isSetAside: true }),
    ];
    const urls = inAnyOrder(rows, (model) => byPage(model).map(({ url }) => url));
    const expected = [...['/', '/c', '/a', '/b'].map((path) => docs + path), null];
    expect(urls).toEqual([expected, expected]);
  });

  test('on a page start with those in no topic, then topics by rows and label', () => {
    const page = { pageUrl: `${docs}/a` };
    const rows = [
      ...repeat(2, { ...page, topic: 'b', question: 'b?' }),
      ...repeat(3, { ...page, topic: 'd', question: 'd?' }),
      ...repeat(2, { ...page, topic: 'a', question: 'a?' }),
      { ...page, question: 'alone?' },
      { ...page, question: 'lonely?' },
    ];
    const groups = inAnyOrder(rows, (model) =>
      byPage(model)[0]?.groups.map(({ topic, unanswered, questions }) => [
        topic?.label ?? null,
        unanswered,
        questions.map(({ text }) => text),
      ]),
    );
    const expected = [
      [null, 2, ['alone?', 'lonely?']],
      ['d', 3, ['d?']],
      ['a', 2, ['a?']],
      ['b', 2, ['b?']],
    ];
    expect(groups).toEqual([expected, expected]);
  });
});

test('a topic’s first and last question are found by time in any time zone', () => {
  const at = (timestamp: string | null, day: string | null = '2026-11-14') => ({
    topic: 'A',
    timestamp,
    day,
  });
  const rows = [
    at('2026-11-14T10:00:00+05:00'),
    at('2026-11-14T06:00:00Z'),
    at('2026-11-14T09:00:00+01:00'),
    at('1999', null),
    at(null),
  ];
  const found = inAnyOrder(rows, (model) => [
    model.topics[0]?.firstAsked,
    model.topics[0]?.lastAsked,
  ]);
  expect(found).toEqual(Array(2).fill(['2026-11-14T10:00:00+05:00', '2026-11-14T09:00:00+01:00']));
  const same = ['2026-11-14T06:00:00Z', '2026-11-14T06:00Z', '2026-11-14T07:00:00+01:00'];
  expect(
    inAnyOrder(
      same.map((time) => at(time)),
      (model) => model.topics[0]?.firstAsked,
    ),
  ).toEqual(Array(2).fill('2026-11-14T06:00:00Z'));
});
