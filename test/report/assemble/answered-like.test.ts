import { expect, test } from 'vitest';
import { unpaced } from '../../../src/pace.ts';
import { answeredLike } from '../../../src/report/assemble/answered-like.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import type { Redacted, Text } from '../../../src/text/text.ts';

const redactor = createRedactor({ secrets: [], enabled: true });
const site = 'https://docs.acme.example';

function rowsOf(questions: readonly string[], current = true): Question[] {
  return questions.map((text, at) => ({
    id: `${text} ${at}` as Redacted,
    conversation: `${text} ${at}` as Redacted,
    current,
    timestamp: null,
    time: null,
    day: null,
    hash: at,
    raw: text as Text<'raw'>,
    countedBy: { page: null, category: null },
    text: text as Redacted,
    pageUrl: null,
    category: null,
    sources: [],
    answer: null,
  }));
}
function topicOf(id: string, questions: readonly string[], rows = rowsOf(questions)) {
  const anchor = questions.slice(0, 3).map((text) => ({
    text: text as Redacted,
    page: null,
    category: null,
  }));
  return { id, label: id as Redacted, rows, main: rows, anchor, examples: [] };
}
const webhooks = [
  'How do I verify a webhook signature?',
  'verify the signature of a webhook',
  'check webhook signatures',
];
const refunds = ['How do I refund an order?', 'refund an order partially', 'order refund'];
const answers = (question: string, ...paths: string[]) => ({
  question,
  answer: 'See the page.',
  cited: paths.map((path) => ({ url: `${site}/${path}?from=x`, title: null })),
});
const answered = [
  answers('how can I verify the signature of webhooks', 'webhooks', 'start'),
  answers('verifying a webhook signature', 'webhooks'),
  answers('webhook signature verification', 'security'),
  answers('change the color of the dashboard', 'themes'),
  answers('download my data', 'export'),
];

const like = (of: Partial<Parameters<typeof answeredLike>[0]> = {}) =>
  answeredLike({
    topics: [topicOf('a', webhooks), topicOf('b', refunds)],
    most: 20,
    answered,
    fileOf: () => null,
    redactor,
    pace: unpaced,
    ...of,
  });

test('a topic has the number of answered questions like it, and where most were answered from', async () => {
  expect([...(await like())]).toEqual([['a', { questions: 3, url: `${site}/webhooks` }]]);
  const fileOf = (url: string) => (url.includes('/webhooks') ? 'docs/webhooks.mdx' : null);
  expect((await like({ fileOf })).get('a')).toEqual({ questions: 3, file: 'docs/webhooks.mdx' });
});

test('one answered question is not enough, and what is near a part of the topic alone is none', async () => {
  expect((await like({ answered: answered.slice(1, 2) })).size).toBe(0);
  const mixed = [...webhooks.slice(0, 1), ...refunds];
  expect((await like({ topics: [topicOf('m', mixed)] })).size).toBe(0);
});

test('only topics that the report can show are looked at', async () => {
  const one = topicOf('one', webhooks.slice(0, 1));
  const before = topicOf('before', webhooks, rowsOf(webhooks, false));
  expect((await like({ topics: [one, before] })).size).toBe(0);
  const larger = topicOf('larger', [...refunds, ...refunds]);
  expect((await like({ topics: [topicOf('a', webhooks), larger], most: 1 })).size).toBe(0);
});

test('an address is told without what redaction takes out', async () => {
  const mail = [1, 2].map((at) => answers(`verify a webhook signature ${at}`, 'ada@example.com/x'));
  expect((await like({ answered: mail })).get('a')).toEqual({
    questions: 2,
    url: `${site}/[email]/x`,
  });
});

test('it is broken off if the step is', async () => {
  const pace = () => Promise.reject(new Error('Cancelled'));
  await expect(like({ pace })).rejects.toThrow('Cancelled');
});
