import { groupPlaces, wording } from './by-words.ts';
import { adjustedRandIndex } from './score.ts';

/** One question in as many is new: the others grow by a tenth. */
const oneIn = 11;
const drawCount = 5;

async function topicOf(texts: readonly string[]): Promise<number[]> {
  const topics = Array<number>(texts.length);
  const found = await groupPlaces(texts.map((text) => wording(text)));
  for (const [topic, { rows }] of found.entries()) for (const row of rows) topics[row] = topic;
  return topics;
}

/**
 * How far questions stay together when a tenth more come: the adjusted Rand index of the topics
 * that the old ones have without the new ones and with them, the mean of five draws.
 */
export async function steadiness(texts: readonly string[]): Promise<number> {
  const all = await topicOf(texts);
  let sum = 0;
  for (let draw = 0; draw < drawCount; draw++) {
    const isOld = (at: number): boolean => (at * 7 + draw * 3) % oneIn !== 0;
    const old = await topicOf(texts.filter((_, at) => isOld(at)));
    sum += adjustedRandIndex(
      old,
      all.filter((_, at) => isOld(at)),
    );
  }
  return sum / drawCount;
}
