import type { ReportModel, ReportTopic } from './report-model.ts';

/** Topics as the report presents them; `report.json` lists all without this choice. */
export interface ShownTopics {
  /** Of two rows or more, both periods together; largest first. */
  shown: readonly ReportTopic[];
  /** The others like them, beyond the number that is shown. */
  hidden: readonly ReportTopic[];
  /** Of one row, in this period. */
  askedOnce: readonly ReportTopic[];
  /** Only the period before has them, with two rows or more. */
  resolved: readonly ReportTopic[];
  hiddenResolved: readonly ReportTopic[];
}

/** @param maxTopics how many topics, and how many resolved ones, are shown at most */
export function chooseTopics(
  { topics, resolvedTopics }: Pick<ReportModel, 'topics' | 'resolvedTopics'>,
  maxTopics: number,
): ShownTopics {
  const repeated = topics.filter(isRepeated);
  const repeatedBefore = resolvedTopics.filter(isRepeated);
  return {
    shown: repeated.slice(0, maxTopics),
    hidden: repeated.slice(maxTopics),
    askedOnce: topics.filter((topic) => !isRepeated(topic)),
    resolved: repeatedBefore.slice(0, maxTopics),
    hiddenResolved: repeatedBefore.slice(maxTopics),
  };
}

/** Whether a topic has two rows or more, both periods together: a single one is no topic to show. */
export function isRepeated({ unanswered, previousUnanswered }: ReportTopic): boolean {
  return unanswered + (previousUnanswered ?? 0) > 1;
}
