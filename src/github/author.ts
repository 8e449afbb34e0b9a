import * as z from 'zod/mini';

/** An account, as REST and GraphQL both know it. */
export interface Author {
  /** GraphQL's `databaseId`, which is REST's `id`; null if GitHub does not give it. */
  id: number | null;
  /** A bot's ends in `[bot]`. */
  login: string;
}

/** `GET /user` is refused to the tokens of apps and workflows; this answers every kind of token. */
export const viewerQuery = 'query { viewer { login databaseId } }';

export const viewerSchema = z.object({
  data: z.object({
    viewer: z.object({ login: z.string(), databaseId: z.nullish(z.int()) }),
  }),
});

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
