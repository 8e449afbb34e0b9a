import type { Gap, Memory, RememberedReport } from '../../../src/report/gaps/gap.ts';
import { bareGap, emptyMemory, withGap } from '../../../src/report/gaps/gap.ts';
import { withIntention as intend } from '../../../src/report/gaps/job.ts';
import { type KnownIssue, knownIssue, type Offers } from '../../../src/report/model/remembered.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { chance } from '../../soak/chance.ts';

export const subject = { projectId: 'acme-docs', scope: 'all' };

/** An id of the known form. */
export const idOf = (number: number): string => number.toString(16).padStart(12, '0');

export function gapOf(fields: Partial<Gap> & { id: string }): Gap {
  return {
    ...bareGap(fields.id),
    heading: `Gap ${Number.parseInt(fields.id, 16)}`,
    firstReported: '2026-11-02',
    lastReported: '2026-11-09',
    rows: fields.hashes?.length ?? 0,
    ...fields,
  };
}

/** A weekly report that ends on this day. */
export function reportTo(to: string, fields: Partial<RememberedReport> = {}): RememberedReport {
  const from = addDays(to, -7);
  return {
    from,
    to,
    readFrom: addDays(from, -7),
    questions: 1_000,
    unanswered: 250,
    freshFrom: from,
    freshQuestions: 1_000,
    ...fields,
  };
}

export const memoryOf = (gaps: readonly Gap[], reports = [reportTo('2026-11-09')]): Memory => ({
  ...emptyMemory,
  reports,
  gaps,
});

/** What a report is told of a memory, in an issue that offers fixes unless a test says otherwise. */
export function knownOf(
  memory: Memory,
  { asked, ...offers }: Partial<Offers> & { asked?: readonly string[] } = {},
): KnownIssue {
  return knownIssue({
    memory,
    asked: new Set(asked ?? memory.gaps.map(({ id }) => id)),
    offers: { fix: true, startsJobs: false, refusals: new Map(), ...offers },
  });
}

const words =
  'webhook retry signature refund invoice export token expired rotate quota limit region backup restore index schema migrate cluster billing seat invite role audit log stream batch cursor page filter sort'.split(
    ' ',
  );

/** A memory as half a year of large reports leaves it: many gaps with headings, counts and samples. */
export function largeMemory({ gaps, seed }: { gaps: number; seed: number }): Memory {
  const random = chance(seed);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  const reports = Array.from({ length: 26 }, (_, week) =>
    reportTo(addDays('2026-05-18', week * 7)),
  );
  const ends = reports.slice(-8).map(({ to }) => to);
  return memoryOf(
    Array.from({ length: gaps }, (_, at) => {
      const rows = 2 + Math.floor(60 * random() ** 4);
      const hashes = Array.from({ length: rows }, () => Math.floor(random() * 2 ** 24));
      return gapOf({
        id: idOf(Math.floor(random() * 2 ** 40) * 256 + (at % 256)),
        topicId: idOf(Math.floor(random() * 2 ** 48)),
        heading: `How do I ${pick()} ${pick()} ${pick()} with a ${pick()} ${pick()}?`,
        lastReported: ends[Math.floor(random() * 8)] ?? null,
        rows,
        hashes: hashes.sort((a, b) => a - b).slice(0, 32),
        counts: Object.fromEntries(ends.map((to) => [to, Math.floor(random() * rows)])),
      });
    }),
    reports,
  );
}

/** When a job of a test was intended. */
export const began = '2026-11-16T08:00:00Z';

/** A run is about to start a job for a gap. */
export const withIntention = (
  memory: Memory,
  id: string,
  { run, at = began }: { run: string; at?: string },
): Memory => intend(memory, id, { run, at });

/** The job is at work. */
export const withJob = (memory: Memory, id: string, { jobId }: { jobId: string }): Memory =>
  withGap(memory, id, (gap) => ({ ...gap, job: { is: 'at-work', jobId, at: began } }));

/** The job has ended. */
export const withOutcome = (
  memory: Memory,
  id: string,
  { outcome, prLink }: { outcome: string; prLink: string | null },
): Memory =>
  withGap(memory, id, (gap) => {
    const jobId = gap.job?.is === 'at-work' ? gap.job.jobId : null;
    const pull =
      prLink === null ? null : { jobId: jobId ?? 'job-1', prLink, state: null, unreadable: null };
    return { ...gap, job: { is: 'ended', jobId, outcome, at: began }, pull };
  });
