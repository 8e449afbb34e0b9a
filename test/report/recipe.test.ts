import { writeFileSync } from 'node:fs';
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
