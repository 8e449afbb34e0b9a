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
import { type OutputFile, type PeriodReading, readPeriod } from './read-period.ts';
import { pageScope, type Scope, SitePages } from './scope.ts';
import {
  type CountableRow,
  countableRow,
  createTally,
  type PeriodTally,
  type UnansweredQuestion,
} from './tally.ts';

/** A period's counts, and how its reading ended. */
export interface CollectedPeriod {
  period: Period;
  tally: PeriodTally;
  /** Unanswered rows that are about other pages than the report: topics are made of them, too. */
  outOfScope: readonly UnansweredQuestion[];
  reading: PeriodReading;
}

export interface Collected {
  current: CollectedPeriod;
  /** Null without comparison, and if the period itself was cut short. */
  previous: CollectedPeriod | null;
  /**
   * No row of the period, in scope or not, was answered or unanswered: an outage, another project's
   * key, an assistant that is off. Nothing may be closed or called resolved by it.
   */
  tellsNothing: boolean;
  /** Of both periods: what topics are told apart by. */
  answered: Pick<AnsweredSample, 'kept'>;
  /** How many answered rows of the period cite each address. */
  citations: ReadonlyMap<string, number>;
  /** Whether half or more of these rows cite anything: else what cites nothing means nothing. */
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

/** What reading a period needs, but for the period and where its rows go. */
type Reader = Omit<Parameters<typeof readPeriod>[0], 'period' | 'file' | 'onRow'>;

/** A row of the file, by its line, until it is known which pages are in scope. */
interface HeldRow {
  row: CountableRow;
  /** Each the same object in every row that names it. */
  pages: readonly PageLocation[];
}

interface ReadRows {
  collected: CollectedPeriod & { outOfScope: UnansweredQuestion[] };
  add: (row: CountableRow) => void;
  /** All rows in order; none if every row is in scope, which is then counted already. */
  held: HeldRow[];
}

/**
 * Reads the period, then the one before, and counts their rows: all, or those that are about the
 * pages of a pull request. Where the site's pages begin (its base path) shows only once both
 * periods are read, so that until then such a report holds the little of each row that it counts.
 *
 * @param periods the period itself, and the one before if the two are compared
 * @param folder its `conversations.jsonl` holds the period's rows afterwards
 */
export async function collect({
  periods,
  folder,
  reader,
  scope,
}: {
  periods: { current: Period; previous: Period | null };
  folder: RowsFolder;
  reader: Reader;
  scope: Scope;
}): Promise<Collected> {
  const site = new SitePages();
  const answered = createAnsweredSample();
  const citations = new Map<string, number>();

  let tellsNothing = true;
  const citing = { rows: 0, all: 0 };

  const read = async (period: Period, file: OutputFile | null): Promise<ReadRows> => {
    const { add, tally } = createTally();
    const held: HeldRow[] = [];
    const onRow = (row: ConversationRow | null): void => {
      const answer = answeredIn(row);
      if (answer) answered.add(answer, period === periods.current ? 1 : 0);
      if (answer && period === periods.current) {
        citing.all += 1;
        if (answer.cited.length > 0) citing.rows += 1;
        for (const url of new Set(answer.cited.map((page) => page.url))) {
          citations.set(url, (citations.get(url) ?? 0) + 1);
        }
      }
      const countable = countableRow(row, period === periods.current);
      const isJudged = countable.outcome === 'answered' || typeof countable.outcome === 'object';
      if (isJudged && period === periods.current) tellsNothing = false;
      if (scope.kind === 'all') add(countable);
      else held.push({ row: countable, pages: row ? site.add(row) : [] });
    };
    const reading = await readPeriod({ ...reader, period, file, onRow }).finally(() =>
      file?.close(),
    );
    return { collected: { period, tally, outOfScope: [], reading }, add, held };
  };

  const current = await read(periods.current, await folder.create(rowsName));
  const before = current.collected.reading.cutShort ? null : periods.previous;
  const previous = before && (await read(before, null));
  if (scope.kind === 'pull-request') {
    const changedFiles = await scope.changedFiles();
    // A cancelled step has no time left to read them.
    const docs = reader.signal.aborted ? null : await scope.docsOf(site.paths());
    const docsRoot = docs?.root ?? scope.docsRoot ?? '';
    const isInScope = pageScope({ changedFiles, docsRoot, docs, site });
    for (const { add, held, collected } of [current, ...(previous ? [previous] : [])]) {
      for (const { row, pages } of held) {
        if (isInScope(pages)) add(row);
        else if (typeof row.outcome === 'object') collected.outOfScope.push(row.outcome);
      }
    }
    const keep = (line: number) => isInScope(current.held[line]?.pages ?? []);
    // A cancelled step has no time left for it: the rows stay as they were read.
    if (!reader.signal.aborted) await filterRows(folder, keep);
  }
  return {
    current: current.collected,
    previous: previous?.collected ?? null,
    tellsNothing,
    answered,
    citations,
    recordsCitations: 2 * citing.rows >= citing.all,
  };
}

const rowsName = 'conversations.jsonl';

/**
 * Keeps only the rows for whose place, counted from 0, `keep` is true. Memory does not grow with
 * the file.
 */
async function filterRows(folder: RowsFolder, keep: (line: number) => boolean): Promise<void> {
  const filteredName = `${rowsName}.filtered`;
  const filtered = await folder.create(filteredName);
  try {
    let place = -1;
    for await (const lines of linesOf(join(folder.path, rowsName))) {
      const kept = lines.filter((line) => {
        place += 1;
        // Each is a row that came on a page: none is too long.
        return keep(place) && line;
      });
      await filtered.append(kept.map((line) => `${line}\n`));
    }
  } finally {
    await filtered.close();
  }
  await folder.replace(rowsName, filteredName);
}

/** The question and the answer of a row that was answered; null of any other. */
export function answeredIn(row: ConversationRow | null): AnsweredQuestion | null {
  if (!row || row.query === null || row.resolutionStatus !== 'answered') return null;
  return {
    question: row.query,
    answer: row.response ?? '',
    cited: row.sources.flatMap(({ url, title }) => (url ? { url: pageAddress(url), title } : [])),
  };
}
