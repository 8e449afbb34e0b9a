import { hash } from 'node:crypto';
import type { Redacted } from '../../text/text.ts';
import { type Anchor, leastNear, nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import type { Topic } from '../topics/topics.ts';
import { headingNow, headingOf } from './heading.ts';
import type { Memory, RememberedGap } from './memory.ts';

/** A topic of this report, as far as the memory can know it again. */
export interface TopicToIdentify {
  rows: readonly { hash: number /** `YYYY-MM-DD`, UTC */; day: string | null }[];
  /** The central questions of its main part. */
  anchor: Anchor;
}

export interface KnownGap {
  id: string;
  anchor: Anchor;
  /** How many rows it had in the last report that it was asked in. */
  rows: number;
  /** A sample of the hashes of these rows. */
  hashes: readonly number[];
  dismissed: boolean;
}

interface Claim {
  topic: number;
  gap: number;
  strength: number;
}

/** The least share of the larger one that a topic and its gap have in common. */
const leastOfLarger = 1 / 5;
/** Rows count half where a topic is as near to the gap's anchor as this, more where it is nearer. */
const halfNear = -2;
const flatness = 2;

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
  const settle = (claims: readonly Claim[]): void => {
    const size = ({ topic }: Claim) => topics[topic]?.rows.length ?? 0;
    const idOf = ({ gap }: Claim) => gaps[gap]?.id ?? '';
    const stronger = (a: Claim, b: Claim) =>
      b.strength - a.strength || size(b) - size(a) || (idOf(a) < idOf(b) ? -1 : 1);
    for (const claim of claims.toSorted(stronger)) {
      if (ids[claim.topic] !== null || taken.has(claim.gap)) continue;
      ids[claim.topic] = idOf(claim);
      taken.add(claim.gap);
    }
  };
  const nearness = nearnessBetween(topics, gaps);
  const byRows = claimsByRows({ topics, gaps, lastRead });
  settle(
    byRows
      .filter(({ isTold }) => isTold)
      .map(({ topic, gap, shared }) => {
        const strength = shared / (1 + Math.exp((halfNear - nearness(topic, gap)) / flatness));
        return { topic, gap, strength };
      }),
  );
  // Rows that tell of a dismissed gap, but of more besides, outweigh what is near to its anchor.
  const hides = ({ topic, gap }: Claim): boolean =>
    gaps[gap]?.dismissed === true && byRows.some((one) => one.topic === topic && one.gap === gap);
  settle(
    [...topics.keys()]
      .filter((topic) => ids[topic] === null)
      .flatMap((topic): Claim[] => {
        const claims = [...gaps.keys()].map((gap) => ({
          topic,
          gap,
          strength: nearness(topic, gap),
        }));
        const [nearest] = claims.sort((a, b) => b.strength - a.strength || a.gap - b.gap);
        return nearest && nearest.strength >= leastNear && !hides(nearest) ? [nearest] : [];
      }),
  );
  return ids;
}

/** The mean nearness of a topic's central questions to those of a gap's anchor. Log-odds. */
function nearnessBetween(
  topics: readonly TopicToIdentify[],
  gaps: readonly KnownGap[],
): (topic: number, gap: number) => number {
  const central = topics.map(({ anchor }) => prepareAnchor(anchor));
  const anchors = gaps.map(({ anchor }) => prepareAnchor(anchor));
  return (topic, gap) => nearnessOfAnchors(central[topic] ?? [], anchors[gap] ?? []);
}

