import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { fitSections, type Section } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError } from './errors.ts';
import { findRestriction, postOrExplain } from './permissions.ts';
import type { Author } from './posts.ts';
import {
  createMarker,
  isMarked,
  type MarkerParts,
  ownPosts,
  postFields,
  postLimitBytes,
} from './posts.ts';
import type { PullRequest } from './pull-request.ts';
import type { RunContext } from './run-context.ts';

const commentSchema = z.object({ id: z.int(), ...postFields });
type Comment = z.infer<typeof commentSchema>;

const routes = {
  list: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  create: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  update: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  delete: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
};

/** What one upsert works with. */
interface Work {
  github: GitHub;
  number: number;
  marker: string;
  /** The body that follows one that is there, or null. */
  bodyAfter: (previous: string | null) => string;
  log: Log;
}

/**
 * Keeps one comment per marker on a pull request: updates the one that is there, or creates it.
 *
 * @param sectionsAfter what to post, most useful first and cut to fit, given the body that the
 *   comment has by then, or null; it may be asked more than once
 * @returns the comment's page, or undefined if a warning says why there is none
 * @throws PostingError
 */
export async function upsertComment({
  github,
  context,
  pullRequest,
  marker: parts,
  sectionsAfter,
  log,
}: {
  github: GitHub;
  context: RunContext;
  pullRequest: PullRequest;
  marker: MarkerParts;
  sectionsAfter: (previous: string | null) => readonly Section[];
  log: Log;
}): Promise<{ url: string } | undefined> {
  const { number } = pullRequest;
  const marker = createMarker(parts);
  const bodyAfter = (previous: string | null) =>
    fitSections({
      sections: sectionsAfter(previous),
      limitBytes: postLimitBytes,
      marker,
      runUrl: context.runUrl,
    }).body;
  const comment = await postOrExplain({
    post: () => upsertMarked({ github, number, marker, bodyAfter, log }),
    target: { name: 'comment', place: `pull request #${number}` },
    restriction: findRestriction({ context, pullRequest }),
    log,
  });
  return comment && { url: comment.html_url };
}

/**
 * Keeps one own comment with this marker: updates the one that is there, or creates it.
 *
 * @throws GitHubError
 */
export async function upsertMarked(work: Work): Promise<Comment> {
  const { marked, lastPage } = await listMarked({ ...work, firstPage: 1 });
  const own = await ownPosts({ marked, author: work.github.viewer });
  // Stryker disable next-line ArrowFunction: undefined is as false
  const kept = await keepOldest({ ...work, own, isCurrent: () => false });
  return kept ?? create({ ...work, lastPage });
}

/** Creates the comment, then looks whether another run did so at the same time. */
async function create(work: Work & { lastPage: number }): Promise<Comment> {
  const { github, number, bodyAfter, lastPage, log } = work;
  const body = bodyAfter(null);
  const listOwn = async (author: () => Promise<Author>) => {
    const { marked } = await listMarked({ ...work, firstPage: lastPage });
    return ownPosts({ marked, author });
  };
  let created: Comment;
  try {
    const parameters = { issue_number: number, body };
    created = await github.request(routes.create, parameters, commentSchema);
  } catch (error) {
    // It may be there all the same, and creating it again could make two.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const kept = await keepOldest({
      ...work,
      own: await listOwn(github.viewer),
      isCurrent: (comment) => comment.body === body,
    });
    if (kept) return kept;
    throw error;
  }
  try {
    const { user } = created;
    // Stryker disable next-line StringLiteral: neither is a login
    const author = async () => ({ id: user?.id ?? null, login: user?.login ?? '' });
    const others = (await listOwn(author)).filter(({ id }) => id !== created.id);
    const kept = await keepOldest({
      ...work,
      own: [...others, created],
      isCurrent: (comment) => comment === created,
    });
    return kept ?? created;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`Whether another run commented at the same time is not known: ${error.message}`);
    return created;
  }
}

/**
 * Leaves the oldest comment, with this run's body, and deletes the later ones.
 *
 * @param isCurrent whether a comment has this run's body already
 * @returns undefined if there is none, or all of them are gone by now
 */
async function keepOldest({
  own,
  isCurrent,
  ...work
}: Work & {
  own: readonly Comment[];
  isCurrent: (comment: Comment) => boolean;
}): Promise<Comment | undefined> {
  let kept: Comment | undefined;
  for (const comment of own.toSorted((a, b) => a.id - b.id)) {
    if (kept) await remove({ ...work, comment });
    else kept = isCurrent(comment) ? comment : await update({ ...work, comment });
  }
  return kept;
}

async function update({
  github,
  bodyAfter,
  comment,
}: Work & { comment: Comment }): Promise<Comment | undefined> {
  try {
    const parameters = { comment_id: comment.id, body: bodyAfter(comment.body ?? null) };
    return await github.request(routes.update, parameters, commentSchema);
  } catch (error) {
    if (isGitHubError(error, { status: 404 })) return undefined;
    throw error;
  }
}

async function remove({ github, log, comment }: Work & { comment: Comment }): Promise<void> {
  try {
    await github.request(routes.delete, { comment_id: comment.id }, z.unknown());
  } catch (error) {
    // The other run may have deleted it first.
    if (isGitHubError(error, { status: 404 })) return;
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`A second comment of the same kind was left in place: ${error.message}`);
  }
}

async function listMarked({
  github,
  number,
  marker,
  firstPage,
}: Work & { firstPage: number }): Promise<{ marked: Comment[]; lastPage: number }> {
  const marked: Comment[] = [];
  let lastPage = firstPage - 1;
  const parameters = { issue_number: number, firstPage };
  for await (const page of github.pages(routes.list, parameters, commentSchema)) {
    lastPage += 1;
    marked.push(...page.filter((comment) => isMarked(comment, marker)));
  }
  return { marked, lastPage };
}
