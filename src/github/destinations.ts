import type { Step } from '../step.ts';
import type { BodyPart } from '../text/sections.ts';
import type { GitHubAccess, PullRequest } from './access.ts';
import type { GitHub } from './client.ts';
import { type Comment, upsertComment } from './comment.ts';
import { type MarkerParts, postOrExplain, tokenRestriction } from './posts.ts';
import type { RunContext } from './run-context.ts';

export interface CommentDestination {
  github: GitHub;
  pullRequest: PullRequest;
}

/** Where a run posts to. */
export interface Destinations {
  summary: boolean;
  comment: CommentDestination | null;
  /** The client for the rolling issue. */
  issue: GitHub | null;
}

/**
 * Opens what posts need, before any request to the service, so that problems show early.
 *
 * @throws PostingError if there is no token, or the pull request to comment on is not found
 */
export async function openDestinations(
  targets: readonly (keyof Destinations)[],
  { github, pullRequest }: Pick<GitHubAccess, 'github' | 'pullRequest'>,
): Promise<Destinations> {
  const wants = (target: keyof Destinations): boolean => targets.includes(target);
  return {
    summary: wants('summary'),
    comment: wants('comment') ? { github: await github(), pullRequest: await pullRequest() } : null,
    issue: wants('issue') ? await github() : null,
  };
}

interface Posting {
  context: RunContext;
  step: Pick<Step, 'log'>;
}

/** @throws PostingError */
export const postComment = (
  posting: Posting & { marker: MarkerParts; sections: readonly BodyPart[] },
  destination: CommentDestination,
): Promise<Comment | null | undefined> =>
  postWithExplanation(posting, destination, () =>
    upsertComment({
      github: destination.github,
      context: posting.context,
      thread: { number: destination.pullRequest.number },
      marker: posting.marker,
      sections: () => posting.sections,
      log: posting.step.log,
    }),
  );

/** Posts on a pull request, and explains a refusal; undefined if the run's token can't have the permission. */
export const postWithExplanation = <T>(
  { context, step: { log } }: Posting,
  { pullRequest }: CommentDestination,
  post: () => Promise<T>,
): Promise<T | undefined> =>
  postOrExplain({
    post,
    target: { name: 'comment', location: `pull request #${pullRequest.number}` },
    restriction: tokenRestriction(context, pullRequest),
    log,
  });
