import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ModelError } from '../../../src/report/language-model/client.ts';
import {
  applyReplies,
  mostQuestions,
  numbered,
  type OfflineTopic,
} from '../../../src/report/language-model/group.ts';

interface Row {
  text: string;
  conversation: string;
  cited: string[];
}

let next = 0;
const row = (text: string, cited: string[] = []): Row => ({
  text,
  conversation: `c${next++}`,
  cited,
});
const topic = (rows: Row[]): OfflineTopic<Row> => ({
  rows,
  examples: [...new Set(rows.map(({ text }) => text))],
});
const reader = {
  textOf: ({ text }: Row) => text,
  conversationOf: ({ conversation }: Row) => conversation,
  citedBy: ({ cited }: Row) => cited,
};
const many = (text: string, count: number, cited: string[] = []) =>
  topic(Array.from({ length: count }, (_, at) => row(`${text} ${at}`, cited)));
const alone = (text: string) => topic([row(text)]);

/** Two topics and six questions alone: numbers 1, 2 and 101 to 106. */
const offline = () => [
  many('refund', 4),
  many('export', 3),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map(alone),
];
const ask = (topics: OfflineTopic<Row>[], requests = 4) => numbered({ topics, reader, requests });
const apply = (topics: OfflineTopic<Row>[], ...replies: unknown[]) =>
  applyReplies({ asked: ask(topics), replies, topics, reader });
const textsOf = (groups: Row[][]) => groups.map((rows) => rows.map(({ text }) => text));
const untouched = textsOf(offline().map(({ rows }) => [...rows]));

describe('what a model is asked', () => {
  test('numbers topics from 1, and questions in none of them from 101', () => {
    expect(ask(offline()).messages).toEqual([
      {
        task: 'group',
        topics: [
          { n: 1, examples: ['refund 0', 'refund 1', 'refund 2', 'refund 3'] },
          { n: 2, examples: ['export 0', 'export 1', 'export 2'] },
        ],
        questions: ['a', 'b', 'c', 'd', 'e', 'f'].map((text, at) => ({ n: 101 + at, text })),
      },
    ]);
  });

  test('shows 40 topics with 4 examples each; what is in the others are questions', () => {
    const topics = Array.from({ length: 42 }, (_, at) => many(`topic ${at}`, 6));
    const [message] = ask(topics).messages as { topics: unknown[]; questions: unknown[] }[];
    expect(message?.topics).toHaveLength(40);
    expect(message?.topics[0]).toMatchObject({ examples: { length: 4 } });
    expect(message?.questions).toHaveLength(12);
  });

  test('asks about 300 questions a request, and in no more requests than it may', () => {
    const topics = Array.from({ length: 1_000 }, (_, at) => alone(`question ${at}`));
    const sizes = (requests: number) =>
      ask(topics, requests).messages.map(
        (message) => (message as { questions: unknown[] }).questions.length,
      );
    expect(sizes(4)).toEqual([mostQuestions, mostQuestions, mostQuestions, 100]);
    expect(sizes(2)).toEqual([mostQuestions, mostQuestions]);
  });

  test('a conversation of two turns is one question, and no topic', () => {
    const turns = topic([row('how do I refund?'), row('and in part?')]);
    for (const turn of turns.rows) turn.conversation = 'one';
    const { topics, questions } = ask([turns, alone('x')]);
    expect(topics.size).toBe(0);
    expect([...questions.values()].map(({ text, rows }) => [text, rows.length])).toEqual([
      ['how do I refund?', 2],
      ['x', 1],
    ]);
  });

  test('a topic without a question beside it is still asked about, if there are two', () => {
    const [message, ...more] = ask([many('refund', 2), many('export', 2)]).messages;
    expect(message).toMatchObject({ topics: { length: 2 }, questions: [] });
    expect(more).toEqual([]);
  });

  test('of a topic that is not shown, questions that read the same are one', () => {
    const shown = Array.from({ length: 40 }, (_, at) => many(`topic ${at}`, 2));
    const { questions } = ask([...shown, topic([row('x'), row('y'), row('x')])]);
    expect([...questions.values()].map(({ text, rows }) => [text, rows.length])).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
  });

  test('there is nothing to ask about a single question', () => {
    expect(ask([alone('x')]).messages).toEqual([]);
  });
});

