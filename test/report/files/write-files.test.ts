import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unpaced } from '../../../src/pace.ts';
import { prepareFolder, writeFiles } from '../../../src/report/files/write-files.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';

describe('the folder', () => {
  test('is made with those above it, and made again', async () => {
    const folder = join(temporaryFolder(), 'a', 'b', 'c');
    for (let time = 0; time < 2; time++) {
      await prepareFolder(folder);
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('is left without the report of an earlier run, and with all else', async () => {
    const folder = temporaryFolder();
    const ours = ['unanswered.csv', 'report.json', 'report.md'];
    for (const name of [...ours, 'conversations.jsonl', 'notes.md']) {
      writeFileSync(join(folder, name), 'before');
    }
    await prepareFolder(folder);
    expect(readdirSync(folder).sort()).toEqual(['conversations.jsonl', 'notes.md']);
  });

  test('may be made by two at once', async () => {
    const folder = join(temporaryFolder(), 'a', 'b');
    await Promise.all([prepareFolder(folder), prepareFolder(folder), prepareFolder(folder)]);
    expect(existsSync(folder)).toBe(true);
  });

  test.each([
    ['has the name of a file', [], /^The folder .* \(EEXIST: .*, mkdir '/],
    ['is below a file', ['reports'], /^The folder .* \(ENOTDIR: .*, mkdir '/],
    ['is far below a file', ['reports', 'weekly'], /^The folder .* \(ENOTDIR: .*, mkdir '/],
  ])('that %s can’t be written, which names it and what to do', async (_, below, code) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'of someone');
    const folder = join(file, ...below);
    const error: Error = await prepareFolder(folder).catch((thrown) => thrown);
    expect(error.message).toMatch(code);
    expect(error.message.replace(/\(.*\)/, '(…)')).toBe(
      `The folder ${folder} can't be written (…). Set the input \`output-dir\` to a folder that the runner may write to.`,
    );
    expect(error.cause).toBeInstanceOf(Error);
    expect(readFileSync(file, 'utf8')).toBe('of someone');
  });

  test('whose old report can’t be removed can’t be written', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'report.md'));
    await expect(prepareFolder(folder)).rejects.toThrow(/can't be written \(.*report\.md/);
  });
});

describe('files', () => {
  test('are written by their names', async () => {
    const directory = temporaryFolder();
    await writeFiles({
      directory,
      files: { 'report.md': 'Ein Überblick\n', 'report.json': '{}' },
      pace: unpaced,
    });
    expect(readFileSync(join(directory, 'report.md'), 'utf8')).toBe('Ein Überblick\n');
    expect(readFileSync(join(directory, 'report.json'), 'utf8')).toBe('{}');
  });

  test('that can’t be written say so, and what to check', async () => {
    const directory = temporaryFolder();
    const path = join(directory, 'report.md');
    mkdirSync(path);
    const files = { 'report.md': '', 'report.json': '{}' };
    const error: Error = await writeFiles({ directory, files, pace: unpaced }).catch(
      (thrown) => thrown,
    );
    expect(error.message).toMatch(/EISDIR/);
    expect(error.message.replace(/\(.*\)/, '(…)')).toBe(
      `The file ${path} can't be written (…). Check the input \`output-dir\` and the room that is left on the runner.`,
    );
    expect(error.cause).toBeInstanceOf(Error);
    expect(existsSync(join(directory, 'report.json'))).toBe(false);
  });

  test('of many parts are whole, and end with the run', async () => {
    const directory = temporaryFolder();
    const parts = Array.from({ length: 50_000 }, (_, at) => `Zeile ${at} ü\n`);
    await writeFiles({ directory, files: { 'report.md': parts }, pace: unpaced });
    expect(readFileSync(join(directory, 'report.md'), 'utf8')).toBe(parts.join(''));
    const cancelled = new Error('cancelled');
    const pace = () => Promise.reject(cancelled);
    const writing = writeFiles({ directory, files: { 'report.json': parts }, pace });
    await expect(writing).rejects.toBe(cancelled);
  });
});
