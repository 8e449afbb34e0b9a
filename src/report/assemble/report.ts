import type { DocsText, Redacted, RedactionKind } from '../../text/text.ts';
import type { Count } from '../gaps/chance.ts';
import type { Trend } from '../gaps/trend.ts';
import type { Ledger } from '../gaps/watch.ts';
import type { DeadCitation } from '../places/dead-citations.ts';
import type { DocsSummary, Place } from '../places/place.ts';
import type { Placement, PlaceTexts } from '../places/places.ts';
import type { DocsChange } from '../readers/change.ts';
import type { ReaderTest, UntestedReason } from '../readers/reader-test.ts';
import type { ModelUse } from '../reading/report-model.ts';
import type { Period } from '../source/period.ts';
import type { Question } from '../source/question.ts';
import type { GapStatus, OfferedBoxes } from './status.ts';

/**
 * What a gap calls for. By a model that read the docs' sections: `missing-section` and `missing-page` if
 * none has the answer, `weak-page` if one has a part of it, `hard-to-find` if one has it. Without a model,
 * by what most answers cite: `missing-page` nothing, `weak-page` the same page or two, `mixed` neither.
 */
export type GapKind = 'missing-section' | 'missing-page' | 'weak-page' | 'hard-to-find' | 'mixed';

export interface Totals {
  /** Rows exported, clarifying questions included. */
  questions: number;
  conversations: number;
  answered: number;
  unanswered: number;
  /** `unanswered` as a share of `answered` plus `unanswered`: 0 to 1, four decimals; 0 if both are 0. */
  unansweredRate: number;
}

/** A page, and the number of unanswered rows asked on it. */
export interface PageCount {
  /** Without query, fragment and trailing slash. */
  url: Redacted;
  unanswered: number;
}

/** A page that answers cited. At least one of `url` and `title` is present. */
export interface CitedPage {
  url: Redacted | null;
  title: Redacted | null;
  unanswered: number;
  conversations: number;
}

/** A question in a reader's words, and how often it was asked. */
export interface QuestionCount {
  text: Redacted;
  count: number;
}

/** A question in a brief. */
export interface AskedQuestion extends QuestionCount {
  /** The question before it in the conversation, if it means nothing on its own; otherwise null. */
  after: Redacted | null;
}

export interface BriefMaterial {
  /** At most 30 distinct questions, nearest to the topic's centre first. */
  questions: AskedQuestion[];
  /** How many distinct questions the topic has in all. */
  distinctQuestions: number;
  /** What the docs say where the gap belongs; null if no section is near. */
  docs: PlaceTexts | null;
}

/**
 * An identified topic, with all that the report says about it. `kindPages`, `pages`, `citedPages`,
 * `categories`, the questions and `conversationIds` describe its rows of the period or, if it has none, of
 * the period before.
 */
export interface Gap {
  id: string;
  label: Redacted;
  /** The gap's rows of both periods. */
  rows: readonly Question[];
  /** Number of the gap's rows in the period, and of their conversations: the gap's size. */
  unanswered: number;
  conversations: number;
  /** Number of rows and of conversations in the period before; null without a comparison. */
  previousUnanswered: number | null;
  previousConversations: number | null;
  trend: Trend | null;
  /** Null if citations are hardly recorded and no model has read the docs for it. */
  kind: GapKind | null;
  /** The one or two pages that most rows cite, if that makes it a `weak-page` and they are worth naming. */
  kindPages: Pick<CitedPage, 'url' | 'title'>[];
  pages: PageCount[];
  citedPages: CitedPage[];
  categories: { name: Redacted; unanswered: number }[];
  /** At most five questions, nearest to the topic's centre first, and how often each was asked. */
  examples: QuestionCount[];
  /** Timestamps of both periods, as the service wrote them; null if no row has a valid one. */
  firstAsked: Redacted | null;
  lastAsked: Redacted | null;
  conversationIds: Redacted[];
  /**
   * Null if there are no docs, or perhaps another site's, if a model found no section about the gap, or if only
   * one conversation asked. A place that isn't sure has no owners.
   */
  place: Place | null;
  /** The place as the issue stores it; null if none is known, or if redaction would change its path. */
  home: Placement['home'];
  /** Whether a model was shown the nearest sections and found that none of them is about it. */
  hasNoSection: boolean;
  /** What the docs should say, or the words that they lack, in a sentence by the user's model; null without a model. */
  missing: Redacted | null;
  brief: BriefMaterial;
  /** First day of the period for which the gap was first reported; null if no issue remembers the gap. */
  firstReported: string | null;
  /** The gap's status after the decisions of people and runs; null if no issue remembers the gap. */
  status: GapStatus | null;
  /** Number of conversations in each of the latest reports, null for those without the gap; null without an issue. */
  byReport: (number | null)[] | null;
}

/** A search in which readers clicked on no result, or hardly ever. */
export interface UnclickedSearch {
  query: Redacted;
  hits: number;
  /** Share of hits in which a result was clicked, from 0 to below 0.1. */
  ctr: number;
  topClickedPage: Redacted | null;
  /** Id of the gap that asks for what was searched; null if no gap does. */
  topicId: string | null;
}

