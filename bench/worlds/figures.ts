import { stem, words } from '../../src/language/tokens.ts';
import { gapOf } from '../rows.ts';

/** A question that went unanswered. */
interface Row {
  id: string;
  conversationId: string;
}

interface FoundTopic {
  label: string;
  rows: readonly { id: string; text: string }[];
}

/** How well topics match the gaps of a world. Shares are from 0 to 1. */
export interface Figures {
  /** BCubed F1 over the rows of gaps. */
  f1: number;
  /** How many of the ten largest gaps have half of their rows in a large topic that is 60% theirs. */
  found: number;
  /** Of a large gap's rows, the share in its best topic. */
  whole: number;
  /** Of the rows in the 20 largest topics, those of their topic's main gap. */
  purity20: number;
  /** Of the ten largest topics of two rows or more, the mean share of the main gap. */
  purity10: number;
  /** Of these, the share that is less than 60% their main gap. */
  mixed: number;
  /** Of the topics of two rows, those that mix two needs. */
  mixedPairs: number;
  /** Of what asks nothing, and of gaps' rows, the share that is in no topic. */
  junkAside: number;
  gapsAside: number;
  /** Of the turns that follow another, those in its topic. */
  followed: number;
  /** Of the 20 largest topics, those whose heading is nearest to a row of the main gap. */
  headed: number;
}

/** Large gaps are searched for among this many of the largest topics. */
const maxRank = 10;
/** Below this share of its main gap, a topic is mixed. */
const minPurity = 0.6;
/** Headings are examined in this many of the largest topics. */
const shown = 20;

/** Labels that are no gap's: what asks nothing, what nobody else asked, what follows another turn. */
const isGap = (label: string): boolean => !/^(?:junk$|tail:|follow:|$)/.test(label);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const mean = (values: readonly number[], ofNone: number): number =>
  values.length === 0 ? ofNone : values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param gaps labels by the rows' ids */
export function figuresOf({
  rows,
  gaps,
  topics,
}: {
  rows: readonly Row[];
  gaps: Readonly<Record<string, string>>;
  topics: readonly FoundTopic[];
}): Figures {
  const labelOf = ({ id }: { id: string }): string => gaps[id] ?? '';
  const topicOf = new Map(topics.flatMap((topic) => topic.rows.map(({ id }) => [id, topic.rows])));
  const ofGaps = rows.filter((row) => isGap(labelOf(row)));
  const byGap = Map.groupBy(ofGaps, labelOf);
  const count = (members: readonly { id: string }[], label: string): number =>
    members.filter((row) => labelOf(row) === label).length;
  let precision = 0;
  let recall = 0;
  for (const row of ofGaps) {
    const topic = topicOf.get(row.id) ?? [row];
    const same = count(topic, labelOf(row));
    precision += same / topic.length / ofGaps.length;
    recall += same / (byGap.get(labelOf(row))?.length ?? 1) / ofGaps.length;
  }
  const largestGaps = [...byGap]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, maxRank);
  const bySize = topics.toSorted((a, b) => b.rows.length - a.rows.length);
  const isFound = ([label, members]: [string, Row[]]): boolean =>
    bySize.slice(0, maxRank).some(({ rows: topic }) => {
      const both = count(topic, label);
      return both >= minPurity * topic.length && both >= 0.5 * members.length;
    });
  const wholes = largestGaps.map(
    ([label, members]) =>
      Math.max(...topics.map((topic) => count(topic.rows, label))) / members.length,
  );
  const top = bySize.slice(0, shown).map(({ rows: topic }) => topic);
  const mainShare = (topic: readonly { id: string }[]): number =>
    Math.max(
      ...[...Map.groupBy(topic, (row) => gapOf(labelOf(row))).values()].map(({ length }) => length),
    );
  const purities = top
    .slice(0, maxRank)
    .filter(({ length }) => length > 1)
    .map((topic) => mainShare(topic) / topic.length);
  const pairs = topics.filter((topic) => topic.rows.length === 2);
  const isMixed = ({ rows: [one, other] }: FoundTopic): boolean =>
    one !== undefined && other !== undefined && gapOf(labelOf(one)) !== gapOf(labelOf(other));
  const junk = rows.filter((row) => labelOf(row) === 'junk');
  const follows = rows.filter((row) => labelOf(row).startsWith('follow:'));
  const isWithParent = ({ id, conversationId }: Row): boolean =>
    ofGaps.some(
      (parent) =>
        parent.conversationId === conversationId && topicOf.get(parent.id) === topicOf.get(id),
    );
  const isAside = ({ id }: Row): boolean => !topicOf.has(id);
  return {
    f1: (2 * precision * recall) / (precision + recall),
    found: largestGaps.filter(isFound).length,
    whole: mean(wholes, 1),
    purity20: share(
      top.reduce((sum, topic) => sum + mainShare(topic), 0),
      top.flat().length,
    ),
    purity10: mean(purities, 1),
    mixed: mean(
      purities.map((purity) => Number(purity < minPurity)),
      0,
    ),
    mixedPairs: mean(
      pairs.map((pair) => Number(isMixed(pair))),
      0,
    ),
    junkAside: share(junk.filter(isAside).length, junk.length),
    gapsAside: share(ofGaps.filter(isAside).length, ofGaps.length),
    followed: share(follows.filter(isWithParent).length, follows.length),
    headed: headedShare(bySize.slice(0, shown), topics, gaps),
  };
}

