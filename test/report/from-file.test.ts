import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { type Row, servePages } from '../world/conversations.ts';
import { startGitHub } from '../world/github.ts';
import { runAction } from '../world/runner.ts';
import { issueOf, reportHere } from './in-process.ts';
import { readReport, row } from './reporting.ts';

const earlier = { timestamp: '2026-11-04T08:00:00Z' };
const rows: Row[] = [
  ...['a1', 'a2', 'a3'].map((id) => row(id)),
  row('a3'),
  row('b1', { query: 'How do I rotate an expired token? Ask ada@example.com', unknown: { x: 1 } }),
  row('c1', { resolutionStatus: 'answered', sources: [{ url: 'https://docs.acme.example/x' }] }),
  row('d1', { query: null }),
  row('e1', earlier),
  row('f1', { ...earlier, query: 'Where is the invoice archive?' }),
];

function fileOf(lines: readonly string[]): string {
  const path = join(temporaryFolder(), 'rows.jsonl');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** A report on a file, while the service only fails. */
async function reportOn(lines: readonly string[], given: Record<string, string> = {}) {
  const path = fileOf(lines);
  const nothing = () => ({ status: 500 });
  const left = await reportHere(nothing, { with: { 'conversations-file': path, ...given } });
  return { ...left, path, warnings: left.warnings.map((line) => line.replace(path, 'FILE')) };
}

const json = rows.map((one) => JSON.stringify(one));

test('the same rows give the same report from the service and from a file', async () => {
  const compare = { compare: 'true' };
  const asked = await reportHere(servePages(rows), { with: compare });
  const read = await reportOn(json, compare);
  expect(read).toMatchObject({ error: null, queries: [], rows: asked.rows });
  expect(read.warnings).toEqual(asked.warnings);
  expect({ ...read.report, requests: 2 }).toEqual(asked.report);
  expect(read.report).toMatchObject({ requests: 0 });
  expect(read.files['unanswered.csv']).toBe(asked.files['unanswered.csv']);
  expect(read.files['report.md']).toContain('8 rows of the file `rows.jsonl`');
  expect(read.files['conversations.jsonl']).not.toContain('ada@');
});

test('a run needs neither a key nor a network', async () => {
  const path = fileOf(json);
  const run = await runAction({
    with: { mode: 'report', 'conversations-file': path, 'date-to': '2026-11-16' },
    env: { https_proxy: 'http://127.0.0.1:1', http_proxy: 'http://127.0.0.1:1' },
  });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.outputs).toMatchObject({ outcome: 'complete', questions: '6', unanswered: '4' });
  expect(readReport(run.outputs.reportDir, []).rows).toHaveLength(6);
});

test('a CSV is read; without a status column it is an error before anything is written', async () => {
  const csv = ['Query,Resolution Status,Date', 'How?,unanswered,2026-11-10', 'Why?,answered,soon'];
  const read = await reportOn(csv, { compare: 'true' });
  expect(read).toMatchObject({ error: null, outputs: { questions: '1', unanswered: '1' } });
  expect(read.lines.filter((line) => line.startsWith('Columns of '))).toHaveLength(1);
  const other = await reportOn(['Query,Answer', 'How?,No.']);
  expect(other.error).toMatch(/^The CSV .+ has no status column: .+ and has "Query", "Answer"\./);
  expect(other.files).toEqual({});
});

test.each([
  ['nothing', '', 'nothing: it is empty'],
  ['another form', 'Hello.', 'text, or JSON without a row'],
])('a file of %s makes an incomplete report, and closes no issue', async (_, text, looksLike) => {
  const github = await startGitHub();
  const given = { 'post-to': 'issue', 'date-to': '2026-11-16' };
  await reportHere(() => ({}), { github, with: { 'conversations-file': fileOf(json), ...given } });
  const before = issueOf(github);
  const path = fileOf([text]);
  const run = await reportHere(() => ({}), {
    github,
    with: { 'conversations-file': path, ...given },
  });
  expect(run.outputs).toMatchObject({ outcome: 'incomplete', questions: '0' });
  expect(run.error).toContain('The report is incomplete: The file');
  expect(run.error).toContain(`it looks like ${looksLike}`);
  expect(issueOf(github)).toEqual(before);
});

test('a file that the report would overwrite is refused', async () => {
  const folder = join(temporaryFolder(), 'out');
  mkdirSync(folder);
  const path = join(folder, 'conversations.jsonl');
  writeFileSync(path, json.join('\n'));
  const given = { 'conversations-file': path, 'output-dir': folder };
  const { error } = await reportHere(() => ({}), { with: given });
  expect(error).toMatch(
    /is in the report's folder and has the name of one of the report's own files/,
  );
  expect(readFileSync(path, 'utf8')).toBe(json.join('\n'));
});
