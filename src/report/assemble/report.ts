import type { DocsText, Redacted, RedactionKind } from '../../text/text.ts';
import type { Count } from '../gaps/chance.ts';
import type { Trend } from '../gaps/trend.ts';
import type { Ledger } from '../gaps/watch.ts';
import type { DeadCitation } from '../places/dead-citations.ts';
import type { DocsRead, Place } from '../places/place.ts';
import type { PlaceTexts } from '../places/places.ts';
import type { BrokenPromise } from '../readers/promises.ts';
import type { ChangeExtent, ReaderTest, Untested } from '../readers/reader-test.ts';
import type { ModelUse } from '../reading/reading.ts';
import type { Period } from '../source/period.ts';
import type { Question } from '../source/question.ts';
import type { Offers, Standing } from './standing.ts';

/**
 * What a gap calls for, by majority of its rows. `missing-page`: most cite nothing; `weak-page`:
 * most cite the same page or two; else `mixed`. Null if citations are hardly recorded.
 */
export type GapKind = 'missing-page' | 'weak-page' | 'mixed' | null;

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

interface DailyCount {
  /** UTC day of the period, `YYYY-MM-DD`. */
  date: string;
  unanswered: number;
  /** The same of the day as many days earlier as the period is long; null without comparison. */
  previousUnanswered: number | null;
}

/** A page without query, anchor and trailing slash, and the unanswered rows that were asked on it. */
export interface PageCount {
  url: Redacted;
  unanswered: number;
}

/** A page that answers cited. One of `url` and `title` is there at least. */
export interface CitedPage {
  url: Redacted | null;
  title: Redacted | null;
  unanswered: number;
  /** Distinct conversations of those rows. */
  conversations: number;
}

export interface CategoryCount {
  name: Redacted;
  unanswered: number;
}

/** A question in a reader's words, and how often it was asked. */
export interface QuestionCount {
  text: Redacted;
  count: number;
}

/** A question of a brief. */
export interface AskedQuestion extends QuestionCount {
  /** The one before it in its conversation, if it means nothing without that. */
  after: Redacted | null;
  /** Whether it lies outside the topic's main part. */
  isOutside: boolean;
}

/** Answered questions that are plainly the same as some of a gap's main part. */
export interface AnsweredLike {
  /** One of them. */
  question: Redacted;
  questions: number;
  /** The page that most of them were answered from: its source, or its address. */
  file?: string;
  url?: Redacted;
}

/** What a brief has of a gap beside its counts. */
export interface BriefMaterial {
  /** Distinct questions, those of the main part first, most often asked first: at most 30. */
  questions: AskedQuestion[];
  /** How many distinct questions the topic has in all. */
  distinctQuestions: number;
  /** What failed answers say beyond apologies: at most five. */
  answers: Redacted[];
  /** What the docs say where it belongs; null if no section comes near. */
  docs: PlaceTexts | null;
  /** The sources of pages that it was asked on, or that answers cited. */
  sources: { url: Redacted; file: string }[];
}

/**
 * A topic from its identification on: unanswered questions that one section of the docs would
 * answer, with an id and a heading that are final. Heading, place, questions and brief are those of
 * its main part. `kind` and its parts, `pages`, `citedPages`, `categories` and `conversationIds`
 * describe its rows of the period, or of the period before if only that one has it; `firstAsked` and
 * `lastAsked` those of both.
 */
export interface Gap {
  id: string;
  label: Redacted;
  /** All of both periods. */
  rows: readonly Question[];
  /** Rows of the period. */
  unanswered: number;
  /** Distinct conversations of those rows: the gap's size. */
  conversations: number;
  /** Rows of the period before; null without comparison. */
  previousUnanswered: number | null;
  /** Distinct conversations of those; null without comparison. */
  previousConversations: number | null;
  trend: Trend | null;
  kind: GapKind;
  /** Rows that `kind` rests on: that cite nothing or, for a `weak-page`, one of `kindPages`. */
  kindUnanswered: number;
  /** Of a `weak-page` the page, or the two, that most rows cite and that are named; else empty. */
  kindPages: Pick<CitedPage, 'url' | 'title'>[];
  pages: PageCount[];
  citedPages: CitedPage[];
  categories: CategoryCount[];
  /** At most five questions, and how often each was asked. */
  examples: QuestionCount[];
  /** What else was asked here, if that is a quarter or more of the rows: at most five. */
  elsewhere: QuestionCount[];
  /** At most five of the period before. */
  previousQuestions: QuestionCount[];
  /** What an answer that failed says beyond an apology; null if none does. */
  answer: Redacted | null;
  /** Timestamps as the service wrote them; null if no row has one that can be read. */
  firstAsked: Redacted | null;
  lastAsked: Redacted | null;
  conversationIds: Redacted[];
  /** Null if no docs were read, or if they may be another site's. */
  place: Place | null;
  answeredLike: AnsweredLike | null;
  /** What the docs should tell, in a sentence of a model of the user's own; null without one. */
  missing: Redacted | null;
  brief: BriefMaterial;
  /** First day of the period that it was first reported for; null if no issue remembers it. */
  firstReported: string | null;
  /** Where it stands by what people and runs decided; null if no issue remembers it. */
  standing: Standing | null;
  /**
   * Its conversations in the latest reports of the history, null for each that didn't know it; null if
   * no issue remembers it.
   */
  byReport: (number | null)[] | null;
}

