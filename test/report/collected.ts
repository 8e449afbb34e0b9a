import type { Docs } from '../../src/docs/read.ts';
import { type FoundGaps, findGaps } from '../../src/report/assemble/findings.ts';
import { emptyMemory, type Memory } from '../../src/report/gaps/memory.ts';
import type { ReportModel } from '../../src/report/reading/report-model.ts';
import { noExtraRows } from '../../src/report/source/also-read.ts';
import { createAnsweredSample } from '../../src/report/source/answered-sample.ts';
import {
  type CollectedData,
  type CollectedPeriod,
  countableRow,
  createTally,
} from '../../src/report/source/collect.ts';
import type { Period } from '../../src/report/source/period.ts';
import { reportPeriods } from '../../src/report/source/period.ts';
import { readRow } from '../../src/report/source/row.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { createRedactor } from '../../src/text/redact.ts';
import type { Row } from '../world/conversations.ts';

const redactor = createRedactor({ secrets: ['mint_test_key_0123456789'], enabled: true });

interface RowsRead {
  rows: readonly Row[];
  /** Rows of the period before; absent if there is no comparison. */
  previousRows?: readonly Row[];
  /** Rows of the period on pages that a pull request doesn't change. */
  outOfScope?: readonly Row[];
  /** Why reading a period ended early. */
  cutShort?: string;
  previousCutShort?: string;
  to?: string;
}

/** What a run collects from the rows of seven days. */
export function collectedOf({
  rows,
  previousRows,
  outOfScope = [],
  cutShort,
  previousCutShort,
  to = '2026-11-16',
}: RowsRead): CollectedData {
  const { current, previous } = reportPeriods({ days: 7, dateTo: to });
  const tallied = (period: Period, of: readonly Row[]) => {
    const { add, tally } = createTally();
    for (const row of of) {
      const isCurrent = period === current;
      add(countableRow(readRow(row), { current: isCurrent, redactor }));
    }
    return tally;
  };
  const read = (period: Period, of: readonly Row[], end: string | undefined): CollectedPeriod => {
    const reason = end === undefined ? null : new ServiceError('deadline', end);
    return {
      period,
      ...tallied(period, of),
      outOfScope: period === current ? tallied(period, outOfScope).unanswered : [],
      pagesRead: 1,
      rowsRead: of.length,
      rowsOutsidePeriod: 0,
      cutShort: reason,
    };
  };
  return {
    current: read(current, rows, cutShort),
    previous: previousRows ? read(previous, previousRows, previousCutShort) : null,
    hasNoData: false,
    answered: createAnsweredSample(),
    citations: new Map(),
    recordsCitations: true,
  };
}

/** The gaps that a run finds in these rows, given what the issue remembers. */
export function foundOf(
  asked: RowsRead,
  {
    memory = emptyMemory,
    model = null,
    docs = null,
  }: { memory?: Memory; model?: ReportModel | null; docs?: Docs | null } = {},
): Promise<FoundGaps> {
  const sources = {
    collected: collectedOf(asked),
    also: noExtraRows,
    docs,
    change: null,
    missingDocsRoot: null,
    isFileListTruncated: false,
  };
  return findGaps(sources, {
    memory,
    model,
    redactor,
    facts: {
      projectId: 'acme-docs',
      file: null,
      pullRequest: null,
      maxTopics: 20,
      requests: 3,
      waits: 2,
      redactions: null,
      runUrl: 'https://github.com/acme/docs/actions/runs/4242',
      issueUrl: null,
      repositoryUrl: 'https://github.com/acme/docs',
      sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
    },
    extra: async (_, work) =>
      work({ deadline: Number.POSITIVE_INFINITY, compute: (part) => part() }),
  });
}
