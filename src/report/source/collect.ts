import { join } from 'node:path';
import type { PageLocation } from '../../docs/page-path.ts';
import type { ConversationRow } from '../../service/analytics.ts';
import { pageAddress } from '../../text/address.ts';
import {
  type AnsweredQuestion,
  type AnsweredSample,
  createAnsweredSample,
} from './answered-sample.ts';
import { linesOf } from './lines.ts';
import type { Period } from './period.ts';
import type { Question } from './question.ts';
import { type OutputFile, type PeriodReading, readPeriod } from './read-period.ts';
import { pageScope, type Scope, SitePages } from './scope.ts';
import {
  type CountableRow,
  countableRow,
  createTally,
  increment,
  type PeriodTally,
} from './tally.ts';

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
  tellsNothing: boolean;
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
  let tellsNothing = true;
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
      if (isJudged && current) tellsNothing = false;
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
    tellsNothing,
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
