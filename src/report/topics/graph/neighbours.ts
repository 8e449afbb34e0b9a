import type { Pace } from '../../../pace.ts';
import { bounds, heightOf, type SparseRows, transposed } from '../../../search/sparse.ts';
import { type Strongest, strongest } from '../../../search/strongest.ts';
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

interface Search {
  /** How many others are looked for. */
  count: number;
  pace: Pace;
}

/** Collects rows of strongest links into one matrix. */
function collector(height: number, capacity: number) {
  const starts = new Uint32Array(height + 1);
  const columns = new Uint32Array(height * capacity);
  const values = new Float32Array(height * capacity);
  return {
    push(row: number, list: Strongest): void {
      const start = starts[row] ?? 0;
      const { items, values: strengths } = list.take();
      columns.set(items, start);
      values.set(strengths, start);
      starts[row + 1] = start + items.length;
    },
    rows(): SparseRows {
      const end = starts[height] ?? 0;
      return {
        starts,
        columns: columns.subarray(0, end),
        values: values.subarray(0, end),
        width: height,
      };
    },
  };
}

/** Adds up, for one question at a time, what others share with it. */
function sharing(spaces: readonly SparseRows[], height: number) {
  const indices = spaces.map(transposed);
  const shared = new Float32Array(height);
  const touched = new Uint32Array(height);
  let reached = 0;
  const share = (index: SparseRows, column: number, value: number): void => {
    const [from, to] = bounds(index, column);
    for (let at = from; at < to; at++) {
      const other = index.columns[at] ?? 0;
      const before = shared[other] ?? 0;
      if (before === 0) touched[reached++] = other;
      shared[other] = before + value * (index.values[at] ?? 0);
    }
  };
  const reachIn = (rows: SparseRows, index: SparseRows, question: number): void => {
    let left = entriesRead;
    const [start, end] = bounds(rows, question);
    for (let entry = start; entry < end; entry++) {
      const column = rows.columns[entry] ?? 0;
      const [from, to] = bounds(index, column);
      left -= to - from;
      if (left < 0) break;
      share(index, column, rows.values[entry] ?? 0);
    }
  };
  return {
    /** Puts those that share most with the question into the list. */
    candidates(question: number, list: Strongest): void {
      reached = 0;
      for (let at = 0; at < spaces.length; at++) {
        reachIn(spaces[at] as SparseRows, indices[at] as SparseRows, question);
      }
      for (let at = 0; at < reached; at++) {
        const other = touched[at] ?? 0;
        const value = shared[other] ?? 0;
        shared[other] = 0;
        if (other !== question) list.offer(other, value);
      }
    },
  };
}

/** Holds each question against all, each two once. */
async function neighboursAmongAll(
  similarity: Similarity,
  { count, pace }: Search,
): Promise<Strongest[]> {
  const lists = Array.from({ length: questionCount(similarity) }, () => strongest(count));
  for (const [question, list] of lists.entries()) {
    const pause = pace();
    if (pause) await pause;
    similarity.load(question);
    for (let other = question + 1; other < lists.length; other++) {
      const probability = similarity.probability(other);
      if (probability < leastProbability) continue;
      list.offer(other, probability);
      lists[other]?.offer(question, probability);
    }
    similarity.unload();
  }
  return lists;
}

/** Holds each question against those that share most with it. */
async function* neighboursAmongSharers(
  similarity: Similarity,
  { count, pace }: Search,
): AsyncGenerator<Strongest> {
  const height = questionCount(similarity);
  const { candidates } = sharing(similarity.spaces, height);
  const sharers = strongest(count);
  const likeliest = strongest(count);
  for (let question = 0; question < height; question++) {
    const pause = pace();
    if (pause) await pause;
    candidates(question, sharers);
    similarity.load(question);
    for (const other of sharers.take().items) {
      const probability = similarity.probability(other);
      if (probability >= leastProbability) likeliest.offer(other, probability);
    }
    similarity.unload();
    yield likeliest;
  }
}

/**
 * The `count` likeliest others of each question: a square matrix of probabilities, each row's
 * entries from the likeliest down, ties by column.
 */
