import type { Step } from '../step.ts';
import type { Section } from '../text/sections.ts';
import { upsertComment } from './comment.ts';
import { connect, type GitHub } from './connect.ts';
import { PostingError } from './errors.ts';
import { findPullRequest } from './find-pull-request.ts';
import { postIssue } from './issue.ts';
import type { MarkerParts } from './marker.ts';
import type { PullRequest } from './pull-request.ts';
import { type RunContext, readRunContext } from './run-context.ts';
import { appendSummary } from './summary.ts';

export type Target = 'summary' | 'comment' | 'issue' | 'new-issue';

/**
 * Milliseconds past the step's deadline in which calls to GitHub may still end, so that an outcome
 * reached at the deadline can be told.
 */
const tellingGrace = 10_000;

/** Where a run posts to. */
export interface Destination {
  context: RunContext;
  targets: readonly Target[];
  /** Null where nothing needs it. */
  github: GitHub | null;
  pullRequest: PullRequest | null;
}

/**
 * Connects to GitHub and finds the pull request, as far as the run needs them: before the service
 * is asked anything, so that a post that can't be made costs no waiting.
 *
 * @throws PostingError where a pull request is needed and not found
 */
export async function openDestination({
  targets,
  token,
  pullRequestNumber,
  needsPullRequest,
  step,
}: {
  targets: readonly Target[];
  token: string | undefined;
  pullRequestNumber: number | undefined;
  needsPullRequest: boolean;
  step: Step;
}): Promise<Destination> {
  const context = readRunContext(step.env);
  const posts = targets.some((target) => target !== 'summary');
  if (!token || !(posts || needsPullRequest)) {
    return { context, targets, github: null, pullRequest: null };
  }
  const { clock, signal, log } = step;
  const deadline = step.deadline + tellingGrace;
  const github = await connect({ context, token, clock, deadline, signal });
  if (!needsPullRequest) return { context, targets, github, pullRequest: null };
  const pullRequest = await findPullRequest({ github, context, number: pullRequestNumber });
  log.info(`Found ${pullRequest.found}.`);
  return { context, targets, github, pullRequest };
}

/** The same for a run that has no result to post: the job summary alone, where anything was asked for. */
export const withoutPosts = (destination: Destination): Destination => ({
  ...destination,
  targets: destination.targets.length > 0 ? ['summary'] : [],
});

/** What is posted. */
export interface Publication {
  destination: Destination;
  /** Most useful first. */
  sections: readonly Section[];
  marker: Omit<MarkerParts, 'target'>;
  /** For the issue targets. */
  issue?: { title: string; labels: readonly string[]; hasGaps: boolean };
  step: Step;
}

export interface Published {
  /** Page of the comment, or empty. */
  commentUrl: string;
  /** Page of the issue (of the new one, where both kinds were asked for), or empty. */
  issueUrl: string;
  /** What could not be posted, each with what to do. */
  problems: PostingError[];
}

/**
 * Posts to each target, the job summary first. A target that fails does not keep the others from
 * being posted to; where the summary was not asked for, it then holds what could not be posted.
 */
export async function publish(publication: Publication): Promise<Published> {
  const { destination, step } = publication;
  const sections = publication.sections.map((section) => ({
    ...section,
    title: step.mask(section.title),
    markdown: step.mask(section.markdown),
  }));
  const { context, targets } = destination;
  const published: Published = { commentUrl: '', issueUrl: '', problems: [] };
  const summary = () => appendSummary({ context, sections, log: step.log });

  if (targets.includes('summary')) await summary();
  for (const target of targets) {
    try {
      const post = await postTo({ ...publication, sections, target });
      if (post) published[target === 'comment' ? 'commentUrl' : 'issueUrl'] = post.url;
      if (post) step.log.info(`Posted: ${post.url}`);
    } catch (error) {
      if (!(error instanceof PostingError)) throw error;
      published.problems.push(error);
    }
  }
  if (published.problems.length > 0 && !targets.includes('summary')) await summary();
  return published;
}

async function postTo({
  target,
  destination: { github, context, pullRequest },
  sections,
  marker,
  issue,
  step: { log },
}: Publication & { target: Target }): Promise<{ url: string } | undefined> {
  if (target === 'summary' || !github) return undefined;
  if (target !== 'comment') {
    return (
      issue &&
      postIssue({ ...issue, github, context, sections, marker: { ...marker, target }, log })
    );
  }
  return pullRequest
    ? upsertComment({ github, context, pullRequest, marker, sections, log })
    : undefined;
}
