import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { parseCsv } from '../world/csv.ts';
import type { Script } from '../world/service.ts';
import { inTurn, withFaults } from '../world/service.ts';
import { row, runReport } from './reporting.ts';

const answered = { resolutionStatus: 'answered', response: 'Like so.' };
const lastWeek = { timestamp: '2026-11-04T08:00:00Z' };

test('reads the period, then the one before, and reports in every form', async () => {
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
    headline:
      '3 of 4 questions went unanswered (75.0%), up from 50.0%. 5 turns in 5 conversations were read.',
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
      kind: 'missing-page',
      pages: [{ url: 'https://docs.acme.example/guides/webhooks', unanswered: 2 }],
      examples: expect.any(Array),
    },
  ]);
  expect(Object.keys(run.files).toSorted()).toEqual([
    'conversations.jsonl',
    'report.json',
    'report.md',
    'unanswered.csv',
  ]);
  expect(run.rows.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(run.rows[0]).toEqual(row('a1', { unknownField: { deep: [1, null] } }));
  const report = JSON.parse(run.files['report.json'] ?? '');
  expect(report).toMatchObject({
    schemaVersion: 1,
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
  expect(report.topics).toHaveLength(2);
  expect(parseCsv(run.files['unanswered.csv'] ?? '').map((cells) => cells.at(-2))).toEqual([
    'id',
    'a1',
    'a2',
    'a3',
  ]);
  expect(run.files['report.md']).toContain(
    '**3 of 4 questions went unanswered (75.0%), up from 50.0%.**',
  );
  expect(run.summary).toBe(run.files['report.md']);
});

test('pages follow one another by cursor, and a row seen before counts once', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`r${index}`));
  const pages = servePages([...rows, row('r3'), row('r24')]);
  const run = await runReport(pages, { with: { 'page-size': '10' } });
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
  const run = await runReport(inTurn({ json: { conversations, hasMore: false } }));
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.outputs).toMatchObject({ outcome: 'complete', questions: '6', unanswered: '3' });
  expect(run.rows).toEqual(conversations);
  expect(run.warnings).toEqual([
    '3 rows lack a usable `id`, `query` or `resolutionStatus`: they are exported, and not counted.',
  ]);
});

test.each<[string, Script, string]>([
  ['an empty period', servePages([]), '**Readers asked no questions.**'],
  [
    'a period with nothing unanswered',
    servePages([row('1', answered)]),
    '**No question went unanswered: the assistant answered the one question.** 1 turn in 1 conversation was read.',
  ],
])('%s is a report, too', async (_, script, headline) => {
  const run = await runReport(script);
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'complete', unanswered: '0' } });
  expect(run.outputs).toMatchObject({ unansweredRate: '0.0000', topics: '[]' });
  expect(run.summary).toContain(`\n\n${headline}\n`);
});

test('an export without a row says what that may mean, and one with a row does not', async () => {
  const empty = await runReport(servePages([]));
  expect(empty.warnings).toEqual([
    'The service has no conversation from 2026-11-09 to before 2026-11-16. Either nobody asked the assistant, the assistant is turned off, or the input `project-id` (acme-docs) names another project.',
  ]);
  const quiet = await runReport(servePages([row('1', answered)]));
  expect(quiet.warnings).toEqual([]);
});

const tenPages = servePages(Array.from({ length: 100 }, (_, index) => row(`r${index}`)));

test('a quota that is gone at page 3 of 10 leaves what was read, and says so', async () => {
  const limited = { status: 429, headers: { 'retry-after': '3500' }, json: { error: 'Too many' } };
  const run = await runReport(withFaults(tenPages, { 2: limited }), {
    with: { 'page-size': '10' },
  });
  expect(run).toMatchObject({ exitCode: 1 });
  expect(run.outputs).toMatchObject({ outcome: 'incomplete', questions: '20' });
  expect(run.rows).toHaveLength(20);
  expect(run.errors).toEqual([
    `The report is incomplete: No answer for page 3 of the conversations from 2026-11-09 to 2026-11-16 of project acme-docs: the service asks to wait 3500 s, which is longer than the step may take. The last one: status 429: Too many. The organization's request limit is used up: run again later, or raise \`timeout-minutes\`. The 20 conversations read until then are in ${run.outputs.reportDir}.`,
  ]);
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
])('%s ends the export and keeps its rows', async (_, script, message) => {
  const run = await runReport(script);
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'incomplete' } });
  expect(run.errors).toEqual([expect.stringMatching(message)]);
  expect(run.rows[0]).toEqual(row('1'));
});

test('an incomplete report need not fail the step', async () => {
  const script = brokenSecondPage({ conversations: [], nextCursor: 'c1', hasMore: true });
  const run = await runReport(script, { with: { 'fail-on': 'failed' } });
  expect(run).toMatchObject({ exitCode: 0, errors: [], outputs: { outcome: 'incomplete' } });
  expect(run.warnings).toEqual([expect.stringMatching(/^The report is incomplete: /)]);
});

