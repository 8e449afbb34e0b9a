import { calibrate } from '../compare/calibrate.ts';
import { lookedAtAgain, symmetric } from '../compare/graph.ts';
import type { Likeness } from '../compare/likeness.ts';
import { nearest } from '../compare/nearest.ts';
import type { Pace } from '../pace.ts';
import { communities } from './communities.ts';
import { widened } from './widen.ts';

/** Of each question, as many others are held against it. */
const neighbours = 25;

/** As often links are looked at again, each time beside what the look before left of the others. */
const looks = 2;

/** Questions stay together while two of them ask the same thing this likely on average. */
const leastLikely = 0.2;

/** The questions of each group, as indices, ascending. */
export async function groupsOf(likeness: Likeness, pace: Pace): Promise<number[][]> {
  await calibrate(likeness, pace);
  let links = await nearest(likeness, { count: neighbours, pace });
  for (let look = 0; look < looks; look++) links = await lookedAtAgain(links, pace);
  const graph = symmetric(links);
  const groups = await communities(graph, { resolution: leastLikely, pace });
  return widened(groups, { likeness, graph, resolution: leastLikely, pace });
}
