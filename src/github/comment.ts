import * as z from 'zod/mini';
import type { Log } from '../step.ts';
import { type BodyPart, fitSections } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { isGitHubError } from './errors.ts';
import {
  createMarker,
  isMarked,
  type MarkerParts,
  maxPostBytes,
  postFields,
  postsBy,
  upsertPost,
} from './posts.ts';
import type { RunContext } from './run-context.ts';

const commentSchema = z.object({ id: z.int(), ...postFields });
type Comment = z.infer<typeof commentSchema>;

const routes = {
  list: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  create: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  update: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  delete: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
};

type Sections = readonly BodyPart[] | null;

interface Commenting {
  github: GitHub;
  context: Pick<RunContext, 'runUrl'>;
  /** The issue or pull request to comment on; by default in the run's repository. */
  place: { owner?: string; repo?: string; number: number };
  marker: MarkerParts;
  /**
   * Returns the sections to post, most useful first, given the comment's current body (null if there is
   * no comment); null leaves the comment unchanged. May be called more than once.
   */
  sectionsAfter(previous: string | null): Sections | Promise<Sections>;
  log: Log;
}

/**
 * Creates a comment, unless the token's account has already posted one with this marker.
 *
 * @param sections called only if the comment is to be created
 * @returns whether the comment was created
 * @throws GitHubError
 */
export async function commentOnce({
  sections,
  ...commenting
}: Omit<Commenting, 'sectionsAfter'> & {
  sections: () => Promise<readonly BodyPart[]>;
}): Promise<boolean> {
  let isNew = false;
  const sectionsAfter = (previous: string | null) => {
    isNew = previous === null;
    return isNew ? sections() : null;
  };
  await upsertComment({ ...commenting, sectionsAfter });
  return isNew;
}

/**
 * Maintains a single comment with this marker: updates it if its text differs, or creates it.
 *
 * @throws GitHubError
 */
export async function upsertComment({
  github,
  context: { runUrl },
  place: { number, ...repository },
  marker: parts,
  sectionsAfter,
  log,
}: Commenting): Promise<Comment | null> {
  const issue = { ...repository, issue_number: number };
  const marker = createMarker(parts);
  const bodyAfter = async (previous: string | null): Promise<string> => {
    const sections = await sectionsAfter(previous);
    if (sections === null) return previous ?? '';
    return fitSections({ sections, limitBytes: maxPostBytes, marker, runUrl }).body;
  };
  // A second listing starts at this page: comments that other runs post meanwhile come last.
  let lastPage = 1;
  return upsertPost<Comment, { body: string }>({
    async listOwn(author = github.viewer) {
      const marked: Comment[] = [];
      const pages = github.pages(routes.list, { ...issue, firstPage: lastPage }, commentSchema);
      lastPage -= 1;
      for await (const page of pages) {
        lastPage += 1;
        for (const comment of page) if (isMarked(comment, marker)) marked.push(comment);
      }
      return (await postsBy(marked, author)).toSorted((a, b) => a.id - b.id);
    },
    draft: async () => ({ body: await bodyAfter(null) }),
    create: (draft) => github.request(routes.create, { ...issue, ...draft }, commentSchema),
    async update(comment) {
      const body = await bodyAfter(comment.body);
      if (body === comment.body) return comment;
      const parameters = { ...repository, comment_id: comment.id, body };
      return github.request(routes.update, parameters, commentSchema);
    },
    async remove({ id }) {
      await github.request(routes.delete, { ...repository, comment_id: id }, z.unknown());
    },
    isGone: (error) => isGitHubError(error, { status: 404 }),
    log,
  });
}
