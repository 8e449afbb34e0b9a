import { pause } from '../../../pace.ts';
import {
  addRow,
  bounds,
  clearRow,
  columnsOf,
  dot,
  heightOf,
  rowBuilder,
  type SparseRows,
  transposed,
  valuesOf,
} from '../../../search/sparse.ts';
import { strongest } from '../../../search/strongest.ts';
import { questionCount, type Similarity } from '../similarity/similarity.ts';

/**
 * Entries of each kind of evidence read to find one question's candidates, most telling first.
 * What more questions share is not read: so time grows with the number of questions and not with
 * its square.
 */
const entriesRead = 1_200;

/** Of so few questions each is held against all: some are alike that share nothing but meaning. */
const mostHeldAgainstAll = 1_000;

/** Weaker similarities link nothing. */
const leastProbability = 0.02;

/** Gives for one question at a time the others that share most with it, at most `count`. */
function sharers(spaces: readonly SparseRows[], height: number, count: number) {
  const indices = spaces.map(transposed);
  const shared = new Float32Array(height);
  const touched = new Uint32Array(height);
  const most = strongest(count);
  return (question: number): Uint32Array => {
    let size = 0;
    for (const [at, rows] of spaces.entries()) {
      const { starts, columns, values } = indices[at] as SparseRows;
      let left = entriesRead;
      const [start, end] = bounds(rows, question);
      for (let entry = start; entry < end; entry++) {
        const value = rows.values[entry] as number;
        const column = rows.columns[entry] as number;
        const from = starts[column] as number;
        const to = starts[column + 1] as number;
        left -= to - from;
        if (left < 0) break;
        for (let found = from; found < to; found++) {
          const other = columns[found] as number;
          const before = shared[other] as number;
          if (before === 0) touched[size++] = other;
          shared[other] = before + value * (values[found] as number);
        }
      }
    }
    for (let at = 0; at < size; at++) {
      const other = touched[at] as number;
      if (other !== question) most.offer(other, shared[other] as number);
      shared[other] = 0;
    }
    return most.take().items;
  };
}

/** Of the candidates of each question the `count` likeliest, the likeliest first, ties by number. */
async function likeliest(
  similarity: Similarity,
  candidates: (question: number) => Uint32Array,
  count: number,
): Promise<SparseRows> {
  const height = questionCount(similarity);
  const { add, rows } = rowBuilder(height);
  const list = strongest(count);
  for (let question = 0; question < height; question++) {
    await pause();
    similarity.load(question);
    for (const other of candidates(question)) {
      if (other === question) continue;
      const probability = similarity.probability(other);
      if (probability >= leastProbability) list.offer(other, probability);
    }
    similarity.unload();
    const { items, values } = list.take();
    add(items, values);
  }
  return rows();
}

/**
 * The `count` likeliest others of each question: a square matrix of probabilities, each row's
 * entries from the likeliest down, ties by column.
 */
export function neighbours(similarity: Similarity, count: number): Promise<SparseRows> {
  const height = questionCount(similarity);
  if (height > mostHeldAgainstAll) {
    return likeliest(similarity, sharers(similarity.spaces, height, count), count);
  }
  const all = Uint32Array.from({ length: height }, (_, question) => question);
  return likeliest(similarity, () => all, count);
}

/** The same among those that each question is linked to, by another similarity than found the links. */
export function neighboursAmong(
  similarity: Similarity,
  links: SparseRows,
  count: number,
): Promise<SparseRows> {
  return likeliest(similarity, (one) => columnsOf(links, one), count);
}

/** The links that either side sees, each as strong as the side that sees it stronger has it. */
export function symmetric(links: SparseRows): SparseRows {
  const mirror = transposed(links);
  const { addOf, rows } = rowBuilder(links.width);
  const seen = new Float32Array(links.width);
  const others = new Uint32Array(links.width);
  for (let row = 0; row < heightOf(links); row++) {
    let size = 0;
    for (const { starts, columns, values } of [links, mirror]) {
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry++) {
        const other = columns[entry] as number;
        if (seen[other] === 0) others[size++] = other;
        seen[other] = Math.max(seen[other] as number, values[entry] as number);
      }
    }
    addOf(others.subarray(0, size), seen);
    for (let at = 0; at < size; at++) seen[others[at] as number] = 0;
  }
  return rows();
}

/*
 * Fitted as the first weights in `similarity.ts` were: the log-odds that two questions ask the same, by
 * what a look at the two alone gave and by how far they are like the same others.
 */
const secondLook = { byChance: -2, first: 0.8, agreement: 5 } as const;

/** A question that is like few others is like them by chance more often. */
const likeNobody = 0.5;

/**
 * Looks at each link again, beside what both questions are linked to: two that are like the same
 * others ask the same more often than their words alone say, and two that share a word by chance
 * have nobody in common.
 */
export async function rescored(links: SparseRows): Promise<SparseRows> {
  const height = heightOf(links);
  const lengths = Float64Array.from({ length: height }, (_, row) => {
    const squares = valuesOf(links, row).reduce((sum, value) => sum + value ** 2, 0);
    return Math.sqrt(squares + likeNobody);
  });
  const own = new Float32Array(height);
  const values = new Float32Array(links.values.length);
  for (let row = 0; row < height; row++) {
    await pause();
    addRow(own, links, row);
    const [start, end] = bounds(links, row);
    for (let entry = start; entry < end; entry++) {
      const other = links.columns[entry] as number;
      const first = links.values[entry] as number;
      const agreement =
        (first + dot(own, links, other)) / ((lengths[row] as number) * (lengths[other] as number));
      const logOdds =
        secondLook.byChance +
        secondLook.first * Math.log(first / (1 - first + 1e-6)) +
        secondLook.agreement * agreement;
      values[entry] = 1 / (1 + Math.exp(-logOdds));
    }
    clearRow(own, links, row);
  }
  return { ...links, values };
}
