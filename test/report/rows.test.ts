import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { servePages } from '../world/conversations.ts';
import { parseCsv } from '../world/csv.ts';
import { inTurn, type Script, withFaults } from '../world/service.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

afterEach(() => vi.restoreAllMocks());

const answered = { resolutionStatus: 'answered', response: 'Like so.' };
const tenPages = servePages(Array.from({ length: 100 }, (_, index) => row(`r${index}`)));

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

test('a quota used up at page 3 of 10 keeps what was read, and says so', async () => {
  const limited = { status: 429, headers: { 'retry-after': '3500' }, json: { error: 'Too many' } };
  const run = await reportHere(withFaults(tenPages, { 2: limited }), {
    with: { 'page-size': '10' },
  });
  expect(run.outputs).toMatchObject({ outcome: 'incomplete', questions: '20' });
  expect(run.rows).toHaveLength(20);
  expect(run.error).toBe(
    `The report is incomplete: No response for page 3 of the conversations from 2026-11-09 to 2026-11-16 of project acme-docs: the service asks to wait 3500 s, which is longer than the step has left. The last failure: status 429: Too many. The organization's request limit is used up: raise \`timeout-minutes\`, or try again later. What was read until then, 20 conversations, is in ${run.outputs.reportDir}.`,
  );
  expect(run.summary).toMatch(/incomplete/i);
  expect(JSON.parse(run.files['report.json'] ?? '')).toMatchObject({ complete: false });
});

const brokenSecondPage = (second: object): Script =>
  inTurn(
    { json: { conversations: [row('1')], nextCursor: 'c1', hasMore: true } },
    { json: second },
  );

test.each<[string, Script, RegExp]>([
  [
    'a cursor that repeats',
    brokenSecondPage({ conversations: [row('2')], nextCursor: 'c1', hasMore: true }),
    /^The report is incomplete: Page 2 gives a `nextCursor` that an earlier page gave already/,
  ],
  [
    '`hasMore` without a cursor',
    brokenSecondPage({ conversations: [row('2')], nextCursor: null, hasMore: true }),
    /^The report is incomplete: Page 2 says that there are more conversations \(`hasMore`\) and gives no `nextCursor`/,
  ],
  [
    'a page of another form',
    brokenSecondPage({ conversations: {}, hasMore: false }),
    /response for page 2 of the conversations .* can't be used: `conversations` is missing or of another type/,
  ],
])('%s ends the export without losing the rows before', async (_, script, message) => {
  const run = await reportHere(script);
  expect(run).toMatchObject({ outputs: { outcome: 'incomplete' } });
  expect(run.error).toMatch(message);
  expect(run.rows[0]).toEqual(row('1'));
});

test('an incomplete report doesn’t fail the step if `fail-on` doesn’t name it', async () => {
  const script = brokenSecondPage({ conversations: [], nextCursor: 'c1', hasMore: true });
  const run = await reportHere(script, { with: { 'fail-on': 'failed' } });
  expect(run).toMatchObject({ error: null, outputs: { outcome: 'incomplete' } });
  expect(run.warnings).toEqual([expect.stringMatching(/^The report is incomplete: /)]);
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
  expect(run.summary).toContain(
    'Webhooks go to endpoints that are enabled; &#91;email&#93; has none.',
  );
  const everything = [...Object.values(run.files), ...Object.values(run.outputs), run.summary];
  expect(everything.join('\n')).not.toMatch(/ada|eve@/);
});

test('turns that share an id are questions of one conversation', async () => {
  const turns = ['08', '09', '10'].map((hour) =>
    row('1', { timestamp: `2026-11-10T${hour}:00:00Z`, query: `How, at ${hour}?` }),
  );
  const run = await reportHere(servePages(turns));
  expect(run.rows).toEqual(turns);
  expect(run.outputs).toMatchObject({ unanswered: '3' });
});

test('a run replaces the files of an earlier run', async () => {
  const dir = join(temporaryFolder(), 'reports');
  const options = { with: { 'output-dir': dir, 'page-size': '10' } };
  await reportHere(tenPages, options);
  const again = await reportHere(servePages([row('x')]), options);
  expect(again.rows.map(({ id }) => id)).toEqual(['x']);
});
