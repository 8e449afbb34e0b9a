import {
  type Box,
  bareGap,
  emptyMemory,
  type Fix,
  type Memory,
  noBoxes,
  type RememberedClaim,
  type RememberedGap,
  type RememberedReport,
} from '../../../src/report/gaps/memory.ts';
import { addDays } from '../../../src/report/source/period.ts';
import type { AnchorQuestion } from '../../../src/report/topics/anchor.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import type { Redacted } from '../../../src/text/text.ts';

export const subject = { projectId: 'acme-docs', scope: 'all' };

export const { redact } = createRedactor({
  secrets: ['mint_test_key_0123456789'],
  enabled: true,
});

/** A test's text, typed as redacted. */
export const words = (text: string): Redacted => text as Redacted;

/** An id in the form that the action gives. */
export const idOf = (number: number): string => number.toString(16).padStart(12, '0');

export function gapOf(fields: Partial<RememberedGap> & { id: string }): RememberedGap {
  return {
    ...bareGap(fields.id, words(`Gap ${Number.parseInt(fields.id, 16)}`)),
    firstReported: '2026-11-02',
    lastReported: '2026-11-09',
    rows: fields.hashes?.length ?? 0,
    ...fields,
  };
}

export const anchorOf = (...texts: string[]): AnchorQuestion[] =>
  texts.map((text) => ({ text: words(text), page: null, category: null }));

/** A claim whose job ended with a pull request. */
export const claimOf = (fields: Partial<RememberedClaim> = {}): RememberedClaim => ({
  issue: 1,
  comment: 5_001,
  at: '2026-11-16T06:00:00Z',
  jobId: 'job-1',
  outcome: 'pull-request',
  prLink: 'https://github.com/acme/docs/pull/7',
  ...fields,
});

/** A fix that helped: 30 of 300 questions went unanswered before, 7 of 280 in the 14 days since. */
export const fixOf = (fields: Partial<Fix> = {}): Fix => ({
  prLink: 'https://github.com/acme/docs/pull/7',
  by: 'agent',
  jobId: 'job-1',
  on: '2026-11-01',
  before: { unanswered: 30, questions: 300 },
  since: { unanswered: 7, questions: 280 },
  verdict: 'fixed',
  decidedOn: '2026-11-09',
  isFinal: true,
  needed: null,
  days: 14,
  ...fields,
});

/** A weekly report that ends on this day. */
export function reportTo(to: string, fields: Partial<RememberedReport> = {}): RememberedReport {
  const from = addDays(to, -7);
  const readFrom = addDays(from, -7);
  return { from, to, readFrom, questions: 1_000, unanswered: 250, located: 250, ...fields };
}

export const memoryOf = (gaps: readonly RememberedGap[], fields: Partial<Memory> = {}): Memory => ({
  ...emptyMemory,
  reports: [reportTo('2026-11-09')],
  gaps,
  ...fields,
});

/** The memory after people or runs decided something about a gap. */
export const decided = (memory: Memory, id: string, change: Partial<RememberedGap>): Memory => ({
  ...memory,
  gaps: memory.gaps.map((gap) => (gap.id === id ? { ...gap, ...change } : gap)),
});

/** The boxes of a gap of which some are ticked. */
export const boxesOf = (...ticked: readonly Box[]): RememberedGap['boxes'] => ({
  ...noBoxes,
  ...Object.fromEntries(ticked.map((box) => [box, true])),
});
