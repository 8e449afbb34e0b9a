import { expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { parseCsv } from '../world/csv.ts';
import { inTurn, type Script } from '../world/service.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

const answered = { resolutionStatus: 'answered', response: 'Like so.' };

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

test.each<[string, Script, string, string[]]>([
  [
    'an empty period, with a warning that says what that may mean,',
    servePages([]),
    '**Readers asked no questions.**',
    [
      'The service has no conversation from 2026-11-09 to before 2026-11-16. Either nobody asked the assistant, the assistant is turned off, or the input `project-id` (acme-docs) names another project. Nothing counts as resolved, and issues and comments stay as they are.',
    ],
  ],
  [
    'a period with nothing unanswered',
    servePages([row('1', answered)]),
    '**No question went unanswered: the assistant answered the one question.**',
    [],
  ],
])('%s is a complete report', async (_, script, headline, warnings) => {
  const run = await reportHere(script);
  expect(run).toMatchObject({ error: null, outputs: { outcome: 'complete', unanswered: '0' } });
  expect(run.outputs).toMatchObject({ unansweredRate: '0.0000', topics: '[]' });
  expect(run.summary).toContain(`\n\n${headline}\n`);
  expect(run.warnings).toEqual(warnings);
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
  expect(run.report).toMatchObject({
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
