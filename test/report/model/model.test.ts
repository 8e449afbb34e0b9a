import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedHosts } from '../../../src/report/allowed-hosts.ts';
import { pageAddress } from '../../../src/report/model/page-address.ts';
import { chooseTopics } from '../../../src/report/model/shown-topics.ts';
import { trendOf } from '../../../src/report/model/trend.ts';
import { cited, docs, type SampleRow, sampleReport } from '../sample.ts';

function repeat(count: number, row: SampleRow): SampleRow[] {
  return Array.from({ length: count }, () => row);
}

describe('totals and days', () => {
  it('counts the period and the one before, each day of it, zeros too', () => {
    const { model } = sampleReport({
      days: 3,
      rows: [{ day: '2026-11-17' }, { day: '2026-11-19' }, { day: '2026-11-19' }],
      answered: 5,
      previousRows: [{ day: '2026-11-16' }],
      previousAnswered: 2,
    });
    expect(model.period).toEqual({ from: '2026-11-17', to: '2026-11-20' });
    expect(model.previousPeriod).toEqual({ from: '2026-11-14', to: '2026-11-17' });
    expect(model.totals).toEqual({
      conversations: 8,
      answered: 5,
      unanswered: 3,
      unansweredRate: 0.375,
    });
    expect(model.previousTotals?.unansweredRate).toBe(0.3333);
    expect(model.daily).toEqual([
      { date: '2026-11-17', unanswered: 1, previousUnanswered: 0 },
      { date: '2026-11-18', unanswered: 0, previousUnanswered: 0 },
      { date: '2026-11-19', unanswered: 2, previousUnanswered: 1 },
    ]);
  });

  it('has nulls where nothing is compared', () => {
    const { model } = sampleReport({ days: 1, rows: [{ day: null }] });
    expect(model.previousPeriod).toBeNull();
    expect(model.previousTotals).toBeNull();
    expect(model.daily).toEqual([{ date: '2026-11-19', unanswered: 0, previousUnanswered: null }]);
    expect(model.topics[0]).toMatchObject({
      trend: null,
      previousUnanswered: null,
      firstAsked: null,
      lastAsked: null,
    });
    expect(model.resolvedTopics).toEqual([]);
  });

  it('has a rate of 0 where nothing was asked', () => {
    const { model } = sampleReport({ rows: [], previousRows: [] });
    expect(model.totals.unansweredRate).toBe(0);
    expect(model.daily).toHaveLength(7);
    expect([model.topics, model.pages, model.categories]).toEqual([[], [], []]);
  });
});

describe('topics', () => {
  it('sizes a topic by conversations, so that one reader does not lead the list', () => {
    const { model } = sampleReport({
      rows: [
        ...repeat(10, { topic: 'One loud reader', conversation: 'loud' }),
        ...repeat(2, { topic: 'Two readers' }),
        ...repeat(3, { topic: 'Also two readers', conversation: 'both' }),
        { topic: 'Also two readers' },
      ],
    });
    expect(
      model.topics.map(({ label, conversations, unanswered }) => [
        label,
        conversations,
        unanswered,
      ]),
    ).toEqual([
      ['Also two readers', 2, 4],
      ['Two readers', 2, 2],
      ['One loud reader', 1, 10],
    ]);
    expect(model.topics[2]?.conversationIds).toEqual(['loud']);
  });

  it('describes a topic by its rows of the period, and dates it by both', () => {
    const { model } = sampleReport({
      rows: [
        {
          id: 'b',
          topic: 'Webhooks',
          question: 'How do I verify a webhook?',
          day: '2026-11-18',
          pageUrl: `${docs}/guides/webhooks/?utm=x#sign`,
          category: 'How-to',
          sources: [
            { title: 'Events', url: `${docs}/api/events#types` },
            { title: null, url: `${docs}/api/events` },
          ],
        },
        { id: 'a', topic: 'Webhooks', question: 'webhook?', pageUrl: `${docs}/guides/webhooks` },
      ],
      previousRows: [
        { topic: 'Webhooks', question: 'webhook?', day: '2026-11-06', pageUrl: `${docs}/old` },
      ],
    });
    expect(model.topics).toEqual([
      {
        id: 't0',
        label: 'Webhooks',
        unanswered: 2,
        conversations: 2,
        previousUnanswered: 1,
        trend: 'steady',
        kind: 'mixed',
        pages: [{ url: `${docs}/guides/webhooks`, unanswered: 2 }],
        citedPages: [{ url: `${docs}/api/events`, title: 'Events', unanswered: 1 }],
        categories: [{ name: 'How-to', unanswered: 1 }],
        examples: [
          { text: 'How do I verify a webhook?', count: 1 },
          { text: 'webhook?', count: 1 },
        ],
        firstAsked: '2026-11-06T09:30:00Z',
        lastAsked: '2026-11-18T09:30:00Z',
        conversationIds: ['a', 'b'],
      },
    ]);
  });

  it('tells what to do by what the answers cited', () => {
    const { model } = sampleReport({
      rows: [
        { topic: 'A', sources: [] },
        { topic: 'A', sources: [{ title: null, url: null }] },
        { topic: 'B', sources: cited('/b') },
        { topic: 'B', sources: [{ title: 'By title alone', url: null }] },
        { topic: 'C', sources: cited('/c') },
        { topic: 'C' },
      ],
    });
    expect(model.topics.map(({ label, kind }) => [label, kind])).toEqual([
      ['A', 'missing-page'],
      ['B', 'weak-page'],
      ['C', 'mixed'],
    ]);
    expect(model.topics[1]?.citedPages).toContainEqual({
      url: null,
      title: 'By title alone',
      unanswered: 1,
    });
  });

  it('puts topics of the period before alone among the resolved', () => {
    const { model } = sampleReport({
      rows: [{ topic: 'Here' }],
      previousRows: [
        { id: 'x', topic: 'Gone', pageUrl: `${docs}/gone` },
        { topic: 'Gone' },
        { topic: 'Here' },
      ],
    });
    expect(model.topics.map(({ label }) => label)).toEqual(['Here']);
    expect(model.resolvedTopics).toHaveLength(1);
    expect(model.resolvedTopics[0]).toMatchObject({
      label: 'Gone',
      trend: 'resolved',
      unanswered: 0,
      conversations: 0,
      previousUnanswered: 2,
      pages: [{ url: `${docs}/gone`, unanswered: 1 }],
    });
  });

  it('counts each unanswered row in one topic, and the same in any order', () => {
    const row = fc.record({
      id: fc.uuid(),
      conversation: fc.constantFrom('c1', 'c2', 'c3'),
      topic: fc.constantFrom('A', 'B', 'C', 'D'),
      question: fc.constant('Same words?'),
      pageUrl: fc.constantFrom(null, `${docs}/a`, `${docs}/a/`, `${docs}/b`),
      day: fc.constantFrom(null, '2026-11-13', '2026-11-19'),
    });
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (rows, previousRows) => {
        const { model } = sampleReport({ rows, previousRows });
        const sum = (counts: { unanswered: number }[]) =>
          counts.reduce((total, { unanswered }) => total + unanswered, 0);
        expect(sum(model.topics)).toBe(rows.length);
        for (const topic of model.topics) {
          expect(topic.conversationIds).toHaveLength(topic.conversations);
        }
        const reversed = sampleReport({
          rows: rows.toReversed(),
          previousRows: previousRows.toReversed(),
        });
        const withoutIds = (topics: typeof model.topics) =>
          topics.map(({ id: _, ...rest }) => rest);
        expect(withoutIds(reversed.model.topics)).toEqual(withoutIds(model.topics));
        expect(reversed.model.pages).toEqual(model.pages);
      }),
    );
  });
});

