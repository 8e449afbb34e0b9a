import { expect, test } from 'vitest';
import { wordingOf } from '../../../src/language/nearness.ts';
import { answeredQuestionFinder } from '../../../src/report/assemble/answers.ts';
import { createRedactor } from '../../../src/text/redact.ts';

const redactor = createRedactor({ secrets: [], enabled: true });
const site = 'https://docs.acme.example';

const answers = (question: string, ...paths: string[]) => ({
  question,
  answer: 'See the page.',
  cited: paths.map((path) => ({ url: `${site}/${path}?from=x`, title: null })),
});
const answered = [
  answers('how can I verify the signature of webhooks', 'webhooks', 'start'),
  answers('verifying a webhook signature', 'webhooks'),
  answers('webhook signature header', 'security'),
  answers('download my data', 'export'),
];

function like(
  questions: readonly string[],
  of: Partial<Parameters<typeof answeredQuestionFinder>[0]> = {},
) {
  const find = answeredQuestionFinder({
    answered,
    fileOf: () => null,
    redactor,
    ...of,
  });
  return find(questions.map(wordingOf));
}

test('a topic has the answered questions that ask the same, and the page that answered them', () => {
  const asked = ['Verify a webhook signature?', 'rotate a key'];
  const question = 'how can I verify the signature of webhooks';
  expect(like(asked)).toEqual({ question, questions: 2, url: `${site}/webhooks` });
  const fileOf = (url: string) => (url.includes('/webhooks') ? 'docs/webhooks.mdx' : null);
  expect(like(asked, { fileOf })).toMatchObject({ file: 'docs/webhooks.mdx' });
});

test.each([
  'Which header holds the webhook signature of an order?',
  'webhook signature does not match',
  'export my data',
])('a question that is only near does not ask the same: %s', (question) => {
  expect(like([question])).toBeNull();
});

test('the question and the address are redacted', () => {
  const mail = [answers('verify ada@example.com', 'ada@example.com/x')];
  expect(like(['verify [email]'], { answered: mail })).toEqual({
    question: 'verify [email]',
    questions: 1,
    url: `${site}/[email]/x`,
  });
});
