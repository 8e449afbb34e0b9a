import { describe, expect, it } from 'vitest';
import { logSafe } from '../../src/text/log.ts';
import { reportHere } from '../report/in-process.ts';
import { row, runReport } from '../report/reporting.ts';
import { servePages } from '../world/conversations.ts';
import { startGitHub } from '../world/github.ts';
import { parseRunnerCommands } from '../world/runner-log.ts';
import type { Script } from '../world/service.ts';
import { environment, expectOwnCommands, expectOwnLog } from './log.ts';
import { expectDeclaredOutputs } from './outputs.ts';
import { strings } from './strings.ts';

it('cursors are sent back unchanged, and never shown', async () => {
  const cursors = [...new Set(strings)].filter((text) => text !== '' && text.length < 2_000);
  const world = environment();
  const run = await runReport(
    (_request, index) => ({
      json: {
        conversations: [row(String(index))],
        nextCursor: cursors[index] ?? null,
        hasMore: index < cursors.length,
      },
    }),
    { env: world.env },
  );
  expect(run).toMatchObject({
    exitCode: 0,
    outputs: { conversations: String(cursors.length + 1) },
  });
  expect(run.queries.map(({ cursor }) => cursor)).toEqual([
    undefined,
    ...cursors.map((cursor) => cursor.toWellFormed()),
  ]);
  expectOwnCommands(run);
  expectOwnLog(run.stdout);
  world.expectUntouched();
});

describe('an export ends at a repeated cursor, which is not shown', () => {
  const commands = strings.filter((text) => /::|##/.test(text));
  const servedAgain =
    (nextCursor = ''): Script =>
    () => ({ json: { conversations: [row('1')], nextCursor, hasMore: true } });
  const message = /^The report is incomplete: Page 2 gives a `nextCursor` that an earlier/;

  it('in the log of the bundle', async () => {
    const run = await runReport(servedAgain(commands[0]));
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'incomplete' } });
    expect(run.errors).toEqual([expect.stringMatching(message)]);
    expectOwnCommands(run, { errors: 1 });
  });

  it.each(commands)('%j', async (cursor) => {
    const { error, outputs, lines, warnings } = await reportHere(servedAgain(cursor));
    expect(outputs).toMatchObject({ outcome: 'incomplete' });
    expect(error).toMatch(message);
    expect(warnings).toEqual([]);
    for (const text of [...lines, error ?? '']) {
      expect(text).not.toContain(cursor);
      expect(parseRunnerCommands(logSafe(text))).toEqual([]);
    }
  });
});

it('the names of changed files are read, and only their number is logged', async () => {
  const github = await startGitHub();
  const world = environment();
  const files = [...new Set(strings)].map((text) => ({
    filename: `docs/${text}.md`,
    previous_filename: `docs/${text}/index.mdx`,
  }));
  const pull = github.state.addPull({ files: [...files, { filename: 'docs/guides/webhooks.md' }] });
  const rows = strings.map((text, index) =>
    row(`row-${index}`, {
      pageUrl: `https://docs.acme.example/${encodeURIComponent(text.toWellFormed())}`,
    }),
  );
  const run = await runReport(servePages([row('known'), ...rows]), {
    env: { ...github.env, ...world.env },
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
    with: { scope: 'pull-request', 'docs-root': 'docs' },
  });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.stdout).toContain(`changes ${files.length + 1} files.`);
  expect(run.rows.map(({ id }) => id)).toContain('known');
  expect(expectDeclaredOutputs(run, 'report')).toEqual(run.outputs);
  expectOwnCommands(run);
  expectOwnLog(run.stdout);
  world.expectUntouched();
});
