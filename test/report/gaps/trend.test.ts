import { describe, expect, test } from 'vitest';
import type { IdentifiedTopic } from '../../../src/report/gaps/identity.ts';
import { emptyMemory } from '../../../src/report/gaps/memory.ts';
import { trendsOf } from '../../../src/report/gaps/trend.ts';
import type { SampledQuestion } from '../../../src/report/source/answered-sample.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { anchorQuestionOf } from '../../../src/report/topics/anchor.ts';
import { gapOf, idOf } from './memories.ts';

const signatures = [
  'How do I verify a webhook signature?',
  'verify the signature of a webhook',
  'Which header has the webhook signature?',
  'webhook signature does not match',
  'check a webhook signature in Go',
];
const refunds = [
  'How do I refund an order?',
  'refund half of an order',
  'Can an order be refunded twice?',
  'refund an order after 90 days',
  'order refund failed',
];

let conversations = 0;
const rowsOf = (texts: readonly string[], current: boolean, page: string | null = null) =>
  texts.map((text): Question => {
    const conversation = `c${conversations++}`;
    return { text, current, pageUrl: page, category: null, conversation } as Question;
  });

const topicOf = (id: string, rows: readonly Question[], fields: Partial<IdentifiedTopic> = {}) =>
  ({
    id,
    rows,
    main: rows,
    anchor: rows.slice(0, 3).map(anchorQuestionOf),
    remembered: null,
    ...fields,
  }) as IdentifiedTopic;

function trendOf(
  topic: IdentifiedTopic,
  others: readonly Question[],
  of: Partial<Parameters<typeof trendsOf>[0]> = {},
) {
  const trends = trendsOf({
    topics: [topic],
    questions: [...topic.rows, ...others],
    answered: [],
    memory: emptyMemory,
    named: new Set(),
    asked: { now: 100, before: 100 },
    ...of,
  });
  return trends.get(topic.id);
}

const page = 'https://docs.example.com/webhooks';
const otherPage = 'https://docs.example.com/refunds';
const fresh = topicOf('a', rowsOf(signatures, true, page));
const before = rowsOf(refunds, false, otherPage);

describe('a topic without rows in the previous period', () => {
  test('is new if nothing similar was asked', () => {
    expect(trendOf(fresh, before)).toBe('new');
  });

  test.each<[string, () => unknown]>([
    [
      'was asked like it',
      () => trendOf(fresh, [...before, ...rowsOf(signatures.slice(0, 2), false, page)]),
    ],
    [
      'was answered like it',
      () => {
        const question = 'verify a webhook signature';
        const sampled: SampledQuestion = {
          question,
          answer: '',
          cited: [],
          asked: 0,
          askedBefore: 1,
        };
        return trendOf(fresh, before, { answered: [sampled] });
      },
    ],
    [
      'is remembered like it',
      () => {
        const gap = gapOf({
          id: idOf(1),
          anchor: rowsOf(signatures.slice(0, 1), false, page).map(anchorQuestionOf),
        });
        return trendOf(fresh, before, { memory: { ...emptyMemory, gaps: [gap] } });
      },
    ],
    [
      'has only words to tell by',
      () => trendOf(topicOf('a', rowsOf(signatures, true)), rowsOf(refunds, false)),
    ],
    [
      'has four questions',
      () => trendOf(topicOf('a', rowsOf(signatures.slice(0, 4), true, page)), before),
    ],
  ])('is not new if one %s', async (_, trend) => {
    expect(await trend()).not.toBe('new');
  });
});

test('a topic without rows in this period is resolved if nothing similar is asked', () => {
  const gone = topicOf('a', rowsOf(signatures, false, page));
  const now = rowsOf(refunds, true, otherPage);
  expect(trendOf(gone, now)).toBe('resolved');
  expect(trendOf(gone, [...now, ...rowsOf(signatures.slice(0, 2), true, page)])).not.toBe(
    'resolved',
  );
});

test('a topic rises if the questions near its anchor do, whatever topic they are in', () => {
  const many = Array.from({ length: 4 }, () => signatures).flat();
  const rising = topicOf('a', [
    ...rowsOf(many, true, page),
    ...rowsOf(signatures.slice(0, 2), false, page),
  ]);
  expect(trendOf(rising, before)).toBe('rising');
  expect(trendOf(rising, rowsOf(many, false, page))).toBe('steady');
});

describe('a topic that a model named', () => {
  /** By wording, these belong to several topics. */
  const named = (now: number, earlier: number, fields: Partial<IdentifiedTopic> = {}) => {
    const rows = [
      ...Array.from({ length: now }, () => rowsOf(signatures.slice(0, 1), true)).flat(),
      ...Array.from({ length: earlier }, () => rowsOf(refunds.slice(0, 1), false)).flat(),
    ];
    const others = [...rowsOf(signatures, false), ...rowsOf(refunds, true)];
    return trendOf(topicOf('a', rows, fields), others, { named: new Set(rows) });
  };

  test.each<[now: number, earlier: number, trend: string]>([
    [8, 0, 'new'],
    [7, 0, 'steady'],
    [11, 2, 'rising'],
    [8, 1, 'steady'],
    [2, 11, 'falling'],
    [0, 8, 'resolved'],
    [0, 7, 'steady'],
  ])(
    'with %i questions after %i is %s, whatever is near by wording',
    async (now, earlier, trend) => {
      expect(await named(now, earlier)).toBe(trend);
    },
  );

  test('is not new if it is remembered', async () => {
    expect(await named(8, 0, { remembered: gapOf({ id: idOf(1) }) })).toBe('rising');
  });
});
