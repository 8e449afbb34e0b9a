/** How well groups of questions agree with labels; every figure from 0 to 1, but for `groups`. */
export interface Score {
  /** Mean share of the commonest label in the 20 largest groups of two or more. */
  topPurity: number;
  /** Share of those groups for which it is at least 0.8. */
  topClean: number;
  /** BCubed F1: over questions, how pure and how complete the group of each is. */
  bcF1: number;
  /** F1 over pairs of questions that share a group or a label. */
  pairF1: number;
  groups: number;
}

const topGroups = 20;
const cleanPurity = 0.8;

const pairs = (count: number): number => (count * (count - 1)) / 2;
const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const harmonic = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

function counted<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Scores groups, each a list of indices into `labels`, that together hold every index once. */
export function score(groups: readonly (readonly number[])[], labels: readonly string[]): Score {
  const labelSizes = counted(labels);
  let precision = 0;
  let recall = 0;
  let pairsInBoth = 0;
  const sizes: { size: number; purity: number }[] = [];
  for (const group of groups) {
    const counts = counted(group.map((at) => labels[at] ?? ''));
    for (const [label, count] of counts) {
      precision += (count * count) / group.length;
      recall += (count * count) / (labelSizes.get(label) ?? 1);
      pairsInBoth += pairs(count);
    }
    sizes.push({ size: group.length, purity: Math.max(...counts.values()) / group.length });
  }
  const groupPairs = groups.reduce((sum, group) => sum + pairs(group.length), 0);
  const labelPairs = [...labelSizes.values()].reduce((sum, size) => sum + pairs(size), 0);
  const top = sizes
    .filter(({ size }) => size > 1)
    .sort((a, b) => b.size - a.size)
    .slice(0, topGroups);
  const purity = top.reduce((sum, group) => sum + group.purity, 0);
  const clean = top.filter((group) => group.purity >= cleanPurity).length;
  return {
    topPurity: ratio(purity, top.length),
    topClean: ratio(clean, top.length),
    bcF1: harmonic(precision / labels.length, recall / labels.length),
    pairF1: harmonic(ratio(pairsInBoth, groupPairs), ratio(pairsInBoth, labelPairs)),
    groups: groups.length,
  };
}

/** The adjusted Rand index of two groupings of the same items: 1 the same, 0 as by chance. */
export function adjustedRandIndex(a: readonly number[], b: readonly number[]): number {
  const paired = (groups: Iterable<number | string>): number =>
    [...counted(groups).values()].reduce((sum, size) => sum + pairs(size), 0);
  const inA = paired(a);
  const inB = paired(b);
  const inBoth = paired(a.map((group, at) => `${group} ${b[at]}`));
  const byChance = (inA * inB) / pairs(a.length);
  const most = (inA + inB) / 2;
  return most === byChance ? 1 : (inBoth - byChance) / (most - byChance);
}