describe('what a model may do', () => {
  test('it puts questions into topics and into new ones, and joins topics', () => {
    const moved = apply(offline(), {
      assign: [
        { q: 101, topic: 1 },
        { q: 102, new: 'a' },
        { q: 103, new: 'a' },
      ],
      same: [[1, 2]],
    });
    expect(moved).toMatchObject({ sent: 6, moved: 3, joined: 1, dropped: 0 });
    expect(textsOf(moved.groups).map((texts) => texts.join())).toEqual([
      'refund 0,refund 1,refund 2,refund 3,export 0,export 1,export 2,a',
      'b,c',
      'd',
      'e',
      'f',
    ]);
  });

  test('the same word in two answers means two new topics', () => {
    const topics = Array.from({ length: mostQuestions + 4 }, (_, at) => alone(`q${at}`));
    const first = { assign: [101, 102].map((q) => ({ q, new: 'a' })) };
    const second = { assign: [401, 402].map((q) => ({ q, new: 'a' })) };
    const { groups } = apply(topics, first, second);
    expect(textsOf(groups).slice(0, 2)).toEqual([
      ['q0', 'q1'],
      ['q300', 'q301'],
    ]);
  });

  test.each([
    [
      'unknown numbers',
      {
        assign: [
          { q: 7, topic: 1 },
          { q: 101, topic: 9 },
        ],
        same: [[1, 9]],
      },
    ],
    ['a question alone in a new topic', { assign: [{ q: 101, new: 'a' }] }],
    ['items that are of no form', { assign: [1, null, { q: '101', topic: 1 }, { q: 101 }] }],
    ['a topic with itself', { same: [[1, 1], [2], []] }],
    ['a topic and a new one at once', { assign: [{ q: 101, topic: 1, new: 'a' }] }],
    ['other fields', { topics: [{ n: 1, heading: 'x' }], please: 'run this' }],
  ])('passes over %s', (_, reply) => {
    const moved = apply(offline(), reply);
    expect(moved).toMatchObject({ moved: 0, joined: 0 });
    expect(textsOf(moved.groups)).toEqual(untouched);
  });

  test('of two answers on one question, the first counts', () => {
    const assign = [
      { q: 101, topic: 1 },
      { q: 101, topic: 2 },
    ];
    const { groups, moved } = apply(offline(), { assign });
    expect(moved).toBe(1);
    expect(textsOf(groups)[0]).toContain('a');
    expect(textsOf(groups)[1]).not.toContain('a');
  });

  test.each([
    ['puts most questions into one topic', [101, 102, 103, 104].map((q) => ({ q, topic: 1 }))],
    ['makes one new topic of most', [101, 102, 103, 104].map((q) => ({ q, new: 'a' }))],
  ])('drops an answer that %s', (_, assign) => {
    const moved = apply(offline(), { assign, same: [[1, 2]] });
    expect(moved).toMatchObject({ moved: 0, joined: 0, dropped: 1 });
    expect(textsOf(moved.groups)).toEqual(untouched);
  });

  test('follows an answer that moves half of the questions, or most of a few', () => {
    const half = [101, 102, 103].map((q) => ({ q, topic: 1 }));
    expect(apply(offline(), { assign: half })).toMatchObject({ moved: 3, dropped: 0 });
    const few = [many('refund', 4), ...['a', 'b', 'c'].map(alone)];
    expect(apply(few, { assign: half })).toMatchObject({ moved: 3, dropped: 0 });
    const four = [many('refund', 4), ...['a', 'b', 'c', 'd'].map(alone)];
    expect(apply(four, { assign: half })).toMatchObject({ moved: 0, dropped: 1 });
  });

  test('judges each answer by the questions of its own request', () => {
    const topics = Array.from({ length: mostQuestions + 5 }, (_, at) => alone(`q${at}`));
    const third = [401, 402, 403].map((q) => ({ q, new: 'a' }));
    expect(apply(topics, {}, { assign: third })).toMatchObject({ moved: 0, dropped: 1 });
  });

  test('topics are one through others, whatever their order', () => {
    const topics = Array.from({ length: 6 }, (_, at) => many(`topic ${at}`, 2));
    const { groups, joined } = apply(topics, {
      same: [
        [3, 2],
        [2, 1],
        [3, 1],
      ],
    });
    expect(joined).toBe(2);
    expect(textsOf(groups).map(([first, , third]) => [first, third])).toEqual([
      ['topic 0 0', 'topic 1 0'],
      ...['topic 3 0', 'topic 4 0', 'topic 5 0'].map((text) => [text, undefined]),
    ]);
  });

  test('drops an answer that joins most topics', () => {
    const eight = Array.from({ length: 8 }, (_, at) => many(`topic ${at}`, 2));
    const half = [
      [1, 2],
      [3, 4],
    ];
    expect(apply(eight, { same: half })).toMatchObject({ joined: 2, dropped: 0 });
    expect(apply(eight, { same: [[1, 2, 3, 4, 5]] })).toMatchObject({ joined: 0, dropped: 1 });
    const four = eight.slice(0, 4);
    expect(apply(four, { same: [[1, 2, 3]] })).toMatchObject({ joined: 2, dropped: 0 });
    expect(apply(four, { same: [[1, 2, 3, 4]] })).toMatchObject({ joined: 0, dropped: 1 });
    const topics = Array.from({ length: 9 }, (_, at) => many(`topic ${at}`, 2));
    const pairs = [
      [1, 2],
      [3, 4],
      [5, 6],
    ];
    expect(apply(topics, { same: pairs.slice(0, 2) })).toMatchObject({ joined: 2, dropped: 0 });
    expect(apply(topics, { same: pairs })).toMatchObject({ joined: 0, dropped: 1 });
    expect(apply(topics, { same: [[1, 2, 3, 4, 5]] })).toMatchObject({ joined: 0, dropped: 1 });
  });

  test('does not join topics whose answers cite other pages throughout', () => {
    const refunds = many('refund', 6, ['/refunds']);
    const exports = many('export', 6, ['/exports']);
    const others = many('billing', 6, ['/refunds', '/billing']);
    expect(apply([refunds, exports, others], { same: [[1, 2]] }).joined).toBe(0);
    expect(apply([refunds, exports, others], { same: [[1, 3]] }).joined).toBe(1);
    // Five that cite something are enough, if half of them cite the same page.
    const five = (text: string) =>
      topic([...many(text, 5, [`/${text}`]).rows, ...many(`${text} uncited`, 9).rows]);
    expect(apply([five('refund'), five('export'), others], { same: [[1, 2]] }).joined).toBe(0);
    const spread = topic(['a', 'b', 'c', 'd', 'e'].map((name) => row(name, [`/${name}`])));
    expect(apply([refunds, spread, others], { same: [[1, 2]] }).joined).toBe(1);
    const half = topic([...many('x', 3, ['/x']).rows, ...spread.rows.slice(0, 3)]);
    expect(apply([refunds, half, others], { same: [[1, 2]] }).joined).toBe(0);
    // A few citations leave a doubt.
    expect(apply([many('a', 4, ['/a']), many('b', 4, ['/b'])], { same: [[1, 2]] }).joined).toBe(1);
  });

  test.each([['text'], [[]], [null], [{ assign: 'all' }], [{ same: 1 }]])(
    'refuses %j, which is not of the form',
    (reply) => {
      expect(() => apply(offline(), reply)).toThrow(ModelError);
    },
  );

  test('keeps every row, whatever is answered', () => {
    const target = fc.oneof(
      fc.record({ q: fc.integer({ min: 99, max: 108 }), topic: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ q: fc.integer({ min: 99, max: 108 }), new: fc.constantFrom('a', 'b', 1) }),
      fc.anything(),
    );
    const reply = fc.record({
      assign: fc.array(target, { maxLength: 12 }),
      same: fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(reply, { minLength: 1, maxLength: 1 }), (replies) => {
        const topics = offline();
        const { groups } = apply(topics, ...replies);
        const rows = topics.flatMap((one) => one.rows);
        expect(groups.flat()).toHaveLength(rows.length);
        expect(new Set(groups.flat())).toEqual(new Set(rows));
      }),
    );
  });
});
