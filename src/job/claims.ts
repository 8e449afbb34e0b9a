import { hash } from 'node:crypto';
import type { BodyPart } from '../text/sections.ts';

/*
 * Hidden lines in the comment record which run started which job, so that a later attempt of the
 * same run waits for that job and doesn't start a second one. Each line comes before the text about
 * its job.
 */

/** Identifies a piece of work: the run, and what the step asks the agent. */
export interface Work {
  /** `GITHUB_RUN_ID`: the same for every attempt of a run. */
  run: string;
  /** A hash: two steps of one run with different prompts are different work. */
  request: string;
}

/**
 * - `none`: nothing was sent, or the service answered that it did nothing;
 * - `begun`: a request was about to be sent, and its result is not known;
 * - `job`: the job is known.
 */
export type Progress = { kind: 'none' } | { kind: 'begun' } | { kind: 'job'; jobId: string };

export interface Claim extends Work {
  progress: Progress;
  /** The text below the line; empty for earlier runs. */
  markdown: string;
}

const maxEarlierClaims = 10;

const linePattern =
  /^<!-- docs-agent-job run=(\d{1,20}) request=([0-9a-f]{16}) (none|begun|job=([\w.~:-]{1,200})) -->$/;

/** Matches all known kinds of ids. A job with any other id is not remembered. */
const plainId = /^[\w.~:-]{1,200}$/;

export const withJob = (jobId: string): Progress =>
  plainId.test(jobId) ? { kind: 'job', jobId } : { kind: 'none' };

export function requestHash(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 16);
}

/** Parses the claims in a comment's body, which may also contain other text. */
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

export function findClaim(claims: readonly Claim[], work: Work): Claim | undefined {
  return claims.find(({ run, request }) => run === work.run && request === work.request);
}

/** The comment with a claim added: the text of this run's steps, and only the jobs of earlier runs. */
export function withClaim(claims: readonly Claim[], claim: Claim): BodyPart[] {
  const others = claims.filter((other) => findClaim([other], claim) === undefined);
  const sameRun = others.filter(({ run }) => run === claim.run);
  const earlier = others
    .filter(({ run, progress }) => run !== claim.run && progress.kind !== 'none')
    .slice(0, maxEarlierClaims)
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
