import { cosine } from '../../../search/vectors.ts';
import type { DistinctQuestion } from '../questions.ts';
import type { Similarity, Spaces } from '../similarity/similarity.ts';

/** Of each of a group's questions, how close it is to the group's largest part, at most 1. */
export type Closeness = (group: readonly DistinctQuestion[]) => number[];

/** Of a large group, each question is held against so many from all over it. */
const heldAgainst = 32;
/** Each lets those that are like the closest count more: it settles within a few. */
const rounds = 6;

/**
 * How close two questions are: those that hang together by a page alone are not, nor those that share
 * a word by chance.
 */
const closenessOf = (probability: number, meaning: number): number =>
  probability ** 2 * Math.max(0, meaning);

/** Questions from all over a group. */
function sample(group: readonly number[]): number[] {
  const step = Math.max(1, group.length / heldAgainst);
  const count = Math.min(heldAgainst, group.length);
  return Array.from({ length: count }, (_, at) => Math.floor(at * step));
}

/**
 * Closeness as the first eigenvector of a group's questions has it: who is close to many who are
 * close to many. So of a group of several parts the largest that hangs together has the closest.
 */
export function closenessAmong(
  questions: readonly DistinctQuestion[],
  { similarity, vectors }: { similarity: Similarity } & Pick<Spaces, 'vectors'>,
): Closeness {
  const placeOf = new Map(questions.map(({ key }, at) => [key, at]));
  return (group) => {
    if (group.length === 1) return [1];
    const places = group.map(({ key }) => placeOf.get(key) ?? 0);
    const others = sample(places);
    /** Row after row, one for each of the others. */
    const close = new Float64Array(others.length * group.length);
    for (const [row, at] of others.entries()) {
      const other = places[at] ?? 0;
      similarity.load(other);
      for (const [column, place] of places.entries()) {
        close[row * group.length + column] =
          column === at
            ? 1
            : closenessOf(similarity.probability(place), cosine(vectors, place, other));
      }
      similarity.unload();
    }
    let found = new Float64Array(group.length).fill(1);
    for (let round = 0; round < rounds; round++) {
      const next = new Float64Array(group.length);
      for (const [row, at] of others.entries()) {
        const weight = (group[at]?.rows.length ?? 0) * (found[at] ?? 0);
        for (let column = 0; column < group.length; column++) {
          next[column] = (next[column] ?? 0) + weight * (close[row * group.length + column] ?? 0);
        }
      }
      const most = next.reduce((largest, one) => Math.max(largest, one)) || 1;
      found = next.map((value) => value / most);
    }
    return [...found];
  };
}
