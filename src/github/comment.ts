import * as z from 'zod/mini';
import type { Log } from '../step.ts';
import { type BodyPart, fitSections } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { isGitHubError } from './errors.ts';
import {
  createMarker,
  filterByAuthor,
  isMarked,
  type MarkerParts,
  maxPostBytes,
  type PostKind,
  postFields,
  upsertPost,
} from './posts.ts';
import { type RunContext, textSchema } from './run-context.ts';

const commentSchema = z.object({ id: z.int(), created_at: textSchema, ...postFields });
export type Comment = z.infer<typeof commentSchema>;

const routes = {
  list: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  create: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  update: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  delete: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
};

export type Comments = ReturnType<typeof commentsOn>;

/**
 * The comments of one issue or pull request, by default in the run's repository. Every call may throw a
 * GitHubError.
 */
export function commentsOn(
  github: GitHub,
  { number, ...repository }: { owner?: string; repo?: string; number: number },
) {
  const issue = { ...repository, issue_number: number };
  const comment = (id: number) => ({ ...repository, comment_id: id });
  return {
    /** The comments by the token's account that are wanted, lowest id first. */
    async listOwn(isWanted: (comment: Comment) => boolean): Promise<Comment[]> {
      const wanted: Comment[] = [];
      for await (const page of github.pages(routes.list, issue, commentSchema)) {
        for (const comment of page) if (isWanted(comment)) wanted.push(comment);
      }
      return (await filterByAuthor(wanted, github.viewer)).toSorted((a, b) => a.id - b.id);
    },
    create: (body: string) => github.request(routes.create, { ...issue, body }, commentSchema),
    update: (id: number, body: string) =>
      github.request(routes.update, { ...comment(id), body }, commentSchema),
    remove: async (id: number) => {
      await github.request(routes.delete, comment(id), z.unknown());
    },
  };
}

interface Commenting {
  github: GitHub;
  context: Pick<RunContext, 'runUrl'>;
  thread: Parameters<typeof commentsOn>[1];
  marker: MarkerParts;
  /** Returns the sections to post, most useful first. Called only if the comment is to be written. */
  sections(): readonly BodyPart[] | Promise<readonly BodyPart[]>;
  log: Log;
}

function commentKind({
  github,
  context: { runUrl },
  thread,
  marker: parts,
  sections,
  log,
}: Commenting): PostKind<Comment, { body: string }> {
  const comments = commentsOn(github, thread);
  const marker = createMarker(parts);
  const draft = async () =>
    fitSections({ sections: await sections(), limitBytes: maxPostBytes, marker, runUrl });
  return {
    listOwn: () => comments.listOwn((comment) => isMarked(comment, marker)),
    draft,
    create: ({ body }) => comments.create(body),
    async update(comment) {
      const { body } = await draft();
      return body === comment.body ? comment : comments.update(comment.id, body);
    },
    remove: ({ id }) => comments.remove(id),
    isGoneError: (error) => isGitHubError(error, { status: 404 }),
    log,
  };
}

/**
 * Creates a comment, unless the token's account has already posted one with this marker.
 *
 * @returns whether the comment was created
 * @throws GitHubError
 */
export async function commentOnce(commenting: Commenting): Promise<boolean> {
  let isNew = true;
  const update = async (comment: Comment) => {
    isNew = false;
    return comment;
  };
  await upsertPost({ ...commentKind(commenting), update });
  return isNew;
}

/**
 * Maintains a single comment with this marker: updates it if its text differs, or creates it.
 *
 * @throws GitHubError
 */
export const upsertComment = (commenting: Commenting): Promise<Comment | null> =>
  upsertPost(commentKind(commenting));
