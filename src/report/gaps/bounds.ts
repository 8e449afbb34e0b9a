import { type Gap, isTouched, type Memory } from './memory.ts';

/** Hashes of a gap that are kept while there is room, and when there is little. */
const samples = [32, 16, 8] as const;
/** More never fit, as each has an id that can't be compressed. */
const mostGaps = 1_000;

/**
 * The memory with as much of it as fits. The samples of large gaps are thinned out first; then the
 * gaps asked longest ago go that no human touched, the smaller first; then others; then all
 * samples.
 *
 * @returns and how many gaps went that a human had touched
 */
export function fewerGaps({
  memory,
  fits,
}: {
  memory: Memory;
  fits: (memory: Memory) => boolean;
}): { memory: Memory; forgotten: number } {
  let candidate = memory;
  for (const most of samples) {
    candidate = { ...memory, gaps: memory.gaps.map((gap) => sampled(gap, most)) };
    if (fits(candidate)) return { memory: candidate, forgotten: 0 };
  }
  const ranked = candidate.gaps.toSorted(mostWorthFirst);
  const kept = (count: number): Memory => {
    const ids = new Set(ranked.slice(0, count).map(({ id }) => id));
    return { ...candidate, gaps: candidate.gaps.filter(({ id }) => ids.has(id)) };
  };
  // Size grows with the number of gaps, so that the most that fit are found by halves.
  let [fitting, tooMany] = [0, Math.min(ranked.length, mostGaps) + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(kept(middle))) fitting = middle;
    else tooMany = middle;
  }
  return { memory: kept(fitting), forgotten: ranked.slice(fitting).filter(isTouched).length };
}

/** Hashes are in ascending order: the smallest are a fair sample. */
function sampled(gap: Gap, most: number): Gap {
  return gap.hashes.length <= most ? gap : { ...gap, hashes: gap.hashes.slice(0, most) };
}

function mostWorthFirst(a: Gap, b: Gap): number {
  return (
    Number(isTouched(b)) - Number(isTouched(a)) ||
    compare(b.lastReported ?? '', a.lastReported ?? '') ||
    b.rows - a.rows ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
