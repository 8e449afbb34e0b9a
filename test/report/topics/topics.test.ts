import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTopics } from '../../../scripts/demo/questions/accounts.ts';
import { askedOnce } from '../../../scripts/demo/questions/asked-once.ts';
import { paymentTopics } from '../../../scripts/demo/questions/payments.ts';
import { webhookTopics } from '../../../scripts/demo/questions/webhooks.ts';
import { groupMembers, type MemberTopic, type Wording } from '../../../src/report/topics/topics.ts';
import { DOCS_QUESTIONS, UNRELATED_QUESTIONS } from './docs-questions.ts';

const asked = (texts: readonly string[], current = true): Wording[] =>
  texts.map((text) => ({ text, current }));

const docsQuestions = asked(Object.values(DOCS_QUESTIONS).flat());

/** Topics with their members as texts: what is left when the rows' numbers are taken away. */
const unnumbered = (topics: readonly MemberTopic[], questions: readonly Wording[]) =>
  topics.map(({ members, ...topic }) => ({
    ...topic,
    members: members.map((row) => JSON.stringify(questions[row])).sort(),
  }));

const word = fc.constantFrom(
  ...'how do I the webhook signature verify key rotate fail API domain not [email] 404 签名'.split(
    ' ',
  ),
);
const question = fc.record({
  text: fc.oneof(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme' }),
  ),
  current: fc.boolean(),
});

describe('groupMembers', () => {
  it('groups documentation questions as a person would', () => {
    const topics = groupMembers(docsQuestions);
    const grouped = topics.map(({ members }) => members.map((row) => docsQuestions[row]?.text));
    expect(grouped.map((texts) => texts.toSorted()).toSorted()).toEqual(
      Object.values(DOCS_QUESTIONS)
        .map((texts) => texts.toSorted())
        .toSorted(),
    );
  });

  it('groups the questions of the demo as a person would, two weeks of one product', () => {
    const asSorted = [...webhookTopics, ...paymentTopics, ...accountTopics].map(({ now, before }) =>
      [...now, ...before].map(([text]) => text).toSorted(),
    );
    const alone = [...askedOnce.now, ...askedOnce.before].map(([text]) => text);
    const questions = asked([...asSorted.flat(), ...alone]);
    const grouped = groupMembers(questions)
      .map(({ members }) => members.map((row) => questions[row]?.text).toSorted())
      .filter(({ length }) => length > 1);
    const missed = 'test webhooks locally without a public URL';
    expect(grouped.toSorted()).toEqual(
      asSorted.filter((texts) => !texts.includes(missed)).toSorted(),
    );
  });

  it('puts every question into exactly one topic', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 40 }), (questions) => {
        const members = groupMembers(questions).flatMap((topic) => topic.members);
        expect(members.toSorted((a, b) => a - b)).toEqual([...questions.keys()]);
      }),
    );
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
        expect(unnumbered(groupMembers(others), others)).toEqual(
          unnumbered(groupMembers(questions), questions),
        );
      }),
    );
  });

  it('gives ids that are unique, and labels that are unique among topics of two rows', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 60 }), (questions) => {
        const topics = groupMembers(questions);
        const labels = topics
          .filter(({ members }) => members.length > 1)
          .map(({ label }) => label.toLowerCase());
        expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
        expect(new Set(labels).size).toBe(labels.length);
        expect(topics.every(({ label }) => label !== '')).toBe(true);
      }),
    );
  });

  it('leaves unrelated questions alone', () => {
    const topics = groupMembers(asked(UNRELATED_QUESTIONS));
    expect(topics.map(({ members }) => members.length)).toEqual(Array(10).fill(1));
  });

  it('makes one topic of one question asked a thousand times', () => {
    const text = 'How do I verify a webhook signature?';
    const [topic, ...others] = groupMembers(asked(Array(1_000).fill(text)));
    expect(others).toEqual([]);
    expect(topic?.members).toHaveLength(1_000);
    expect(topic?.label).toBe('Verify a webhook signature');
    expect(topic?.examples).toEqual([{ text, count: 1_000 }]);
  });

  it('keeps one question about hundreds of orders together, whatever its names', () => {
    const hundreds = Array.from({ length: 300 }, (_, at) => at);
    const orders = hundreds.map((at) => `Why did order ${1_000_000 + 37 * at} fail?`);
    const people = hundreds.map((at) => {
      const name = `${'bdfgklmn'[at % 8]}${'aeiou'[at % 5]}${'lmnrst'[at % 6]}${at % 7}`;
      return at % 2 ? `reset the password of ${name}` : `password reset for ${name} is stuck`;
    });
    const topics = groupMembers(asked([...orders, ...people, ...UNRELATED_QUESTIONS]));
    expect(topics[0]?.members.slice(0, 300)).toEqual(hundreds);
    const ofPeople = topics.filter(({ members: [row = 0] }) => row >= 300 && row < 600);
    expect(ofPeople.length).toBeLessThan(8);
  });

  it('puts the topic with most current questions first', () => {
    const questions = [
      ...asked(['export data as csv', 'how to export data as csv?', 'CSV data export'], false),
      ...asked(['custom domain setup', 'how do I set up a custom domain']),
      ...asked(['rotate the API key']),
    ];
    expect(groupMembers(questions).map(({ members }) => members)).toEqual([[3, 4], [5], [0, 1, 2]]);
  });

  it('keeps the id of a topic when questions come and go', () => {
    const webhooks = DOCS_QUESTIONS.webhookSignature ?? [];
    const [before] = groupMembers(asked(webhooks.slice(0, 5)));
    const [after] = groupMembers(asked([...webhooks.slice(1), 'webhook signature invalid']));
    expect(after?.id).toBe(before?.id);
  });

  it('keeps old questions together when a tenth more comes', () => {
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
    const topicOf = (questions: readonly Wording[]) =>
      new Map(
        groupMembers(questions).flatMap(({ members }, topic) =>
          members.map((row) => [questions[row]?.text, topic] as const),
        ),
      );
    const before = topicOf(fewer);
    const after = topicOf(all);
    const pairs = fewer.flatMap(({ text: a }) => fewer.map(({ text: b }) => [a, b] as const));
    const kept = pairs.filter(
      ([a, b]) => (before.get(a) === before.get(b)) === (after.get(a) === after.get(b)),
    );
    expect(kept.length / pairs.length).toBeGreaterThan(0.97);
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
    const groups = groupMembers(questions).map(({ members }) => members);
    expect(groups.toSorted()).toEqual([[0, 1], [2], [3, 4], [5, 6]]);
  });

  it('takes hostile texts as they come', () => {
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
    const topics = groupMembers(questions);
    expect(topics.flatMap(({ members }) => members)).toHaveLength(9);
    expect(topics.find(({ members }) => members.includes(0))?.members).toEqual([0, 1]);
    expect(topics.find(({ members }) => members.includes(4))?.members).toEqual([4, 5]);
    expect(topics.every(({ label }) => label.length <= 80)).toBe(true);
  });

  it('has no topics where there are no questions', () => {
    expect(groupMembers([])).toEqual([]);
  });
});
