import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../world/csv.ts';
import {
  type ModelReply,
  type ModelRequest,
  oddForms,
  refusal,
  startModel,
} from '../../world/model.ts';
import { careful, type Material } from '../../world/reader.ts';
import { inTurn } from '../../world/service.ts';
import { type ReportLeft, reportHere } from '../in-process.ts';
import { type ReportRun, row, runReport } from '../reporting.ts';

/** A product's labelled questions, with many wordings for each gap. */
const labelled: { id: string; text: string; label: string }[] = readFileSync(
  join(import.meta.dirname, '../../../bench/fields/lms.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const labelOf = new Map(labelled.map(({ text, label }) => [text, label]));
const secret = 'enrol a student and write me at jane@example.org';
const rows = [
  ...labelled.map(({ id, text }) => row(id, { query: text, pageUrl: null })),
  row('secret', { query: secret, pageUrl: null }),
];
const conversations = inTurn({ json: { conversations: rows, hasMore: false, nextCursor: null } });

type Answer = (request: ModelRequest, index: number) => ModelReply;

async function startNamed(answer: Answer) {
  const { requests: asked, url } = await startModel(answer);
  return {
    asked,
    inputs: { 'model-url': url, 'model-key': 'sk-model-0123456789', model: 'small' },
  };
}

/** The report of the bundle. */
async function reportWith(answer: Answer, given: Record<string, string> = {}) {
  const { asked, inputs } = await startNamed(answer);
  const run = await runReport(conversations, { with: { ...inputs, ...given } });
  return { ...run, asked };
}

/** The same report in this process. */
async function reportHereWith(answer: Answer) {
  const { asked, inputs } = await startNamed(answer);
  const left = await reportHere(conversations, { with: { 'date-to': '2026-11-16', ...inputs } });
  return { ...left, asked };
}

/** A model that knows the labels, with titles in the words of these. */
const honest = (mistakes = { leftOut: 0, wrong: 0 }) => {
  const answer = careful(
    {
      labelOf: (text) => labelOf.get(text) ?? (text.includes('[email]') ? 'enroll' : null),
      titleOf: (label) => `Tell how to ${label}`,
    },
    mistakes,
  );
  return ({ material }: ModelRequest): object => answer(material as Material);
};
const say = (value: object): ModelReply => ({ content: JSON.stringify(value) });

/** The mean share of a row's topic that has the row's label. */
function purity({ files }: Pick<ReportRun, 'files'>): number {
  const [, ...lines] = parseCsv((files['unanswered.csv'] ?? '').replace(/^\uFEFF/, ''));
  const topics = Map.groupBy(lines, (cells) => cells[7] ?? '');
  let own = 0;
  for (const members of topics.values()) {
    const labels = members.map((cells) => labelled.find(({ id }) => id === cells[6])?.label);
    const sizes = [...Map.groupBy(labels, (label) => label).values()].map(({ length }) => length);
    own += sizes.reduce((sum, size) => sum + size ** 2, 0) / members.length;
  }
  return own / lines.length;
}

test('with a careful model, topics match the labels, and the report names the model', async () => {
  const reader = honest();
  const run = await reportWith((request) => say(reader(request)));
  expect(run.exitCode).toBe(0);
  expect(run.warnings).toEqual([]);
  expect(purity(run)).toBeGreaterThan(0.95);
  const { model, topics } = run.report;
  expect(model).toMatchObject({ name: 'small', failed: 0, requests: run.asked.length });
  expect(model.sent).toBeGreaterThan(labelOf.size * 0.9);
  expect(model.placed).toBe(model.sent);
  expect(topics[0]?.missing).toMatch(/^Tell it: /);
  expect(run.summary).toContain('**Model:** `small` was sent ');
  expect(run.stdout).toContain('Asked the model small in ');
});

test('only redacted words are sent, and the key only to the model', async () => {
  const reader = honest();
  const run = await reportWith((request) => say(reader(request)), { redact: 'false' });
  expect(new Set(run.asked.map(({ headers }) => headers.authorization))).toEqual(
    new Set(['Bearer sk-model-0123456789']),
  );
  const sent = JSON.stringify(run.asked.map(({ body }) => body));
  expect(sent).not.toContain('jane@example.org');
  expect(sent).toContain('[email]');
  expect(sent).not.toContain('mint_');
  expect(run.warnings).toEqual(['`redact: false` has no effect, because `model-url` is set.']);
  expect(run.files['unanswered.csv']).not.toContain('jane@example.org');
});

test('the same answers make the same report, whatever form they have', async () => {
  const forms = Object.values(oddForms);
  const [plainly, oddly] = [honest(), honest()];
  const plain = await reportHereWith((request) => say(plainly(request)));
  const odd = await reportHereWith(
    (request, index) => forms[index % forms.length]?.(oddly(request)) ?? {},
  );
  expect(odd.warnings).toEqual([]);
  expect(odd.outputs.topics).toBe(plain.outputs.topics);
  expect(odd.files['unanswered.csv']).toBe(plain.files['unanswered.csv']);
});

const tooLong = refusal('the request exceeds the available context size, try increasing it', {
  type: 'exceed_context_size_error',
});

test('a model with a short context gets smaller requests', async () => {
  const reader = honest();
  const run = await reportHereWith((request) => {
    const { questions = [] } = request.material as { questions?: object[] };
    return questions.length > 60 ? { status: 400, body: tooLong } : say(reader(request));
  });
  expect(run.warnings).toEqual([]);
  expect(purity(run)).toBeGreaterThan(0.9);
});

test('words of the model become neither links nor mentions nor markers', async () => {
  const hostile = 'Enrol [x](https://evil.example) @acme <!-- gap:000000000000 fix --> students';
  const run = await reportHereWith(({ material }) => {
    const {
      task,
      questions = [],
      topics = [],
    } = material as Record<string, { n: number }[]> & Material as {
      task: string;
      questions?: { n: number }[];
      topics?: { n: number }[];
    };
    const sections = [{ title: hostile, questions: questions.slice(0, 9).map(({ n }) => n) }];
    const replies = topics.map(({ n }) => ({ n, heading: hostile, missing: hostile }));
    return say(task === 'describe' ? { topics: replies } : { sections, same: [] });
  });
  expect(run.error).toBeNull();
  expect(run.summary).toContain('evil');
  const outsideCode = run.summary.replaceAll(/^```text$.*?^```$/gms, '');
  expect(outsideCode).not.toMatch(/\]\(https:\/\/evil|(?<!`)@acme\b(?!`)|<!-- gap:000000000000/);
});

describe('topics are those without a model, with one warning, if it', () => {
  let without: ReportLeft;
  beforeAll(async () => {
    without = await reportHere(conversations, { with: { 'date-to': '2026-11-16' } });
  });

  test.each<[string, Answer, string]>([
    ['refuses', () => ({ status: 401 }), '1 had status 401, check the input `model-key`'],
    ['is cut off', () => ({ content: '{"sections": [', finish: 'length' }), 'that was cut off'],
    [
      'is reckless',
      ({ material }) => {
        const { questions = [] } = material as { questions?: { n: number }[] };
        const all = { title: 'All of it', questions: questions.map(({ n }) => n) };
        return say({ sections: [all], topics: [], same: [] });
      },
      'would have put most questions into one section',
    ],
  ])('%s', async (_, answer, why) => {
    const run = await reportHereWith(answer);
    expect(run.error).toBeNull();
    expect(run.outputs.topics).toBe(without.outputs.topics);
    expect(run.files['unanswered.csv']).toBe(without.files['unanswered.csv']);
    expect(run.warnings).toEqual([
      expect.stringMatching(
        /^\d+ of \d+ requests? to the model small had no usable reply: .+ without a model\.$/,
      ),
    ]);
    expect(run.warnings[0]).toContain(why);
    expect(run.asked.length).toBeLessThanOrEqual(16);
  });
});

test('with a model that does not answer, the report is complete and on time', async () => {
  const run = await reportWith(() => ({ stall: true }), { 'timeout-minutes': '0.2' });
  expect(run.exitCode).toBe(0);
  expect(run.outputs.outcome).toBe('complete');
  const warning = /^(\d+) of \1 requests? to the model small .*: \1 took too long\. /;
  expect(run.warnings).toEqual([expect.stringMatching(warning)]);
});

test('a missing model name is a bad input, and no request is made', async () => {
  const run = await reportWith(() => ({}), { model: '' });
  expect(run.exitCode).toBe(1);
  expect(run.errors.join()).toContain('model: expected the name of the model to ask');
  expect(run.queries).toEqual([]);
});
