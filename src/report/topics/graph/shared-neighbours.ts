import type { Pace } from '../../../pace.ts';
import { bounds, heightOf, type SparseRows } from '../../../search/sparse.ts';

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
