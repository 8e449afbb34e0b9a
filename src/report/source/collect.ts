import { join } from 'node:path';
import type { PageLocation } from '../../docs/page-path.ts';
import { addressOf, pageAddress } from '../../text/address.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import {
  type AnsweredQuestion,
  type AnsweredSample,
  createAnsweredSample,
} from './answered-sample.ts';
import { ConversationDays } from './conversations.ts';
import type { Period } from './period.ts';
import { type Question, questionOf } from './question.ts';
import {
  type OutputFile,
  type PeriodReader,
  type PeriodReading,
  readPeriod,
} from './read-period.ts';
import type { Row } from './row.ts';
import { createScopeCheck, type Scope, SitePages } from './scope.ts';
import { readLines } from './source.ts';

/** The counts of a period's rows. */
export interface PeriodTally {
  /** Number of exported rows, without repeats. */
  questions: number;
  /** Number of distinct conversations in the exported rows. */
  conversations: number;
  answered: number;
  unanswered: readonly Question[];
  /** Conversations with an answered or unanswered row by UTC day, `YYYY-MM-DD`; without unknown days. */
  conversationsByDay: ReadonlyMap<string, number>;
  /** Number of rows that have a `pageUrl`, answered or not. */
  rowsWithPage: number;
  /** Number of rows whose `pageUrl` is on each https host. */
  rowsByHost: ReadonlyMap<string, number>;
  /** Rows without a usable `id`, `query` or `resolutionStatus`, so neither answered nor unanswered. */
  unusableRows: number;
}

/** A period's counts, and how its reading ended. */
export interface CollectedPeriod extends PeriodTally, PeriodReading {
  period: Period;
  /** Unanswered rows that aren't about the report's pages; they are grouped into topics, too. */
  outOfScope: readonly Question[];
}

export interface CollectedData {
  current: CollectedPeriod;
  /** Null if the two periods aren't compared, or if reading the current one was cut short. */
  previous: CollectedPeriod | null;
  /**
   * Whether no row of the period, in scope or not, is answered or unanswered: because of an outage, another
   * project's key, or an assistant that is off. The report then closes no issue and calls no gap resolved.
   */
  hasNoData: boolean;
  /** Answered questions from both periods, used to find pages and the product's own words. */
  answered: Pick<AnsweredSample, 'questions'>;
  /** Number of the period's answered rows that cite each address. */
  citations: ReadonlyMap<string, number>;
  /** Whether at least half of the answered rows cite a page; if not, a missing citation means nothing. */
  recordsCitations: boolean;
}

export interface RowsFolder {
  path: string;
  /**
   * Opens a new file, which replaces any file that this run has written under the same name.
   *
   * @throws Error that names the path and the input to change, if the file can't be written
   */
  create(name: string): Promise<OutputFile>;
  /** Replaces the file `name` with the file `replacement`; this run wrote both. */
  replace(name: string, replacement: string): Promise<void>;
}

/**
 * Reads the current period, then the previous one, and counts all rows, or only rows about the pages that
 * a pull request changes. To know those pages takes the site's base path, which all rows of both periods tell,
 * so a pull request's rows wait in memory until they are read.
 *
 * @param periods `previous` is null if the two periods aren't compared
 * @param folder where the current period's rows are written, as `conversations.jsonl`
 */