/** What readers searched for and found nothing to click on, or hardly ever. */
export interface UnclickedSearch {
  query: Redacted;
  /** How often it was searched for: no conversations. */
  hits: number;
  /** Share of these in which a result was clicked, 0 to below a tenth. */
  ctr: number;
  topClickedPage: Redacted | null;
  /** The gap that asks the same thing; null if none does. */
  topicId: string | null;
}

export interface PageFeedback {
  /** As the service tells the page: an address, a path, or a source file. */
  path: Redacted;
  /** Null if no page is known by that. */
  url: Redacted | null;
  /** Readers' votes. */
  helpful: number;
  unhelpful: number;
  /** What readers wrote, and what AI agents did. */
  comments: Redacted[];
  agentComments: Redacted[];
}

/** A gap that ever had a job or a fix, asked in this period or not. */
export interface FixedGap extends Pick<Gap, 'id' | 'label' | 'byReport'> {
  standing: Standing;
}

/** A page with the unanswered questions that were asked on it. */
export interface PageQuestions {
  /** Null for questions without a page. */
  url: Redacted | null;
  unanswered: number;
  /** What is in no topic first (`topic` is null), then by topic, most questions first. */
  groups: {
    topic: Pick<Gap, 'id' | 'label'> | null;
    unanswered: number;
    questions: QuestionCount[];
  }[];
}

/** What a report says beside its counts. */
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
  /** The repository's page on GitHub, without a closing slash. */
  repositoryUrl: string;
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
  /** Whether votes are those in the list of feedback, which is cut, as none could be read by page. */
  areVotesCut: boolean;
  /** How much of the pull request `readerTest` knows, or why there is none; null if no docs change. */
  testedExtent: ChangeExtent | Untested | null;
  /** Address of the run's commit on GitHub, where source files are: without a closing slash. */
  sourceUrl: string;
}

export interface Remembered {
  /** Gaps that a human ticked as not for the docs: they are in no other list. */
  dismissed: Gap[];
  /** The reports that the issue remembers, this one included, oldest first. */
  history: (Period & Count)[];
  /** The gaps that ever had a job or a fix, those first that were asked most. */
  fixes: FixedGap[];
  /** Those that somebody decided on and that are told of: a verdict stays for eight reports. */
  shownFixes: FixedGap[];
  /** What fixes came to, those that are no longer told of too. */
  ledger: Ledger;
  /** Null if nothing can be ticked where the report is shown. */
  offers: Offers | null;
}

/** What a report says beside its gaps: final once it was found. */
export interface Beside {
  meta: ReportMeta;
  /** Null if the checkout has no docs. */
  docs: DocsRead | null;
  /** Owners of pages on which questions were asked, by the pages' addresses. */
  pageOwners: ReadonlyMap<string, readonly DocsText[]>;
  /** Pages that answers cite and the docs don't have, those cited most first. */
  deadCitations: readonly DeadCitation[];
  /** What the pull request does to readers; null without one, or without docs that are the site's. */
  readerTest: ReaderTest | null;
  /** Promises of merged fixes that were kept in an earlier report, and that the docs at hand break. */
  brokenPromises: readonly BrokenPromise[];
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

/** All that renderers and files read of a report. */
export interface Report extends Beside {
  period: Period;
  previousPeriod: Period | null;
  totals: Totals;
  previousTotals: Totals | null;
  daily: DailyCount[];
  /** Every gap of the period that is not dismissed, largest first. */
  topics: Gap[];
  /** Those that are gone: of the period before, and nothing like them is asked now. */
  resolvedTopics: Gap[];
  /** The others that no question of the period is in. */
  unaskedTopics: Gap[];
  /** Rows of the period that ask nothing of the docs: in no topic, at most 20 of them shown. */
  setAside: { unanswered: number; examples: QuestionCount[]; rows: readonly Question[] };
  pages: PageCount[];
  /** All pages with what was asked on them, most questions first, and last the questions without one. */
  questionsByPage: PageQuestions[];
  categories: CategoryCount[];
  /** Null if no issue remembers the gaps. */
  remembered: Remembered | null;
}
