import { hash } from 'node:crypto';
import type { Section } from '../text/sections.ts';

/*
 * A comment remembers which run started which job, in hidden lines, so that a later attempt of the
 * same run waits for that job and doesn't start a second one. A line stands before the text about
 * its job.
 */

/** What distinguishes a piece of work from any other: the run, and what the step asks of the agent. */
export interface Work {
  /** `GITHUB_RUN_ID`: the same for every attempt of a run. */
  run: string;
  /** A hash of what is asked: two steps of one run with different prompts are different work. */
  request: string;
}

/**
 * How far a piece of work has come:
 * - `none`: nothing was sent to the service, or it answered that it did nothing;
 * - `begun`: a request was about to be sent, and its result is not known;
 * - `job`: the job is known.
 */
export type Progress = { kind: 'none' } | { kind: 'begun' } | { kind: 'job'; jobId: string };

export interface Claim extends Work {
  progress: Progress;
  /** What the comment shows of it; empty for a run that another one followed. */
  markdown: string;
}

/** Runs before this one whose jobs a comment remembers. */
const mostEarlierClaims = 10;

const linePattern =
  /^<!-- docs-agent-job run=(\d{1,20}) request=([0-9a-f]{16}) (none|begun|job=([\w.~:-]{1,200})) -->$/;

/** Ids of all known kinds. A job with any other id is not remembered. */
const plainId = /^[\w.~:-]{1,200}$/;

/** Progress with a job's id, if it is one that a hidden line can hold. */
export const withJob = (jobId: string): Progress =>
  plainId.test(jobId) ? { kind: 'job', jobId } : { kind: 'none' };

export function requestHash(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 16);
}

/** The claims of a comment's body, whatever its line ends and whatever else stands in it. */
export function readClaims(body: string): Claim[] {
  const claims: Claim[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, run, request, word, jobId] = linePattern.exec(line) ?? [];
    const last = claims.at(-1);
    if (run && request) {
      const progress: Progress = jobId
        ? { kind: 'job', jobId }
        : { kind: word === 'begun' ? 'begun' : 'none' };
      claims.push({ run, request, progress, markdown: '' });
    } else if (last) {
      last.markdown += `${line}\n`;
    }
  }
  return claims.map((claim) => ({ ...claim, markdown: claim.markdown.trim() }));
}

/** The claim on a piece of work, if the comment has one. */
export function findClaim(claims: readonly Claim[], work: Work): Claim | undefined {
  return claims.find(({ run, request }) => run === work.run && request === work.request);
}

/**
 * The comment with a claim put in: the text of this run's steps is shown, of earlier runs only the
 * jobs are remembered.
 */
export function withClaim(claims: readonly Claim[], claim: Claim): Section[] {
  const others = claims.filter((other) => findClaim([other], claim) === undefined);
  const sameRun = others.filter(({ run }) => run === claim.run);
  const earlier = others
    .filter(({ run, progress }) => run !== claim.run && progress.kind !== 'none')
    .slice(0, mostEarlierClaims)
    .map((other) => ({ ...other, markdown: '' }));
  return [claim, ...sameRun, ...earlier].map((one) => ({
    title: 'Agent job',
    markdown: [lineOf(one), one.markdown].filter(Boolean).join('\n'),
    essential: true,
  }));
}

function lineOf({ run, request, progress }: Claim): string {
  const word = progress.kind === 'job' ? `job=${progress.jobId}` : progress.kind;
  return `<!-- docs-agent-job run=${run} request=${request} ${word} -->`;
}
