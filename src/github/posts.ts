import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { GitHubError, isGitHubError } from './errors.ts';

/*
 * How posts of ours are found again, by a marker at the start of a body, under the token's own
 * account; and how there is one of a kind, whatever other runs do at the same time.
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
export function createMarker({ mode, projectId, scope, ...more }: MarkerParts): string {
  const project = hash('sha256', projectId).slice(0, 16);
  const { target, about, notice } = more;
  const parts = Object.entries({ mode, project, scope, target, about, notice });
  const words = parts.flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return `<!-- docs-agent-action ${words.join(' ')} -->`;
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

/** A marker counts at the very start alone: further down it may be a quotation. */
export const isMarked = ({ body }: Pick<Post, 'body'>, marker: string): boolean =>
  body?.startsWith(marker) ?? false;

type AskAuthor = () => Promise<Author>;

/** Of marked posts, those of the token's own account; asks who that is only if there are any. */
export async function ownPosts<T extends Post>(
  marked: readonly T[],
  author: AskAuthor,
): Promise<T[]> {
  if (marked.length === 0) return [];
  const self = await author();
  return marked.filter((post) => isAuthor(post.user, self));
}

/** What one upsert works with: comments, or issues, of which one of a kind is to be there. */
export interface Kind<T extends Post, Draft extends { body: string }> {
  author: AskAuthor;
  /** One's own posts of the kind, oldest first. */
  listOwn(author: AskAuthor): Promise<T[]>;
  /** What is to be created if there is none; null if nothing is. */
  draft(): Promise<Draft | null>;
  create(draft: Draft): Promise<T>;
  /**
   * Writes a post anew, from what it says by then.
   *
   * @param later posts of one's own that are removed next
   * @returns null if it no longer counts
   */
  update(post: T, later: readonly T[]): Promise<T | null>;
  remove(post: T, kept: T): Promise<void>;
  /** Whether an error says that a post is there no longer. */
  isGone(error: unknown): boolean;
  log: Log;
}

/**
 * Keeps one post of a kind: updates the oldest and removes the later ones, or creates it.
 *
 * @returns null if there is none, and none was wanted
 * @throws GitHubError
 */
export async function upsert<T extends Post, Draft extends { body: string }>(
  kind: Kind<T, Draft>,
): Promise<T | null> {
  const kept = await keepOldest(kind, await kind.listOwn(kind.author));
  if (kept) return kept;
  const draft = await kind.draft();
  if (!draft) return null;
  let created: T;
  try {
    created = await kind.create(draft);
  } catch (error) {
    // It may be there all the same, and creating it again could make two.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const own = await kind.listOwn(kind.author);
    const kept = await keepOldest(kind, own, ({ body }) => body === draft.body);
    if (kept) return kept;
    throw error;
  }
  const { html_url: url, user } = created;
  const isCreated = (post: T) => post.html_url === url;
  try {
    const own = await kind.listOwn(async () => ({
      id: user?.id ?? null,
      login: user?.login ?? '',
    }));
    const all = own.some(isCreated) ? own : [...own, created];
    return (await keepOldest(kind, all, isCreated)) ?? created;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    kind.log.warning(
      `Whether another run posted at the same time as this one is not known: ${error.message}`,
    );
    return created;
  }
}

/**
 * Leaves the oldest post, with what this run has to say, and removes the later ones.
 *
 * @param isCurrent whether a post says that already
 * @returns null if there is none, or all of them are gone by now
 */
export async function keepOldest<T extends Post, Draft extends { body: string }>(
  { update, remove, isGone, log }: Pick<Kind<T, Draft>, 'update' | 'remove' | 'isGone' | 'log'>,
  own: readonly T[],
  isCurrent: (post: T) => boolean = () => false,
): Promise<T | null> {
  let kept: T | null = null;
  for (const [at, post] of own.entries()) {
    try {
      if (kept) await remove(post, kept);
      else kept = isCurrent(post) ? post : await update(post, own.slice(at + 1));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (isGone(error)) {
        log.info(`A post was deleted or transferred in the meantime: ${error.message}`);
      } else if (kept) {
        log.warning(`A second post of the same kind was left in place: ${error.message}`);
      } else throw error;
    }
  }
  return kept;
}
