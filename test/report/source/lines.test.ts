import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLines } from '../../../src/report/source/lines.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';

async function linesOf(text: string): Promise<(string | null)[]> {
  const path = join(temporaryFolder(), 'file');
  writeFileSync(path, text);
  const lines: (string | null)[] = [];
  for await (const line of readLines(path)) lines.push(line);
  return lines;
}

test('lines end in a line feed alone, and the last one may do without', async () => {
  expect(await linesOf('a\u2028b\r\n\nc\u0085')).toEqual(['a\u2028b\r', '', 'c\u0085']);
  expect(await linesOf('a\n')).toEqual(['a']);
  expect(await linesOf('')).toEqual([]);
});

test('a byte order mark is no part of the first line', async () => {
  expect(await linesOf('\ufeffa\n\ufeffb')).toEqual(['a', '\ufeffb']);
});

test('lines longer than what is read at once are whole, in time that grows with the file', async () => {
  const long = 'ü'.repeat(20_000_000);
  const started = process.cpuUsage();
  const lines = await linesOf(`${long}\nb\n`);
  expect(lines[0] === long && lines[1] === 'b').toBe(true);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
});

test('a line that no page could hold is none, and those after it are', async () => {
  const tooLong = 'x'.repeat(64 * 1024 * 1024 + 1);
  expect(await linesOf(`a\n${tooLong}\nb`)).toEqual(['a', null, 'b']);
});
