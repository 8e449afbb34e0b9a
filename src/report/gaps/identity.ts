import { hash } from 'node:crypto';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import { minNearness, nearnessOfAnchors, prepareAnchor } from '../topics/anchor.ts';
import type { Topic } from '../topics/topics.ts';
import type { Decisions, Journal } from './journal.ts';
import type { Memory, RememberedGap } from './memory.ts';

interface Claim {
  topic: Topic;
  gap: RememberedGap;
  strength: number;
}

/** Minimum share of shared rows in the larger of topic and gap. */
const minShareOfLarger = 1 / 5;
/** Shared rows are weighted by a logistic function of the nearness to the anchor: half at the midpoint. */
const midpoint = -2;
const flatness = 2;

const isDismissed = ({ id }: RememberedGap, { decisions }: Journal): boolean =>
  decisions.get(id)?.ticked.dismiss ?? false;

/**
 * Finds the gap of each topic. If two topics claim one gap, the stronger claim wins.
 *
 * A topic is the gap with which it shares most rows, if these are the majority of one of the two. If a gap
 * has split, or two have joined, the part that still asks what the anchor asks remains the gap: rows count
 * less the farther the topic's main part is from the anchor. A dismissed gap must be the majority of the
 * topic, so that a tick hides nothing else. Without shared rows, a topic is the gap whose anchor is nearest
 * to its main part, if that is near enough.
 *
 * @returns a gap for each topic that isn't new
 */
export function identify(
  topics: readonly Topic[],
  memory: Pick<Memory, 'gaps' | 'reports' | 'journal'>,
): Map<Topic, RememberedGap> {
  const { gaps, journal } = memory;
  const found = new Map<Topic, RememberedGap>();
  const taken = new Set<RememberedGap>();
  const settle = (claims: readonly Claim[]): void => {
    const strongestFirst = claims.toSorted(
      (a, b) =>
        b.strength - a.strength ||
        b.topic.rows.length - a.topic.rows.length ||
        byCodeUnits(a.gap.id, b.gap.id),
    );
    for (const { topic, gap } of strongestFirst) {
      if (found.has(topic) || taken.has(gap)) continue;
      found.set(topic, gap);
      taken.add(gap);
    }
  };
  const anchors = new Map(
    [...topics, ...gaps].map((one: Topic | RememberedGap) => [one, prepareAnchor(one.anchor)]),
  );
  const nearness = (topic: Topic, gap: RememberedGap): number =>
    nearnessOfAnchors(anchors.get(topic) ?? [], anchors.get(gap) ?? []);
  const byRows = claimsByRows(topics, memory);
  settle(
    byRows
      .filter(({ isClear }) => isClear)
      .map(({ topic, gap, shared }) => {
        const strength = shared / (1 + Math.exp((midpoint - nearness(topic, gap)) / flatness));
        return { topic, gap, strength };
      }),
  );
  // If a topic shares rows with a dismissed gap, but is mostly about something else, nearness doesn't count.
  const hides = ({ topic, gap }: Claim): boolean =>
    isDismissed(gap, journal) && byRows.some((one) => one.topic === topic && one.gap === gap);
  settle(
    topics
      .filter((topic) => !found.has(topic))
      .flatMap((topic) => {
        const claims = gaps.map((gap) => ({ topic, gap, strength: nearness(topic, gap) }));
        const [nearest] = claims.sort((a, b) => b.strength - a.strength);
        return nearest && nearest.strength >= minNearness && !hides(nearest) ? [nearest] : [];
      }),
  );
  return found;
}

