import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { GitHubError, isGitHubError } from './errors.ts';

/*
 * Our posts are found again by a marker at the start of the body and by the token's account. There
 * is only one of each kind, even if several runs post at the same time.
 */

export interface MarkerParts {
  mode: 'job' | 'report';
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
  /** For the rolling issue. */
  target?: 'issue';
  /** For a comment about a fix, on a pull request other than the run's own. */
  about?: 'fix';
  /** For a comment about what a report changed: the report's id. */
  notice?: string;
}

/**
 * The hidden comment that each of our bodies begins with, by which later runs find it again. The
 * project is hashed, because the body may be public while the project's name is not.
 */
export function createMarker({ mode, projectId, scope, ...more }: MarkerParts): string {
  const project = hash('sha256', projectId).slice(0, 16);
  const { target, about, notice } = more;
  const parts = Object.entries({ mode, project, scope, target, about, notice });
  const words = parts.flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return `<!-- docs-agent-action ${words.join(' ')} -->`;
}

export interface Author {
  /** GraphQL's `databaseId`, which is REST's `id`; null if GitHub does not give it. */
  id: number | null;
  /** A bot's ends in `[bot]`. */
  login: string;
}

/** The `user` of a comment or an issue; null if the account is gone. */
export const userSchema = z.nullish(z.object({ id: z.int(), login: z.string() }));

/** Compares ids if possible, as logins have several spellings and can change hands. */
export function isAuthor(user: z.infer<typeof userSchema>, author: Author): boolean {
  if (!user) return false;
  if (author.id !== null) return user.id === author.id;
  return user.login.toLowerCase() === author.login.toLowerCase();
}

/** GitHub's limit is 65,536 characters; counting bytes is the safe reading. */
export const maxPostBytes = 65_536;

/** The fields that comments and issues share. */
export const postFields = {
  // Becomes an output, so it must contain nothing that a shell would interpret.
  html_url: z.string().check(z.regex(/^https?:\/\/[-\w.:/%#]+$/)),
  body: z.nullish(z.string()),
  user: userSchema,
};

export type Post = z.infer<z.ZodMiniObject<typeof postFields>>;

/** A marker counts only at the very start: elsewhere it may be a quotation. */
export const isMarked = ({ body }: Pick<Post, 'body'>, marker: string): boolean =>
  body?.startsWith(marker) ?? false;

type AskAuthor = () => Promise<Author>;

/** The posts of the token's account, which is only requested if there are posts at all. */
export async function ownPosts<T extends Post>(
  marked: readonly T[],
  author: AskAuthor,
): Promise<T[]> {
  if (marked.length === 0) return [];
  const self = await author();
  return marked.filter((post) => isAuthor(post.user, self));
}

/** A kind of post of which there is to be one: how to list, create and update it. */
export interface Kind<T extends Post, Draft extends { body: string }> {
  author: AskAuthor;
  /** Our posts of the kind, oldest first. */
  listOwn(author: AskAuthor): Promise<T[]>;
  /** What to create if there is none; null for nothing. */
  draft(): Promise<Draft | null>;
  create(draft: Draft): Promise<T>;
  /**
   * @param later our other posts, which are removed next
   * @returns null if the post no longer counts
   */
  update(post: T, later: readonly T[]): Promise<T | null>;
  /** @param remaining the post that replaces it */
  remove(post: T, remaining: T): Promise<void>;
  /** Whether an error means that a post no longer exists. */
  isGone(error: unknown): boolean;
  log: Log;
}

/**
 * Updates the oldest post of a kind and removes the later ones, or creates one.
 *
 * @returns null if there is none and the draft was null
 * @throws GitHubError
 */
export async function upsert<T extends Post, Draft extends { body: string }>(
  kind: Kind<T, Draft>,
): Promise<T | null> {
  const updated = await updateOldest(kind, await kind.listOwn(kind.author));
  if (updated) return updated;
  const draft = await kind.draft();
  if (!draft) return null;
  let created: T;
  try {
    created = await kind.create(draft);
  } catch (error) {
    // It may have been created all the same, and trying again could make two.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const own = await kind.listOwn(kind.author);
    const oldest = await updateOldest(kind, own, ({ body }) => body === draft.body);
    if (oldest) return oldest;
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
    return (await updateOldest(kind, all, isCreated)) ?? created;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    kind.log.warning(
      `Couldn't check whether another run posted at the same time: ${error.message}`,
    );
    return created;
  }
}

export const goneText = ({ message }: GitHubError): string =>
  `A post was deleted or transferred in the meantime: ${message}`;

/**
 * Updates the oldest post and removes the later ones.
 *
 * @param isCurrent whether a post needs no update
 * @returns null if there are none, or all of them are gone by now
 */
export async function updateOldest<T extends Post, Draft extends { body: string }>(
  { update, remove, isGone, log }: Pick<Kind<T, Draft>, 'update' | 'remove' | 'isGone' | 'log'>,
  own: readonly T[],
  isCurrent: (post: T) => boolean = () => false,
): Promise<T | null> {
  let oldest: T | null = null;
  for (const [at, post] of own.entries()) {
    try {
      if (oldest) await remove(post, oldest);
      else oldest = isCurrent(post) ? post : await update(post, own.slice(at + 1));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (isGone(error)) {
        log.info(goneText(error));
      } else if (oldest) {
        log.warning(`A second post of the same kind couldn't be removed: ${error.message}`);
      } else throw error;
    }
  }
  return oldest;
}
