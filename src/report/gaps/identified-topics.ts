import { createHash } from 'node:crypto';
import type { Redacted } from '../../text/text.ts';
import type { Topic } from '../source/question.ts';
import { identify } from './identity.ts';
import { decisionsOf, rootsOf } from './journal.ts';
import type { Memory, RememberedGap } from './memory.ts';

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
  const decisions = decisionsOf(memory.journal);
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const others = topics.filter(({ id }) => !gapOf.has(given.get(id) ?? ''));
  const taken = new Set(given.values());
  const last = memory.reports.at(-1);
  const ids = identify({
    topics: others,
    gaps: memory.gaps
      .filter(({ id }) => !taken.has(id))
      .map(({ id, rows, hashes, anchor }) => ({
        ...{ id, rows, hashes },
        anchors: anchor.length > 0 ? [anchor] : [],
        dismissed: decisions.get(id)?.ticked.dismiss ?? false,
      })),
    lastRead: last ? { from: last.readFrom, to: last.to } : null,
  });
  const found = new Map(others.map((topic, at) => [topic, ids[at] ?? '']));
  const gaps = topics.map((topic) => gapOf.get(found.get(topic) ?? given.get(topic.id) ?? ''));
  return joinedTopics(named(topics, { gaps, memory }), memory);
}

/** The headings of remembered gaps as people left them, of those with most rows first. */
export function titlesOf({
  gaps,
  journal,
}: Pick<Memory, 'gaps' | 'journal'>): { id: string; heading: Redacted }[] {
  const decisions = decisionsOf(journal);
  const rootOf = rootsOf(journal);
  return gaps
    .toSorted((a, b) => b.rows - a.rows)
    .filter(({ id }) => rootOf(id) === id)
    .map(({ id, heading }) => ({ id, heading: decisions.get(id)?.heading ?? heading }))
    .filter(({ heading }) => heading !== '');
}

/** Topics with the ids and headings that they keep. */
function named(
  topics: readonly Topic[],
  { gaps, memory }: { gaps: readonly (RememberedGap | undefined)[]; memory: Memory },
): IdentifiedTopic[] {
  const taken = new Set(memory.gaps.map(({ id }) => id));
  const decisions = decisionsOf(memory.journal);
  return topics.map((topic, at) => {
    const remembered = gaps[at] ?? null;
    if (remembered) {
      const decided = decisions.get(remembered.id);
      const label =
        decided?.heading ??
        (keepsHeading(remembered, topic, decided !== undefined) ? remembered.heading : topic.label);
      return { ...topic, id: remembered.id, label, remembered };
    }
    let { id } = topic;
    for (let next = 1; taken.has(id); next++) {
      id = createHash('sha256').update(`${topic.id} ${next}`).digest('hex').slice(0, 12);
    }
    taken.add(id);
    return { ...topic, id, remembered };
  });
}

/** Of a heading's words, so many stand in the questions that it is to tell of, or it tells others. */
const leastTelling = 0.2;
/** Beyond this share of a topic's words, another heading tells it better. */
const margin = 0.25;

/**
 * Whether a gap keeps its heading: always if somebody decided on it under that one; else while its
 * main part asks it, and the topic's own does not tell that better by a margin.
 */
function keepsHeading(
  { heading }: RememberedGap,
  { label, main }: Topic,
  isDecided: boolean,
): boolean {
  if (heading === '') return false;
  if (isDecided) return true;
  const questions = main.map(({ text }) => wordsOf(text));
  const share = shareIn(wordsOf(heading), questions);
  return share >= leastTelling && shareIn(wordsOf(label), questions) < share + margin;
}

/** The share of a heading's words that questions have, on average, from 0 to 1. */
function shareIn(words: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number {
  if (words.size === 0 || questions.length === 0) return 0;
  const shares = questions.map(
    (question) => [...words].filter((word) => question.has(word)).length / words.size,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** One topic of those that are one gap by now, as people joined them: the largest part leads. */
function joinedTopics(topics: readonly IdentifiedTopic[], memory: Memory): IdentifiedTopic[] {
  const rootOf = rootsOf(memory.journal);
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const decisions = decisionsOf(memory.journal);
  return [...Map.groupBy(topics, ({ id }) => rootOf(id))].map(([id, parts]) => {
    const [first, ...others] = parts.toSorted((a, b) => b.rows.length - a.rows.length);
    if (!first || (others.length === 0 && first.id === id)) return first as IdentifiedTopic;
    const remembered = gapOf.get(id) ?? first.remembered;
    const label = (decisions.get(id)?.heading ?? remembered?.heading ?? first.label) as Redacted;
    return {
      ...first,
      id,
      label,
      remembered,
      rows: parts.flatMap(({ rows }) => rows),
      main: parts.flatMap(({ main }) => main),
    };
  });
}
