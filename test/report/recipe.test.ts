import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jq from 'jq-wasm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { readText } from '../repository/workflow-files.ts';
import { reportHere } from './in-process.ts';

const [forms = '', page = ''] = readText('docs/from-a-file.md').split(
  "## From another assistant's export",
);
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]+?)\`\`\``).exec(page)?.[1] ?? '';

const [, table = ''] = /\| Field \| What it is for \|\n([\s\S]+?)\n\n/.exec(forms) ?? [];
/** The fields that the page describes. */
const fields = table
  .split('\n')
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)])
  .map(([, field = '']) => field);
const mattering = ['query', 'resolutionStatus', 'timestamp', 'conversationId', 'sources'];

test('the documented filter makes rows from the documented export', async () => {
  const lines = await jq.raw(JSON.parse(block('json')), block('jq'), ['-c']);
  const rows = lines.split('\n').map((line) => JSON.parse(line));
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(expect.arrayContaining(mattering));
    expect(fields).toEqual(expect.arrayContaining(Object.keys(row)));
  }
  const path = join(temporaryFolder(), 'conversations.jsonl');
  writeFileSync(path, lines);
  const { outputs, error, warnings } = await reportHere(() => ({}), {
    with: { 'conversations-file': path },
  });
  expect({ error, warnings }).toEqual({ error: null, warnings: [] });
  expect(outputs).toMatchObject({ questions: '2', conversations: '1', unanswered: '1' });
});

test.each([
  ['no messages', { id: 'c', messages: [] }, []],
  [
    'a question without an answer',
    { id: 'c', messages: [{ role: 'user', text: 'A?' }] },
    [['A?', 'unanswered']],
  ],
  [
    'two questions in a row',
    {
      id: 'c',
      messages: [
        ...[
          { role: 'user', text: 'A?' },
          { role: 'user', text: 'B?' },
        ],
        { role: 'assistant', text: 'Like so.' },
      ],
    },
    [
      ['A?', 'unanswered'],
      ['B?', 'answered'],
    ],
  ],
])('the filter takes a conversation with %s', async (_, conversation, expected) => {
  const lines = await jq.raw({ conversations: [conversation] }, block('jq'), ['-c']);
  const rows = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  expect(rows.map(({ query, resolutionStatus }) => [query, resolutionStatus])).toEqual(expected);
});

/** A made-up export for each line of the page, and what it asks. */
const exports: Record<string, { values: object[]; asked: [query: string, isAnswered: boolean][] }> =
  JSON.parse(readFileSync(new URL('exports.json', import.meta.url), 'utf8'));

const recipes = [...page.matchAll(/^- \*\*\[?([^\]*]+)[^\n]*: `jq -c '([^\n]+)'`$/gm)].map(
  ([, name = '', filter = '']) => ({ name, filter }),
);

test('every line for an export is tried', () => {
  expect(recipes.map(({ name }) => name)).toEqual(Object.keys(exports));
});

test.each(recipes)('the line for $name makes rows that are counted', async ({ name, filter }) => {
  const { values, asked } = exports[name] ?? { values: [], asked: [] };
  const lines = await Promise.all(values.map((value) => jq.raw(value, filter, ['-c'])));
  const text = lines.join('\n');
  const rows = text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
  for (const row of rows) expect(fields).toEqual(expect.arrayContaining(Object.keys(row)));
  expect(
    rows.map(({ query, resolutionStatus }) => [query, resolutionStatus === 'answered']),
  ).toEqual(asked);
  const path = join(temporaryFolder(), 'conversations.jsonl');
  writeFileSync(path, text);
  const { outputs, error } = await reportHere(() => ({}), { with: { 'conversations-file': path } });
  expect(error).toBeNull();
  expect(outputs).toMatchObject({
    questions: String(asked.length),
    unanswered: String(asked.filter(([, isAnswered]) => !isAnswered).length),
  });
});
