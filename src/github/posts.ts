import * as z from 'zod/mini';
import { type Author, isAuthor, userSchema } from './author.ts';
import { startsWithMarker } from './marker.ts';

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
