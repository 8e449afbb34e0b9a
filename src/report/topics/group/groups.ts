import { calibrate } from '../compare/calibrate.ts';
import { likenessOf } from '../compare/likeness.ts';
import { nearest } from '../compare/nearest.ts';
import { lookedAtAgain } from '../compare/second-look.ts';
import { symmetric } from '../compare/symmetric.ts';
import type { DistinctQuestion } from '../read/distinct.ts';
import { communities } from './communities.ts';
import { widened } from './widen.ts';

/** Of each question, as many others are held against it. */
const neighbours = 14;

/** Questions stay together while two of them ask the same thing this likely on average. */
const leastLikely = 0.2;

/** The questions that ask the same thing, group by group. */
export async function groupsOf(
  questions: readonly DistinctQuestion[],
  { pace, ...known }: Omit<Parameters<typeof likenessOf>[0], 'questions'>,
): Promise<DistinctQuestion[][]> {
  const likeness = await likenessOf({ questions, pace, ...known });
  await calibrate(likeness, pace);
  const links = await nearest(likeness, { count: neighbours, pace });
  const graph = symmetric(await lookedAtAgain(links, pace));
  const groups = await communities(graph, { resolution: leastLikely, pace });
  const wide = await widened(groups, { likeness, graph, resolution: leastLikely, pace });
  return wide.map((group) => group.flatMap((at) => questions[at] ?? []));
}
