import { describe, expect, test } from 'vitest';
import type { IdentifiedTopic } from '../../../src/report/gaps/identity.ts';
import { emptyMemory } from '../../../src/report/gaps/memory.ts';
import { isRise, trendsOf } from '../../../src/report/gaps/trend.ts';
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
const rowsOf = (
  texts: readonly string[],
  current: boolean,
  { page = null, conversation }: { page?: string | null; conversation?: string } = {},
) =>
  texts.map(
    (text): Question =>
      ({
        text,
        current,
        pageUrl: page,
        category: null,
        sources: [] as Question['sources'],
        day: current ? '2026-11-12' : '2026-11-05',
        conversation: conversation ?? `c${conversations++}`,
      }) as Question,
  );

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
const fresh = topicOf('a', rowsOf(signatures, true, { page }));
const before = rowsOf(refunds, false, { page: 'https://docs.example.com/refunds' });

describe('a topic without rows in the previous period', () => {
  test('is new if nothing like it was asked, even in one sentence if all else is far from it', () => {
    expect(trendOf(fresh, before)).toBe('new');
    const often = rowsOf(Array(5).fill(signatures[0]), true, { page });
    expect(trendOf(topicOf('a', often), before)).toBe('new');
    expect(trendOf(topicOf('a', often.slice(1)), before)).toBe('steady');
  });

  test.each<[string, () => unknown]>([
    [
      'was asked like it',
      () => trendOf(fresh, [...before, ...rowsOf(signatures, false, { page })]),
    ],
    [
      'was answered like it',
      () => {
        const answered = signatures.map(
          (question): SampledQuestion => ({
            question,
            answer: '',
            cited: [],
            asked: 0,
            askedBefore: 1,
          }),
        );
        return trendOf(fresh, before, { answered });
      },
    ],
    [
      'is remembered like it',
      () => {
        const anchor = rowsOf(signatures.slice(0, 3), false, { page }).map(anchorQuestionOf);
        return trendOf(fresh, before, {
          memory: { ...emptyMemory, gaps: [gapOf({ id: idOf(1), anchor })] },
        });
      },
    ],
    [
      'has only words to tell by',
      () => trendOf(topicOf('a', rowsOf(signatures, true)), rowsOf(refunds, false)),
    ],
    [
      'has one sentence that many sent',
      () =>
        trendOf(
          topicOf(
            'a',
            rowsOf([...signatures.slice(1), 'Verify the signature of a webhook?'], true, { page }),
          ),
          rowsOf(refunds, false, { page }),
        ),
    ],
    [
      'follows a period without questions',
      () => trendOf(fresh, [], { asked: { now: 100, before: 0 } }),
    ],
  ])('is not new if one %s', (_, trend) => {
    expect(trend()).toBe('steady');
  });
});

describe('a topic rises', () => {
  const many = Array.from({ length: 4 }, () => signatures).flat();
  const two = rowsOf(signatures.slice(0, 2), false, { page });

  test('if the questions near its anchor do, whatever topic they are in', () => {
    const rising = topicOf('a', [...rowsOf(many, true, { page }), ...two]);
    expect(trendOf(rising, before)).toBe('rising');
    expect(trendOf(rising, rowsOf(many, false, { page }))).toBe('steady');
  });

  test('only if most questions have a page or cite one', () => {
    const byWords = topicOf('a', [...rowsOf(many, true), ...rowsOf(signatures.slice(0, 2), false)]);
    expect(trendOf(byWords, rowsOf(refunds, false))).toBe('steady');
  });

  test('if more conversations ask, not if one asks often', () => {
    const often = rowsOf(many, true, { page, conversation: 'one' });
    expect(trendOf(topicOf('a', [...often, ...two]), before)).toBe('steady');
  });

  test.each([
    // These changes may be chance.
    [2, 1, 1_000, false],
    [12, 10, 1_000, false],
    // This is significant, but less than a fifth.
    [118, 100, 1_000, false],
    [20, 5, 1_000, true],
    [5, 20, 1_000, false],
    // There are three times the number in total, or a third.
    [30, 10, 3_000, false],
    [40, 10, 3_000, false],
    [40, 10, 1_000, true],
    [10, 10, 300, true],
  ])('%i after %i of 1,000, of %i: %s', (now, then, questions, isRising) => {
    expect(isRise({ unanswered: now, questions }, { unanswered: then, questions: 1_000 })).toBe(
      isRising,
    );
  });
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
    [2, 0, 'new'],
    [11, 2, 'rising'],
    [8, 1, 'steady'],
    [2, 11, 'steady'],
  ])('with %i questions after %i is %s, whatever is near by wording', (now, earlier, trend) => {
    expect(named(now, earlier)).toBe(trend);
  });

  test('is not new if it is remembered', () => {
    expect(named(8, 0, { remembered: gapOf({ id: idOf(1) }) })).toBe('rising');
  });
});