export interface PageFeedback {
  /** The page as the service names it: by an address, a path, or a source file. */
  path: Redacted;
  /** Null if no known page matches the path. */
  url: Redacted | null;
  /** Readers' votes and comments; `agentComments` are by AI agents. */
  helpful: number;
  unhelpful: number;
  comments: Redacted[];
  agentComments: Redacted[];
}

/** A gap that ever had a job or a fix, even if nobody asked about it in this period. */
export interface WorkedOnGap extends Pick<Gap, 'id' | 'label' | 'byReport'> {
  status: GapStatus;
}

/** The facts about a run that its report states. */
export interface RunFacts {
  projectId: string;
  /** Name of the file that the rows were read from; null for the service. */
  file: string | null;
  /** The pull request whose pages the report covers; null if it covers all. */
  pullRequest: number | null;
  maxTopics: number;
  runUrl: string;
  /** The issue in which gaps are decided on; null without one, or if it isn't known yet. */
  issueUrl: string | null;
  /** The repository's page on GitHub, without a trailing slash. */
  repositoryUrl: string;
  /** Number of requests made to the service. */
  requests: number;
  /** Number of times that a request waited before a retry. */
  waits: number;
  /** How many texts of each kind were redacted; null if `redact` is off. */
  redactions: ReadonlyMap<RedactionKind, number> | null;
  /** Address of the source files on GitHub at the run's commit, without a trailing slash. */
  sourceUrl: string;
}

export interface ReportMeta extends RunFacts {
  /** Hosts that links to pages may go to: those that a fifth of the period's `pageUrl`s have. */
  allowedHosts: readonly string[];
  /** The folder that `docs-root` names and the checkout doesn't have; null if it has it. */
  missingDocsRoot: string | null;
  /** Whether docs were read, and places in them can be told: they aren't perhaps another site's. */
  areDocsTrusted: boolean;
  /** Whether GitHub listed only some of the files that the pull request changes. */
  isFileListTruncated: boolean;
  /** Number of rows read in both periods, in scope or not. */
  rowsRead: number;
  /** Why the period was not read to its end, as a sentence; null if it was. */
  incomplete: string | null;
  /** Why the period before was not read to its end; null if it was, or wasn't requested. */
  previousCutShort: string | null;
  /** How much of the pull request `readerTest` covers, or why there is no test; null if no docs change. */
  testedExtent: DocsChange['extent'] | UntestedReason | null;
}

export interface GapHistory {
  /** Gaps that a person ticked as not for the docs: they are in no other list. */
  dismissed: Gap[];
  /** The reports that the issue remembers, including the current one, oldest first. */
  history: (Period & Count)[];
  /** Gaps that somebody decided on, the most asked first; with a verdict, for eight reports. */
  decided: WorkedOnGap[];
  /** All gaps that ever had a job or a fix. */
  fixes: WorkedOnGap[];
  /** The results of all fixes, including those no longer shown. */
  ledger: Ledger;
  /** The boxes that can be ticked; null if the report is shown where nothing can be ticked. */
  offers: OfferedBoxes | null;
}

/** What a report is assembled from: everything but the status of its gaps, which can change later. */
export interface Findings {
  period: Period;
  previousPeriod: Period | null;
  totals: Totals;
  previousTotals: Totals | null;
  /** By UTC day, `YYYY-MM-DD`, each with the count of the corresponding day of the period before. */
  daily: { date: string; unanswered: number; previousUnanswered: number | null }[];
  /** Rows that ask nothing of the docs: the count and examples of the period, and the rows of both periods. */
  setAside: { unanswered: number; examples: QuestionCount[]; rows: readonly Question[] };
  pages: PageCount[];
  categories: Gap['categories'];
  /** Each unanswered row that asks something of the docs is in exactly one gap. */
  gaps: readonly Gap[];
  meta: ReportMeta;
  /** Null if the checkout has no docs. */
  docs: DocsSummary | null;
  /** Owners of pages on which questions were asked, by the pages' addresses. */
  pageOwners: ReadonlyMap<string, readonly DocsText[]>;
  /** Pages that answers cite and the docs don't have, the most cited first. */
  deadCitations: readonly DeadCitation[];
  /** What the pull request does to readers; null without a pull request, or if it wasn't tested. */
  readerTest: ReaderTest | null;
  model: ModelUse | null;
  /** Searches with the most hits come first; null if searches were not requested. */
  searches: UnclickedSearch[] | null;
  /** By page, most unhelpful votes first; null if feedback was not requested. */
  feedback: PageFeedback[] | null;
}

/** A report as posts, page and files show it. */
export interface Report extends Omit<Findings, 'gaps'> {
  /** Every gap of the period that isn't dismissed, largest first. */
  topics: Gap[];
  /** Gaps that only the period before has. */
  unaskedTopics: Gap[];
  /** Null if no issue remembers the gaps. */
  remembered: GapHistory | null;
}
