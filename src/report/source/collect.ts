import { join } from 'node:path';
import type { PageLocation } from '../../docs/page-path.ts';
import type { ConversationRow } from '../../service/schemas.ts';
import {
  type AnsweredQuestion,
  type AnsweredSample,
  createAnsweredSample,
} from '../topics/evidence.ts';
import { createConversationsFile, filterConversationsFile } from './conversations-file.ts';
import { pageAddress } from './page-address.ts';
import type { Period } from './period.ts';
import { type PeriodReading, readPeriod } from './read-period.ts';
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
  /** Of both periods: what topics are told apart by. */
  answered: Pick<AnsweredSample, 'kept'>;
  /** How many answered rows of the period cite each address. */
  citations: ReadonlyMap<string, number>;
}

/** What reading a period needs, but for the period and where its rows go. */
type Reader = Omit<Parameters<typeof readPeriod>[0], 'period' | 'file' | 'onRow'>;

/** A row of the file, by its line, until it is known which pages are in scope. */
interface HeldRow {
  row: CountableRow;
  /** Each the same object in every row that names it. */
  pages: readonly PageLocation[];
}

interface ReadRows extends CollectedPeriod {
  outOfScope: UnansweredQuestion[];
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
 * @param directory folder of `conversations.jsonl`, which holds the period's rows afterwards
 */
export async function collect({
  periods,
  directory,
  reader,
  scope,
}: {
  periods: { current: Period; previous: Period | null };
  directory: string;
  reader: Reader;
  scope: Scope;
}): Promise<Collected> {
  const path = join(directory, 'conversations.jsonl');
  const site = new SitePages();
  const answered = createAnsweredSample();
  const citations = new Map<string, number>();

  const read = async (period: Period, file: string | null): Promise<ReadRows> => {
    const { add, tally } = createTally();
    const held: HeldRow[] = [];
    const onRow = (row: ConversationRow | null): void => {
      const answer = answeredIn(row);
      if (answer) answered.add(answer, period === periods.current ? 1 : 0);
      if (answer && period === periods.current) {
        for (const url of new Set(answer.cited.map((page) => page.url))) {
          citations.set(url, (citations.get(url) ?? 0) + 1);
        }
      }
      const countable = countableRow(row, period === periods.current);
      if (scope.kind === 'all') add(countable);
      else held.push({ row: countable, pages: row ? site.add(row) : [] });
    };
    const outOfScope: UnansweredQuestion[] = [];
    return {
      period,
      add,
      tally,
      outOfScope,
      held,
      reading: await readInto({ reader, period, file, onRow }),
    };
  };

  const current = await read(periods.current, path);
  const before = current.reading.cutShort ? null : periods.previous;
  const previous = before && (await read(before, null));
  if (scope.kind === 'pull-request') {
    const isInScope = pageScope({ ...scope, site });
    for (const { add, held, outOfScope } of [current, ...(previous ? [previous] : [])]) {
      for (const { row, pages } of held) {
        if (isInScope(pages)) add(row);
        else if (typeof row.outcome === 'object') outOfScope.push(row.outcome);
      }
    }
    const keep = (line: number) => isInScope(current.held[line]?.pages ?? []);
    // A cancelled step has no time left for it: the rows stay as they were read.
    if (!reader.signal.aborted) await filterConversationsFile({ path, keep });
  }
  return {
    current: withoutRows(current),
    previous: previous && withoutRows(previous),
    answered,
    citations,
  };
}

/** Lets go of the rows that were held. */
const withoutRows = ({ period, tally, outOfScope, reading }: ReadRows): CollectedPeriod => ({
  period,
  tally,
  outOfScope,
  reading,
});

async function readInto({
  reader,
  period,
  file: path,
  onRow,
}: {
  reader: Reader;
  period: Period;
  file: string | null;
  onRow: (row: ConversationRow | null) => void;
}): Promise<PeriodReading> {
  const file = path === null ? null : await createConversationsFile(path);
  try {
    return await readPeriod({ ...reader, period, file, onRow });
  } finally {
    await file?.close();
  }
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