export async function neighbours(similarity: Similarity, search: Search): Promise<SparseRows> {
  const height = questionCount(similarity);
  const found = collector(height, search.count);
  const lists =
    height <= mostHeldAgainstAll
      ? await neighboursAmongAll(similarity, search)
      : neighboursAmongSharers(similarity, search);
  let question = 0;
  for await (const list of lists) found.push(question++, list);
  return found.rows();
}

/**
 * The `count` likeliest of those that each question is linked to, by another similarity than the one
 * that found the links.
 */
export async function neighboursAmong(
  similarity: Similarity,
  links: SparseRows,
  search: Search,
): Promise<SparseRows> {
  const height = questionCount(similarity);
  const found = collector(height, search.count);
  const likeliest = strongest(search.count);
  for (let question = 0; question < height; question++) {
    const pause = search.pace();
    if (pause) await pause;
    const [start, end] = bounds(links, question);
    similarity.load(question);
    for (let at = start; at < end; at++) {
      const other = links.columns[at] ?? 0;
      const probability = similarity.probability(other);
      if (probability >= leastProbability) likeliest.offer(other, probability);
    }
    similarity.unload();
    found.push(question, likeliest);
  }
  return found.rows();
}

/** The links that either side sees, each as strong as the side that sees it stronger has it. */
export function symmetric(rows: SparseRows): SparseRows {
  const height = heightOf(rows);
  const mirror = transposed(rows);
  const starts = new Uint32Array(height + 1);
  const columns = new Uint32Array(rows.columns.length * 2);
  const values = new Float32Array(rows.values.length * 2);
  const slots = new Int32Array(height).fill(-1);
  let written = 0;
  const add = (side: SparseRows, row: number, first: number): void => {
    const [start, end] = bounds(side, row);
    for (let entry = start; entry < end; entry++) {
      const column = side.columns[entry] ?? 0;
      let slot = slots[column] ?? -1;
      if (slot < first) {
        slot = written++;
        slots[column] = slot;
        columns[slot] = column;
      }
      values[slot] = Math.max(values[slot] ?? 0, side.values[entry] ?? 0);
    }
  };
  for (let row = 0; row < height; row++) {
    const first = written;
    add(rows, row, first);
    add(mirror, row, first);
    starts[row + 1] = written;
  }
  return {
    starts,
    columns: columns.subarray(0, written),
    values: values.subarray(0, written),
    width: height,
  };
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
export async function rescored(links: SparseRows, pace: Pace): Promise<SparseRows> {
  const height = heightOf(links);
  const squares = new Float64Array(height);
  for (let row = 0; row < height; row++) {
    const [start, end] = bounds(links, row);
    for (let entry = start; entry < end; entry++) {
      squares[row] = (squares[row] ?? 0) + (links.values[entry] ?? 0) ** 2;
    }
  }
  const own = new Float32Array(height);
  const values = new Float32Array(links.values.length);
  const look = (row: number): void => {
    const [start, end] = bounds(links, row);
    for (let entry = start; entry < end; entry++) {
      own[links.columns[entry] ?? 0] = links.values[entry] ?? 0;
    }
    for (let entry = start; entry < end; entry++) {
      const other = links.columns[entry] ?? 0;
      const first = links.values[entry] ?? 0;
      let shared = first;
      const [from, to] = bounds(links, other);
      for (let at = from; at < to; at++) {
        shared += (links.values[at] ?? 0) * (own[links.columns[at] ?? 0] ?? 0);
      }
      const agreement =
        shared /
        Math.sqrt(((squares[row] ?? 0) + likeNobody) * ((squares[other] ?? 0) + likeNobody));
      const logOdds =
        secondLook.byChance +
        secondLook.first * Math.log(first / (1 - first + 1e-6)) +
        secondLook.agreement * agreement;
      values[entry] = 1 / (1 + Math.exp(-logOdds));
    }
    for (let entry = start; entry < end; entry++) own[links.columns[entry] ?? 0] = 0;
  };
  for (let row = 0; row < height; row++) {
    const pause = pace();
    if (pause) await pause;
    look(row);
  }
  return { ...links, values };
}
