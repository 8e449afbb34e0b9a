import { byCodeUnits } from '../../text/text.ts';
import type { CitedPage, Gap, Report } from './report.ts';

/** The topics that the report presents; `report.json` lists all of them. */
export interface ShownTopics {
  /** Topics with at least two conversations in the period, largest first, up to the maximum number shown. */
  shown: readonly Gap[];
  /** Topics with at least two conversations, beyond the maximum number shown. */
  hidden: readonly Gap[];
  /** Topics with a single conversation. */
  singles: readonly Gap[];
}

/** Divides topics by whether two conversations asked them, and shows the first `maxTopics` of those. */
export function chooseTopics({ topics }: Pick<Report, 'topics'>, maxTopics: number): ShownTopics {
  const repeated = topics.filter(hasTwoConversations);
  return {
    shown: repeated.slice(0, maxTopics),
    hidden: repeated.slice(maxTopics),
    singles: topics.filter((topic) => !hasTwoConversations(topic)),
  };
}

/**
 * Whether at least two conversations asked about a topic, in this period or, if none did, in the period
 * before. Other topics aren't shown.
 */
export function hasTwoConversations({
  conversations,
  previousConversations,
}: Pick<Gap, 'conversations' | 'previousConversations'>): boolean {
  return conversations > 1 || (conversations === 0 && (previousConversations ?? 0) > 1);
}

/** With fewer unanswered questions, a period is too small for ranks and charts: the report lists them all. */
const minForRanks = 30;

export function isSmallPeriod({ totals, setAside }: Pick<Report, 'totals' | 'setAside'>): boolean {
  return totals.unanswered - setAside.unanswered < minForRanks;
}

/**
 * Whether a cited page is worth naming: at least two of the topic's conversations cite it, or one does and
 * the topic was asked on that page. A single citation is usually wrong.
 */
export function isWorthNaming(page: CitedPage, { pages }: Pick<Gap, 'pages'>): boolean {
  return page.conversations > 1 || pages.some(({ url }) => url === page.url);
}

export function largestFirst(a: Gap, b: Gap): number {
  return (
    b.conversations - a.conversations ||
    b.unanswered - a.unanswered ||
    (b.previousUnanswered ?? 0) - (a.previousUnanswered ?? 0) ||
    byCodeUnits(a.label, b.label) ||
    byCodeUnits(a.id, b.id)
  );
}
