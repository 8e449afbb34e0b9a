import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConversationRow, conversationRowSchema } from '../../service/schemas.ts';
import { pageScope, SitePages } from '../scope/page-scope.ts';
import { createConversationsFile, filterConversationsFile } from './conversations-file.ts';
import type { Period } from './period.ts';
import { type PeriodReading, readPeriod } from './read-period.ts';
import { createTally, type PeriodTally } from './tally.ts';

/** A period's counts, and how its reading ended. */
export interface CollectedPeriod {
  period: Period;
  tally: PeriodTally;
  reading: PeriodReading;
}

export interface Collected {
  current: CollectedPeriod;
  /** Null without comparison, and where the period itself was cut short. */
  previous: CollectedPeriod | null;
}

/** What reading a period needs, but for the period and where its rows go. */
type Reader = Omit<Parameters<typeof readPeriod>[0], 'period' | 'file' | 'onRow'>;

interface Collection {
  /** The period itself, and the one before where the two are compared. */
  periods: { current: Period; previous: Period | null };
  /** Folder of `conversations.jsonl`, which holds the period's rows afterwards. */
  directory: string;
  reader: Reader;
}

const pathsIn = (directory: string) => ({
  current: join(directory, 'conversations.jsonl'),
  previous: join(directory, '.previous.jsonl'),
});

/** Reads the period, then the one before, and counts all their rows. */
export async function collectAll({ periods, directory, reader }: Collection): Promise<Collected> {
  const read = async (period: Period, path: string | null): Promise<CollectedPeriod> => {
    const { add, tally } = createTally({ current: period === periods.current });
    return { period, tally, reading: await readInto({ reader, period, path, onRow: add }) };
  };
  const current = await read(periods.current, pathsIn(directory).current);
  const previous = current.reading.cutShort ? null : periods.previous;
  return { current, previous: previous && (await read(previous, null)) };
}

/**
 * Reads both periods as {@link collectAll} does, and keeps and counts only the rows that are about
 * the pages of the changed files. They are counted from files, once both periods are read: where
 * the site's pages begin (its base path) shows only in all of them.
 *
 * @param changedFiles paths in the repository
 * @param docsRoot folder of the documentation's sources
 */
export async function collectInScope({
  periods,
  directory,
  reader,
  changedFiles,
  docsRoot,
}: Collection & { changedFiles: readonly string[]; docsRoot: string }): Promise<Collected> {
  const paths = pathsIn(directory);
  const site = new SitePages();
  const read = (period: Period, path: string): Promise<PeriodReading> =>
    readInto({ reader, period, path, onRow: (row) => row && site.add(row) });
  const count = async (path: string): Promise<PeriodTally> => {
    const { add, tally } = createTally({ current: path === paths.current });
    const isInScope = pageScope({ changedFiles, docsRoot, site });
    const keep = (value: unknown): boolean => {
      const row = conversationRowSchema.safeParse(value).data;
      if (!row || !isInScope(row)) return false;
      add(row);
      return true;
    };
    // A cancelled step has no time left for it: the rows stay as they were read.
    if (!reader.signal.aborted) await filterConversationsFile({ path, keep });
    return tally;
  };
  try {
    const reading = await read(periods.current, paths.current);
    const previous = reading.cutShort ? null : periods.previous;
    const previousReading = previous && (await read(previous, paths.previous));
    return {
      current: { period: periods.current, reading, tally: await count(paths.current) },
      previous: previous &&
        previousReading && {
          period: previous,
          reading: previousReading,
          tally: await count(paths.previous),
        },
    };
  } finally {
    await rm(paths.previous, { force: true });
  }
}

async function readInto({
  reader,
  period,
  path,
  onRow,
}: {
  reader: Reader;
  period: Period;
  path: string | null;
  onRow: (row: ConversationRow | null) => void;
}): Promise<PeriodReading> {
  const file = path === null ? null : await createConversationsFile(path);
  try {
    return await readPeriod({ ...reader, period, file, onRow });
  } finally {
    await file?.close();
  }
}
