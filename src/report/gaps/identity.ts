import { hash } from 'node:crypto';
import { prepareQuestion } from '../../language/nearness.ts';
import { byCodeUnits, emptyText, type Redacted } from '../../text/text.ts';
import {
  minNearness,
  nearnessOfAnchors,
  nearnessToAnchor,
  prepareAnchor,
} from '../topics/anchor.ts';
import { uniqueHeadings } from '../topics/headings.ts';
import type { Topic } from '../topics/topics.ts';
import type { Memory, RememberedGap } from './memory.ts';

/** That a topic may be a gap. */
interface Match {
  topic: Topic;
  gap: RememberedGap;
  strength: number;
}

/** A topic and a gap must share at least this share of the larger one's rows. */
const minShareOfLarger = 1 / 5;
/** How much a shared row counts: a logistic function of how near the topic is to the gap's anchor, 0.5 at `midpoint`. */
const midpoint = -2;
const flatness = 2;

/**
 * Finds the remembered gap of each topic. If two topics match one gap, the stronger match wins.
 *
 * A topic matches the gap with which it shares most rows, if the shared rows are most of the topic or of
 * the gap. Shared rows count less the farther the topic is from the gap's anchor, so that after a gap splits
 * or two gaps merge, the topic that still asks what the anchor asks is the gap. A dismissed gap must have
 * most of the topic's rows, so that dismissing hides nothing else. A topic that shares no rows matches the
 * gap with the nearest anchor, if it is near enough.
 *
 * @returns the gap of each topic that has one
 */
export function matchTopicsToGaps(
  topics: readonly Topic[],
  memory: Pick<Memory, 'gaps'>,
): Map<Topic, RememberedGap> {
  const { gaps } = memory;
  const found = new Map<Topic, RememberedGap>();
  const taken = new Set<RememberedGap>();
  const settle = (matches: readonly Match[]): void => {
    const strongestFirst = matches.toSorted(
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
    [...topics, ...gaps].map((known: Topic | RememberedGap) => [
      known,
      prepareAnchor(known.anchor),
    ]),
  );
  const nearness = (topic: Topic, gap: RememberedGap): number =>
    nearnessOfAnchors(anchors.get(topic) ?? [], anchors.get(gap) ?? []);
  const byRows = matchesByRows(topics, memory);
  settle(
    byRows
      .filter(({ isClear }) => isClear)
      .map(({ topic, gap, shared }) => {
        const strength = shared / (1 + Math.exp((midpoint - nearness(topic, gap)) / flatness));
        return { topic, gap, strength };
      }),
  );
  // A topic that shares rows with a dismissed gap, but too few to match, can't match it by nearness.
  const hides = ({ topic, gap }: Match): boolean =>
    gap.boxes.dismiss && byRows.some((match) => match.topic === topic && match.gap === gap);
  settle(
    topics
      .filter((topic) => !found.has(topic))
      .flatMap((topic) => {
        const matches = gaps.map((gap) => ({ topic, gap, strength: nearness(topic, gap) }));
        const [nearest] = matches.sort((a, b) => b.strength - a.strength);
        return nearest && nearest.strength >= minNearness && !hides(nearest) ? [nearest] : [];
      }),
  );
  return found;
}

/** Estimates, from gaps' saved hashes, how many rows topics and gaps share, and if enough for a match. */
function matchesByRows(
  topics: readonly Topic[],
  { gaps }: Pick<Memory, 'gaps'>,
): { topic: Topic; gap: RememberedGap; shared: number; isClear: boolean }[] {
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
    // Only rows of the earlier of two periods can have been in the last report: about half.
    const ofTopic = topic.rows.length / 2;
    const earlier = topic.rows.filter(({ current }) => !current).length || topic.rows.length;
    return [...byGap].map(([gap, shared]) => {
      const ofGap = stillThere.get(gap) ?? 1;
      const isMost =
        shared * 2 >= Math.min(ofTopic, ofGap) &&
        shared >= minShareOfLarger * Math.max(ofTopic, ofGap);
      return {
        topic,
        gap,
        shared,
        isClear: gap.boxes.dismiss ? shared * 2 > earlier : isMost,
      };
    });
  });
}

