import { expect, test } from 'vitest';
import { wordingOf } from '../../../src/language/nearness.ts';
import { runWithPauses } from '../../../src/pace.ts';
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

async function like(
  questions: readonly string[],
  of: Partial<Parameters<typeof answeredQuestionFinder>[0]> = {},
) {
  const find = await answeredQuestionFinder({
    answered,
    fileOf: () => null,
    redactor,
    ...of,
  });
  return find(questions.map(wordingOf));
}

test('a topic has the answered questions that ask the same, and the page that answered them', async () => {
  const asked = ['Verify a webhook signature?', 'rotate a key'];
  const question = 'how can I verify the signature of webhooks';
  expect(await like(asked)).toEqual({ question, questions: 2, url: `${site}/webhooks` });
  const fileOf = (url: string) => (url.includes('/webhooks') ? 'docs/webhooks.mdx' : null);
  expect(await like(asked, { fileOf })).toMatchObject({ file: 'docs/webhooks.mdx' });
});

test.each([
  'Which header holds the webhook signature of an order?',
  'webhook signature does not match',
  'export my data',
])('a question that is only near does not ask the same: %s', async (question) => {
  expect(await like([question])).toBeNull();
});

test('the question and the address are redacted', async () => {
  const mail = [answers('verify ada@example.com', 'ada@example.com/x')];
  expect(await like(['verify [email]'], { answered: mail })).toEqual({
    question: 'verify [email]',
    questions: 1,
    url: `${site}/[email]/x`,
  });
});

test('the search stops if the step is cancelled', async () => {
  const pace = () => Promise.reject(new Error('Cancelled'));
  await expect(runWithPauses(pace, () => like([]))).rejects.toThrow('Cancelled');
});
