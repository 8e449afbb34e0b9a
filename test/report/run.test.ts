import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProcessRun } from '../faults/in-process.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { servePages } from '../world/conversations.ts';
import { startGitHub } from '../world/github.ts';
import { listen } from '../world/server.ts';
import { inTurn, type Script } from '../world/service.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

const rows = [
  row('a1'),
  row('a2', { resolutionStatus: 'answered', response: 'Like so.' }),
  row('b1', { timestamp: '2026-11-04T08:00:00Z' }),
];

describe('outputs', () => {
  test('say that nothing was reported if there is no pull request to comment on', async () => {
    const github = await startGitHub();
    const left = await reportHere(servePages(rows), { github, with: { 'post-to': 'comment' } });
    expect(left).toMatchObject({ error: expect.stringMatching('pull request'), queries: [] });
    expect(left.outputs).toEqual({ outcome: 'incomplete' });
    const ticked = { 'post-to': 'comment, issue', fix: 'ticked' };
    const { outputs } = await reportHere(servePages(rows), { github, with: ticked });
    expect(outputs).toEqual({ outcome: 'incomplete', jobs: '[]' });
  });

  test('have the counts and no topics if the files can’t be written', async () => {
    const folder = temporaryFolder();
    const pages: Script = (...request) => {
      mkdirSync(join(folder, 'report.json'));
      return servePages(rows)(...request);
    };
    const { outputs, error } = await reportHere(pages, { with: { 'output-dir': folder } });
    expect(error).toContain(folder);
    expect(outputs).toEqual({
      outcome: 'incomplete',
      reportDir: folder,
      questions: '2',
      conversations: '2',
      unanswered: '1',
      unansweredRate: '0.5000',
      topics: '[]',
    });
  });
});

test('the folder is relative to the workspace if `output-dir` is set, and otherwise temporary', async () => {
  const workspace = temporaryFolder();
  const env = { GITHUB_WORKSPACE: workspace };
  const named = await reportHere(servePages(rows), { env, with: { 'output-dir': 'a/b' } });
  expect(named.outputs.reportDir).toBe(join(workspace, 'a/b'));
  expect(Object.keys(named.files)).toContain('report.json');
  const temporary = await reportHere(servePages(rows), { env });
  expect(temporary.outputs.reportDir).toBe(join(temporary.temp, 'docs-gap-report'));
});

test('the log says which days are read, and the period ends today', async () => {
  const { lines, queries } = await reportHere(servePages(rows), {
    with: { days: '3', compare: 'true' },
  });
  expect(queries).toEqual([
    { dateFrom: '2026-11-13', dateTo: '2026-11-16', limit: '1000' },
    { dateFrom: '2026-11-10', dateTo: '2026-11-13', limit: '1000' },
  ]);
  expect(lines[0]).toBe('Reading the conversations from 2026-11-13 to before 2026-11-16 (UTC).');
});

describe('with `date-to: last`', () => {
  const last = { 'post-to': 'issue', 'date-to': 'last', days: '7' };

  test('the period is that of the issue’s last report', async () => {
    const github = await startGitHub();
    const first = { 'post-to': 'issue', 'date-to': '2026-11-12', days: '3' };
    await reportHere(servePages(rows), { github, with: first });
    const { queries, warnings } = await reportHere(servePages(rows), { github, with: last });
    expect(queries).toEqual([{ dateFrom: '2026-11-09', dateTo: '2026-11-12', limit: '1000' }]);
    expect(warnings).toEqual([]);
  });

  test('the period ends today, and a warning says so, if no issue remembers one', async () => {
    const github = await startGitHub();
    const { queries, warnings } = await reportHere(servePages(rows), { github, with: last });
    expect(queries).toEqual([{ dateFrom: '2026-11-09', dateTo: '2026-11-16', limit: '1000' }]);
    expect(warnings).toEqual([
      'No issue remembers an earlier report: the period ends today, not as `date-to: last` says.',
    ]);
  });
});

test.each([
  ['the quota is used up', { status: 429, headers: { 'retry-after': '3500' } }],
  ['the page is broken', { json: { conversations: 7 } }],
])('an end before the first page makes an empty, incomplete report if %s', async (_, reply) => {
  const left = await reportHere(inTurn(reply), { with: { 'fail-on': 'none' } });
  expect(left.error).toBeNull();
  expect(left.warnings).toEqual([expect.stringMatching(/^The report is incomplete: /)]);
  expect(left.lines.join('\n')).not.toContain('0 of 0');
  expect(left.outputs).toMatchObject({
    outcome: 'incomplete',
    headline: 'Incomplete: No question was read.',
  });
});

test('rows outside the period get a warning with their number, and count once', async () => {
  const atMidnight = row('edge', { timestamp: '2026-11-09T00:00:00Z' });
  const both = inTurn({ json: { conversations: [atMidnight], hasMore: false } });
  const left = await reportHere(both, { with: { compare: 'true' } });
  const { warnings, outputs, report } = left;
  expect(warnings).toEqual([
    'The service sent 1 row of another time than it was asked for, by `timestamp`: left out of the counts and the files.',
  ]);
  expect(outputs).toMatchObject({ questions: '1' });
  expect(report.previousTotals).toMatchObject({ questions: 0 });
});

test('all connections to the service are closed after the run', async () => {
  const ends: Promise<unknown>[] = [];
  const page = JSON.stringify({ conversations: [], hasMore: false });
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end(page));
  server.on('connection', (socket) => ends.push(once(socket, 'close')));
  const { url: serviceUrl } = await listen(server);
  const { error } = await inProcessRun().start({
    serviceUrl,
    with: { mode: 'report' },
  });
  expect(error).toBeNull();
  expect(ends).toHaveLength(1);
  await Promise.all(ends);
});