export async function collectPeriods({
  periods,
  folder,
  reader,
  onPage,
  scope,
}: {
  periods: { current: Period; previous: Period | null };
  folder: RowsFolder;
  reader: PeriodReader;
  /** Called after each page of the current period, with its counts and number of rows so far. */
  onPage: (tally: PeriodTally, rows: number) => void;
  scope: Scope;
}): Promise<CollectedData> {
  const { redactor, signal } = reader;
  const site = new SitePages();
  const answered = createAnsweredSample();
  const citations = new Map<string, number>();
  let hasNoData = true;
  const answers = { all: 0, citing: 0 };

  const read = async (period: Period, file: OutputFile | null) => {
    const current = period === periods.current;
    const { add, tally } = createTally();
    /** A pull request's rows, in the order of the file's lines, until the pages in scope are known. */
    const pending: { row: CountableRow; pages: readonly PageLocation[] }[] = [];
    const onRow = (row: Row | null): void => {
      const answer = answeredQuestionIn(row);
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
    const onRead = (rows: number) => current && onPage(tally, rows);
    const target = { file, onRow, onPage: onRead };
    const reading = await readPeriod(period, reader, target).finally(() => file?.close());
    const outOfScope: Question[] = [];
    const collected = (): CollectedPeriod => ({ period, ...tally, ...reading, outOfScope });
    return { add, pending, outOfScope, isCut: reading.cutShort !== null, collected };
  };

  const current = await read(periods.current, await folder.create(rowsName));
  const previous = current.isCut || !periods.previous ? null : await read(periods.previous, null);
  if (scope.kind === 'pull-request') {
    const changedFiles = await scope.changedFiles();
    // A cancelled step has no time left to read the docs and filter the file.
    const docs = signal.aborted ? null : await scope.docsOf(site.paths());
    const docsRoot = docs?.root ?? scope.docsRoot ?? '';
    const isInScope = createScopeCheck({ changedFiles, docsRoot, docs, site });
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

/** Retains only the rows for which `keep(line)` is true, counting lines from 0, in constant memory. */
async function filterRows(folder: RowsFolder, keep: (line: number) => boolean): Promise<void> {
  const filteredName = `${rowsName}.filtered`;
  const filtered = await folder.create(filteredName);
  try {
    let at = 0;
    for await (const lines of readLines(join(folder.path, rowsName))) {
      const remaining = lines.filter((line) => keep(at++) && line);
      await filtered.append(remaining.map((line) => `${line}\n`));
    }
  } finally {
    await filtered.close();
  }
  await folder.replace(rowsName, filteredName);
}

/** An answered row's question, answer and citations; null for any other row. */
export function answeredQuestionIn(row: Row | null): AnsweredQuestion | null {
  if (!row || row.query === null || row.resolutionStatus !== 'answered') return null;
  return {
    question: row.query,
    answer: row.response ?? '',
    cited: row.sources.flatMap(({ url, title }) => (url ? { url: pageAddress(url), title } : [])),
  };
}

/** The parts of a row that are counted. For an answered row, these include none of its text. */
interface CountableRow {
  /** The `conversationId` or, without one, the `id`; null for a row with neither. */
  conversation: string | null;
  hasPageUrl: boolean;
  /** The host of the row's `pageUrl`; null if the URL is missing or isn't https. */
  host: string | null;
  /** UTC day of the row's timestamp, `YYYY-MM-DD`; null if the timestamp is absent or can't be parsed. */
  day: string | null;
  outcome: Question | 'answered' | 'clarifying' | 'unusable';
}

/** Counts rows one at a time. */
export function createTally(): { add(row: CountableRow): void; tally: PeriodTally } {
  const unanswered: Question[] = [];
  const days = new ConversationDays();
  const rowsByHost = new Map<string, number>();
  const conversations = new Set<string>();
  const answers = new Map<Redacted, Redacted>();
  const tally = {
    questions: 0,
    conversations: 0,
    answered: 0,
    rowsWithPage: 0,
    unusableRows: 0,
    unanswered,
    conversationsByDay: days.counts,
    rowsByHost,
  };

  const add = ({ conversation, hasPageUrl, host, day, outcome }: CountableRow): void => {
    tally.questions += 1;
    if (conversation !== null) conversations.add(conversation);
    tally.conversations = conversations.size;
    if (hasPageUrl) tally.rowsWithPage += 1;
    if (host !== null) increment(rowsByHost, host);
    if (outcome === 'unusable') tally.unusableRows += 1;
    if (outcome === 'unusable' || outcome === 'clarifying') return;
    if (conversation !== null) days.add({ conversation, day });
    if (outcome === 'answered') {
      tally.answered += 1;
      return;
    }
    const { answer } = outcome;
    // Most failed answers are one of a few apologies, so each distinct answer is stored only once.
    if (answer !== null && !answers.has(answer)) answers.set(answer, answer);
    unanswered.push({ ...outcome, answer: answer && (answers.get(answer) ?? answer) });
  };
  return { add, tally };
}

/**
 * @param row null if the exported value is not an object
 * @param current whether the row belongs to the current period, not to the previous one
 */
export function countableRow(
  row: Row | null,
  { current, redactor }: { current: boolean; redactor: Redactor },
): CountableRow {
  const { protocol, host = null } = addressOf(row?.pageUrl ?? '') ?? {};
  return {
    conversation: row?.conversationId ?? row?.id ?? null,
    hasPageUrl: Boolean(row?.pageUrl),
    host: protocol === 'https:' ? host : null,
    day: row?.day ?? null,
    outcome: outcomeOf(row, { current, redactor }),
  };
}

function outcomeOf(
  row: Row | null,
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

/** Minimum share of `pageUrl`s on a host for the report to link to it. */
const minShare = 1 / 5;

/**
 * The hosts that a report may link to, sorted: each https host that at least a fifth of all `pageUrl`s
 * are on. A stranger who sends a few made-up rows can't get a link to another host into the report.
 */
export function allowedLinkHosts({
  rowsByHost,
  rowsWithPage,
}: Pick<PeriodTally, 'rowsByHost' | 'rowsWithPage'>): string[] {
  const minRows = rowsWithPage * minShare;
  return [...rowsByHost].flatMap(([host, rows]) => (rows >= minRows ? host : [])).sort();
}
