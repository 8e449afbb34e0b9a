import { afterEach, expect, test } from 'vitest';
import { type ModelRequest, type Said, startModel } from '../../world/model.ts';
import { inTurn } from '../../world/service.ts';
import { type ReportRun, row, runReport } from '../reporting.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const queries = [
  'How do I verify a webhook signature?',
  'verify webhook signature in python',
  'webhook signature verify fails',
  'Export invoices as CSV',
  'how to export an invoice csv',
  'checksum of the event that you post to my endpoint, write me at jane@example.org',
  'dark mode for the editor',
  'why is my build slow on Mondays',
  'can two teams share one budget',
];
const rows = queries.map((query, at) => row(`r${at}`, { query, pageUrl: null }));
const conversations = inTurn({ json: { conversations: rows, hasMore: false, nextCursor: null } });

interface Material {
  task: 'group' | 'describe';
  topics: { n: number; examples: string[]; questions: string[] }[];
  questions: { n: number; text: string }[];
}

async function reportWith(
  answer: (request: ModelRequest, index: number) => Said,
  inputs: Record<string, string> = {},
): Promise<ReportRun & { asked: ModelRequest[]; report: Record<string, unknown> }> {
  const model = await startModel(answer);
  opened.push(model.close);
  const run = await runReport(conversations, {
    with: { 'model-url': model.url, 'model-key': 'sk-model-0123456789', model: 'small', ...inputs },
  });
  return { ...run, asked: model.requests, report: JSON.parse(run.files['report.json'] ?? '{}') };
}

const say = (value: unknown): Said => ({ content: JSON.stringify(value) });

/** Puts the checksum with the webhooks, and describes them. */
const reader = ({ material }: ModelRequest): Said => {
  const { task, topics, questions } = material as Material;
  const isWebhook = (texts: string[] = []) => texts.some((text) => text.includes('webhook'));
  if (task === 'group') {
    const q = questions.find(({ text }) => text.includes('checksum'))?.n;
    const topic = topics.find(({ examples }) => isWebhook(examples))?.n;
    return say({ assign: [{ q, topic }], same: [] });
  }
  const n = topics.find((one) => isWebhook(one.questions))?.n;
  const missing = 'Which <b>header</b> holds the signature, @acme.';
  return say({
    topics: [{ n, heading: 'Check a webhook signature', missing, coverage: 'absent' }],
  });
};

const labelsOf = ({ report }: { report: Record<string, unknown> }) =>
  (report.topics as { label: string; unanswered: number }[]).map(
    ({ label, unanswered }) => `${label} ${unanswered}`,
  );

test('a model moves questions and describes topics, and the report says so', async () => {
  const run = await reportWith(reader);
  expect(run.exitCode).toBe(0);
  expect(labelsOf(run)[0]).toBe('Check a webhook signature 4');
  expect(run.report.model).toEqual({ name: 'small', requests: 2, sent: 4, moved: 1, joined: 0 });
  const [topic] = run.report.topics as { missing: string; place: unknown }[];
  expect(topic?.missing).toBe('Which <b>header</b> holds the signature, @acme.');
  expect(run.summary).toContain('Check a webhook signature');
  expect(run.summary).not.toContain('<b>header</b>');
  expect(run.summary).not.toContain('@acme');
  expect(run.summary).toContain('**Model:** `small` was sent');
  expect(run.stdout).toContain(
    'Asked the model small in 2 requests about 4 questions outside the largest topics and 2 topics: it moved 1 question and joined 0 topics.',
  );
});

test('nothing but redacted words leaves, and the key goes to the model alone', async () => {
  const run = await reportWith(reader, { redact: 'false' });
  expect(run.asked.map(({ headers }) => headers.authorization)).toEqual(
    Array(2).fill('Bearer sk-model-0123456789'),
  );
  const sent = JSON.stringify(run.asked.map(({ body }) => body));
  expect(sent).not.toContain('jane@example.org');
  expect(sent).toContain('[email]');
  expect(sent).not.toContain('mint_');
  expect(run.warnings).toEqual(['`redact` is off, but stays on in effect, as `model-url` is set.']);
  expect(run.files['unanswered.csv']).not.toContain('jane@example.org');
});

test.each<[string, (request: ModelRequest, index: number) => Said]>([
  ['refuses', () => ({ status: 401 })],
  ['is no model', () => ({ body: '<html>' })],
  ['answers in prose', () => ({ content: 'Sure! Here you go.' })],
  ['fails halfway', (request, index) => (index === 0 ? reader(request) : { status: 500 })],
  ['answers with too much', () => ({ body: ' '.repeat(1_100_000) })],
])('a model that %s leaves one warning, and the topics as they were', async (_, answer) => {
  const without = await runReport(conversations);
  const run = await reportWith(answer);
  expect(run.exitCode).toBe(0);
  expect(run.outputs.topics).toBe(without.outputs.topics);
  expect(run.files['unanswered.csv']).toBe(without.files['unanswered.csv']);
  expect(run.warnings).toEqual([
    expect.stringMatching(/^The model small gave no answer that can be used: .+ without it\.$/),
  ]);
});

test('a model that is not named is a bad input, and nothing is asked of anyone', async () => {
  const run = await reportWith(reader, { model: '' });
  expect(run.exitCode).toBe(1);
  expect(run.errors.join()).toContain('model: expected the name of the model to ask');
  expect(run.queries).toEqual([]);
});
