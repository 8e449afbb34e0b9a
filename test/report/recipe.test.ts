import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jq from 'jq-wasm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { readText } from '../repository/workflow-files.ts';
import { reportHere } from './in-process.ts';

const page = readText('docs/from-a-file.md').split("## From another assistant's export")[1] ?? '';
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]+?)\`\`\``).exec(page)?.[1] ?? '';

/** The fields that the page says matter. */
const fields = [...page.matchAll(/^\| `(\w+)` \| [A-Z]/gm)].map(([, field = '']) => field);

test('the page’s filter makes rows of the export that it shows, with the fields that matter', async () => {
  const lines = await jq.raw(JSON.parse(block('json')), block('jq'), ['-c']);
  const rows = lines.split('\n').map((line) => JSON.parse(line));
  expect(fields).toHaveLength(5);
  for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
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
