import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * How posts of ours are found again: by a marker at the start of a body, under the token's own
 * account.
 */

export interface MarkerParts {
  mode: 'job' | 'report';
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
  /** Of the rolling issue. */
  target?: 'issue';
  /** For a comment on a pull request that is not about the run's own: what it tells. */
  about?: 'fix';
  /** For a comment that tells what a report brought: which report it was. */
  notice?: string;
}

/**
 * The hidden comment that a body of ours begins with, by which later runs find it again. The
 * project is hashed, as a body may be public and its project's name not.
 */
export function createMarker({
  mode,
  projectId,
  scope,
  target,
  about,
  notice,
}: MarkerParts): string {
  const project = createHash('sha256').update(projectId).digest('hex').slice(0, 16);
  const parts = [`mode=${mode}`, `project=${project}`, `scope=${scope}`];
  if (target) parts.push(`target=${target}`);
  if (about) parts.push(`about=${about}`);
  if (notice) parts.push(`notice=${notice}`);
  return `<!-- docs-agent-action ${parts.join(' ')} -->`;
}

/** A marker counts at the very start alone: further down it may be a quotation. */
export function startsWithMarker(body: string | null | undefined, marker: string): boolean {
  return body?.startsWith(marker) ?? false;
}

/** An account, as REST and GraphQL both know it. */
export interface Author {
  /** GraphQL's `databaseId`, which is REST's `id`; null if GitHub does not give it. */
  id: number | null;
  /** A bot's ends in `[bot]`. */
  login: string;
}

/** The `user` of a comment or an issue; null if the account is gone. */
export const userSchema = z.nullish(z.object({ id: z.int(), login: z.string() }));

/**
 * Whether a post's user is the author. By number if it is known, as logins are spelled in
 * more than one way and can change hands.
 */
export function isAuthor(user: z.infer<typeof userSchema>, author: Author): boolean {
  if (!user) return false;
  if (author.id !== null) return user.id === author.id;
  return user.login.toLowerCase() === author.login.toLowerCase();
}

/**
 * The most bytes of a comment or an issue. GitHub's own message says 65,536 characters; characters
 * of four bytes make that the safe reading.
 */
export const postLimitBytes = 65_536;

/** What comments and issues have in common. */
export const postFields = {
  // Becomes an output, so nothing in it may mean something to a shell.
  html_url: z.string().check(z.regex(/^https?:\/\/[-\w.:/%#]+$/)),
  body: z.nullish(z.string()),
  user: userSchema,
};

const postSchema = z.object(postFields);
export type Post = z.infer<typeof postSchema>;

export const isMarked = (post: Post, marker: string): boolean =>
  startsWithMarker(post.body, marker);

/** Of marked posts, those of the token's own account; asks who that is only if there are any. */
export async function ownPosts<T extends Post>({
  marked,
  author,
}: {
  marked: readonly T[];
  author: () => Promise<Author>;
}): Promise<T[]> {
  if (marked.length === 0) return [];
  const self = await author();
  return marked.filter((post) => isAuthor(post.user, self));
}
