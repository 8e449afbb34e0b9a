import { hash } from 'node:crypto';
import type { Redacted } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import { minNearness, nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import type { Topic } from '../topics/topics.ts';
import { headingNow, headingOf } from './heading.ts';
import type { Memory, RememberedGap } from './memory.ts';

/** What identifies a topic of this report. */
export interface TopicToIdentify extends Pick<Topic, 'anchor'> {
  rows: readonly Pick<Question, 'hash' | 'day'>[];
}

export interface KnownGap extends Pick<RememberedGap, 'id' | 'rows'>, Pick<Topic, 'anchor'> {
  hashes: readonly number[];
  dismissed: boolean;
}

interface Claim {
  topic: number;
  gap: number;
  strength: number;
}

/** Minimum share of shared rows in the larger of topic and gap. */
const minShareOfLarger = 1 / 5;
/** Shared rows count by a logistic function of the nearness to the gap's anchor: half at this midpoint. */
const midpoint = -2;
const flatness = 2;

/**
 * Finds the gap of each topic. If two topics claim one gap, the stronger claim wins.
 *
 * A topic is the gap with which it shares most rows, if these are the majority of one of the two. If a gap
 * has split, or two have joined, the part that still asks what the anchor asks remains the gap: rows count
 * less the farther the topic's main part is from the anchor. A dismissed gap must be the majority of the
 * topic, so that a tick hides nothing else. Without shared rows, a topic is the gap whose anchor is nearest
 * to its main part, if that is near enough.
 *
 * @param lastRead days that the last report read, its end exclusive; null without one
 * @returns ids in the order of the topics; null for a new one
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
  const central = topics.map(({ anchor }) => prepareAnchor(anchor));
  const anchors = gaps.map(({ anchor }) => prepareAnchor(anchor));
  const nearness = (topic: number, gap: number): number =>
    nearnessOfAnchors(central[topic] ?? [], anchors[gap] ?? []);
  const byRows = claimsByRows({ topics, gaps, lastRead });
  settle(
    byRows
      .filter(({ isClear }) => isClear)
      .map(({ topic, gap, strength: shared }) => {
        const strength = shared / (1 + Math.exp((midpoint - nearness(topic, gap)) / flatness));
        return { topic, gap, strength };
      }),
  );
  // If a topic shares rows with a dismissed gap, but is mostly about something else, nearness doesn't count.
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
        return nearest && nearest.strength >= minNearness && !hides(nearest) ? [nearest] : [];
      }),
  );
  return ids;
}

/** Estimates from the sample how many rows topics share with gaps, and whether that is conclusive. */
function claimsByRows({
  topics,
  gaps,
  lastRead,
}: Parameters<typeof identify>[0]): (Claim & { isClear: boolean })[] {
  const gapOf = new Map(
    gaps.flatMap(({ hashes }, gap) => hashes.map((hash) => [hash, gap] as const)),
  );
  const rowsPerHash = gaps.map(({ rows, hashes }) => Math.max(1, rows / hashes.length));
  const wasRead = (day: string | null): boolean =>
    lastRead !== null && (day === null || (day >= lastRead.from && day < lastRead.to));
  const stillThere = gaps.map(() => 0);
  const shared = topics.map(({ rows }) => {
    const counts = new Map<number, number>();
    for (const { hash } of rows) {
      const gap = gapOf.get(hash);
      if (gap === undefined) continue;
      const weight = rowsPerHash[gap] ?? 1;
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
        count * 2 >= Math.min(ofTopic, ofGap) &&
        count >= minShareOfLarger * Math.max(ofTopic, ofGap);
      const isClear = gaps[gap]?.dismissed ? count * 2 > ofTopic : isMost;
      return { topic, gap, strength: count, isClear };
    });
  });
}

/** A topic with the final id and heading of its gap. */
export interface IdentifiedTopic extends Topic {
  /** Null for a new gap. */
  remembered: RememberedGap | null;
}

/**
 * Finds or creates the gap of each topic, once per report: the gap whose heading a model gave its
 * questions, or the one that {@link identify} finds, or a new one. If people gave two gaps one heading,
 * their topics become one.
 *
 * @param given ids of remembered gaps that a model gave topics, by topic
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
    // The largest part decides on everything but rows.
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

/** The id of a new gap: the topic's own, or one derived from it if that is taken. */
function newId({ id: own }: Topic, taken: Set<string>): string {
  let id = own;
  for (let next = 1; taken.has(id); next++) {
    id = hash('sha256', `${own} ${next}`).slice(0, 12);
  }
  taken.add(id);
  return id;
}

/** Headings of remembered gaps, as people changed them, those with most rows first. */
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
