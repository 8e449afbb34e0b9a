import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPlaces, type PlacedTopic, wording } from '../../../bench/topics/by-words.ts';
import { accountTopics } from '../../../scripts/demo/questions/accounts.ts';
import { askedOnce } from '../../../scripts/demo/questions/asked-once.ts';
import { paymentTopics } from '../../../scripts/demo/questions/payments.ts';
import { webhookTopics } from '../../../scripts/demo/questions/webhooks.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { questionsByGap, unrelatedQuestions } from './docs-questions.ts';

const asked = (texts: readonly string[], current = true): Question[] =>
  texts.map((text) => wording(text, { current }));

const docsQuestions = asked(Object.values(questionsByGap).flat());

/** Topics with the texts of their rows instead of numbers. */
const unnumbered = (topics: readonly PlacedTopic[], questions: readonly Question[]) => {
  const textsOf = (rows: readonly number[]) =>
    rows.map((row) => JSON.stringify(questions[row])).sort();
  return topics.map(({ rows, main, ...topic }) => ({
    ...topic,
    rows: textsOf(rows),
    main: textsOf(main),
  }));
};

const word = fc.constantFrom(
  ...'how do I the webhook signature verify key rotate fail API domain not [email] 404 签名'.split(
    ' ',
  ),
);
const question = fc
  .record({
    text: fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
      fc.string({ unit: 'grapheme' }),
    ),
    current: fc.boolean(),
  })
  .map(({ text, current }) => wording(text, { current }));

