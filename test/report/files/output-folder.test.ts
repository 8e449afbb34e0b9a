import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openOutputFolder, writeFiles } from '../../../src/report/files/output-folder.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';

const list = '.docs-gap-report';
const brief = 'briefs/3861118a180e.md';
const names = [
  'conversations.jsonl',
  'report.html',
  'report.json',
  'report.md',
  'unanswered.csv',
  brief,
];

const open = (path: string, conversationsFile: string | null = null, workspace = '/workspace') =>
  openOutputFolder({ path, workspace, conversationsFile });

/** Writes all files of a run into a folder. */
async function runIn(path: string, content = 'ours'): Promise<void> {
  const folder = await open(path);
  await folder.prepare();
  const files = Object.fromEntries(names.map((name) => [name, [content]]));
  await writeFiles(folder, files);
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
    .filter((name) => name !== list)
    .sort();

describe('the folder', () => {
  test('is created with its parents, and again by the next run', async () => {
    const path = join(temporaryFolder(), 'a', 'b', 'c');
    for (let time = 0; time < 2; time++) {
      await (await open(path)).prepare();
      expect(readdirSync(path)).toEqual([list]);
    }
  });

  test('loses the report of an earlier run, and keeps everything else', async () => {
    const path = temporaryFolder();
    const theirs = ['notes.md', 'briefs/notes.md', 'briefs/3861118a180e.txt', 'docs/report.md'];
    for (const name of theirs) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), 'theirs');
    }
    await runIn(path);
    expect(filesIn(path)).toEqual([...names, ...theirs].sort());
    await (await open(path)).prepare();
    expect(filesIn(path)).toEqual(theirs.sort());
    for (const name of theirs) expect(readFileSync(join(path, name), 'utf8')).toBe('theirs');
  });
});

test('a link in the workspace may not lead out of it, wherever it lies in the path', async () => {
  const workspace = temporaryFolder();
  const outside = temporaryFolder();
  symlinkSync(outside, join(workspace, 'out'));
  symlinkSync('docs', join(workspace, 'in'));
  for (const path of ['out', 'out/reports', 'out/new/weekly']) {
    await expect(open(join(workspace, path), null, workspace)).rejects.toThrow(
      /is a link that leads out of the workspace, or below one\. Nothing was written\./,
    );
  }
  for (const path of ['in', 'in/reports', 'new/weekly']) {
    await expect(open(join(workspace, path), null, workspace)).resolves.toBeDefined();
  }
  // What lies outside of the workspace is no stranger's.
  await expect(open(join(outside, 'reports'), null, workspace)).resolves.toBeDefined();
  expect(readdirSync(outside)).toEqual([]);
});

describe('under the name of a report’s file', () => {
  const refusal = (path: string, names: string) =>
    `The folder ${path} contains ${names}, which this action didn't write. Nothing was written. Move or delete what is named, or set the input \`output-dir\` to another folder.`;

  test.each(names)('somebody else’s %s is an error, and stays', async (name) => {
    const path = temporaryFolder();
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), 'theirs');
    await expect(open(path)).rejects.toThrow(refusal(path, name));
    expect(readFileSync(join(path, name), 'utf8')).toBe('theirs');
    expect(filesIn(path)).toEqual([name]);
    expect(existsSync(join(path, list))).toBe(false);
  });

  test.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to a file', (path: string) => symlinkSync(join(dirname(path), 'theirs.md'), path)],
    ['a link that leads nowhere', (path: string) => symlinkSync('/nowhere', path)],
  ])('%s is an error even after an earlier run', async (_, put) => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'theirs.md'), 'ours');
    await runIn(path);
    rmSync(join(path, 'report.md'));
    put(join(path, 'report.md'));
    await expect(open(path)).rejects.toThrow(refusal(path, 'report.md'));
    expect(readFileSync(join(path, 'theirs.md'), 'utf8')).toBe('ours');
  });

  test('a folder of briefs that is a link is not followed', async () => {
    const path = temporaryFolder();
    const theirs = temporaryFolder();
    symlinkSync(theirs, join(path, 'briefs'));
    await expect(open(path)).rejects.toThrow(refusal(path, 'briefs'));
  });

  test('names only some of many files', async () => {
    const path = temporaryFolder();
    mkdirSync(join(path, 'briefs'));
    for (const name of names) writeFileSync(join(path, name), '');
    await expect(open(path)).rejects.toThrow(
      refusal(path, 'conversations.jsonl, unanswered.csv, report.json and more'),
    );
  });

  test('a list that somebody else wrote, or that is a link, is not used', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, list), 'report.md\n');
    await expect(open(path)).rejects.toThrow(refusal(path, list));
    const other = temporaryFolder();
    await runIn(other);
    rmSync(join(path, list));
    symlinkSync(join(other, list), join(path, list));
    await expect(open(path)).rejects.toThrow(refusal(path, list));
  });

  test('a list can’t name files outside the folder', async () => {
    const path = join(temporaryFolder(), 'out');
    await runIn(path);
    const theirs = join(path, '..', 'theirs.md');
    writeFileSync(theirs, 'theirs');
    const lines = ['../theirs.md', 'briefs/../../theirs.md', theirs].map((name) => `${name}\n`);
    writeFileSync(join(path, list), readFileSync(join(path, list), 'utf8') + lines.join(''));
    await (await open(path)).prepare();
    expect(readFileSync(theirs, 'utf8')).toBe('theirs');
  });

  test('a file or link that appears during the run is not overwritten', async () => {
    const path = temporaryFolder();
    const folder = await open(path);
    await folder.prepare();
    writeFileSync(join(path, 'report.md'), 'theirs');
    symlinkSync(join(path, 'report.md'), join(path, 'report.json'));
    for (const name of ['report.md', 'report.json']) {
      await expect(folder.create(name)).rejects.toThrow(/can't be written \(EEXIST/);
    }
    expect(readFileSync(join(path, 'report.md'), 'utf8')).toBe('theirs');
  });
});

