import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createConversationsFile,
  filterConversationsFile,
} from '../../../src/report/source/conversations-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'conversations-'));

test('holds one row a line', async () => {
  const path = join(folder(), 'conversations.jsonl');
  const file = await createConversationsFile(path);
  await file.append(['{"id":1}', '{"id":2}']);
  await file.append([]);
  await file.append(['{"id":3}']);
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe('{"id":1}\n{"id":2}\n{"id":3}\n');
});

test('keeps the rows that it is told to, in order and to the letter', async () => {
  const directory = folder();
  const path = join(directory, 'conversations.jsonl');
  const file = await createConversationsFile(path);
  const text = '\u2028 is no line end, nor is \u0085, and 日本語 is whole';
  const lines = Array.from({ length: 5_000 }, (_, id) => JSON.stringify({ z: text, id }));
  await file.append(lines);
  await file.close();
  await filterConversationsFile({ path, keep: (line) => line % 2 === 0 });
  const kept = readFileSync(path, 'utf8').split('\n');
  expect(kept).toEqual([...lines.filter((_, id) => id % 2 === 0), '']);
  expect(readdirSync(directory)).toEqual(['conversations.jsonl']);
});

test('a file that can’t be written is told by its path, with what to do', async () => {
  const path = join(folder(), 'missing', 'conversations.jsonl');
  const error = await createConversationsFile(path).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ cause: { code: 'ENOENT' } });
  expect(String(error)).toContain(`The file ${path} can't be written (ENOENT`);
  expect(String(error)).toContain('Set the input `output-dir` to a folder');
});

test('a row that can’t be written is told of, too', async () => {
  const path = join(folder(), 'conversations.jsonl');
  const file = await createConversationsFile(path);
  await file.close();
  const error = await file.append(['{}']).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ cause: { code: 'EBADF' } });
  expect(String(error)).toMatch(/can't be written \(.+\)\. Check the free space on the runner/);
});

test('a filter that fails leaves the file as it was, and nothing beside it', async () => {
  const directory = folder();
  const path = join(directory, 'conversations.jsonl');
  const file = await createConversationsFile(path);
  await file.append(['{"id":1}']);
  await file.close();
  const keep = () => {
    throw new Error('a bug');
  };
  await expect(filterConversationsFile({ path, keep })).rejects.toThrow('a bug');
  expect(readFileSync(path, 'utf8')).toBe('{"id":1}\n');
  expect(readdirSync(directory)).toEqual(['conversations.jsonl']);
});
