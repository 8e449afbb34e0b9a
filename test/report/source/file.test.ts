import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openRowsFile } from '../../../src/report/source/file.ts';
import { CutShort } from '../../../src/report/source/source.ts';
import { Cancelled } from '../../../src/step.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { simulatedClock } from '../../world/clock.ts';
import { fileWith, period, readRows } from './read-rows.ts';

const at = (id: string, timestamp: unknown = '2026-11-10T08:00:00Z') => ({
  id,
  timestamp,
  query: 'How?',
  answer: null,
});

const textsOf = (lines: readonly (string | object)[]): string[] =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));

const fileOf = (lines: readonly (string | object)[]): string =>
  fileWith(`${textsOf(lines).join('\n')}\n`);

describe('the rows of a file', () => {
  test('are those of the period, each once, and those without a usable time', async () => {
    const path = fileOf([
      at('first'),
      at('before', '2026-11-08T23:59:59Z'),
      '',
      '  ',
      at('first'),
      at('number', Date.parse('2026-11-15T23:59:59Z')),
      at('after', '2026-11-16T00:00:00Z'),
      at('hidden', '2026-11-\u200b10T08:00:00Z'),
      at('none', null),
      at('odd', ['2026-11-10T08:00:00Z']),
      at('unreadable', 'yesterday'),
    ]);
    const { ids, lines, error } = await readRows(path);
    expect(ids).toEqual(['first', 'number', 'hidden', 'none']);
    expect(error).toBeNull();
    expect(lines).toEqual([
      '2026-11-09 to 2026-11-16: 11 lines, 4 rows.',
      'Warning: The file FILE has 2 rows with a date that can\'t be read, such as "": left out. Dates are ISO 8601, `day.month.year`, `Nov 9, 2026`, or slashed if one in the column has a part above 12.',
    ]);
    expect((await readRows(path, { of: { from: '2026-11-02', to: period.from } })).ids).toEqual([
      'before',
    ]);
  });

  test('come in batches, however long each row is', async () => {
    const long = 'x'.repeat(600 * 1024);
    const path = fileOf(['a', 'b', 'c'].map((id) => ({ ...at(id), long })));
    const { batches, ids } = await readRows(path);
    expect(batches.length).toBeGreaterThan(3);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test.each<[string, (string | object)[], string]>([
    ['one', [at('a'), 'text'], "1 line that isn't a row: left out (line 2)."],
    [
      'some',
      ['', '{', at('a'), '"a"', 'null', '7'],
      "4 lines that aren't rows: left out (the first is line 2).",
    ],
  ])('exclude %s of its lines with one warning', async (_, lines, warning) => {
    const { lines: logged, again } = await readRows(fileOf(lines));
    const warnings = (all: string[]) => all.filter((line) => line.startsWith('Warning'));
    expect(warnings(logged)).toEqual([`Warning: The file FILE has ${warning}`]);
    expect(warnings(await again())).toHaveLength(1);
  });

  test('end at the deadline and when the step is cancelled, whether or not they are in the period', async () => {
    for (const timestamp of ['2026-11-10', '2020-01-01']) {
      const path = fileOf(Array.from({ length: 20_000 }, (_, id) => at(`${id}`, timestamp)));
      const late = await readRows(path, { minutes: 0 });
      expect(late.error).toBeInstanceOf(CutShort);
      const [, line = ''] =
        /^The time was up after line (\d+) of FILE\. Raise/.exec(late.message ?? '') ?? [];
      expect(Number(line)).toBeLessThan(20_000);
      expect(late.ids).toHaveLength(timestamp < period.from ? 0 : Number(line));
      const cancelled = await readRows(path, { cancel: true });
      expect(cancelled.error).toBeInstanceOf(Cancelled);
      expect(cancelled.ids).toEqual(late.ids);
    }
  });

  test('are reported as unread if the file disappears', async () => {
    const file = await openRowsFile(fileOf([at('a')]));
    rmSync(file.path);
    const clock = simulatedClock();
    const log = { info: () => {}, warning: () => {} };
    const { signal } = new AbortController();
    const { rowsOf } = file.source({ undatedIn: period, clock, deadline: 1, log, signal });
    await expect(rowsOf(period).next()).rejects.toThrow(
      `The file ${file.path} can't be read beyond line 0 (ENOENT`,
    );
  });

  test('may hold values that are nested too deep to be written', async () => {
    const nested = (field: string) =>
      `{"query":"How?","${field}":${'['.repeat(9_000)}${']'.repeat(9_000)}}`;
    const fields = ['id', 'timestamp', 'response', 'sources', 'other'];
    const { rows, error, lines } = await readRows(fileOf(fields.map(nested)));
    expect(error).toBeNull();
    expect(rows).toHaveLength(4);
    expect(lines.at(-1)).toContain('1 row with a date');
  });

  test('have an id from their content and their number among equal rows if they lack one', async () => {
    const row = { query: 'How?', resolutionStatus: 'unanswered', timestamp: '2026-11-10' };
    const { ids } = await readRows(
      fileOf([row, { ...row, query: 'Why?' }, row, { ...row, id: '' }]),
    );
    expect(new Set(ids).size).toBe(4);
    const [first, , second, third] = ids.map((id) => id.replace(/-(\d+)$/, ' $1').split(' '));
    expect([first?.[1], second?.[1], third?.[1]]).toEqual(['1', '2', '3']);
    expect(new Set([first?.[0], second?.[0], third?.[0]]).size).toBe(1);
    const again = await readRows(fileOf([at('x', '2026-11-09'), row]));
    expect(again.ids[1]).toBe(ids[0]);
  });
});

describe('a JSON document', () => {
  const rows = [at('a'), { ...at('b'), note: '}],[{"\\' }, at('c')];

  test.each<[string, string]>([
    ['on one line', JSON.stringify(rows)],
    ['that is indented', JSON.stringify(rows, null, 2)],
    ['that the service answered', JSON.stringify({ conversations: rows, hasMore: false })],
    ['that the service answered, indented', JSON.stringify({ conversations: rows }, null, 2)],
    [
      'that the service answered twice',
      rows.map((row) => `{"conversations":[${JSON.stringify(row)}]}`).join('\n'),
    ],
    ['after a byte order mark', `\ufeff \r\n${JSON.stringify(rows, null, '\t')}\r\n`],
  ])('%s is read', async (_, text) => {
    const { rows: elements, message, lines } = await readRows(fileWith(text));
    expect(message).toBeNull();
    expect(elements).toEqual(rows);
    expect(lines).toEqual([expect.stringContaining(' 3 rows.')]);
  });

  test('may be longer than one read', async () => {
    const many = Array.from({ length: 3_000 }, (_, id) => ({
      ...at(`${id}`),
      x: 'ü"\\'.repeat(50),
    }));
    expect((await readRows(fileWith(JSON.stringify(many, null, 1)))).rows).toEqual(many);
  });

  test('says which of its elements aren’t rows', async () => {
    const { lines, ids } = await readRows(fileWith('[7, {"id":"a","query":"q"}, null, {}]'));
    expect(ids).toEqual(['a']);
    expect(lines.at(-1)).toBe(
      "Warning: The file FILE has 3 elements that aren't rows: left out (the first is element 1).",
    );
  });

  test('of one row on several lines is read', async () => {
    expect((await readRows(fileWith(JSON.stringify(rows[0], null, 2)))).rows).toEqual([rows[0]]);
  });

  test.each([
    '[{"id":"a"},{"id"',
    '[{"id":"a"},',
    '[{"id":"a"}]\n[{"id":"b"}]',
    '{\n"id":"a"\n}\n{}',
  ])('that is broken or cut off is not read: %s', async (text) => {
    const { ids, message, error } = await readRows(fileWith(text));
    expect(error).toBeInstanceOf(CutShort);
    expect(message).toMatch(
      /^The JSON in the file FILE is broken, cut off, or not one value: .*\. Export it again or, .* `jq -c \.`\.$/s,
    );
    expect(ids).toEqual([]);
  });
});

describe('a file without a row', () => {
  const rows = `${textsOf([at('a'), at('b')]).join('\n')}\n`;
  const utf16 = (text: string, big = false) => {
    const bytes = Buffer.from(text, 'utf16le');
    return big ? bytes.swap16() : bytes;
  };
  test.each<[string, string | Buffer, string]>([
    ['is empty', '', 'nothing: it is empty'],
    ['is blank', '\ufeff \r\n\n', 'nothing: it is empty'],
    ['is packed', gzipSync(rows), 'gzip: unpack it first'],
    ['is packed anew', zstdCompressSync(rows), 'Zstandard: unpack it first'],
    ['is a workbook', Buffer.from('PK\x03\x04 [Content_Types].xml'), 'a ZIP archive or an Excel'],
    ['is in UTF-16', utf16(`\ufeff${rows}`), 'UTF-16: save it as UTF-8'],
    ['is in UTF-16, unmarked', utf16(rows), 'UTF-16: save it as UTF-8'],
    ['is in big UTF-16', utf16(`\ufeff${rows}`, true), 'UTF-16: save it as UTF-8'],
    ['is a page', '<!DOCTYPE html><title>Sign in, please</title>', 'a web page, or XML'],
    ['is binary', Buffer.from([1, 2, 0, 3, 0xff, 0, 0, 9, 8, 7]), 'binary data'],
    ['is another answer', '{"error":"x"}', 'text, or JSON without a row'],
    ['is an answer without rows', '{"conversations":[]}', 'text, or JSON without a row'],
    ['is an array of others', '[[1, 2], {"name": "x"}]', 'JSON without a row'],
    ['is an empty array', '[]', 'JSON without a row'],
    ['is text', 'Hello.\nNo rows here.\n', 'text, or JSON without a row'],
    ['is a header', 'Query,Status\r\n', 'a CSV without a row below its header'],
  ])('that %s is an error that says what the file looks like', async (_, content, looksLike) => {
    const { message, error, ids } = await readRows(fileWith(content));
    expect(error).toBeInstanceOf(CutShort);
    expect(message).toContain(
      `The file FILE has no row. Expected a JSON object on each line, a JSON array of these, an answer of the service with \`conversations\`, or the CSV that its dashboard exports; it looks like ${looksLike}`,
    );
    expect(ids).toEqual([]);
  });

  test.each([
    ['the first line', (lines: string[]) => ['\0\0\0\0', ...lines]],
    ['a line between', (lines: string[]) => lines.toSpliced(1, 0, '\0{"id":"x"}')],
    ['a row', (lines: string[]) => [...lines, lines[0]?.replace('"a"', '"a\0"') ?? '']],
  ])('is not a file with a stray NUL in %s: only that line is excluded', async (_, withStray) => {
    const lines = textsOf([at('a'), at('b')]);
    const { ids, error, lines: log } = await readRows(fileWith(withStray(lines).join('\n')));
    expect({ ids, error }).toEqual({ ids: ['a', 'b'], error: null });
    expect(log.at(-1)).toContain("has 1 line that isn't a row");
  });

  test('is still read as a CSV with a stray NUL', async () => {
    const csv = 'id,Query,Status\na,How\0?,unanswered\nb,Why?,unanswered\n';
    expect(await readRows(fileWith(csv))).toMatchObject({ ids: ['a', 'b'], error: null });
  });

  test('is no error if all its rows are of another time', async () => {
    expect((await readRows(fileOf([at('a', '2020-01-01')]))).error).toBeNull();
  });
});

describe('a file to report on', () => {
  test('must be readable', async () => {
    const folder = temporaryFolder();
    await expect(openRowsFile(folder)).rejects.toThrow(
      `The file ${folder} can't be read (it is not a file). Set the input \`conversations-file\``,
    );
    await expect(openRowsFile(join(folder, 'none'))).rejects.toThrow(/ENOENT.*\. Set/);
  });

  test('causes no internal error, whatever its content', async () => {
    const piece = fc.constantFrom(
      ...['{', '}', '[', ']', ',', ';', '\t', '"', '\\', '\n', '\r', ' ', '\ufeff', '\0', '='],
      ...[
        '"id":"a"',
        '"query":"q"',
        'Query',
        'Status',
        'unanswered',
        '11/9/2026',
        'null',
        'ü',
        '<',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const opened = await openRowsFile(fileWith(pieces.join(''))).catch((error: Error) => error);
        if (opened instanceof Error) expect(opened.message).toMatch(/^The CSV .* has no /);
        else
          expect((await readRows(opened.path)).message ?? 'The file').toMatch(/^The (file|JSON)/);
      }),
      { numRuns: 300 },
    );
  });
});
