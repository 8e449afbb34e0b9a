import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile, fileRows } from '../../../src/report/source/file.ts';
import { CutShort } from '../../../src/report/source/source.ts';
import { Cancelled } from '../../../src/step.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { simulatedClock } from '../../world/clock.ts';

const period = { from: '2026-11-09', to: '2026-11-16' };
const before = { from: '2026-11-02', to: '2026-11-09' };
const at = (id: string, timestamp: unknown = '2026-11-10T08:00:00Z') => ({
  ...{ id, timestamp, query: 'How?', answer: null },
});

function fileOf(lines: readonly (string | object)[]): string {
  const path = join(temporaryFolder(), 'rows.jsonl');
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(path, `${texts.join('\n')}\n`);
  return path;
}

/** What is read of a file, batch by batch, and what is logged of it. */
async function read(
  path: string,
  {
    of = period,
    minutes = 30,
    cancel = false,
  }: { of?: typeof period; minutes?: number; cancel?: boolean } = {},
) {
  const lines: string[] = [];
  const controller = new AbortController();
  const clock = simulatedClock({ random: () => 0.5 });
  const { rowsOf } = fileRows({
    ...{ path, undatedIn: period, clock, signal: controller.signal },
    deadline: clock.now() + minutes * 60_000,
    log: {
      info: (text: string) => lines.push(text),
      warning: (text: string) => lines.push(`Warning: ${text.replace(path, 'FILE')}`),
    } as never,
  });
  const batches: unknown[][] = [];
  let error: unknown = null;
  const readAll = async (): Promise<void> => {
    for await (const batch of rowsOf(of)) {
      batches.push(batch);
      if (cancel) controller.abort(new Cancelled('SIGINT'));
    }
  };
  await readAll().catch((thrown: unknown) => {
    error = thrown;
  });
  const again = async () => {
    for await (const _ of rowsOf(before));
    return lines;
  };
  return {
    batches,
    ids: batches.flat().map((row) => (row as { id: string }).id),
    lines,
    error,
    again,
  };
}

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
    const { ids, lines, error } = await read(path);
    expect(ids).toEqual(['first', 'number', 'hidden', 'none', 'odd', 'unreadable']);
    expect(error).toBeNull();
    expect(lines).toEqual([
      expect.stringMatching(/^2026-11-09 to 2026-11-16: 11 lines, 6 rows\.$/),
    ]);
    expect((await read(path, { of: before })).ids).toEqual(['before']);
  });

  test('come in batches of a thousand, or fewer if they are long', async () => {
    const many = fileOf(Array.from({ length: 2_001 }, (_, id) => at(`${id}`)));
    expect((await read(many)).batches.map(({ length }) => length)).toEqual([1_000, 1_000, 1]);
    const long = 'x'.repeat(5 * 1024 * 1024);
    const path = fileOf(['a', 'b', 'c'].map((id) => ({ ...at(id), long })));
    expect((await read(path)).batches.map(({ length }) => length)).toEqual([2, 1]);
  });

  test.each<[string, (string | object)[], string]>([
    ['one', [at('a'), 'text'], "1 line that isn't a row (line 2): it was left out."],
    [
      'some',
      ['[]', at('a'), 'null', '7'],
      "3 lines that aren't rows (lines 1, 3, 4): they were left out.",
    ],
    [
      'many',
      [at('a'), '"a"', '{', '1', 'x'],
      "4 lines that aren't rows (lines 2, 3, 4 and more): they were left out.",
    ],
    [
      'all',
      ['[{"id": 1},', '{"id": 2}]'],
      "2 lines that aren't rows (lines 1, 2): they were left out. The file needs a JSON object on each line; `jq -c .[]` makes such lines of a JSON array.",
    ],
  ])('are warned of once if %s of its lines are none', async (_, lines, warning) => {
    const { lines: told, again } = await read(fileOf(lines));
    const warnings = (all: string[]) => all.filter((line) => line.startsWith('Warning'));
    expect(warnings(told)).toEqual([`Warning: The file FILE has ${warning}`]);
    expect(warnings(await again())).toHaveLength(1);
  });

  test('end with the time, and with the step', async () => {
    const path = fileOf(Array.from({ length: 1_500 }, (_, id) => at(`${id}`)));
    const late = await read(path, { minutes: 0 });
    expect(late.ids).toHaveLength(1_000);
    expect(late.error).toBeInstanceOf(CutShort);
    expect(String(late.error)).toContain(
      `The time was up after line 1000 of ${path}. Raise \`timeout-minutes\`, or report on a smaller file.`,
    );
    const cancelled = await read(path, { cancel: true });
    expect(cancelled.error).toBeInstanceOf(Cancelled);
    expect(cancelled.ids).toHaveLength(1_000);
  });

  test('of a file that can’t be read are told to be unread', async () => {
    const folder = temporaryFolder();
    const { error } = await read(folder);
    expect(error).toBeInstanceOf(CutShort);
    expect(String(error)).toContain(`The file ${folder} can't be read beyond line 0 (EISDIR`);
    expect(String(error)).toContain('Run again once it can.');
  });
});

describe('a file to report on', () => {
  test('is one that can be read, and not the one that is written', async () => {
    const path = fileOf([at('a')]);
    const folder = temporaryFolder();
    const output = join(folder, 'conversations.jsonl');
    await expect(checkFile({ path, output })).resolves.toBeUndefined();
    writeFileSync(output, 'another');
    await expect(checkFile({ path, output })).resolves.toBeUndefined();
    await expect(checkFile({ path: folder, output })).rejects.toThrow(
      `The file ${folder} can't be read (it is not a file). Set the input \`conversations-file\``,
    );
    await expect(checkFile({ path: join(folder, 'none'), output })).rejects.toThrow(
      /ENOENT.*\. Set/,
    );
    mkdirSync(join(folder, 'out'));
    const linked = join(folder, 'out', 'conversations.jsonl');
    linkSync(path, linked);
    await expect(checkFile({ path, output: linked })).rejects.toThrow(
      `The file ${path} is the one that the report writes its own rows to. Set the input \`output-dir\``,
    );
  });
});