describe('trendOf', () => {
  it.each([
    [1, 0, 'new'],
    [2, 1, 'steady'],
    [3, 1, 'rising'],
    [1, 3, 'falling'],
    [1, 2, 'steady'],
    [12, 10, 'rising'],
    [8, 10, 'falling'],
    [13, 11, 'steady'],
    [102, 100, 'steady'],
    [120, 100, 'rising'],
    [80, 100, 'falling'],
    [81, 100, 'steady'],
    [0, 4, 'resolved'],
  ])('takes %i after %i for %s', (unanswered, previousUnanswered, trend) => {
    expect(trendOf({ unanswered, previousUnanswered })).toBe(trend);
  });
});

describe('chooseTopics', () => {
  it('shows topics of two rows over both periods, the largest first, and lists the rest apart', () => {
    const { model } = sampleReport({
      rows: [
        ...repeat(3, { topic: 'Three' }),
        ...repeat(2, { topic: 'Two' }),
        { topic: 'One, and one before' },
        { topic: 'Once' },
      ],
      previousRows: [
        { topic: 'One, and one before' },
        ...repeat(2, { topic: 'Gone' }),
        ...repeat(3, { topic: 'Gone from more' }),
        { topic: 'Gone once' },
      ],
    });
    const labels = (topics: readonly { label: string }[]) => topics.map(({ label }) => label);
    const all = chooseTopics(model, 20);
    expect(labels(all.shown)).toEqual(['Three', 'Two', 'One, and one before']);
    expect(labels(all.askedOnce)).toEqual(['Once']);
    expect(labels(all.resolved)).toEqual(['Gone from more', 'Gone']);
    const one = chooseTopics(model, 1);
    expect(labels(one.shown)).toEqual(['Three']);
    expect(labels(one.hidden)).toEqual(['Two', 'One, and one before']);
    expect(labels(one.resolved)).toEqual(['Gone from more']);
    expect(labels(one.hiddenResolved)).toEqual(['Gone']);
    expect(labels(one.askedOnce)).toEqual(['Once']);
  });
});

describe('pageAddress', () => {
  it.each([
    [`${docs}/a/b/?x=1#y`, `${docs}/a/b`],
    [docs, `${docs}/`],
    ['http://user:secret@docs.example.com:8080/a', 'http://docs.example.com:8080/a'],
    ['/guides/theme', '/guides/theme'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('takes %s for %s', (url, address) => {
    expect(pageAddress(url)).toBe(address);
  });
});

describe('allowedHosts', () => {
  it('is the host of most rows, the first by name among equals', () => {
    expect(
      allowedHosts(
        new Map([
          ['evil.example', 2],
          ['docs.example.com', 90],
        ]),
      ),
    ).toEqual(['docs.example.com']);
    expect(
      allowedHosts(
        new Map([
          ['b.example', 2],
          ['a.example', 2],
        ]),
      ),
    ).toEqual(['a.example']);
    expect(allowedHosts(new Map())).toEqual([]);
  });
});