/** How many rows topics share with gaps, an estimate from a sample, and whether that settles it. */
function claimsByRows({ topics, gaps, lastRead }: Parameters<typeof identify>[0]): {
  topic: number;
  gap: number;
  shared: number;
  isTold: boolean;
}[] {
  const gapOf = new Map(
    gaps.flatMap(({ hashes }, gap) => hashes.map((hash) => [hash, gap] as const)),
  );
  const standsFor = gaps.map(({ rows, hashes }) => Math.max(1, rows / hashes.length));
  const wasRead = (day: string | null): boolean =>
    lastRead !== null && (day === null || (day >= lastRead.from && day < lastRead.to));
  const stillThere = gaps.map(() => 0);
  const shared = topics.map(({ rows }) => {
    const counts = new Map<number, number>();
    for (const { hash } of rows) {
      const gap = gapOf.get(hash);
      if (gap === undefined) continue;
      const weight = standsFor[gap] ?? 1;
      counts.set(gap, (counts.get(gap) ?? 0) + weight);
      stillThere[gap] = (stillThere[gap] ?? 0) + weight;
    }
    return counts;
  });
  return topics.flatMap(({ rows }, topic) => {
    const ofTopic = Math.max(rows.filter(({ day }) => wasRead(day)).length, 1);
    return [...(shared[topic] ?? [])].map(([gap, count]) => {
      const ofGap = stillThere[gap] ?? 1;
      const isMost =
        count * 2 >= Math.min(ofTopic, ofGap) && count >= leastOfLarger * Math.max(ofTopic, ofGap);
      const isTold = gaps[gap]?.dismissed ? count * 2 > ofTopic : isMost;
      return { topic, gap, shared: count, isTold };
    });
  });
}

/** A topic as the gap that it is: its id and its heading are final. */
export interface IdentifiedTopic extends Topic {
  /** What is remembered of the gap; null of a new one. */
  remembered: RememberedGap | null;
}

/**
 * Topics as gaps, found once in a report. A topic is the gap whose heading a model gave its questions;
 * else what {@link identify} says; else a new one. No two topics are one gap, unless people gave two
 * gaps one heading: then they are one, with the older's id.
 *
 * @param given ids of remembered gaps that a model gave topics, by the topics' ids
 */
export function identifyTopics(
  topics: readonly Topic[],
  { memory, given }: { memory: Memory; given: ReadonlyMap<string, string> },
): IdentifiedTopic[] {
  const { decisions } = memory.journal;
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const others = topics.filter(({ id }) => !gapOf.has(given.get(id) ?? ''));
  const taken = new Set(given.values());
  const last = memory.reports.at(-1);
  const identified = identify({
    topics: others,
    gaps: memory.gaps
      .filter(({ id }) => !taken.has(id))
      .map((gap) => ({ ...gap, dismissed: decisions.get(gap.id)?.ticked.dismiss ?? false })),
    lastRead: last ? { from: last.readFrom, to: last.to } : null,
  });
  const found = new Map(others.map((topic, at) => [topic, identified[at] ?? '']));
  const gapOfTopic = (topic: Topic) => gapOf.get(found.get(topic) ?? given.get(topic.id) ?? '');
  const { rootOf } = memory.journal;
  const ids = new Set(memory.gaps.map(({ id }) => id));
  const parts = Map.groupBy(topics, (topic) => {
    const gap = gapOfTopic(topic);
    return gap ? rootOf(gap.id) : newId(topic, ids);
  });
  return [...parts].flatMap(([id, of]) => {
    // The largest part leads.
    const [first] = of.toSorted((a, b) => b.rows.length - a.rows.length);
    if (!first) return [];
    const remembered = gapOf.get(id) ?? gapOfTopic(first) ?? null;
    return [
      {
        ...first,
        id,
        label: headingOf({ ...first, remembered }, decisions.get(id)),
        remembered,
        rows: of.flatMap(({ rows }) => rows),
        main: of.flatMap(({ main }) => main),
      },
    ];
  });
}

/** The id of a topic that is no gap yet: its own, or one made of it if a gap has that. */
function newId({ id: own }: Topic, taken: Set<string>): string {
  let id = own;
  for (let next = 1; taken.has(id); next++) {
    id = hash('sha256', `${own} ${next}`).slice(0, 12);
  }
  taken.add(id);
  return id;
}

/** The headings of remembered gaps as people left them, of those with most rows first. */
export function titlesOf({ gaps, journal }: Pick<Memory, 'gaps' | 'journal'>): {
  id: string;
  heading: Redacted;
  questions: number;
  example: string;
}[] {
  return gaps
    .toSorted((a, b) => b.rows - a.rows)
    .filter(({ id }) => journal.rootOf(id) === id)
    .map((gap) => ({
      id: gap.id,
      heading: headingNow(gap, journal),
      questions: gap.rows,
      example: gap.anchor[0]?.text ?? '',
    }))
    .filter(({ heading }) => heading !== '');
}
