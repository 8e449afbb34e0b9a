import { createHash } from 'node:crypto';
import type { Redacted } from '../../text/text.ts';
import type { Topic } from '../source/question.ts';
import { identify } from './identity.ts';
import { type Decisions, decisionsOf, rootsOf } from './journal.ts';
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
  const identified = identify({
    topics: others,
    gaps: memory.gaps
      .filter(({ id }) => !taken.has(id))
      .map((gap) => ({ ...gap, dismissed: decisions.get(gap.id)?.ticked.dismiss ?? false })),
    lastRead: last ? { from: last.readFrom, to: last.to } : null,
  });
  const found = new Map(others.map((topic, at) => [topic, identified[at] ?? '']));
  const gapOfTopic = (topic: Topic) => gapOf.get(found.get(topic) ?? given.get(topic.id) ?? '');
  const rootOf = rootsOf(memory.journal);
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
        label: labelOf(first, { remembered, decided: decisions.get(id) }),
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
    id = createHash('sha256').update(`${own} ${next}`).digest('hex').slice(0, 12);
  }
  taken.add(id);
  return id;
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

/** Of a heading's words, so many stand in the questions that it is to tell of, or it tells others. */
const leastTelling = 0.2;

/**
 * A topic's heading. A gap keeps its own if somebody decided on it under that one; else while its
 * main part asks it.
 */
function labelOf(
  { label, main }: Topic,
  { remembered, decided }: { remembered: RememberedGap | null; decided: Decisions | undefined },
): Redacted {
  const heading = decided?.heading ?? remembered?.heading ?? ('' as Redacted);
  if (heading === '' || decided) return heading || label;
  const questions = main.map(({ text }) => wordsOf(text));
  return shareIn(wordsOf(heading), questions) >= leastTelling ? heading : label;
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