describe('a run that died', () => {
  test('halfway leaves a file that the next one replaces', async () => {
    const path = temporaryFolder();
    await runIn(path);
    const begun = names.map((name) => `${name}\n`);
    writeFileSync(join(path, list), [readFileSync(join(path, list), 'utf8'), ...begun].join(''));
    for (const name of names) writeFileSync(join(path, name), 'half of i');
    await runIn(path, 'again');
    expect(filesIn(path)).toEqual([...names].sort());
  });

  test('while it wrote its list owns only that list', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, list), '# What docs-agent');
    await runIn(path);
    expect(filesIn(path)).toEqual([...names].sort());
  });
});

describe('the file to report on', () => {
  test.each(names)('is refused as %s, whatever its path', async (name) => {
    const path = temporaryFolder();
    await runIn(path);
    const link = join(temporaryFolder(), 'rows.jsonl');
    symlinkSync(join(path, name), link);
    const hard = join(temporaryFolder(), 'rows.jsonl');
    linkSync(join(path, name), hard);
    for (const given of [join(path, name), link, hard]) {
      await expect(open(path, given)).rejects.toThrow(
        `The file ${given} is in the report's folder and has the name of one of the report's own files. Set the input \`output-dir\` to another folder.`,
      );
    }
    expect(readFileSync(join(path, name), 'utf8')).toBe('ours');
  });

  test('may be in the folder under another name, and stays', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'export.jsonl'), 'theirs');
    await (await open(path, join(path, 'export.jsonl'))).prepare();
    await runIn(path);
    expect(readFileSync(join(path, 'export.jsonl'), 'utf8')).toBe('theirs');
  });
});

describe('files', () => {
  const prepared = async () => {
    const folder = await open(temporaryFolder());
    await folder.prepare();
    return folder;
  };
  const text = (path: string) => readFileSync(path, 'utf8');

  test('can be written again by the same run', async () => {
    const folder = await prepared();
    for (const content of ['Ein Überblick\n', 'Anders\n']) {
      const files = { 'report.md': [content], [brief]: ['{}'] };
      await writeFiles(folder, files);
      expect(text(join(folder.path, 'report.md'))).toBe(content);
    }
    expect(text(join(folder.path, brief))).toBe('{}');
    await expect(open(folder.path)).resolves.toBeDefined();
  });

  test('can replace each other', async () => {
    const folder = await prepared();
    const files = { 'conversations.jsonl': ['a'], 'conversations.jsonl.filtered': ['b'] };
    await writeFiles(folder, files);
    await folder.replace('conversations.jsonl', 'conversations.jsonl.filtered');
    expect(filesIn(folder.path)).toEqual(['conversations.jsonl']);
    expect(text(join(folder.path, 'conversations.jsonl'))).toBe('b');
    await expect(open(folder.path)).resolves.toBeDefined();
  });

  test('that can’t be written are errors that say what to check', async () => {
    const folder = await prepared();
    rmSync(folder.path, { recursive: true });
    writeFileSync(folder.path, '');
    await expect(folder.create('report.md')).rejects.toThrow(
      /^The file .*report\.md can't be written \(E.*\)\. Set the input `output-dir` to a folder that the runner may write to\.$/,
    );
    const other = await prepared();
    const file = await other.create('report.md');
    await file.close();
    const error = await file.append(['x']).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ cause: { code: 'EBADF' } });
    expect(String(error)).toMatch(/can't be written \(.+\)\. Check the free space on the runner/);
  });

  test('contain what was appended, whatever the length', async () => {
    const folder = await prepared();
    const unit = fc.constantFrom('a', 'ü', '→', '🔑', '\n');
    const length = fc.constantFrom(0, 1, 900, 200_000, 349_524, 349_525, 349_526, 1_500_000);
    const text = fc.tuple(unit, length).map(([unit, times]) => unit.repeat(times));
    const appended = fc.array(fc.array(text, { maxLength: 5 }), { maxLength: 3 });
    const property = fc.asyncProperty(appended, async (calls) => {
      const file = await folder.create('report.md');
      for (const texts of calls) await file.append(texts);
      await file.close();
      const expected = Buffer.from(calls.flat().join(''));
      const path = join(folder.path, 'report.md');
      expect(readFileSync(path).equals(expected)).toBe(true);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});
