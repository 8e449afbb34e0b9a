import type { Subject } from './codec.ts';
import { withVerdicts } from './did-it-help.ts';
import { matchGaps, topicIds } from './match.ts';
import type { Memory } from './memory.ts';
import { type ReadDays, remember, type TopicToRemember } from './remember.ts';
import { type PullRequestFound, withPullRequest } from './repair.ts';
import { restoreMemory } from './restore.ts';

/** What GitHub says of pull requests, by their links. */
export type FoundPullRequests = ReadonlyMap<string, PullRequestFound>;

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
 * @param pullRequests those of the gaps' jobs that were looked up
 */
export function recall({
  body,
  subject,
  topics,
  read,
  pullRequests = new Map(),
}: {
  body: string | null;
  subject: Subject;
  topics: readonly TopicToRemember[];
  read: ReadDays | null;
  pullRequests?: FoundPullRequests;
}): Recalled {
  const restored = restoreMemory({ body, subject });
  const { warning } = restored;
  const memory = withPullRequests(restored.memory, pullRequests);
  const found = matchGaps({ topics, memory });
  const ids = topicIds({ topics, found, memory });
  if (!read) return { memory, ids, warning };
  const identified = topics.map((topic, at) => ({ ...topic, gapId: ids[at] ?? topic.id }));
  const report = { read, topics: identified };
  const remembered = remember({ memory, ...report });
  return { memory: withVerdicts({ memory: remembered, ...report }), ids, warning };
}

function withPullRequests(memory: Memory, pullRequests: FoundPullRequests): Memory {
  return memory.gaps.reduce((changed, { id, repair }) => {
    const found = pullRequests.get(repair?.prLink ?? '');
    return found ? withPullRequest(changed, id, found) : changed;
  }, memory);
}
