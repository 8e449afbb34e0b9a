import type { Subject } from './codec.ts';
import { withVerdicts } from './did-it-help.ts';
import { matchGaps, topicIds } from './match.ts';
import type { Memory } from './memory.ts';
import { type ReadDays, remember, type TopicToRemember } from './remember.ts';
import { restoreMemory } from './restore.ts';

/** What an issue remembers once this report is in it. */
export interface Recalled {
  memory: Memory;
  /** The id of each topic, in their order: its gap's for good. */
  ids: string[];
  /** What was lost, as a sentence; null if nothing was. */
  warning: string | null;
}

/**
 * Reads what an issue's body remembers, knows this report's topics again by it, and puts the report
 * into it. The same body, topics and period give the same, however often. Pure.
 *
 * @param body null if there is no issue
 * @param read null for a report that is incomplete: it is not remembered
 */
export function recall({
  body,
  subject,
  topics,
  read,
}: {
  body: string | null;
  subject: Subject;
  topics: readonly TopicToRemember[];
  read: ReadDays | null;
}): Recalled {
  const { memory, warning } = restoreMemory({ body, subject });
  const found = matchGaps({ topics, memory });
  const ids = topicIds({ topics, found, memory });
  if (!read) return { memory, ids, warning };
  const identified = topics.map((topic, at) => ({ ...topic, gapId: ids[at] ?? topic.id }));
  const report = { read, topics: identified };
  const remembered = remember({ memory, ...report });
  return { memory: withVerdicts({ memory: remembered, ...report }), ids, warning };
}
