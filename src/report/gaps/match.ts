import { createHash, hash } from 'node:crypto';
import type { Gap, Memory } from './gap.ts';

/** A topic of this report, as far as the memory can know it again. */
export interface TopicToMatch {
  /** The id that the grouping gave it. */
  id: string;
  label: string;
  /** The gap whose heading a model gave it; absent if none did. */
  titledGap?: string | null;
  rows: readonly { hash: number /** `YYYY-MM-DD` */; day: string | null }[];
}

/** A topic and a gap, and how many rows they share: an estimate, as gaps keep samples. */
interface Pair {
  topic: number;
  gap: Gap;
  shared: number;
}

/** The least share of the larger one that a topic and its gap have in common. */
const leastOfLarger = 1 / 5;

/**
 * The gap that each topic is, by the topics' order; null if it is none that the memory knows. No
 * two topics are the same gap.
 *
 * A topic is the gap with which it shares most rows, if those are the most of one of the two: then
 * the larger part of a gap that split keeps its name, and so does the larger one of two that
 * joined. A dismissed gap must be the most of the topic, so that a tick hides nothing else. If no
 * row tells, because the reports read other days, the topic's own id does, or its words.
 */
export function matchGaps({
  topics,
  memory,
}: {
  topics: readonly TopicToMatch[];
  memory: Memory;
}): (Gap | null)[] {
  const found = Array<Gap | null>(topics.length).fill(null);
  const taken = new Set<Gap>();
  const take = ({ topic, gap }: Pick<Pair, 'topic' | 'gap'>): void => {
    if (found[topic] || taken.has(gap)) return;
    found[topic] = gap;
    taken.add(gap);
  };
  // A model that gave a topic the gap's own heading knows it in other words than before.
  for (const [topic, { titledGap }] of topics.entries()) {
    const gap = titledGap ? memory.gaps.find(({ id }) => id === titledGap) : undefined;
    if (gap) take({ topic, gap });
  }
  pairsByRows({ topics, memory }).forEach(take);
  pairsById({ topics, gaps: memory.gaps }).forEach(take);
  pairsByWords({ topics, memory }).forEach(take);
  return found;
}

/**
 * Ids for all topics: a gap's is its own for good. A topic that is none has its own id, or, if a
 * gap has that one already, another made of it.
 */
export function topicIds({
  topics,
  found,
  memory,
}: {
  topics: readonly TopicToMatch[];
  found: readonly (Gap | null)[];
  memory: Memory;
}): string[] {
  const taken = new Set(memory.gaps.map(({ id }) => id));
  return topics.map((topic, at) => {
    const gap = found[at];
    if (gap) return gap.id;
    let id = topic.id;
    for (let next = 1; taken.has(id); next++) {
      id = createHash('sha256').update(`${topic.id} ${next}`).digest('hex').slice(0, 12);
    }
    taken.add(id);
    return id;
  });
}

function pairsByRows({
  topics,
  memory,
}: {
  topics: readonly TopicToMatch[];
  memory: Memory;
}): Pair[] {
  const gapOf = new Map<number, Gap>();
  for (const gap of memory.gaps) for (const value of gap.hashes) gapOf.set(value, gap);
  const known = knownRows({ topics, memory });
  const stillThere = new Map<Gap, number>();
  const pairs = topics.flatMap(({ rows }, topic) => {
    const shared = new Map<Gap, number>();
    for (const row of rows) {
      const gap = gapOf.get(row.hash);
      if (gap) shared.set(gap, (shared.get(gap) ?? 0) + gap.rows / gap.hashes.length);
    }
    for (const [gap, count] of shared) stillThere.set(gap, (stillThere.get(gap) ?? 0) + count);
    return [...shared].map(([gap, count]) => ({ topic, gap, shared: count }));
  });
  return pairs
    .filter(({ topic, gap, shared }) => {
      const ofTopic = Math.max(known[topic] ?? 0, 1);
      const ofGap = stillThere.get(gap) ?? 1;
      if (gap.dismissed) return shared * 2 > ofTopic;
      return (
        shared * 2 >= Math.min(ofTopic, ofGap) && shared >= leastOfLarger * Math.max(ofTopic, ofGap)
      );
    })
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        (topics[b.topic]?.rows.length ?? 0) - (topics[a.topic]?.rows.length ?? 0) ||
        compare(a.gap.firstReported ?? '', b.gap.firstReported ?? '') ||
        compare(a.gap.id, b.gap.id),
    );
}

/** How many of each topic's rows the last report has read already. */
function knownRows({
  topics,
  memory,
}: {
  topics: readonly TopicToMatch[];
  memory: Memory;
}): number[] {
  const last = memory.reports.at(-1);
  return topics.map(({ rows }) =>
    last
      ? rows.filter(({ day }) => day === null || (day >= last.readFrom && day < last.to)).length
      : 0,
  );
}

function pairsById({
  topics,
  gaps,
}: {
  topics: readonly TopicToMatch[];
  gaps: readonly Gap[];
}): Pick<Pair, 'topic' | 'gap'>[] {
  const byOwnId = new Map(gaps.map((gap) => [gap.topicId, gap]));
  const byId = new Map(gaps.map((gap) => [gap.id, gap]));
  return topics.flatMap(({ id }, topic) =>
    [byOwnId.get(id), byId.get(id)].flatMap((gap) => (gap ? [{ topic, gap }] : [])),
  );
}

/** Of topics that no row could tell of. */
function pairsByWords({
  topics,
  memory,
}: {
  topics: readonly TopicToMatch[];
  memory: Memory;
}): Pick<Pair, 'topic' | 'gap'>[] {
  const known = knownRows({ topics, memory });
  return sameWords({
    left: topics.flatMap(({ label }, topic) => (known[topic] === 0 ? [{ topic, label }] : [])),
    leftText: ({ label }) => label,
    right: memory.gaps,
    rightText: ({ heading }) => heading,
  }).map(([{ topic }, gap]) => ({ topic, gap }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What makes a row itself, as the export tells rows apart. */
export interface RowIdentity {
  id: string;
  timestamp: string | null;
  question: string;
}

/**
 * A row as a whole number of 24 bits: enough to find it again among those of one gap, and nothing
 * that its text can be read from.
 */
export function hashRow({ id, timestamp, question }: RowIdentity): number {
  return Number.parseInt(hash('sha256', JSON.stringify([id, timestamp, question])).slice(0, 6), 16);
}

/** The least share of the words of both that two headings must have in common, and their number. */
const leastShare = 0.6;
const fewestWords = 2;

/** Pairs of texts that are of the same words for the most part, those most alike first. */
export function sameWords<Left, Right>(of: {
  left: readonly Left[];
  leftText: (one: Left) => string;
  right: readonly Right[];
  rightText: (one: Right) => string;
}): (readonly [Left, Right, number])[] {
  const texts = of.right.map((one) => wordsOf(of.rightText(one)));
  const textsWith = new Map<string, number[]>();
  texts.forEach((words, at) => {
    for (const word of words) textsWith.set(word, [...(textsWith.get(word) ?? []), at]);
  });
  const pairs = of.left.flatMap((left) => {
    const words = wordsOf(of.leftText(left));
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const at of textsWith.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].flatMap(([at, count]) => {
      const right = of.right[at];
      const likeness = count / (words.size + (texts[at]?.size ?? 0) - count);
      const isSame = right !== undefined && count >= fewestWords && likeness >= leastShare;
      return isSame ? [[left, right, likeness] as const] : [];
    });
  });
  return pairs.sort(([, , a], [, , b]) => b - a);
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
