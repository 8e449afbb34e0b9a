import type { PreparedReport } from './compose.ts';
import type { Memory } from './gaps/gap.ts';
import { matchGaps, topicIds } from './gaps/match.ts';
import type { Remembered } from './gaps/remember.ts';

/**
 * A report on some pages in the words of the rolling issue, which is about all: its topics are the
 * gaps that they are there, by id, heading and state. Pure.
 *
 * @param memory what the issue remembers
 * @returns the report with those headings, and what composing takes of the memory
 */
export function inWordsOfIssue(
  prepared: PreparedReport,
  memory: Memory,
): { prepared: PreparedReport; remembered: Remembered } {
  const { whole, model, details, toRemember } = prepared;
  const found = matchGaps({ topics: whole, memory });
  const ids = topicIds({ topics: whole, found, memory });
  const known = new Map(whole.map(({ id }, at) => [id, { id: ids[at] ?? id, gap: found[at] }]));
  const headings = new Map<string, string>();
  const renamed = <T extends { id: string; label: string }>(topics: readonly T[]): T[] =>
    topics.map((topic) => {
      const label = known.get(topic.id)?.gap?.heading || topic.label;
      headings.set(topic.label, label);
      return { ...topic, label };
    });
  const topics = renamed(model.topics);
  const resolvedTopics = renamed(model.resolvedTopics);
  const pages = details.pages.map((page) => ({
    ...page,
    topics: page.topics.map((topic) => ({
      ...topic,
      label: headings.get(topic.label) ?? topic.label,
    })),
  }));
  const inScope = toRemember.topics.map(({ id }) => known.get(id) ?? { id, gap: null });
  return {
    prepared: {
      ...prepared,
      model: { ...model, topics, resolvedTopics },
      details: { ...details, pages },
    },
    remembered: {
      // Its reports are about all pages: they are no history of this one.
      memory: { ...memory, reports: [], gaps: inScope.flatMap(({ gap }) => gap ?? []) },
      ids: inScope.map(({ id }) => id),
      stored: memory,
      warning: null,
    },
  };
}
