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

/** Where a comment goes: an issue or a pull request, of the run's repository if none is named. */
interface Place {
  owner?: string;
  repo?: string;
  number: number;
}

/** What one upsert works with. */
interface Work {
  github: GitHub;
  place: Place;
  marker: string;
  /** The body that follows one that is there, or null. */
  bodyAfter: (previous: string | null) => string | Promise<string>;
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
    post: () => upsertMarked({ github, place: { number }, marker, bodyAfter, log }),
    target: { name: 'comment', place: `pull request #${number}` },
    restriction: findRestriction({ context, pullRequest }),
    log,
  });
  return comment && { url: comment.html_url };
}

/**
 * Comments where no own comment with this marker is, and leaves one that is there as it is.
 *
 * @param sections made once it is known that none is there
 * @returns whether it was created
 * @throws GitHubError
 */
export async function commentOnce({
  github,
  context: { runUrl },
  place,
  marker: parts,
  sections,
  log,
}: {
  github: GitHub;
  context: RunContext;
  place: Place;
  marker: MarkerParts;
  sections: () => Promise<readonly Section[]>;
  log: Log;
}): Promise<boolean> {
  const marker = createMarker(parts);
  let isNew = false;
  const bodyAfter = async (previous: string | null) => {
    isNew = previous === null;
    if (previous !== null) return previous;
    const limits = { limitBytes: postLimitBytes, marker, runUrl };
    return fitSections({ sections: await sections(), ...limits }).body;
  };
  await upsertMarked({ github, place, marker, bodyAfter, log });
  return isNew;
}

/**
 * Keeps one own comment with this marker: updates the one that is there if it says something else,
 * or creates it.
 *
 * @throws GitHubError
 */
export async function upsertMarked(work: Work): Promise<Comment> {
  const { marked, lastPage } = await listMarked({ ...work, firstPage: 1 });
  const own = await ownPosts({ marked, author: work.github.viewer });
  const kept = await keepOldest({ ...work, own, isCurrent: () => false });
  return kept ?? create({ ...work, lastPage });
}

/** Creates the comment, then looks whether another run did so at the same time. */
async function create(work: Work & { lastPage: number }): Promise<Comment> {
  const { github, place, bodyAfter, lastPage, log } = work;
  const body = await bodyAfter(null);
  const listOwn = async (author: () => Promise<Author>) => {
    const { marked } = await listMarked({ ...work, firstPage: lastPage });
    return ownPosts({ marked, author });
  };
  let created: Comment;
  try {
    const parameters = { ...issueOf(place), body };
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
  place,
  bodyAfter,
  comment,
}: Work & { comment: Comment }): Promise<Comment | undefined> {
  try {
    const body = await bodyAfter(comment.body ?? null);
    if (body === comment.body) return comment;
    const parameters = { ...repositoryOf(place), comment_id: comment.id, body };
    return await github.request(routes.update, parameters, commentSchema);
  } catch (error) {
    if (isGitHubError(error, { status: 404 })) return undefined;
    throw error;
  }
}

async function remove({ github, place, log, comment }: Work & { comment: Comment }): Promise<void> {
  try {
    const parameters = { ...repositoryOf(place), comment_id: comment.id };
    await github.request(routes.delete, parameters, z.unknown());
  } catch (error) {
    // The other run may have deleted it first.
    if (isGitHubError(error, { status: 404 })) return;
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`A second comment of the same kind was left in place: ${error.message}`);
  }
}

async function listMarked({
  github,
  place,
  marker,
  firstPage,
}: Work & { firstPage: number }): Promise<{ marked: Comment[]; lastPage: number }> {
  const marked: Comment[] = [];
  let lastPage = firstPage - 1;
  const parameters = { ...issueOf(place), firstPage };
  for await (const page of github.pages(routes.list, parameters, commentSchema)) {
    lastPage += 1;
    for (const comment of page) if (isMarked(comment, marker)) marked.push(comment);
  }
  return { marked, lastPage };
}

/** What names the repository in a route, if it is another than the run's. */
const repositoryOf = ({ owner, repo }: Place) => ({ ...(owner && repo && { owner, repo }) });

const issueOf = (place: Place) => ({ ...repositoryOf(place), issue_number: place.number });
