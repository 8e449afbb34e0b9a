import type { Inputs } from '../inputs.ts';
import { once, type Step } from '../step.ts';
import type { GitHub } from './client.ts';
import { PostingError } from './errors.ts';
import { findPullRequest, type PullRequest } from './pull-request.ts';
import { type RunContext, readRunContext } from './run-context.ts';

/** GitHub around a run. Nothing is asked before it is needed, and nothing twice. */
export interface Surroundings {
  context: RunContext;
  /** @throws PostingError if there is no token, or what the run is about is not known */
  github(): Promise<GitHub>;
  /** @throws PostingError if it is not found */
  pullRequest(): Promise<PullRequest>;
}

/**
 * Milliseconds past the step's deadline in which calls to GitHub may still end, so that an outcome
 * reached at the deadline can still be reported.
 */
const tellingGrace = 10_000;

export function openSurroundings(
  { githubToken: token, prNumber: number }: Pick<Inputs, 'githubToken' | 'prNumber'>,
  { env, clock, signal, log, deadline }: Step,
): Surroundings {
  const context = readRunContext(env);
  const github = once(async () => {
    if (!token) {
      throw new PostingError(
        "github-token: expected a token, as this run needs GitHub's API, but it is blank",
      );
    }
    if (context.payloadProblem) {
      throw new PostingError(
        `${context.payloadProblem} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`,
      );
    }
    // A run that posts nothing is spared its start.
    const { connect } = await import('./client.ts');
    return connect({ context, token, clock, deadline: deadline + tellingGrace, signal, log });
  });
  const pullRequest = once(async () => {
    const found = await findPullRequest(await github(), context, number);
    log.info(`Found ${found.found}.`);
    return found;
  });
  return { context, github, pullRequest };
}