describe('groupQuestions', () => {
  it('groups documentation questions as people would', () => {
    const topics = groupPlaces(docsQuestions);
    const grouped = topics.map(({ rows }) => rows.map((row) => docsQuestions[row]?.text));
    expect(grouped.map((texts) => texts.toSorted()).toSorted()).toEqual(
      Object.values(questionsByGap)
        .map((texts) => texts.toSorted())
        .toSorted(),
    );
  });

  it('groups the demo’s questions, two weeks of one product, as people would', () => {
    const asSorted = [...webhookTopics, ...paymentTopics, ...accountTopics].map(({ now, before }) =>
      [...now, ...before].map(([text]) => text).toSorted(),
    );
    const alone = [...askedOnce.now, ...askedOnce.before].map(([text]) => text);
    const questions = asked([...asSorted.flat(), ...alone]);
    const grouped = groupPlaces(questions)
      .map(({ rows }) => rows.map((row) => questions[row]?.text).toSorted())
      .filter(({ length }) => length > 1);
    const whole = asSorted.filter((texts) => grouped.some((one) => one.join() === texts.join()));
    expect(whole.length).toBeGreaterThanOrEqual(asSorted.length - 3);
  });

  it('gives the same topics for the same questions in any order', () => {
    const shuffled = fc
      .array(question, { maxLength: 40 })
      .chain((questions) =>
        fc.tuple(
          fc.constant(questions),
          fc.shuffledSubarray(questions, { minLength: questions.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([questions, others]) => {
        expect(unnumbered(groupPlaces(others), others)).toEqual(
          unnumbered(groupPlaces(questions), questions),
        );
      }),
    );
  });

  it('puts every question into one topic, with an id and, if it has two rows, a label of its own', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 60 }), (questions) => {
        const topics = groupPlaces(questions);
        const rows = topics.flatMap((topic) => topic.rows);
        expect(rows.toSorted((a, b) => a - b)).toEqual([...questions.keys()]);
        const labels = topics
          .filter(({ rows }) => rows.length > 1)
          .map(({ label }) => label.toLowerCase());
        expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
        expect(new Set(labels).size).toBe(labels.length);
        expect(topics.every(({ label }) => label !== '')).toBe(true);
      }),
    );
  });

  it('does not group unrelated questions', () => {
    const topics = groupPlaces(asked(unrelatedQuestions));
    expect(topics.map(({ rows }) => rows.length)).toEqual(Array(10).fill(1));
  });

  it('makes one topic of a question asked a thousand times', () => {
    const text = 'How do I verify a webhook signature?';
    const [topic, ...others] = groupPlaces(asked(Array(1_000).fill(text)));
    expect(others).toEqual([]);
    expect(topic?.rows).toHaveLength(1_000);
    expect(topic?.label).toBe(text);
    expect(topic?.examples).toEqual([{ text, count: 1_000 }]);
  });

  it('makes one topic of a question about hundreds of orders', () => {
    const hundreds = Array.from({ length: 300 }, (_, at) => at);
    const orders = hundreds.map((at) => `Why did order ${1_000_000 + 37 * at} fail?`);
    const people = hundreds.map((at) => {
      const name = `${'bdfgklmn'[at % 8]}${'aeiou'[at % 5]}${'lmnrst'[at % 6]}${at % 7}`;
      return at % 2 ? `reset the password of ${name}` : `password reset for ${name} is stuck`;
    });
    const topics = groupPlaces(asked([...orders, ...people, ...unrelatedQuestions]));
    expect(topics[0]?.rows.slice(0, 300)).toEqual(hundreds);
    const ofPeople = topics.filter(({ rows: [row = 0] }) => row >= 300 && row < 600);
    expect(ofPeople.length).toBeLessThan(4);
  });

  it('puts the topic with most current questions first', () => {
    const questions = [
      ...asked(['export data as csv', 'how to export data as csv?', 'CSV data export'], false),
      ...asked(['custom domain setup', 'how do I set up a custom domain']),
      ...asked(['rotate the API key']),
    ];
    expect(groupPlaces(questions).map(({ rows }) => rows)).toEqual([[3, 4], [5], [0, 1, 2]]);
  });

  it('gives a topic the same id when some of its questions change', () => {
    const { webhookSignature: webhooks = [], ...others } = questionsByGap;
    const idAmong = (questions: readonly string[]) => {
      const topics = groupPlaces(asked([...questions, ...Object.values(others).flat()]));
      const topic = topics.find(({ rows }) => rows.includes(0));
      expect(topic?.rows.length).toBeGreaterThan(3);
      return topic?.id;
    };
    const after = idAmong([...webhooks.slice(1), 'webhook signature invalid']);
    expect(after).toBe(idAmong(webhooks.slice(0, 5)));
  });

  it('hardly changes its groups if a tenth more questions come', () => {
    const things = 'webhook domain invoice theme token region search editor plugin sitemap'.split(
      ' ',
    );
    const frames = [
      'how do I configure the X',
      'X not working',
      'why does my X fail',
      'is there a limit on the X',
      'where can I find the X settings',
      'X error after upgrade',
      'delete the X',
      'what does the X cost',
    ];
    const all = asked(things.flatMap((thing) => frames.map((frame) => frame.replace('X', thing))));
    const fewer = all.filter((_, row) => row % 11 !== 0);
    const topicOf = (questions: readonly Question[]) =>
      new Map(
        groupPlaces(questions).flatMap(({ rows }, topic) =>
          rows.map((row) => [questions[row]?.text, topic] as const),
        ),
      );
    const before = topicOf(fewer);
    const after = topicOf(all);
    const pairs = fewer.flatMap(({ text: a }) => fewer.map(({ text: b }) => [a, b] as const));
    const unchanged = pairs.filter(
      ([a, b]) => (before.get(a) === before.get(b)) === (after.get(a) === after.get(b)),
    );
    expect(unchanged.length / pairs.length).toBeGreaterThan(0.97);
  });

  it('reads scripts without spaces', () => {
    const questions = asked([
      '支払い方法を変更するには？',
      '支払い方法を変更できますか',
      'ダークモードを無効にする',
      '如何验证签名',
      '怎么验证签名？',
      'เปลี่ยนรหัสผ่าน',
      'ฉันจะเปลี่ยนรหัสผ่านได้อย่างไร',
    ]);
    const groups = groupPlaces(questions).map(({ rows }) => rows);
    expect(groups).toContainEqual([0, 1]);
    expect(groups).toContainEqual([2]);
    expect(groups).toContainEqual([3, 4]);
  });

  it('groups hostile texts like any other', () => {
    const long = `webhook ${'signature '.repeat(10_000)}`;
    const questions = asked([
      '',
      '',
      '?!.',
      'a'.repeat(100_000),
      long,
      long,
      '\ud800',
      '[email]',
      '</summary> @everyone ::set-output',
    ]);
    const topics = groupPlaces(questions);
    expect(topics.flatMap(({ rows }) => rows)).toHaveLength(9);
    expect(topics.find(({ rows }) => rows.includes(0))?.rows).toEqual([0]);
    expect(topics.find(({ rows }) => rows.includes(4))?.rows).toEqual([4, 5]);
    expect(topics.every(({ label }) => label.length <= 80)).toBe(true);
  });
});
