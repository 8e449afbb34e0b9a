import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the table, measured once a round. */
export interface Line {
  name: string;
  unit: '×' | 's' | 'MiB' | 'kB';
  /** The limit, if there is one. */
  most?: number;
}

/** The middle three of five measurements: the median and its neighbours. */
type Middle = [low: number, median: number, high: number];

const file = join(import.meta.dirname, 'figures.json');
type Committed = Record<string, Middle>;

export const rounds = 5;

export function middleOf(values: readonly number[]): Middle {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number): number =>
    sorted[Math.round(place * (sorted.length - 1))] ?? Number.NaN;
  return [at(1 / 4), at(1 / 2), at(3 / 4)];
}

/**
 * Prints the lines next to the committed figures. A line regressed if the lowest of its middle three values is above the
 * highest of the committed ones.
 *
 * @param measured each line's values by its name
 * @param keep whether to replace the committed figures
 * @returns the names of those that regressed
 */
export function printTable(
  lines: readonly Line[],
  { measured, keep }: { measured: ReadonlyMap<string, readonly number[]>; keep: boolean },
): string[] {
  const committed = JSON.parse(readFileSync(file, 'utf8')) as Committed;
  const next: Committed = { ...committed };
  const regressed: string[] = [];
  console.log(
    `${'line'.padEnd(nameWidth)}${['median', 'of five', 'committed', 'at most'].map((title) => title.padStart(width)).join('')}`,
  );
  for (const { name, unit, most } of lines) {
    const values = measured.get(name);
    if (!values) continue;
    const own = middleOf(values).map((value) => Number(value.toPrecision(4))) as Middle;
    const before = committed[name];
    next[name] = own;
    const isWorse = before !== undefined && own[0] > before[2];
    if (isWorse) regressed.push(name);
    const cells = [
      `${shown(own[1])} ${unit}`,
      `${shown(own[0])} to ${shown(own[2])}`,
      before ? shown(before[1]) : '-',
      most === undefined ? '-' : shown(most),
    ];
    const marks = [
      isWorse && 'regressed',
      most !== undefined && own[1] > most && 'above the bound',
    ].filter(Boolean);
    console.log(
      `${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(width)).join('')}  ${marks.join(', ')}`,
    );
  }
  if (keep) {
    const entries = Object.entries(next).map(
      ([name, middle]) => `  ${JSON.stringify(name)}: [${middle.join(', ')}]`,
    );
    writeFileSync(file, `{\n${entries.join(',\n')}\n}\n`);
  }
  return regressed;
}

const nameWidth = 50;
const width = 16;
const shown = (value: number): string => (value < 100 ? value.toFixed(2) : value.toFixed(0));
