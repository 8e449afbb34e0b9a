import { addScaled, scaleToOne, wordVector, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { bounds, heightOf, rowBuilder, type SparseRows } from '../../../search/sparse.ts';
import { strongest } from '../../../search/strongest.ts';
import { centre, type Vectors } from '../../../search/vectors.ts';
import type { DistinctQuestion } from '../questions.ts';
import type { Idf } from './lexical.ts';

/** Questions about other things that are taken to exist beside those given. */
const otherQuestions = 2;

/** What the telling words of its failed answers count, beside a question's own words. */
const shareOfAnswer = 0.5;

/**
 * What each question means: the mean of its words' vectors, those that say more and that fewer of
 * the questions have counting more, less the mean of all questions, which is what the product is
 * about.
 *
 * @param answers what the failed answers of each question tell of it, by stem
 */
export async function questionVectors(
  questions: readonly DistinctQuestion[],
  { idf, answers }: { idf: Idf; answers: readonly ReadonlyMap<string, number>[] },
): Promise<Vectors> {
  const known = new Map<string, Float32Array>();
  const shares = new Map<string, number>();
  for (const stem of idf.counts.keys()) {
    await pause();
    const vector = wordVector(stem);
    if (!vector) continue;
    known.set(stem, vector);
    shares.set(stem, wordWeight(stem) * Math.sqrt(idf.of(stem)));
  }
  const width = known.values().next().value?.length ?? 0;
  const values = new Float32Array(questions.length * width);
  const answer = new Float32Array(width);
  const inAnswers = new Map<string, Float32Array | undefined>();
  for (const [row, { stems }] of questions.entries()) {
    await pause();
    const start = row * width;
    for (const stem of new Set(stems)) {
      const vector = known.get(stem);
      if (vector) addScaled(values, start, vector, shares.get(stem) ?? 0);
    }
    scaleToOne(values, start, start + width);
    const told = answers[row];
    if (!told?.size) continue;
    answer.fill(0);
    for (const [stem, weight] of told) {
      const vector = inAnswers.has(stem) ? inAnswers.get(stem) : wordVector(stem);
      inAnswers.set(stem, vector);
      if (vector) addScaled(answer, 0, vector, weight);
    }
    scaleToOne(answer);
    addScaled(values, start, answer, shareOfAnswer);
    scaleToOne(values, start, start + width);
  }
  await centre({ width, values }, otherQuestions);
  return { width, values };
}

/*
 * What is known of one question is known of its neighbours, to a degree: a citation that one of five
 * alike has is worth something to the four others, and words in which one is put stand near those of
 * the others. The mean of a question's own row and its neighbours' is less noise.
 */

/** How much the neighbours count together at most, beside the question itself. */
const shareOfNeighbours = 0.5;
/** So many that ask the same count half of that: a question that is like nobody stays as it is. */
const chanceNeighbours = 0.4;
const mostNeighbours = 10;
/** Entries that are kept of a row, the strongest ones. */
const mostEntries = 32;

/** Calls back for a row itself and each neighbour that counts, with its share; the links come from the strongest down. */
function share(
  links: SparseRows,
  row: number,
  add: (neighbour: number, share: number) => void,
): void {
  const start = links.starts[row] as number;
  const last = Math.min(links.starts[row + 1] as number, start + mostNeighbours);
  let sum = 0;
  for (let at = start; at < last; at++) sum += links.values[at] as number;
  const each = shareOfNeighbours / (sum + chanceNeighbours);
  add(row, 1 - each * sum);
  for (let at = start; at < last; at++) {
    add(links.columns[at] as number, each * (links.values[at] as number));
  }
}

/** Each row the mean of itself and of its neighbours' rows. */
export async function smoothedRows(rows: SparseRows, links: SparseRows): Promise<SparseRows> {
  if (rows.width === 0) return rows;
  const { addOf, rows: means } = rowBuilder(rows.width);
  const sums = new Float64Array(rows.width);
  const most = strongest(mostEntries);
  for (let row = 0; row < heightOf(rows); row++) {
    await pause();
    const touched: number[] = [];
    share(links, row, (neighbour, much) => {
      const [start, end] = bounds(rows, neighbour);
      for (let at = start; at < end; at++) {
        const column = rows.columns[at] as number;
        const before = sums[column] as number;
        if (before === 0) touched.push(column);
        sums[column] = before + much * (rows.values[at] as number);
      }
    });
    for (const column of touched) most.offer(column, sums[column] as number);
    addOf(most.take().items.sort(), sums);
    for (const column of touched) sums[column] = 0;
  }
  return means();
}

/** The same for vectors, whose rows are no longer of length 1: unlike neighbours cancel out. */
export async function smoothedVectors(
  { width, values }: Vectors,
  links: SparseRows,
): Promise<Vectors> {
  const smoothed = new Float32Array(values.length);
  for (let row = 0; row < heightOf(links); row++) {
    await pause();
    const to = row * width;
    share(links, row, (neighbour, much) => {
      const from = neighbour * width;
      for (let at = 0; at < width; at++) {
        smoothed[to + at] = (smoothed[to + at] as number) + much * (values[from + at] as number);
      }
    });
  }
  return { width, values: smoothed };
}