/** A topic with its gap's final id and heading. */
export interface IdentifiedTopic extends Topic {
  /** What the memory knows of the gap; null if the gap is new. */
  remembered: RememberedGap | null;
}

/**
 * Gives each topic its gap, once per report: the gap whose heading a model gave the topic, the gap that
 * {@link matchTopicsToGaps} finds, or a new gap.
 *
 * @param given by topic id, the id of the remembered gap whose heading a model gave the topic
 */
export function identifyTopics(
  topics: readonly Topic[],
  { memory, given }: { memory: Memory; given: ReadonlyMap<string, string> },
): IdentifiedTopic[] {
  const gaps = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const givenTo = ({ id }: Topic) => gaps.get(given.get(id) ?? '');
  const taken = new Set(given.values());
  const found = matchTopicsToGaps(
    topics.filter((topic) => !givenTo(topic)),
    { gaps: memory.gaps.filter(({ id }) => !taken.has(id)) },
  );
  const ids = new Set(gaps.keys());
  const identified = topics.map((topic): IdentifiedTopic => {
    const remembered = givenTo(topic) ?? found.get(topic) ?? null;
    const id = remembered?.id ?? newId(topic, ids);
    // A model that used a gap's heading as the title has read the questions: their words needn't be near it.
    const label = givenTo(topic)?.heading || headingOf({ ...topic, remembered });
    return { ...topic, id, label, remembered };
  });
  return withUniqueHeadings(identified);
}

/** Gives a topic another of its headings if a gap that keeps its heading, or a larger topic, has the same. */
function withUniqueHeadings(topics: readonly IdentifiedTopic[]): IdentifiedTopic[] {
  const rank = ({ label, remembered }: IdentifiedTopic): number => {
    if (label !== remembered?.heading) return 0;
    return remembered.headingBy === 'people' ? 2 : 1;
  };
  const unique = uniqueHeadings();
  const labels = new Map(
    topics
      .toSorted((a, b) => rank(b) - rank(a))
      .map((topic) => [topic, unique([topic.label, ...topic.possibleLabels])]),
  );
  return topics.map((topic) => ({ ...topic, label: labels.get(topic) ?? topic.label }));
}

/** The id of a new gap: the topic's id or, if that is taken, an id derived from it. */
function newId({ id: given }: Topic, taken: Set<string>): string {
  let id = given;
  for (let next = 1; taken.has(id); next++) {
    id = hash('sha256', `${given} ${next}`).slice(0, 12);
  }
  taken.add(id);
  return id;
}

/**
 * Mean log-odds by which another heading must be nearer to a topic's questions than the remembered one to
 * replace it: over six weeks of two labelled products, a fifth of the rows change their heading then. By
 * nearness to the anchor's three questions, as many change, and twice as many are kept that hardly any
 * question asks.
 */
const minHeadingLead = 0.7;
/** Maximum number of questions to compare with a heading; more don't change the result. */
const maxAsked = 30;

/**
 * Chooses a topic's heading. A remembered gap keeps its heading for good once people have decided about the
 * gap; before that, until a model first gives it a heading, or until another question is clearly nearer to
 * the topic's questions.
 */
export function headingOf(
  { label, rows, remembered }: Pick<IdentifiedTopic, 'label' | 'rows' | 'remembered'>,
  described: Redacted | null = null,
): Redacted {
  const heading = remembered?.heading ?? emptyText;
  const suggested = described ?? label;
  if (heading === '' || remembered?.headingBy === 'people') return heading || suggested;
  if (described !== null && remembered?.headingBy === 'action') return described;
  if (label === heading) return heading;
  const asked = rows.slice(0, maxAsked).map(({ text }) => prepareQuestion({ text }));
  const near = (text: Redacted) => nearnessToAnchor(prepareQuestion({ text }), asked);
  return near(suggested) - near(heading) > minHeadingLead ? suggested : heading;
}

/** Remembered gaps with their headings, sorted by number of rows, most first. */
export function rememberedHeadings({ gaps }: Pick<Memory, 'gaps'>) {
  return gaps
    .toSorted((a, b) => b.rows - a.rows)
    .map(({ id, heading, rows: questions, anchor }) => {
      return { id, heading, questions, example: anchor[0]?.text ?? '' };
    })
    .filter(({ heading }) => heading !== '');
}
