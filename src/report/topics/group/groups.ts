import { calibrate } from '../compare/calibrate.ts';
import type { Likeness } from '../compare/likeness.ts';
import { nearest } from '../compare/nearest.ts';
import { lookedAtAgain } from '../compare/second-look.ts';
import { symmetric } from '../compare/symmetric.ts';
import type { Pace } from '../pace.ts';
import { communities } from './communities.ts';
import { widened } from './widen.ts';

/** Of each question, as many others are held against it. */
const neighbours = 14;

/** Questions stay together while two of them ask the same thing this likely on average. */
const leastLikely = 0.2;

/** The questions of each group, as indices, ascending. */
export async function groupsOf(likeness: Likeness, pace: Pace): Promise<number[][]> {
  await calibrate(likeness, pace);
  const links = await nearest(likeness, { count: neighbours, pace });
  const graph = symmetric(await lookedAtAgain(links, pace));
  const groups = await communities(graph, { resolution: leastLikely, pace });
  return widened(groups, { likeness, graph, resolution: leastLikely, pace });
}
