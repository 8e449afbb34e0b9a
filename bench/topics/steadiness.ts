import { groupQuestions } from '../../src/report/topics/topics.ts';

/** One question in as many is new: the others grow by a tenth. */
const ONE_IN = 11;
const DRAWS = 5;

const pairs = (count: number): number => (count * (count - 1)) / 2;

function sizes(keys: readonly (string | number)[]): number[] {
  const counts = new Map<string | number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts.values()];
}

/** The adjusted Rand index of two groupings of the same items: 1 the same, 0 as by chance. */
function adjustedRandIndex(a: readonly number[], b: readonly number[]): number {
  const paired = (keys: readonly (string | number)[]): number =>
    sizes(keys).reduce((sum, size) => sum + pairs(size), 0);
  const inA = paired(a);
  const inB = paired(b);
  const inBoth = paired(a.map((group, at) => `${group} ${b[at]}`));
  const byChance = (inA * inB) / pairs(a.length);
  const most = (inA + inB) / 2;
  return most === byChance ? 1 : (inBoth - byChance) / (most - byChance);
}

function topicOf(texts: readonly string[]): number[] {
  const topics = Array<number>(texts.length);
  const found = groupQuestions(texts.map((text) => ({ text, current: true })));
  for (const [topic, { members }] of found.entries())
    for (const row of members) topics[row] = topic;
  return topics;
}

/**
 * How far questions stay together when a tenth more come: the adjusted Rand index of the topics
 * that the old ones have without the new ones and with them, the mean of five draws.
 */
export function steadiness(texts: readonly string[]): number {
  const all = topicOf(texts);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const isOld = (at: number): boolean => (at * 7 + draw * 3) % ONE_IN !== 0;
    const old = topicOf(texts.filter((_, at) => isOld(at)));
    sum += adjustedRandIndex(
      old,
      all.filter((_, at) => isOld(at)),
    );
  }
  return sum / DRAWS;
}
