import {
  type Claim,
  type ClaimThread,
  deleteClaims,
  listClaims,
  writeClaim,
} from '../agent/claim.ts';
import { commentsOn } from '../github/comment.ts';
import {
  type CommentDestination,
  type Destinations,
  postComment,
  postWithExplanation,
} from '../github/destinations.ts';
import { GitHubError, PostingError } from '../github/errors.ts';
import type { RunContext } from '../github/run-context.ts';
import { appendSummary } from '../github/summary.ts';
import { Cancelled, type Step } from '../step.ts';
import { md } from '../text/markdown.ts';
import type { Markdown } from '../text/text.ts';

export interface ReportingContext {
  context: RunContext;
  destinations: Destinations;
  projectId: string;
  step: Step;
}

/** The comment on a job: the claim of its request or, if a step only waits, a comment of its own. */
export interface JobComment {
  /** The claim that the comment is; null for a comment that is no claim. */
  readonly claim: Claim | null;
  /** Deletes a claim for which nothing was sent. */
  withdraw(): Promise<void>;
  /** @throws PostingError */
  write(markdown: Markdown, changes?: Partial<Pick<Claim, 'job' | 'taken'>>): Promise<void>;
}

export const claimThread = (
  { projectId }: ReportingContext,
  { github, pullRequest: { number } }: CommentDestination,
): ClaimThread => ({
  comments: commentsOn(github, { number }),
  marker: { mode: 'job', projectId, scope: 'all' },
});

/** The same destinations, with a signal for requests to GitHub that outlive the step's own. */
export const withSignal = (
  { comment, ...others }: Destinations,
  signal: AbortSignal,
): Destinations => ({
  ...others,
  comment: comment && {
    ...comment,
    github: comment.github.withDeadline(Number.POSITIVE_INFINITY, signal),
  },
});

/** @param first null if nothing claims the request */
export function openClaimComment(
  reporter: ReportingContext,
  first: Claim | null,
): JobComment | null {
  const destination = reporter.destinations.comment;
  if (!destination || !first) return null;
  const { setOutput, log } = reporter.step;
  const thread = claimThread(reporter, destination);
  let claim = first;
  setOutput('commentUrl', claim.url);
  return {
    get claim() {
      return claim;
    },
    async withdraw() {
      await deleteClaims([claim], { thread, log });
      setOutput('commentUrl', '');
    },
    async write(markdown, changes = {}) {
      const post = () => writeClaim(claim, { markdown, ...changes }, { thread, log });
      claim = (await postWithExplanation(reporter, destination, post)) ?? claim;
      setOutput('commentUrl', claim.url);
    },
  };
}

/** The claim that names a job or, without one, a comment of the step's own, which is created when written. */
export async function openWaitComment(
  reporter: ReportingContext,
  jobId: string,
): Promise<JobComment | null> {
  const destination = reporter.destinations.comment;
  if (!destination) return null;
  const { context, projectId, step } = reporter;
  const claims = await listClaims(claimThread(reporter, destination)).catch((error) => {
    // Writing the comment will fail, too, and say why.
    if (error instanceof GitHubError) return { valid: [] };
    throw error;
  });
  const claim = claims.valid.findLast(({ job }) => job === jobId);
  if (claim) return openClaimComment(reporter, claim);
  let isLogged = false;
  /** Whether a warning says that the run's token can't write. */
  let isReadOnly = false;
  return {
    claim: null,
    withdraw: async () => {},
    async write(markdown) {
      if (isReadOnly) return;
      const sections = [{ title: md`Agent job`, markdown, isEssential: true }];
      const marker = { mode: 'job', projectId, scope: 'all' } as const;
      const posted = await postComment({ context, marker, sections, step }, destination);
      isReadOnly = !posted;
      if (!posted) return;
      step.setOutput('commentUrl', posted.html_url);
      if (!isLogged) step.log.info(`Posted: ${posted.html_url}`);
      isLogged = true;
    },
  };
}

/**
 * Reports in the job summary and in the comment. The summary gets it even if it is not a destination, if
 * the comment fails or the step is cancelled.
 *
 * @returns why the comment could not be written; empty if it was, or there is none
 */
export async function reportOutcome(
  { context, destinations, step }: ReportingContext,
  comment: JobComment | null,
  markdown: Markdown,
): Promise<string[]> {
  const sections = [{ title: md`Outcome`, markdown, isEssential: true }];
  const isCancelled = step.signal.aborted && destinations.comment !== null;
  const isFirst = destinations.summary || isCancelled;
  if (isFirst) await appendSummary({ context, sections, step });
  const problems = await writeComment(comment, markdown);
  if (problems.length > 0 && !isFirst) await appendSummary({ context, sections, step });
  return problems;
}

/**
 * Returns why the comment could not be written; empty if it was, if there is none, or if a cancelled step has no
 * time left for it: the comment then says what it said before.
 */
export async function writeComment(
  comment: JobComment | null,
  markdown: Markdown,
  changes?: Parameters<JobComment['write']>[1],
): Promise<string[]> {
  try {
    await comment?.write(markdown, changes);
    return [];
  } catch (error) {
    if (error instanceof Cancelled) return [];
    if (error instanceof PostingError) return [error.message];
    throw error;
  }
}
