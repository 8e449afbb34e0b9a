import { join } from 'node:path';
import type { PageLocation } from '../../docs/page-path.ts';
import type { ConversationRow } from '../../service/analytics.ts';
import { parseTimestamp } from '../../service/timestamp.ts';
import { addressOf, pageAddress } from '../../text/address.ts';
import { isoDay } from '../../text/date.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  type AnsweredQuestion,
  type AnsweredSample,
  createAnsweredSample,
} from './answered-sample.ts';
import type { Period } from './period.ts';
import { type Question, questionOf } from './question.ts';
import { type OutputFile, type PeriodReading, readPeriod } from './read-period.ts';
import { pageScope, type Scope, SitePages } from './scope.ts';
import { linesOf } from './source.ts';

/** The counts of a period's rows. */
export interface PeriodTally {
  /** Rows exported, each once. */
  questions: number;
  /** Distinct conversations of these rows. */
  conversations: number;
  answered: number;
  unanswered: readonly Question[];
  /** Answered and unanswered rows by UTC day, `YYYY-MM-DD`; rows without a usable time in none. */
  questionsByDay: ReadonlyMap<string, number>;
  /** Rows, answered ones included, that have a `pageUrl`. */
  pageUrls: number;
  /** How many of these have it on each https host. */
  pageHosts: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`: exported, not counted otherwise. */
  unusable: number;
}

/** A period's counts, and how its reading ended. */
export interface CollectedPeriod extends PeriodTally, PeriodReading {
  period: Period;
  /** Unanswered rows about other pages than the report's: topics are made of them, too. */
  outOfScope: readonly Question[];
}

export interface Collected {
  current: CollectedPeriod;
  /** Null without comparison, and if the period itself was cut short. */
  previous: CollectedPeriod | null;
  /**
   * Whether no row of the period, in scope or not, was answered or unanswered: an outage, another
   * project's key, or an assistant that is turned off. Then nothing may be closed or called resolved.
   */
  hasNoData: boolean;
  /** A sample of both periods: it names pages, and shows which words the product uses. */
  answered: Pick<AnsweredSample, 'kept'>;
  /** How many answered rows of the period cite each address. */
  citations: ReadonlyMap<string, number>;
  /** Whether at least half of these rows cite anything; otherwise, a missing citation says nothing. */
  recordsCitations: boolean;
}

export interface RowsFolder {
  path: string;
  /**
   * Begins a file, in place of what this run wrote under its name.
   *
   * @throws Error naming the path and the input to change if it can't be written
   */
  create(name: string): Promise<OutputFile>;
  /** Puts one file that this run wrote in place of another. */
  replace(name: string, by: string): Promise<void>;
}

/**
 * Reads the period, then the one before, and counts their rows: all, or those about the pages of a pull
 * request. The site's base path shows only once both periods are read, so until then such a report keeps
 * in memory what it counts of each row.
 *
 * @param periods the period itself, and the one before if the two are compared
 * @param folder its `conversations.jsonl` has the period's rows afterwards
 * @param reader how periods are read
 */
export async function collect({
  periods,
  folder,
  reader,
  scope,
}: {
  periods: { current: Period; previous: Period | null };
  folder: RowsFolder;
  reader: Omit<Parameters<typeof readPeriod>[0], 'period' | 'file' | 'onRow'>;
  scope: Scope;
}): Promise<Collected> {
  const { redactor, signal } = reader;
  const site = new SitePages();
  const answered = createAnsweredSample();
  const citations = new Map<string, number>();
  let hasNoData = true;
  const answers = { all: 0, citing: 0 };

  const read = async (period: Period, file: OutputFile | null) => {
    const current = period === periods.current;
    const { add, tally } = createTally();
    /** By line of the file, until the pages in scope are known. */
    const pending: { row: CountableRow; pages: readonly PageLocation[] }[] = [];
    const onRow = (row: ConversationRow | null): void => {
      const answer = answeredIn(row);
      if (answer) answered.add(answer, current ? 1 : 0);
      if (answer && current) {
        answers.all += 1;
        if (answer.cited.length > 0) answers.citing += 1;
        for (const url of new Set(answer.cited.map((page) => page.url))) increment(citations, url);
      }
      const countable = countableRow(row, { current, redactor });
      const isJudged = countable.outcome === 'answered' || typeof countable.outcome === 'object';
      if (isJudged && current) hasNoData = false;
      if (scope.kind === 'all') add(countable);
      else pending.push({ row: countable, pages: row ? site.add(row) : [] });
    };
    const reading = await readPeriod({ ...reader, period, file, onRow }).finally(() =>
      file?.close(),
    );
    const outOfScope: Question[] = [];
    const collected = (): CollectedPeriod => ({ period, ...tally, ...reading, outOfScope });
    return { add, pending, outOfScope, isCut: reading.cutShort !== null, collected };
  };

  const current = await read(periods.current, await folder.create(rowsName));
  const previous = current.isCut || !periods.previous ? null : await read(periods.previous, null);
  if (scope.kind === 'pull-request') {
    const changedFiles = await scope.changedFiles();
    // A cancelled step has no time left to read the docs and to filter the file.
    const docs = signal.aborted ? null : await scope.docsOf(site.paths());
    const docsRoot = docs?.root ?? scope.docsRoot ?? '';
    const isInScope = pageScope({ changedFiles, docsRoot, docs, site });
    for (const { add, pending, outOfScope } of [current, ...(previous ? [previous] : [])]) {
      for (const { row, pages } of pending) {
        if (isInScope(pages)) add(row);
        else if (typeof row.outcome === 'object') outOfScope.push(row.outcome);
      }
    }
    const keep = (line: number) => isInScope(current.pending[line]?.pages ?? []);
    if (!signal.aborted) await filterRows(folder, keep);
  }
  return {
    current: current.collected(),
    previous: previous?.collected() ?? null,
    hasNoData,
    answered,
    citations,
    recordsCitations: 2 * answers.citing >= answers.all,
  };
}

const rowsName = 'conversations.jsonl';

/** Keeps only the rows for whose line, counted from 0, `keep` is true, in constant memory. */
async function filterRows(folder: RowsFolder, keep: (line: number) => boolean): Promise<void> {
  const filteredName = `${rowsName}.filtered`;
  const filtered = await folder.create(filteredName);
  try {
    let at = 0;
    for await (const lines of linesOf(join(folder.path, rowsName))) {
      const remaining = lines.filter((line) => keep(at++) && line);
      await filtered.append(remaining.map((line) => `${line}\n`));
    }
  } finally {
    await filtered.close();
  }
  await folder.replace(rowsName, filteredName);
}

/** The question and the answer of a row that was answered; null for any other. */
export function answeredIn(row: ConversationRow | null): AnsweredQuestion | null {
  if (!row || row.query === null || row.resolutionStatus !== 'answered') return null;
  return {
    question: row.query,
    answer: row.response ?? '',
    cited: row.sources.flatMap(({ url, title }) => (url ? { url: pageAddress(url), title } : [])),
  };
}

/** What is counted of a row: nothing of an answered one's texts. */
interface CountableRow {
  /** Null for a row with neither `conversationId` nor `id`. */
  conversation: string | null;
  hasPageUrl: boolean;
  /** The host of its `pageUrl`, if that is https. */
  host: string | null;
  /** UTC day of its timestamp, `YYYY-MM-DD`; null if that is absent or unparsable. */
  day: string | null;
  outcome: Question | 'answered' | 'clarifying' | 'unusable';
}

/** Counts rows one at a time. */
export function createTally(): { add(row: CountableRow): void; tally: PeriodTally } {
  const unanswered: Question[] = [];
  const questionsByDay = new Map<string, number>();
  const pageHosts = new Map<string, number>();
  const conversations = new Set<string>();
  const answers = new Map<Redacted, Redacted>();
  const tally = {
    questions: 0,
    conversations: 0,
    answered: 0,
    pageUrls: 0,
    unusable: 0,
    unanswered,
    questionsByDay,
    pageHosts,
  };

  const add = ({ conversation, hasPageUrl, host, day, outcome }: CountableRow): void => {
    tally.questions += 1;
    if (conversation !== null) conversations.add(conversation);
    tally.conversations = conversations.size;
    if (hasPageUrl) tally.pageUrls += 1;
    if (host !== null) increment(pageHosts, host);
    if (outcome === 'unusable') tally.unusable += 1;
    if (outcome === 'unusable' || outcome === 'clarifying') return;
    if (day !== null) increment(questionsByDay, day);
    if (outcome === 'answered') {
      tally.answered += 1;
      return;
    }
    const { answer } = outcome;
    // Most failed answers are the same few apologies, so each is in memory once.
    if (answer !== null && !answers.has(answer)) answers.set(answer, answer);
    unanswered.push({ ...outcome, answer: answer && (answers.get(answer) ?? answer) });
  };
  return { add, tally };
}

/**
 * @param row null if it is not an object
 * @param current whether the row belongs to the period itself, not to the one before
 */
export function countableRow(
  row: ConversationRow | null,
  { current, redactor }: { current: boolean; redactor: Redactor },
): CountableRow {
  const time = parseTimestamp(row?.timestamp);
  const { protocol, host = null } = addressOf(row?.pageUrl ?? '') ?? {};
  return {
    conversation: row?.conversationId || row?.id || null,
    hasPageUrl: Boolean(row?.pageUrl),
    host: protocol === 'https:' ? host : null,
    day: time === null ? null : isoDay(time),
    outcome: outcomeOf(row, { current, redactor }),
  };
}

function outcomeOf(
  row: ConversationRow | null,
  options: { current: boolean; redactor: Redactor },
): CountableRow['outcome'] {
  if (!row?.id || row.query === null || row.resolutionStatus === null) return 'unusable';
  if (row.responseType === 'clarifying_question') return 'clarifying';
  if (row.resolutionStatus === 'answered') return 'answered';
  return questionOf({ ...row, id: row.id, query: row.query }, options);
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Minimum share of pages on a host of the documentation. */
const minShare = 1 / 5;

/**
 * The hosts that a report's links may go to, sorted: each https host of at least a fifth of all
 * `pageUrl`s. A host that only a few made-up rows name gets no link.
 */
export function allowedHosts({
  pageHosts,
  pageUrls,
}: Pick<PeriodTally, 'pageHosts' | 'pageUrls'>): string[] {
  return [...pageHosts].flatMap(([host, rows]) => (rows >= pageUrls * minShare ? host : [])).sort();
}
