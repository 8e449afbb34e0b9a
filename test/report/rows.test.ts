import { afterEach, expect, test, vi } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { parseCsv } from '../world/csv.ts';
import { inTurn, type Script } from '../world/service.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

afterEach(() => vi.restoreAllMocks());

const answered = { resolutionStatus: 'answered', response: 'Like so.' };

test('pages follow each other by cursor, and a repeated row counts once', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`r${index}`));
  const pages = servePages([...rows, row('r3'), row('r24')]);
  const run = await reportHere(pages, { with: { 'page-size': '10' } });
  expect(run.queries.map(({ cursor }) => cursor)).toEqual([
    undefined,
    '01KA0000000000000000000010',
    '01KA0000000000000000000020',
  ]);
  expect(run.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(run.outputs).toMatchObject({ questions: '25', conversations: '25', unanswered: '25' });
});

test('rows may lack what the report does not need', async () => {
  const bare = (id: string, fields: object) => ({
    id,
    query: 'Where is it?',
    resolutionStatus: 'unanswered',
    ...fields,
  });
  const conversations = [
    bare('1', {}),
    bare('2', { timestamp: 'yesterday', sources: null, pageUrl: null, queryCategory: null }),
    bare('3', { timestamp: 7, sources: [null, { url: 5 }], pageUrl: {}, conversationId: [] }),
    { id: '4', query: 'No status' },
    { query: 'No id', resolutionStatus: 'answered' },
    'no object',
  ];
  const run = await reportHere(inTurn({ json: { conversations, hasMore: false } }));
  expect(run).toMatchObject({ error: null });
  expect(run.outputs).toMatchObject({ outcome: 'complete', questions: '6', unanswered: '3' });
  expect(run.rows).toEqual(conversations);
  expect(run.warnings).toEqual([
    '3 rows without a usable `id`, `query` or `resolutionStatus`: exported, and not counted.',
  ]);
});

test.each<[string, Script, string]>([
  ['an empty period', servePages([]), '**Readers asked no questions.**'],
  [
    'a period with nothing unanswered',
    servePages([row('1', answered)]),
    '**No question went unanswered: the assistant answered the one question.**',
  ],
])('%s is a complete report', async (_, script, headline) => {
  const run = await reportHere(script);
  expect(run).toMatchObject({ error: null, outputs: { outcome: 'complete', unanswered: '0' } });
  expect(run.outputs).toMatchObject({ unansweredRate: '0.0000', topics: '[]' });
  expect(run.summary).toContain(`\n\n${headline}\n`);
});

test('only an export without rows warns what that may mean', async () => {
  const empty = await reportHere(servePages([]));
  expect(empty.warnings).toEqual([
    'The service has no conversation from 2026-11-09 to before 2026-11-16. Either nobody asked the assistant, the assistant is turned off, or the input `project-id` (acme-docs) names another project. Nothing counts as resolved, and issues and comments stay as they are.',
  ]);
  const quiet = await reportHere(servePages([row('1', answered)]));
  expect(quiet.warnings).toEqual([]);
});

test('a period before that is cut short costs only the trends', async () => {
  const script: Script = ({ query }) =>
    query.dateTo === '2026-11-09'
      ? { status: 400, json: { error: 'Too long ago' } }
      : { json: { conversations: [row('1')], hasMore: false } };
  const run = await reportHere(script, { with: { compare: 'true' } });
  expect(run).toMatchObject({ error: null, outputs: { outcome: 'complete' } });
  expect(run.summary).toContain('Too long ago');
  expect(JSON.parse(run.files['report.json'] ?? '')).toMatchObject({
    previousPeriod: null,
    previousTotals: null,
    topics: [{ trend: null, previousUnanswered: null }],
  });
});

test('pages that only redaction makes equal count separately, and nothing shows their addresses', async () => {
  const of = (name: string) => ({
    pageUrl: `https://docs.acme.example/users/${name}@example.com`,
    sources: [
      { title: `${name}@example.com`, url: `https://docs.acme.example/${name}@example.com` },
    ],
    queryCategory: `${name}@example.com`,
    query: `Why does ${name}@example.com get no webhook?`,
    response: `Webhooks go to endpoints that are enabled; ${name}@example.com has none.`,
    timestamp: `ask ${name}@example.com`,
  });
  const answers = [row('1', of('ada')), row('2', of('eve')), row('3', of('eve'))];
  const run = await reportHere(inTurn({ json: { conversations: answers, hasMore: false } }));
  const url = 'https://docs.acme.example/users/[email]';
  const report = JSON.parse(run.files['report.json'] ?? '');
  expect(report).toMatchObject({
    pages: [
      { url, unanswered: 2 },
      { url, unanswered: 1 },
    ],
    categories: [
      { name: '[email]', unanswered: 2 },
      { name: '[email]', unanswered: 1 },
    ],
    topics: [{ citedPages: [{ unanswered: 2 }, { unanswered: 1 }] }],
  });
  expect(parseCsv(run.files['unanswered.csv'] ?? '').slice(1)).toEqual(
    ['1', '2', '3'].map((id) => [
      'ask [email]',
      expect.not.stringContaining('@'),
      'Why does [email] get no webhook?',
      url,
      '[email]',
      'https://docs.acme.example/[email]',
      id,
      expect.any(String),
    ]),
  );
  expect(run.files['report.html']).toContain(
    'Webhooks go to endpoints that are enabled; [email] has none.',
  );
  const everything = [...Object.values(run.files), ...Object.values(run.outputs), run.summary];
  expect(everything.join('\n')).not.toMatch(/ada|eve@/);
});
