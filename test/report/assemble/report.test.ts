import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTopics, isSmallPeriod } from '../../../src/report/assemble/shown.ts';
import { cited, docs, repeat, sampleReport } from '../sample.ts';

describe('totals and days', () => {
  it('counts both periods, and each day of the current one, zeros included', () => {
    const model = sampleReport({
      days: 3,
      rows: [{ day: '2026-11-17' }, { day: '2026-11-19' }, { day: '2026-11-19' }],
      answered: 5,
      previousRows: [{ day: '2026-11-16' }],
      previousAnswered: 2,
    });
    expect(model.period).toEqual({ from: '2026-11-17', to: '2026-11-20' });
    expect(model.previousPeriod).toEqual({ from: '2026-11-14', to: '2026-11-17' });
    expect(model.totals).toEqual({
      questions: 8,
      conversations: 8,
      answered: 5,
      unanswered: 3,
      unansweredRate: 0.375,
    });
    expect(model.previousTotals?.unansweredRate).toBe(0.3333);
    expect(model.daily).toMatchObject([
      { date: '2026-11-17', unanswered: 1, previousUnanswered: 0 },
      { date: '2026-11-18', unanswered: 0, previousUnanswered: 0 },
      { date: '2026-11-19', unanswered: 2, previousUnanswered: 1 },
    ]);
  });

  it('has nulls without a comparison', () => {
    const model = sampleReport({ days: 1, rows: [{ day: null }] });
    expect(model.previousPeriod).toBeNull();
    expect(model.previousTotals).toBeNull();
    expect(model.daily).toMatchObject([
      { date: '2026-11-19', unanswered: 0, previousUnanswered: null },
    ]);
    expect(model.topics[0]).toMatchObject({
      trend: null,
      previousUnanswered: null,
      firstAsked: null,
      lastAsked: null,
    });
  });

  it('has a rate of 0 if nobody asked', () => {
    const model = sampleReport({ rows: [], previousRows: [] });
    expect(model.totals.unansweredRate).toBe(0);
    expect(model.daily).toHaveLength(7);
    expect([model.topics, model.pages, model.categories]).toEqual([[], [], []]);
  });
});

function weak(...paths: string[]) {
  return {
    kind: 'weak-page',
    kindPages: paths.map((path) => ({ url: docs + path, title: null })),
  };
}

