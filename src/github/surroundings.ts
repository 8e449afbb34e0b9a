import type { Step } from '../step.ts';
import type { GitHub } from './client.ts';
import { PostingError } from './errors.ts';
import { findPullRequest } from './find-pull-request.ts';
import type { PullRequest } from './pull-request.ts';
import { type RunContext, readRunContext } from './run-context.ts';

export type Target = 'summary' | 'comment' | 'issue' | 'new-issue';

/** Where a run posts to, with what that needs. */
export type Destination =
  | { target: 'summary' }
  | { target: 'comment'; github: GitHub; pullRequest: PullRequest }
  | { target: 'issue' | 'new-issue'; github: GitHub };

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

/** @param number the input `pr-number` */
export function openSurroundings({
  token,
  pullRequestNumber: number,
  step: { env, clock, signal, log, deadline },
}: {
  token: string | undefined;
  pullRequestNumber: number | undefined;
  step: Step;
}): Surroundings {
  const context = readRunContext(env);
  const open = async () => {
    if (!token)
      throw new PostingError('github-token: expected a token to post with, but it is blank');
    if (context.payloadBroken) {
      throw new PostingError(
        `${context.payloadProblem} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`,
      );
    }
    // A run that posts nothing is spared its start.
    const { connect } = await import('./client.ts');
    return connect({ context, token, clock, deadline: deadline + tellingGrace, signal });
  };
  let opened: Promise<GitHub> | undefined;
  const github = () => {
    opened ??= open();
    return opened;
  };
  const find = async () => {
    const pullRequest = await findPullRequest({ github: await github(), context, number });
    log.info(`Found ${pullRequest.found}.`);
    return pullRequest;
  };
  let found: Promise<PullRequest> | undefined;
  return {
    context,
    github,
    pullRequest: () => {
      found ??= find();
      return found;
    },
  };
}

/**
 * Makes ready to post, before the service is asked anything: a post that can't be made then costs
 * no waiting.
 *
 * @throws PostingError if a pull request to comment on is not found
 */
export async function openDestinations({
  targets,
  surroundings: { github, pullRequest },
}: {
  targets: readonly Target[];
  surroundings: Surroundings;
}): Promise<Destination[]> {
  const destinations: Destination[] = [];
  for (const target of targets) {
    if (target === 'summary') destinations.push({ target });
    else if (target !== 'comment') destinations.push({ target, github: await github() });
    else destinations.push({ target, github: await github(), pullRequest: await pullRequest() });
  }
  return destinations;
}

/** For a run that has no result to post: the job summary alone, if anything was asked for. */
export const withoutPosts = (destinations: readonly Destination[]): Destination[] =>
  destinations.length > 0 ? [{ target: 'summary' }] : [];
