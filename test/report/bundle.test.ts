import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { servePages } from '../world/conversations.ts';
import { parseCsv } from '../world/csv.ts';
import { startGitHub } from '../world/github.ts';
import { bundle, githubToken } from '../world/runner.ts';
import { row, runReport } from './reporting.ts';

const answered = { resolutionStatus: 'answered', response: 'Like so.' };
const lastWeek = { timestamp: '2026-11-04T08:00:00Z' };

test('a run reads the period and the one before, and writes every form of the report', async () => {
  const run = await runReport(
    servePages([
      row('a1', { unknownField: { deep: [1, null] } }),
      row('a2', { query: 'verify webhook signatures', timestamp: '2026-11-11T08:00:00Z' }),
      row('a3', { query: 'Is there a dark mode?', conversationId: 'c3', queryCategory: 'how-to' }),
      row('a4', answered),
      row('a5', { responseType: 'clarifying_question' }),
      row('b1', lastWeek),
      row('b2', { ...lastWeek, ...answered }),
    ]),
    { with: { compare: 'true' } },
  );
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [], stderr: '' });
  expect(run.queries).toEqual([
    { dateFrom: '2026-11-09', dateTo: '2026-11-16', limit: '1000' },
    { dateFrom: '2026-11-02', dateTo: '2026-11-09', limit: '1000' },
  ]);
  expect(run.outputs).toEqual({
    outcome: 'complete',
    questions: '5',
    conversations: '5',
    unanswered: '3',
    unansweredRate: '0.7500',
    topics: expect.any(String),
    headline: '3 of 4 questions went unanswered (1 of 2 before).',
    reportDir: join(run.temp, 'docs-gap-report'),
    commentUrl: '',
    issueUrl: '',
  });
  expect(JSON.parse(run.outputs.topics ?? '')).toEqual([
    {
      id: expect.any(String),
      label: expect.stringMatching(/webhook signature/i),
      unanswered: 2,
      conversations: 2,
      previousUnanswered: 1,
      trend: 'steady',
      kind: null,
      pages: [{ url: 'https://docs.acme.example/guides/webhooks', unanswered: 2 }],
      citedPages: expect.any(Array),
      place: null,
      state: null,
      examples: expect.any(Array),
    },
  ]);
  expect(Object.keys(run.files).toSorted()).toEqual([
    'conversations.jsonl',
    'report.html',
    'report.json',
    'report.md',
    'unanswered.csv',
  ]);
  expect(run.rows.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(run.rows[0]).toEqual(row('a1', { unknownField: { deep: [1, null] } }));
  expect(run.report).toMatchObject({
    schemaVersion: 2,
    period: { from: '2026-11-09', to: '2026-11-16' },
    previousPeriod: { from: '2026-11-02', to: '2026-11-09' },
    totals: { questions: 5, conversations: 5, answered: 1, unanswered: 3, unansweredRate: 0.75 },
    previousTotals: {
      questions: 2,
      conversations: 2,
      answered: 1,
      unanswered: 1,
      unansweredRate: 0.5,
    },
    categories: [{ name: 'how-to', unanswered: 1 }],
    requests: 2,
    complete: true,
  });
  expect(run.report.topics).toHaveLength(2);
  expect(parseCsv(run.files['unanswered.csv'] ?? '').map((cells) => cells.at(-2))).toEqual([
    'id',
    'a1',
    'a2',
    'a3',
  ]);
  expect(run.files['report.md']).toContain('**3 of 4 questions went unanswered (1 of 2 before).**');
  expect(run.summary).toBe(run.files['report.md']);
});

test('the bundle runs from any folder, with the tables that topics need', async () => {
  const folder = join(temporaryFolder(), 'C# & 50%25 of José’s runner');
  cpSync(dirname(bundle), folder, { recursive: true });
  const alike = ['How do I verify a webhook signature?', 'verify webhook signatures'];
  const run = await runReport(servePages(alike.map((query, at) => row(`${at}`, { query }))), {
    entry: join(folder, 'index.js'),
  });
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(run.outputs.topics ?? '')).toMatchObject([{ unanswered: 2 }]);
});

test('a run with debug logging logs each request, without its query and the key', async () => {
  const pages = servePages([row('a1')]);
  const run = await runReport(pages, { env: { RUNNER_DEBUG: '1' } });
  expect(run.stdout).toMatch(
    /^::debug::GET http:\/\/127\.0\.0\.1:\d+\/v1\/analytics\/acme-docs\/assistant: status 200, after \d+ ms$/m,
  );
  expect(run.stdout).not.toMatch(/dateFrom|Bearer/);
  expect((await runReport(pages)).stdout).not.toContain('::debug::');
});

test.each([
  [false, 1],
  [true, 0],
  [undefined, 0],
])(
  'only if `private` is false, the log says that the repository is public: %s',
  async (isPrivate, lines) => {
    const github = await startGitHub();
    const run = await runReport(() => ({ json: { conversations: [row('a')], hasMore: false } }), {
      env: github.env,
      with: { 'post-to': 'summary, issue', 'github-token': githubToken },
      event: { name: 'schedule', payload: { repository: { id: 1, private: isPrivate } } },
    });
    expect(run.stdout.match(/The repository is public/g) ?? []).toHaveLength(lines);
  },
);
