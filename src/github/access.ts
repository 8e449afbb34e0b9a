import type { Inputs } from '../inputs.ts';
import { reportingGrace } from '../pace.ts';
import { once, type Step } from '../step.ts';
import type { GitHub } from './client.ts';
import { PostingError } from './errors.ts';
import { findPullRequest, type PullRequest } from './pull-request.ts';
import { type RunContext, readRunContext } from './run-context.ts';

/** What a run can use of GitHub. Each request is made when it is needed, and once. */
export interface GitHubAccess {
  context: RunContext;
  /** @throws PostingError if there is no token, or the event's payload can't be read */
  github(): Promise<GitHub>;
  /** @throws PostingError if it is not found */
  pullRequest(): Promise<PullRequest>;
}

export function openGitHubAccess(
  { githubToken: token, prNumber: number }: Pick<Inputs, 'githubToken' | 'prNumber'>,
  { env, clock, signal, log, deadline }: Step,
): GitHubAccess {
  const context = readRunContext(env);
  const github = once(async () => {
    if (!token) {
      throw new PostingError(
        "github-token: expected a token, because this run needs GitHub's API, but it is blank",
      );
    }
    if (context.payloadProblem) {
      throw new PostingError(
        `${context.payloadProblem} Nothing can be posted without it: check the file that GITHUB_EVENT_PATH names.`,
      );
    }
    // Loaded here to keep runs that post nothing fast.
    const { connect } = await import('./client.ts');
    return connect({ context, token, clock, deadline: deadline + reportingGrace, signal, log });
  });
  const pullRequest = once(async () => {
    const found = await findPullRequest(await github(), context, number);
    log.info(`Found ${found.found}.`);
    return found;
  });
  return { context, github, pullRequest };
}
