import type { GitHubAccess, PullRequest } from './github/access.ts';
import type { GitHub } from './github/client.ts';
import { type Comment, upsertComment } from './github/comment.ts';
import { PostingError } from './github/errors.ts';
import type { IssuePost, postIssue } from './github/issue.ts';
import { type MarkerParts, type Post, postOrExplain, tokenRestriction } from './github/posts.ts';
import type { RunContext } from './github/run-context.ts';
import { appendSummary } from './github/summary.ts';
import type { Step } from './step.ts';
import type { BodyPart } from './text/sections.ts';

export type Target = 'summary' | 'comment' | 'issue';

export type Destination =
  | { target: 'summary' }
  | { target: 'comment'; github: GitHub; pullRequest: PullRequest }
  | { target: 'issue'; github: GitHub };

/**
 * Opens what posts need, before any request to the service, so that problems show early.
 *
 * @throws PostingError if there is no token, or the pull request to comment on is not found
 */
export async function openDestinations(
  targets: readonly Target[],
  { github, pullRequest }: Pick<GitHubAccess, 'github' | 'pullRequest'>,
): Promise<Destination[]> {
  const open = async (target: Target): Promise<Destination> => {
    if (target === 'summary') return { target };
    if (target === 'issue') return { target, github: await github() };
    return { target, github: await github(), pullRequest: await pullRequest() };
  };
  return Promise.all(targets.map(open));
}

/** The job summary alone, for a run without a result to post; empty if the run posts nowhere. */
export const summaryOnly = (destinations: readonly Destination[]): Destination[] =>
  destinations.length > 0 ? [{ target: 'summary' }] : [];

export interface Publication {
  context: RunContext;
  destinations: readonly Destination[];
  sections: readonly BodyPart[];
  marker: Omit<MarkerParts, 'target'>;
  /** Contains the function that posts the issue, so that mode `job` doesn't load its module. */
  issue?: Pick<IssuePost, 'title' | 'labels' | 'compose' | 'noticeId' | 'found' | 'holdsMemory'> & {
    post: typeof postIssue;
  };
  step: Pick<Step, 'log' | 'mask'>;
}

export interface PublishResult {
  /** Empty if no comment was posted; `issueUrl` is empty if no issue was posted. */
  commentUrl: string;
  issueUrl: string;
  rollingIssue: number | null;
  problems: PostingError[];
}

/**
 * Posts to each destination, the job summary first. If a destination fails, the others still get their
 * post, and so does the job summary, even if it is not a destination.
 */
export async function publish(publication: Publication): Promise<PublishResult> {
  const { context, destinations, step } = publication;
  const { log } = step;
  const sections = maskSections(publication.sections, step);
  const result: PublishResult = { commentUrl: '', issueUrl: '', rollingIssue: null, problems: [] };
  const wantsSummary = destinations.some(({ target }) => target === 'summary');

  if (wantsSummary) await appendSummary({ context, sections, log });
  for (const destination of destinations) {
    try {
      const post = await postTo(publication, destination);
      if (!post) continue;
      result[destination.target === 'comment' ? 'commentUrl' : 'issueUrl'] = post.html_url;
      result.rollingIssue ??= post.number ?? null;
      const verb = post.state === 'closed' ? 'Closed, because no gap is left' : 'Posted';
      log.info(`${verb}: ${post.html_url}`);
    } catch (error) {
      if (!(error instanceof PostingError)) throw error;
      result.problems.push(error);
    }
  }
  const isUnreported = result.problems.length > 0 && !wantsSummary;
  if (isUnreported && sections.length > 0) await appendSummary({ context, sections, log });
  return result;
}

export const maskSections = (
  sections: readonly BodyPart[],
  { mask }: Pick<Step, 'mask'>,
): BodyPart[] =>
  sections.map((part) => ({ ...part, title: mask(part.title), markdown: mask(part.markdown) }));

/** The comment or issue; null if none is needed, undefined if a warning says why there is none. */
async function postTo(
  publication: Publication,
  destination: Destination,
): Promise<(Post & { number?: number; state?: string }) | null | undefined> {
  if (destination.target === 'comment') return postComment(publication, destination);
  const { context, marker, step, issue } = publication;
  const { log } = step;
  if (destination.target === 'summary' || !issue) return null;
  const { github, target } = destination;
  const { owner, name } = github.repository;
  const compose: IssuePost['compose'] = (previous) => {
    const content = issue.compose(previous);
    const notice = step.mask(content.notice);
    return { ...content, sections: maskSections(content.sections, step), notice };
  };
  return postOrExplain({
    post: () =>
      issue.post({ ...issue, github, context, log, marker: { ...marker, target }, compose }),
    target: { name: target, place: `${owner}/${name}` },
    restriction: tokenRestriction(context),
    log,
  });
}

export type CommentDestination = Extract<Destination, { target: 'comment' }>;

/** @throws PostingError */
export const postComment = (
  {
    context,
    marker,
    sections,
    step,
  }: Pick<Publication, 'context' | 'marker' | 'sections' | 'step'>,
  destination: CommentDestination,
): Promise<Comment | null | undefined> =>
  explained({ context, step }, destination, () =>
    upsertComment({
      github: destination.github,
      context,
      place: { number: destination.pullRequest.number },
      marker,
      sections: () => maskSections(sections, step),
      log: step.log,
    }),
  );

/** Posts, and explains why GitHub refuses it; undefined if the run's token can't have the permission. */
export const explained = <T>(
  { context, step: { log } }: Pick<Publication, 'context' | 'step'>,
  { target: name, pullRequest }: CommentDestination,
  post: () => Promise<T>,
): Promise<T | undefined> =>
  postOrExplain({
    post,
    target: { name, place: `pull request #${pullRequest.number}` },
    restriction: tokenRestriction(context, pullRequest),
    log,
  });
