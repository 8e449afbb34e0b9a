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

const turns = [
  { role: 'user', content: 'A?' },
  { role: 'assistant', content: "I couldn't find that." },
  { role: 'user', content: 'B?' },
  { role: 'assistant', content: 'Like so.' },
];
const time = '2026-11-10T08:00:00Z';
const event = (properties: object) => ({
  event_id: 'e',
  session_id: 's',
  created_at: time,
  properties: JSON.stringify(properties),
});

/** A made-up export for each line of the page, and what it asks. */
const exports: Record<string, { values: object[]; asked: [query: string, isAnswered: boolean][] }> =
  {
    'kapa.ai': {
      values: [
        {
          results: [
            {
              id: 'c',
              question_answers: [
                { id: 'a', created_at: time, question: 'A?', answer: 'Maybe.', is_uncertain: true },
                {
                  id: 'b',
                  created_at: time,
                  question: 'B?',
                  answer: 'Like so.',
                  is_uncertain: false,
                  relevant_sources: [{ title: 'B', source_url: 'https://docs.example.com/b' }],
                },
              ],
            },
          ],
        },
      ],
      asked: [
        ['A?', false],
        ['B?', true],
      ],
    },
    Inkeep: {
      values: [{ conversations: [{ id: 'c', createdAt: time, messages: turns }] }],
      asked: [
        ['A?', false],
        ['B?', true],
      ],
    },
    'OpenAI-style log': {
      values: [{ id: 'c', created_at: 1794211200, messages: turns }],
      asked: [
        ['A?', false],
        ['B?', true],
      ],
    },
    'Support tickets': {
      values: [
        {
          tickets: [
            { id: 7, created_at: time, subject: 'A', description: 'How?', type: 'question' },
            { id: 8, created_at: time, subject: 'B', description: null, type: null },
          ],
        },
      ],
      asked: [
        ['A. How?', false],
        ['B', false],
      ],
    },
    "Mintlify's stream to S3": {
      values: [
        { eventType: 'docs.content.view', payload: event({ query: 'no' }) },
        { eventType: 'docs.assistant.completed', payload: event({ query: 'A?' }) },
        {
          eventType: 'docs.assistant.completed',
          payload: JSON.stringify(event({ query: 'B?', response: 'Like so.' })),
        },
      ],
      asked: [
        ['A?', false],
        ['B?', true],
      ],
    },
  };

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