/** Estimates from the sample how many rows topics share with gaps, and whether that is conclusive. */
function claimsByRows(
  topics: readonly Topic[],
  { gaps, reports, journal }: Pick<Memory, 'gaps' | 'reports' | 'journal'>,
): { topic: Topic; gap: RememberedGap; shared: number; isClear: boolean }[] {
  const last = reports.at(-1);
  const wasRead = (day: string | null): boolean =>
    last !== undefined && (day === null || (day >= last.readFrom && day < last.to));
  const gapOf = new Map(gaps.flatMap((gap) => gap.hashes.map((hash) => [hash, gap] as const)));
  const stillThere = new Map<RememberedGap, number>();
  const sharedRows = topics.map((topic) => {
    const shared = new Map<RememberedGap, number>();
    for (const { hash } of topic.rows) {
      const gap = gapOf.get(hash);
      if (!gap) continue;
      const weight = Math.max(1, gap.rows / gap.hashes.length);
      shared.set(gap, (shared.get(gap) ?? 0) + weight);
      stillThere.set(gap, (stillThere.get(gap) ?? 0) + weight);
    }
    return { topic, shared };
  });
  return sharedRows.flatMap(({ topic, shared: byGap }) => {
    const ofTopic = Math.max(topic.rows.filter(({ day }) => wasRead(day)).length, 1);
    return [...byGap].map(([gap, shared]) => {
      const ofGap = stillThere.get(gap) ?? 1;
      const isMost =
        shared * 2 >= Math.min(ofTopic, ofGap) &&
        shared >= minShareOfLarger * Math.max(ofTopic, ofGap);
      return {
        topic,
        gap,
        shared,
        isClear: isDismissed(gap, journal) ? shared * 2 > ofTopic : isMost,
      };
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
  const { decisions, rootOf } = memory.journal;
  const gaps = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const givenTo = ({ id }: Topic) => gaps.get(given.get(id) ?? '');
  const taken = new Set(given.values());
  const found = identify(
    topics.filter((topic) => !givenTo(topic)),
    { ...memory, gaps: memory.gaps.filter(({ id }) => !taken.has(id)) },
  );
  const gapOf = (topic: Topic) => givenTo(topic) ?? found.get(topic);
  const ids = new Set(gaps.keys());
  const parts = Map.groupBy(topics, (topic) => {
    const gap = gapOf(topic);
    return gap ? rootOf(gap.id) : newId(topic, ids);
  });
  return [...parts].flatMap(([id, of]) => {
    // The largest part decides on everything but rows.
    const [first] = of.toSorted((a, b) => b.rows.length - a.rows.length);
    if (!first) return [];
    const remembered = gaps.get(id) ?? gapOf(first) ?? null;
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

/** Minimum share of a heading's words that its questions have, on average; with fewer, it is another's. */
const minHeadingShare = 0.2;

/**
 * A topic's heading as a report finds it. A gap keeps its heading if somebody decided on the gap, or while
 * its main part asks it. A new gap gets the heading that a model gives it, if any.
 */
export function headingOf(
  { label, main, remembered }: Pick<IdentifiedTopic, 'label' | 'main' | 'remembered'>,
  decided: Decisions | undefined,
  described: Redacted | null = null,
): Redacted {
  const heading = decided?.heading ?? remembered?.heading ?? ('' as Redacted);
  const suggested = remembered ? label : (described ?? label);
  if (heading === '' || decided) return heading || suggested;
  const words = [...wordsOf(heading)];
  if (words.length === 0 || main.length === 0) return suggested;
  const shares = main.map(({ text }) => {
    const asked = wordsOf(text);
    return words.filter((word) => asked.has(word)).length / words.length;
  });
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  return share >= minHeadingShare ? heading : suggested;
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The heading of a known gap: what people wrote counts from the moment that they wrote it. */
export const headingNow = (
  { id, heading }: Pick<RememberedGap, 'id' | 'heading'>,
  { decisions }: Pick<Journal, 'decisions'>,
): Redacted => decisions.get(id)?.heading ?? heading;

/** Headings of remembered gaps, as people changed them, those with most rows first. */
export function titlesOf({ gaps, journal }: Pick<Memory, 'gaps' | 'journal'>) {
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
