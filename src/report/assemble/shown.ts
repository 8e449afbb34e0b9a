import type { CitedPage, Gap, Report } from './report.ts';

/** Topics as the report presents them; `report.json` lists all without this choice. */
export interface ShownTopics {
  /** Of two conversations of the period or more; largest first. */
  shown: readonly Gap[];
  /** The others like them, beyond the number that is shown. */
  hidden: readonly Gap[];
  /** Those of a single conversation. */
  notGrouped: readonly Gap[];
  /** Of two conversations or more in the period before, and none in this one. */
  resolved: readonly Gap[];
  hiddenResolved: readonly Gap[];
}

/**
 * @param readerTest what a pull request does to readers: topics that it closes are left out
 * @param maxTopics how many topics, and how many resolved ones, are shown at most
 */
export function chooseTopics(
  {
    topics: all,
    resolvedTopics,
    readerTest,
  }: Pick<Report, 'topics' | 'resolvedTopics'> & Partial<Pick<Report, 'readerTest'>>,
  maxTopics: number,
): ShownTopics {
  const tested = readerTest?.topics ?? [];
  const closed = new Set(tested.filter(({ isClosed }) => isClosed).map(({ id }) => id));
  const topics = all.filter(({ id }) => !closed.has(id));
  const repeated = topics.filter(isRepeated);
  const repeatedBefore = resolvedTopics.filter(isRepeated);
  return {
    shown: repeated.slice(0, maxTopics),
    hidden: repeated.slice(maxTopics),
    notGrouped: topics.filter((topic) => !isRepeated(topic)),
    resolved: repeatedBefore.slice(0, maxTopics),
    hiddenResolved: repeatedBefore.slice(maxTopics),
  };
}

/**
 * Whether two conversations asked a topic: in this period or, if it is gone, in the one before. A
 * single one is no topic to show.
 */
export function isRepeated({ conversations, previousConversations }: Gap): boolean {
  return conversations > 1 || (conversations === 0 && (previousConversations ?? 0) > 1);
}

/** Below this a period is too small for ranks and charts: the report lists its questions. */
const minForRanks = 30;

/** Whether so few unanswered questions ask something that a list tells more than ranks. */
export function isSmallPeriod({ totals, setAside }: Pick<Report, 'totals' | 'setAside'>): boolean {
  return totals.unanswered - setAside.unanswered < minForRanks;
}

/**
 * Whether enough speaks for a cited page to name it: two of the topic's conversations cite it, or
 * one does and it was asked there. A single citation is mostly astray.
 */
export function isNamed(page: CitedPage, { pages }: Pick<Gap, 'pages'>): boolean {
  return page.conversations > 1 || pages.some(({ url }) => url === page.url);
}
