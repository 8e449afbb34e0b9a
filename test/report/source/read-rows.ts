import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRowsFile } from '../../../src/report/source/file.ts';
import { Cancelled } from '../../../src/step.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { simulatedClock } from '../../world/clock.ts';

export const period = { from: '2026-11-09', to: '2026-11-16' };

export function fileWith(content: string | Buffer): string {
  const path = join(temporaryFolder(), 'rows');
  writeFileSync(path, content);
  return path;
}

/** The rows of a file by batch, and the log. */
export async function readRows(
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
  const { rowsOf } = (await openRowsFile(path)).source({
    undatedIn: period,
    clock,
    signal: controller.signal,
    deadline: clock.now() + minutes * 60_000,
    log: {
      info: (text: string) => lines.push(text.replace(path, 'FILE')),
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
    for await (const _ of rowsOf({ from: '2026-11-02', to: '2026-11-09' }));
    return lines;
  };
  return {
    batches,
    ids: batches.flat().map((row) => (row as { id: string }).id),
    rows: batches.flat() as Record<string, unknown>[],
    lines,
    error,
    message: error instanceof Error ? error.message.replace(path, 'FILE') : null,
    again,
  };
}