describe('topics', () => {
  it('sorts topics by conversations, so that one reader does not lead the list', () => {
    const model = sampleReport({
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
    const model = sampleReport({
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
    expect(model.topics).toMatchObject([
      {
        id: '000000000000',
        label: 'Webhooks',
        unanswered: 2,
        conversations: 2,
        previousUnanswered: 1,
        previousConversations: 1,
        trend: 'steady',
        kind: 'mixed',
        kindPages: [],
        pages: [{ url: `${docs}/guides/webhooks`, unanswered: 2 }],
        citedPages: [
          { url: `${docs}/api/events`, title: 'Events', unanswered: 1, conversations: 1 },
        ],
        categories: [{ name: 'How-to', unanswered: 1 }],
        examples: [
          { text: 'How do I verify a webhook?', count: 1 },
          { text: 'webhook?', count: 1 },
        ],
        firstAsked: '2026-11-06T09:30:00Z',
        lastAsked: '2026-11-18T09:30:00Z',
        conversationIds: ['a', 'b'],
        place: null,
        missing: null,
      },
    ]);
  });

  it.each<[string, string[][], object]>([
    ['all cite nothing', [[], []], { kind: 'missing-page', kindPages: [] }],
    ['most cite nothing', [[], [], ['/a']], { kind: 'missing-page' }],
    ['half cite nothing', [[], ['/a']], { kind: 'mixed', kindPages: [] }],
    ['all cite one page', [['/a'], ['/a', '/b']], weak('/a')],
    ['most cite one page', [['/b'], ['/a'], ['/a', '/c'], ['/a'], []], weak('/a')],
    ['one of two', [['/a'], ['/a'], ['/b'], ['/b'], ['/c']], weak('/a', '/b')],
    ['two rows, two pages, each cited by one', [['/a'], ['/b']], weak()],
    [
      'the pair that most cite, of several',
      [['/a', '/c'], ['/a'], ['/c'], ['/c'], ['/b'], ['/b'], []],
      weak('/c', '/b'),
    ],
    [
      'the pair is not the two most cited',
      [['/a', '/b'], ['/a', '/b'], ['/a', '/b'], ['/c'], ['/c'], [], []],
      weak('/a', '/c'),
    ],
    ['half cite one of two', [['/a'], ['/b'], ['/c'], ['/d']], { kind: 'mixed', kindPages: [] }],
  ])('has a kind by what most answers cite: %s', (_, rows, finding) => {
    const model = sampleReport({
      rows: rows.map((paths) => ({ topic: 'A', sources: cited(...paths) })),
    });
    expect(model.topics[0]).toMatchObject(finding);
  });

  it('has no kind if answers hardly record citations', () => {
    const rows = [{ topic: 'A' }, { topic: 'A', sources: cited('/a') }];
    const [topic] = sampleReport({ rows, recordsCitations: false }).topics;
    expect(topic).toMatchObject({ kind: null, kindPages: [] });
  });

  it('names a cited page without an address by its title, and skips one with neither', () => {
    const model = sampleReport({
      rows: [
        { topic: 'A', sources: [{ title: null, url: null }] },
        { topic: 'B', sources: [{ title: 'By title alone', url: null }] },
      ],
    });
    expect(model.topics.map(({ kind, kindPages }) => [kind, kindPages])).toEqual([
      ['missing-page', []],
      ['weak-page', []],
    ]);
    expect(model.topics[1]?.citedPages).toEqual([
      { url: null, title: 'By title alone', unanswered: 1, conversations: 1 },
    ]);
  });

  it('excludes small talk from all topics, and counts it', () => {
    const model = sampleReport({
      rows: [
        { topic: 'A' },
        ...repeat(2, { question: 'hi', isSetAside: true }),
        { question: 'asdf', isSetAside: true },
      ],
      previousRows: [{ question: 'thanks', isSetAside: true }],
    });
    expect(model.totals.unanswered).toBe(4);
    expect(model.topics.map(({ label }) => label)).toEqual(['A']);
    expect(model.setAside).toMatchObject({
      unanswered: 3,
      examples: [
        { text: 'hi', count: 2 },
        { text: 'asdf', count: 1 },
      ],
    });
    const many = sampleReport({
      rows: Array.from({ length: 30 }, (_, index) => ({ question: `a${index}`, isSetAside: true })),
    });
    expect(many.setAside).toMatchObject({ unanswered: 30, examples: { length: 20 } });
  });

  it('has each unanswered row in one topic, whatever the order', () => {
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
        const model = sampleReport({ rows, previousRows });
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
          topics.map(({ id: _, rows: __, brief: ___, ...rest }) => rest);
        expect(withoutIds(reversed.topics)).toEqual(withoutIds(model.topics));
        expect(reversed.pages).toEqual(model.pages);
      }),
    );
  });
});

describe('chooseTopics', () => {
  it('shows topics of two conversations of the period, the largest first, and lists the rest apart', () => {
    const model = sampleReport({
      rows: [
        ...repeat(3, { topic: 'Three' }),
        ...repeat(2, { topic: 'Two' }),
        { topic: 'One, and one before' },
        ...repeat(2, { topic: 'One reader', conversation: 'c' }),
        { topic: 'Once' },
      ],
      previousRows: [{ topic: 'One, and one before' }, ...repeat(2, { topic: 'Gone' })],
    });
    const labels = (topics: readonly { label: string }[]) => topics.map(({ label }) => label);
    const all = chooseTopics(model, 20);
    expect(labels(all.shown)).toEqual(['Three', 'Two']);
    expect(labels(all.singles)).toEqual(['One reader', 'One, and one before', 'Once']);
    const one = chooseTopics(model, 1);
    expect(labels(one.shown)).toEqual(['Three']);
    expect(labels(one.hidden)).toEqual(['Two']);
    expect(labels(one.singles)).toHaveLength(3);
  });

  it('is small if fewer than 30 questions ask something', () => {
    const aside = repeat(5, { isSetAside: true });
    const of = (count: number) =>
      isSmallPeriod(sampleReport({ rows: [...repeat(count, {}), ...aside] }));
    expect([of(0), of(29), of(30)]).toEqual([true, true, false]);
  });
});
