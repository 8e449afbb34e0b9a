import type { Period } from '../export/period.ts';

/** How a topic's rows moved against the period before. `resolved`: only that one has it. */
export type Trend = 'new' | 'rising' | 'steady' | 'falling' | 'resolved';

/**
 * What a topic calls for. `missing-page`: none of its answers cited a page; `weak-page`: all did,
 * and it did not suffice; `mixed`: some of each.
 */
export type TopicKind = 'missing-page' | 'weak-page' | 'mixed';

export interface Totals {
  /** Rows exported, clarifying questions included. */
  conversations: number;
  answered: number;
  unanswered: number;
  /** Unanswered among answered and unanswered, 0 to 1, four decimals; 0 where there were none. */
  unansweredRate: number;
}

export interface DailyCount {
  /** UTC day of the period, `YYYY-MM-DD`. */
  date: string;
  unanswered: number;
  /** The day as many days earlier as the period is long; null without comparison. */
  previousUnanswered: number | null;
}

/** A page without query, anchor and trailing slash, and the unanswered rows that were asked on it. */
export interface PageCount {
  url: string;
  unanswered: number;
}

/** A page that answers cited. One of `url` and `title` is there at least. */
export interface CitedPage {
  url: string | null;
  title: string | null;
  unanswered: number;
}

export interface CategoryCount {
  name: string;
  unanswered: number;
}

/**
 * Unanswered questions that ask the same. `kind`, `pages`, `citedPages`, `categories`, `examples`
 * and `conversationIds` describe its rows of the period, or of the period before where only that
 * one has it; `firstAsked` and `lastAsked` those of both.
 */
export interface ReportTopic {
  id: string;
  label: string;
  /** Rows of the period. */
  unanswered: number;
  /** Distinct conversations of those rows: the topic's size. */
  conversations: number;
  /** Rows of the period before; null without comparison. */
  previousUnanswered: number | null;
  trend: Trend | null;
  kind: TopicKind;
  pages: PageCount[];
  citedPages: CitedPage[];
  categories: CategoryCount[];
  /** At most five questions, and how often each was asked. */
  examples: { text: string; count: number }[];
  /** Timestamps as the service wrote them; null where no row has one that can be read. */
  firstAsked: string | null;
  lastAsked: string | null;
  conversationIds: string[];
}

/** The whole report, as `report.json` holds it. All text in it is untrusted. */
export interface ReportModel {
  schemaVersion: 1;
  period: Period;
  previousPeriod: Period | null;
  totals: Totals;
  previousTotals: Totals | null;
  daily: DailyCount[];
  /** Every topic of the period, largest first. */
  topics: ReportTopic[];
  resolvedTopics: ReportTopic[];
  pages: PageCount[];
  categories: CategoryCount[];
  /** Requests made to the service. */
  requests: number;
  complete: boolean;
}