test('a period before that is cut short costs the trends alone', async () => {
  const script: Script = ({ query }) =>
    query.dateTo === '2026-11-09'
      ? { status: 400, json: { error: 'Too long ago' } }
      : { json: { conversations: [row('1')], hasMore: false } };
  const run = await runReport(script, { with: { compare: 'true' } });
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'complete' } });
  expect(run.summary).toContain('Too long ago');
  expect(JSON.parse(run.files['report.json'] ?? '')).toMatchObject({
    previousPeriod: null,
    previousTotals: null,
    topics: [{ trend: null, previousUnanswered: null }],
  });
});

test('a service that refuses is an error, whatever fail-on says', async () => {
  const run = await runReport(inTurn({ status: 403 }), { with: { 'fail-on': 'none' } });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'incomplete' } });
  expect(run.errors).toEqual([
    expect.stringMatching(/^The service answered 403 to the request for page 1 /),
  ]);
  expect(run.summary).toMatch(/^### ❌ No report was made\n\nThe service answered 403 /);
});

test('cancelled in the middle, it keeps what was read', async () => {
  const run = await runReport(withFaults(tenPages, { 3: { fault: 'stall' } }), {
    with: { 'page-size': '10' },
    onOutput: (stdout, child) => {
      if (stdout.includes('Reading the')) setTimeout(() => child.kill('SIGINT'), 500);
    },
  });
  expect(run).toMatchObject({ exitCode: 1 });
  expect(run.outputs).toMatchObject({ outcome: 'incomplete', questions: '30' });
  expect(run.rows).toHaveLength(30);
  expect(run.errors).toEqual([
    `The step was cancelled (SIGINT). The 30 conversations read until then are in ${run.outputs.reportDir}.`,
  ]);
});

test('an output-dir that cannot be written is an error that names it', async () => {
  const file = join(tmpdir(), `docs-agent-action-${process.pid}`);
  writeFileSync(file, '');
  const folder = join(file, 'reports');
  const run = await runReport(tenPages, { with: { 'output-dir': folder } });
  expect(run).toMatchObject({ exitCode: 1, queries: [] });
  expect(run.errors).toEqual([
    expect.stringMatching(
      /^The folder .*\/reports can't be written \(.*ENOTDIR.*\)\. Set the input `output-dir` to a folder that the runner may write to\.$/,
    ),
  ]);
});

test.runIf(process.platform === 'linux').each(['/proc/x', '/proc/x/y/z', '/dev/null/reports'])(
  'the output-dir %s is an error at once',
  async (folder) => {
    const run = await runReport(tenPages, { with: { 'output-dir': folder } });
    expect(run).toMatchObject({ exitCode: 1, queries: [] });
    expect(run.errors).toEqual([
      expect.stringMatching(/^The folder \/.* can't be written \(E.*Set the input `output-dir` to/),
    ]);
  },
);

test('redacts what readers should not have written, unless told not to', async () => {
  const query = 'I am ada@example.com, key ghp_0123456789abcdefghijABCDEFGHIJ012345 fails';
  const script = servePages([row('1', { query })]);
  const redacted = await runReport(script);
  const everything = Object.values(redacted.files).join('') + redacted.summary;
  expect(everything).not.toMatch(/ada@|ghp_/);
  expect(redacted.rows[0]?.query).toBe('I am [email], key [secret] fails');
  const plain = await runReport(script, { with: { redact: 'false' } });
  expect(plain.rows[0]?.query).toBe(query);
});

test('pages that only redaction makes alike count apart, and nothing shows what they are', async () => {
  const of = (name: string) => ({
    pageUrl: `https://docs.acme.example/users/${name}@example.com`,
    sources: [
      { title: `${name}@example.com`, url: `https://docs.acme.example/${name}@example.com` },
    ],
    queryCategory: `${name}@example.com`,
    query: `Why does ${name}@example.com get no webhook?`,
    response: `I know nothing of ${name}@example.com.`,
    timestamp: `ask ${name}@example.com`,
  });
  const answers = [row('1', of('ada')), row('2', of('eve')), row('3', of('eve'))];
  const run = await runReport(inTurn({ json: { conversations: answers, hasMore: false } }));
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
    ['2', '3', '1'].map((id) => [
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
  expect(run.summary).toContain('I know nothing of &#91;email&#93;.');
  const everything = [...Object.values(run.files), ...Object.values(run.outputs), run.summary];
  expect(everything.join('\n')).not.toMatch(/ada|eve@/);
});

test('turns that share an id are questions of one conversation', async () => {
  const turns = ['08', '09', '10'].map((hour) =>
    row('1', { timestamp: `2026-11-10T${hour}:00:00Z`, query: `How, at ${hour}?` }),
  );
  const run = await runReport(servePages(turns));
  expect(run.rows).toEqual(turns);
  expect(run.outputs).toMatchObject({ unanswered: '3' });
});

test('runs again over its own files', async () => {
  const dir = join(tmpdir(), `docs-agent-action-again-${process.pid}`);
  const options = { with: { 'output-dir': dir, 'page-size': '10' } };
  await runReport(tenPages, options);
  const again = await runReport(servePages([row('x')]), options);
  expect(again.rows.map(({ id }) => id)).toEqual(['x']);
});
