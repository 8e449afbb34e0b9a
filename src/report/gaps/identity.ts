import {
  type Anchor,
  type AnchoredGap,
  leastNear,
  nearnessOfAnchors,
  prepareAnchor,
} from './anchor.ts';

/** A topic of this report, as far as the memory can know it again. */
export interface TopicToIdentify {
  rows: readonly { hash: number /** `YYYY-MM-DD`, UTC */; day: string | null }[];
  /** The central questions of its main part. */
  anchor: Anchor;
}

/** A gap as the memory has it. */
export interface KnownGap extends AnchoredGap {
  /** How many rows it had in the last report that it was asked in. */
  rows: number;
  /** A sample of the hashes of these rows. */
  hashes: readonly number[];
  dismissed: boolean;
}

/** A topic and a gap that it may be. */
interface Claim {
  topic: number;
  gap: number;
  /** The rows that they share, an estimate from a sample; 0 where none tells. */
  shared: number;
  /** Whether the rows tell enough to settle it. */
  isTold: boolean;
  /** How near the topic's main part is to the gap's nearest anchor: log-odds. */
  near: number;
}

/** The least share of the larger one that a topic and its gap have in common. */
const leastOfLarger = 1 / 5;
/**
 * The id of the gap that each topic is, by the topics' order; null for a new one. No two topics are one
 * gap: the stronger claim wins.
 *
 * A topic is the gap with which it shares most rows, if those are the most of one of the two. Where a gap
 * split, or two joined, the part that still asks what the gap's anchor asks stays it: rows count less the
 * farther the topic's main part is from there. A dismissed gap must be the most of the topic, so that a
 * tick hides nothing else. Where no row tells, a topic is the gap whose anchor its main part is near to,
 * and nearer than to any other's.
 *
 * @param lastRead the days that the last report read, its end exclusive; null without one
 */
export function identify({
  topics,
  gaps,
  lastRead,
}: {
  topics: readonly TopicToIdentify[];
  gaps: readonly KnownGap[];
  lastRead: { from: string; to: string } | null;
}): (string | null)[] {
  const ids = topics.map((): string | null => null);
  const taken = new Set<number>();
  const settle = (claims: readonly Claim[], strength: (claim: Claim) => number): void => {
    const size = ({ topic }: Claim) => topics[topic]?.rows.length ?? 0;
    const idOf = ({ gap }: Claim) => gaps[gap]?.id ?? '';
    const stronger = (a: Claim, b: Claim) =>
      strength(b) - strength(a) || size(b) - size(a) || (idOf(a) < idOf(b) ? -1 : 1);
    for (const claim of claims.toSorted(stronger)) {
      if (ids[claim.topic] !== null || taken.has(claim.gap)) continue;
      ids[claim.topic] = idOf(claim);
      taken.add(claim.gap);
    }
  };
  const nearness = nearnessBetween(topics, gaps);
  const byRows = claimsByRows({ topics, gaps, lastRead, nearness });
  settle(
    byRows.filter(({ isTold }) => isTold),
    weighed,
  );
  const byAnchor = [...topics.keys()]
    .filter((topic) => ids[topic] === null)
    .flatMap((topic) => claimByAnchor({ topic, gaps, nearness }) ?? []);
  // Rows that tell of a dismissed gap, but of more besides, outweigh what is near to its anchor.
  const hides = ({ topic, gap }: Claim): boolean =>
    gaps[gap]?.dismissed === true && byRows.some((one) => one.topic === topic && one.gap === gap);
  settle(
    byAnchor.filter((claim) => !hides(claim)),
    ({ near }) => near,
  );
  return ids;
}

/** Rows count half where a topic is as near to the gap's anchor as this, more where it is nearer. */
const halfNear = -2;
const flatness = 2;
const weighed = ({ shared, near }: Claim): number =>
  shared / (1 + Math.exp((halfNear - near) / flatness));

type Nearness = (topic: number, gap: number) => number;

/** The mean nearness of a topic's central questions to those of an anchor: of several, the nearest. */
function nearnessBetween(topics: readonly TopicToIdentify[], gaps: readonly KnownGap[]): Nearness {
  const central = topics.map(({ anchor }) => prepareAnchor(anchor));
  const anchors = gaps.map((gap) => gap.anchors.map(prepareAnchor));
  return (topic, gap) =>
    (anchors[gap] ?? []).reduce(
      (nearest, anchor) => Math.max(nearest, nearnessOfAnchors(central[topic] ?? [], anchor)),
      -Infinity,
    );
}

function claimsByRows({
  topics,
  gaps,
  lastRead,
  nearness,
}: Parameters<typeof identify>[0] & { nearness: Nearness }): Claim[] {
  const gapOf = new Map(
    gaps.flatMap(({ hashes }, gap) => hashes.map((hash) => [hash, gap] as const)),
  );
  const wasRead = (day: string | null): boolean =>
    lastRead !== null && (day === null || (day >= lastRead.from && day < lastRead.to));
  const stillThere = gaps.map(() => 0);
  const claims = topics.flatMap(({ rows }, topic): Pick<Claim, 'topic' | 'gap' | 'shared'>[] => {
    const shared = new Map<number, number>();
    for (const { hash } of rows) {
      const gap = gapOf.get(hash);
      if (gap === undefined) continue;
      const { rows: all = 0, hashes = [] } = gaps[gap] ?? {};
      const standsFor = Math.max(1, all / hashes.length);
      shared.set(gap, (shared.get(gap) ?? 0) + standsFor);
      stillThere[gap] = (stillThere[gap] ?? 0) + standsFor;
    }
    return [...shared].map(([gap, count]) => ({ topic, gap, shared: count }));
  });
  const known = topics.map(({ rows }) => rows.filter(({ day }) => wasRead(day)).length);
  return claims.map(({ topic, gap, shared }) => {
    const ofTopic = Math.max(known[topic] ?? 0, 1);
    const ofGap = stillThere[gap] ?? 1;
    const isTold = gaps[gap]?.dismissed
      ? shared * 2 > ofTopic
      : shared * 2 >= Math.min(ofTopic, ofGap) &&
        shared >= leastOfLarger * Math.max(ofTopic, ofGap);
    return { topic, gap, shared, isTold, near: nearness(topic, gap) };
  });
}

/** A claim on the gap whose anchor is nearest of all, if it is near. */
function claimByAnchor({
  topic,
  gaps,
  nearness,
}: {
  topic: number;
  gaps: readonly KnownGap[];
  nearness: Nearness;
}): Claim | undefined {
  const claims = [...gaps.keys()].map((gap) => ({
    topic,
    gap,
    shared: 0,
    isTold: false,
    near: nearness(topic, gap),
  }));
  const [nearest] = claims.sort((a, b) => b.near - a.near || a.gap - b.gap);
  return nearest && nearest.near >= leastNear ? nearest : undefined;
}
