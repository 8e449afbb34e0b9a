import type { Period } from '../source/period.ts';
import { type Count, type Gap, type Memory, type NewsKind, newsKinds } from './gap.ts';

/** New topics of fewer conversations are chance, and no news. */
const fewestConversations = 3;

/** Something that those who watch the issue may want to hear of. */
export interface NewsItem {
  kind: NewsKind;
  gapId: string;
  label: string;
  conversations: number;
  /** Of the period before; null without comparison. */
  previousConversations: number | null;
  /** The pull request of a verdict. */
  prLink: string | null;
  /** Of a verdict. */
  before: Count | null;
  since: Count | null;
}

/** A topic of the report, as far as news are made of it. */
interface NewsTopic {
  id: string;
  label: string;
  conversations: number;
  previousConversations: number | null;
  trend: NewsKind | 'steady' | 'falling' | null;
}

/**
 * What a report brings, by kind and then as the topics come; and the memory that knows it was
 * told. What was told for another period that this one overlaps with is no news again, and neither
 * is what the issue was opened with, or the first report that it remembers.
 *
 * @param topics and those that are gone, without the dismissed
 */
export function newsOf({
  memory,
  topics,
  period,
}: {
  memory: Memory;
  topics: readonly NewsTopic[];
  period: Period;
}): { news: NewsItem[]; memory: Memory } {
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const ids = [...topicOf.keys(), ...[...gapOf.keys()].filter((id) => !topicOf.has(id))];
  const found = ids.flatMap((gapId): NewsItem[] => {
    const gap = gapOf.get(gapId);
    const topic = topicOf.get(gapId);
    const kind = gap && !gap.dismissed ? kindOf({ gap, topic, period }) : null;
    if (!gap || !kind || wasTold({ gap, kind, period })) return [];
    const watch = kind === 'fixed' || kind === 'back' ? (gap.fix?.watch ?? null) : null;
    return [
      {
        kind,
        gapId,
        label: topic?.label ?? gap.heading,
        conversations: topic?.conversations ?? 0,
        previousConversations: topic?.previousConversations ?? null,
        prLink: watch ? (gap.fix?.prLink ?? null) : null,
        before: watch?.before ?? null,
        since: watch?.since ?? null,
      },
    ];
  });
  const isFirst = memory.reports.every(({ from, to }) => from === period.from && to === period.to);
  const isOpening = isFirst || memory.opened === period.to;
  const told = new Map(found.map(({ gapId, kind }) => [gapId, { news: kind, to: period.to }]));
  const gaps = memory.gaps.map((gap) => ({ ...gap, told: told.get(gap.id) ?? gap.told }));
  const news = isOpening
    ? []
    : found.toSorted((a, b) => newsKinds.indexOf(a.kind) - newsKinds.indexOf(b.kind));
  return { news, memory: { ...memory, gaps } };
}

function kindOf({
  gap: { firstReported, fix },
  topic,
  period,
}: {
  gap: Gap;
  topic: NewsTopic | undefined;
  period: Period;
}): NewsKind | null {
  const watch = fix?.watch;
  if (watch && watch.decidedAt === period.to && watch.verdict !== 'watching') return watch.verdict;
  if (!topic) return null;
  const isNew = topic.trend === 'new' || (topic.trend === null && firstReported === period.from);
  if (isNew) return topic.conversations >= fewestConversations ? 'new' : null;
  return topic.trend === 'rising' || topic.trend === 'resolved' ? topic.trend : null;
}

function wasTold({ gap, kind, period }: { gap: Gap; kind: NewsKind; period: Period }): boolean {
  const { told } = gap;
  return told !== null && told.news === kind && told.to !== period.to && told.to > period.from;
}