/** The most frequent keys; several if they are equally frequent. */
function mostFrequent(values: readonly string[]): Set<string> {
  const groups = [...Map.groupBy(values, (value) => value)];
  const most = Math.max(...groups.map(([, { length }]) => length));
  return new Set(groups.flatMap(([value, { length }]) => (length === most ? [value] : [])));
}

/**
 * Of the 20 largest topics, the share whose heading is nearest to a row of the topic's main gap.
 * Rows that are equally near count in part.
 *
 * @param gaps labels by the rows' ids
 */
function headedShare(
  largest: readonly FoundTopic[],
  topics: readonly FoundTopic[],
  gaps: Readonly<Record<string, string>>,
): number {
  const nearestTo = nearestByWords(topics.flatMap(({ rows }) => rows));
  const shares = largest.map(({ label, rows }) => {
    const nearest = nearestTo(label, rows);
    const main = mostFrequent(rows.map(({ id }) => gapOf(gaps[id] ?? '')));
    return nearest.filter(({ id }) => main.has(gapOf(gaps[id] ?? ''))).length / nearest.length;
  });
  return mean(shares, 1);
}

/**
 * Finds the rows that are nearest to a heading by the cosine of their stems, rare ones weighing more.
 *
 * @param all rows by which a stem is rare
 */
export function nearestByWords<Asked extends { text: string }>(all: readonly Asked[]) {
  const read = new Map<string, ReadonlySet<string>>();
  const stemsOf = (text: string): ReadonlySet<string> => {
    const stems = read.get(text) ?? new Set(words(text).map(stem));
    read.set(text, stems);
    return stems;
  };
  const counts = new Map<string, number>();
  for (const { text } of all) {
    for (const one of stemsOf(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const weight = (one: string) => Math.log((all.length + 1) / (counts.get(one) ?? 1)) ** 2;
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((sum, one) => sum + weight(one), 0);
  return (label: string, rows: readonly Asked[]): Asked[] => {
    const heading = stemsOf(label);
    const near = rows.map(({ text }) => {
      const own = stemsOf(text);
      const shared = weightOf([...heading].filter((one) => own.has(one)));
      return shared / Math.sqrt(weightOf(heading) * weightOf(own) || 1);
    });
    const most = near.reduce((most, one) => Math.max(most, one), 0) - 1e-9;
    return rows.filter((_, at) => (near[at] ?? 0) >= most);
  };
}
