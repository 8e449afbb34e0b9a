import type { Gap, Memory } from '../gaps/memory.ts';
import { gapState } from '../gaps/state.ts';
import type { ReportDetails } from './details.ts';
import type {
  RememberedFields,
  RememberedParts,
  RepairedGap,
  ReportModel,
  ReportTopic,
} from './report-model.ts';

/** The model with what the memory adds: states, history, fixes; dismissed topics stand apart. */
export function withMemory(model: ReportModel, memory: Memory): ReportModel & RememberedParts {
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const described = (topics: readonly ReportTopic[]) =>
    topics.map((topic) => ({ ...topic, ...fieldsOf(gapOf.get(topic.id)) }));
  const topics = described(model.topics);
  const resolvedTopics = described(model.resolvedTopics);
  return {
    ...model,
    topics: topics.filter(isOpen),
    resolvedTopics: resolvedTopics.filter(isOpen),
    dismissedTopics: [...topics, ...resolvedTopics].filter((topic) => !isOpen(topic)),
    history: memory.reports.map(({ from, to, questions, unanswered }) => ({
      from,
      to,
      questions,
      unanswered,
    })),
    gaps: memory.gaps.flatMap(repairedGap),
  };
}

const isOpen = ({ state }: ReportTopic): boolean => state !== 'dismissed';

function fieldsOf(gap: Gap | undefined): Partial<RememberedFields> {
  if (!gap) return {};
  const { firstReported, repair } = gap;
  return {
    state: gapState(gap),
    ...(firstReported !== null && { firstReported }),
    ...(repair?.jobId != null && { jobId: repair.jobId }),
    ...(repair?.prLink != null && { prLink: repair.prLink }),
  };
}

function repairedGap(gap: Gap): RepairedGap[] {
  if (!gap.repair) return [];
  const { jobId, prLink, watch } = gap.repair;
  return [
    {
      id: gap.id,
      label: gap.heading,
      state: gapState(gap),
      jobId,
      prLink,
      before: watch?.before ?? null,
      since: watch ? watch.since : null,
    },
  ];
}

/** What holds topics, with the ids that they keep, by those that they had. */
export function withIds<T extends { topics: readonly { id: string }[] }>(
  holder: T,
  ids: ReadonlyMap<string, string>,
): T {
  const topics = holder.topics.map((topic) => ({ ...topic, id: ids.get(topic.id) ?? topic.id }));
  return { ...holder, topics };
}

/** The pages without the questions of topics that were dismissed. */
export function withoutDismissed(details: ReportDetails, model: ReportModel): ReportDetails {
  const dismissed = new Set(model.dismissedTopics?.map(({ label }) => label));
  if (dismissed.size === 0) return details;
  const pages = details.pages.flatMap((page) => {
    const topics = page.topics.filter(({ label }) => !dismissed.has(label));
    const unanswered = topics.reduce((sum, topic) => sum + topic.unanswered, 0);
    return unanswered > 0 ? [{ ...page, topics, unanswered }] : [];
  });
  return { ...details, pages };
}
