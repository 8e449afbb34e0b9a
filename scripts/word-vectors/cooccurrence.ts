import type { Page, Vocabulary } from './corpus.ts';
import type { Sparse } from './factor.ts';

/** Words this far apart in a passage are still seen together. */
const window = 12;
/** What a word of the heading counts beside a word of the text below it. */
const headingShare = 0.5;
/** Words of a passage further on say little of what its heading is about. */
const readBelowHeading = 60;

/** How often each two of some words stand together, one row after the other. */
export interface Counts {
  size: number;
  cells: Float32Array;
}

/** In fewer sources than this, a word is a name of one product. */
const fewestSources = 3;
const readable = /^(?:\p{L}[\p{L}\p{M}\p{N}_+#.]{1,23}|[1-5]\d\d|[cf][+#]{1,2})$/u;

/**
 * The numbers in the vocabulary of the words to learn about: the most frequent that are in several sources, and
 * those of `always` that occur at all, sorted by their characters.
 */
export function chosenWords(
  vocabulary: Vocabulary,
  pages: readonly Page[],
  { size, always }: { size: number; always: readonly string[] },
): Int32Array {
  const sources = new Uint8Array(vocabulary.stems.length);
  for (const [, own] of Map.groupBy(pages, ({ source }) => source)) {
    const seen = new Set(
      own.flatMap(({ passages }) => passages.flatMap(({ stems }) => [...stems])),
    );
    for (const number of seen) sources[number] = (sources[number] ?? 0) + 1;
  }
  const wanted = new Set(always.flatMap((stem) => vocabulary.find(stem) ?? []));
  const stem = (number: number) => vocabulary.stems[number] ?? '';
  const count = (number: number) => vocabulary.counts[number] ?? 0;
  const rank = (number: number) => (wanted.has(number) ? Infinity : count(number));
  const numbers = [...vocabulary.stems.keys()].filter(
    (number) =>
      wanted.has(number) ||
      ((sources[number] ?? 0) >= fewestSources && readable.test(stem(number))),
  );
  return Int32Array.from(
    numbers
      .sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)))
      .slice(0, size)
      .sort((a, b) => (stem(a) < stem(b) ? -1 : 1)),
  );
}

/**
 * Counts what stands together on the pages: words of a passage, nearer ones more, and those of a
 * heading with those below it.
 */
export function countTogether(pages: readonly Page[], chosen: Int32Array): Counts {
  const size = chosen.length;
  const cells = new Float32Array(size * size);
  const columns = new Int32Array(Math.max(0, ...chosen) + 1).fill(-1);
  chosen.forEach((number, column) => {
    columns[number] = column;
  });
  const add = (a: number, b: number, weight: number) => {
    if (a === b) return;
    cells[a * size + b] = (cells[a * size + b] ?? 0) + weight;
    cells[b * size + a] = (cells[b * size + a] ?? 0) + weight;
  };
  const known = (stems: Int32Array) =>
    stems.map((number) => columns[number] ?? -1).filter((column) => column >= 0);

  for (const { passages } of pages) {
    let heading = new Int32Array();
    let below = 0;
    for (const { level, stems } of passages) {
      const row = known(stems);
      for (let at = 0; at < row.length; at++) {
        for (let step = 1; step <= window && at + step < row.length; step++) {
          add(row[at] ?? 0, row[at + step] ?? 0, 1 - (step - 1) / window);
        }
      }
      if (level > 0) {
        heading = row;
        below = 0;
      } else if (below < readBelowHeading) {
        for (const word of row.slice(0, readBelowHeading - below)) {
          for (const title of heading) add(title, word, headingShare / heading.length);
        }
        below += row.length;
      }
    }
  }
  return { size, cells };
}

/** Raises the share of rare contexts: Levy, Goldberg and Dagan 2015. */
const contextPower = 0.75;

/** Words that stand together less often do so by chance. */
const leastTogether = 0.5;

/** The positive pointwise mutual information of two words, with smoothed contexts, symmetric. */
export function positiveInformation({ size, cells }: Counts): Sparse {
  const sums = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) sum += cells[row * size + column] ?? 0;
    sums[row] = sum;
  }
  const total = sums.reduce((sum, one) => sum + one, 0);
  const smoothed = sums.map((sum) => sum ** contextPower);
  const smoothedTotal = smoothed.reduce((sum, one) => sum + one, 0);
  const logs = sums.map((sum) => Math.log(sum / total));
  const smoothedLogs = smoothed.map((sum) => Math.log(sum / smoothedTotal));
  const information = (row: number, column: number) => {
    const together = cells[row * size + column] ?? 0;
    if (together < leastTogether) return 0;
    const least = Math.min(
      (logs[row] ?? 0) + (smoothedLogs[column] ?? 0),
      (logs[column] ?? 0) + (smoothedLogs[row] ?? 0),
    );
    return Math.log(together / total) - least;
  };
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < size; row++) {
    let entries = 0;
    for (let column = 0; column < size; column++) if (information(row, column) > 0) entries++;
    starts[row + 1] = (starts[row] ?? 0) + entries;
  }
  const columns = new Uint32Array(starts[size] ?? 0);
  const values = new Float32Array(columns.length);
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const value = information(row, column);
      if (value <= 0) continue;
      columns[at] = column;
      values[at++] = value;
    }
  }
  return { size, starts, columns, values };
}
