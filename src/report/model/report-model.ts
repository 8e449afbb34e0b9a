import type { RedactionKind } from '../../text/redact.ts';
import type { Count, Fix } from '../gaps/gap.ts';
import type { GapState } from '../gaps/job.ts';
import type { Ledger } from '../gaps/ledger.ts';
import type { DocsRead, Place } from '../places/place.ts';
import type { ReaderTest } from '../readers/reader-test.ts';
import type { ModelUse } from '../reading/reading.ts';
import type { Period } from '../source/period.ts';

/**
 * How a topic's rows moved against what the period's number of questions would make of those
 * before. `resolved`: only the period before has it.
 */
export type Trend = 'new' | 'rising' | 'steady' | 'falling' | 'resolved';

/**
 * What a topic calls for, by majority of its rows. `missing-page`: most cite nothing; `weak-page`:
 * most cite the same page or two; else `mixed`.
 */
export type TopicKind = 'missing-page' | 'weak-page' | 'mixed';

export interface Totals {
  /** Rows exported, clarifying questions included. */
  questions: number;
  /** Distinct conversations of these rows. */
  conversations: number;
  answered: number;
  unanswered: number;
  /** Unanswered among answered and unanswered, 0 to 1, four decimals; 0 if there were none. */
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
  /** Distinct conversations of those rows. */
  conversations: number;
}

export interface CategoryCount {
  name: string;
  unanswered: number;
}

/** A question in a reader's words, and how often it was asked. */
export interface QuestionCount {
  text: string;
  count: number;
}

/**
 * Unanswered questions that one section of the docs would answer. `kind` and its parts, `pages`,
 * `citedPages`, `categories`, `examples`, `answer` and `conversationIds` describe its rows of the
 * period, or of the period before if only that one has it; `firstAsked` and `lastAsked` those of
 * both.
 */
export interface ReportTopic extends Partial<RememberedFields> {
  id: string;
  label: string;
  /** Rows of the period. */
  unanswered: number;
  /** Distinct conversations of those rows: the topic's size. */
  conversations: number;
  /** Rows of the period before; null without comparison. */
  previousUnanswered: number | null;
  /** Distinct conversations of those; null without comparison. */
  previousConversations: number | null;
  trend: Trend | null;
  kind: TopicKind;
  /** Rows that `kind` rests on: that cite nothing or, for a `weak-page`, one of `kindPages`. */
  kindUnanswered: number;
  /** Of a `weak-page` the page, or the two, that most rows cite and that are named; else empty. */
  kindPages: Pick<CitedPage, 'url' | 'title'>[];
  pages: PageCount[];
  citedPages: CitedPage[];
  categories: CategoryCount[];
  /** At most five questions, and how often each was asked. */
  examples: QuestionCount[];
  /** What an answer that failed says beyond an apology; null if none does. */
  answer: string | null;
  /** Timestamps as the service wrote them; null if no row has one that can be read. */
  firstAsked: string | null;
  lastAsked: string | null;
  conversationIds: string[];
  /** Null if no docs were read, or if they may be another site's. */
  place: Place | null;
  /** What the docs should tell, in a sentence of a model of the user's own; null without one. */
  missing: string | null;
}

/** What readers searched for and found nothing to click on, or hardly ever. */
export interface UnclickedSearch {
  query: string;
  /** How often it was searched for: no conversations. */
  hits: number;
  /** Share of these in which a result was clicked, 0 to below a tenth. */
  ctr: number;
  topClickedPage: string | null;
  /** The topic that asks the same thing; null if none does. */
  topicId: string | null;
}

/** What readers said of a page. */
export interface PageFeedback {
  /** As the service tells the page: an address, a path, or a source file. */
  path: string;
  /** Null if no page is known by that. */
  url: string | null;
  /** Votes. */
  helpful: number;
  unhelpful: number;
  comments: string[];
}

/** The whole report, as `report.json` holds it. All text in it is untrusted. */
export interface ReportModel extends Partial<RememberedParts> {
  schemaVersion: 1;
  period: Period;
  previousPeriod: Period | null;
  totals: Totals;
  previousTotals: Totals | null;
  daily: DailyCount[];
  /** Every topic of the period, largest first. */
  topics: ReportTopic[];
  resolvedTopics: ReportTopic[];
  /** Rows of the period that ask nothing of the docs: in no topic, at most 20 of them shown. */
  setAside: { unanswered: number; examples: QuestionCount[] };
  pages: PageCount[];
  categories: CategoryCount[];
  /** Null if the checkout has no docs. */
  docs: DocsRead | null;
  /** What the pull request does to readers; null without one, or without docs that are the site's. */
  readerTest: ReaderTest | null;
  /** What a model of the user's own was asked; null without one. */
  model: ModelUse | null;
  /** Those with most hits first; null if they were not asked for. */
  searches: UnclickedSearch[] | null;
  /** By page, most unhelpful votes first; null if it was not asked for. */
  feedback: PageFeedback[] | null;
  /** Requests made to the service. */
  requests: number;
  complete: boolean;
}

/** What a topic has more if an issue remembers it. */
export interface RememberedFields {
  state: GapState;
  /** First day of the period that it was first reported for; absent if that is lost. */
  firstReported: string;
  jobId: string;
  prLink: string;
}

/** One report that the issue remembers. */
export interface HistoryRow extends Period {
  questions: number;
  unanswered: number;
}

/** A gap that ever had a job, asked in this period or not. */
export interface RepairedGap {
  id: string;
  label: string;
  state: GapState;
  jobId: string | null;
  prLink: string | null;
  /** Who made the pull request; `agent` without one. */
  by: Fix['by'];
  /** Before the merge and since the day after it; null without a merge. */
  before: Count | null;
  since: Count | null;
}

/** What a report has more if an issue remembers. */
export interface RememberedParts {
  /** Topics that a human ticked as not for the docs: they are in no other list. */
  dismissedTopics: ReportTopic[];
  /** The reports that the issue remembers, this one included, oldest first. */
  history: HistoryRow[];
  /** The gaps that ever had a job or a fix. */
  gaps: RepairedGap[];
  /** What all fixes came to that were ever watched, by who made them. */
  ledger: Ledger;
}

/** What a report says beside its model. */
export interface ReportMeta {
  projectId: string;
  /** Name of the file that the rows came from; null for the service. */
  file: string | null;
  /** The pull request whose pages the report is about; null if it is about all. */
  pullRequest: number | null;
  /** Hosts that links to pages may go to: see `allowedHosts`. */
  allowedHosts: readonly string[];
  /** Topics shown at most. */
  maxTopics: number;
  /** The run's page on GitHub, as the runner gives it. */
  runUrl: string;
  /** Rows read over both periods, before any scope. */
  rowsRead: number;
  /** How often a request waited before it was repeated. */
  waits: number;
  /** How many of each kind were replaced; null if `redact` is off. */
  redactions: ReadonlyMap<RedactionKind, number> | null;
  /** Why the period was not read to its end, as a sentence; null if it was. */
  incomplete: string | null;
  /** Why the period before was not, as a sentence; null if it was, or was not asked for. */
  previousCutShort: string | null;
  /** Whether GitHub listed only the first of the pull request's files. */
  filesTruncated: boolean;
  /** Address of the run's commit on GitHub, where source files are: without a closing slash. */
  sourceUrl: string;
}
