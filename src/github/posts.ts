import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { errorMessage, type Log } from '../step.ts';
import type { PullRequest } from './access.ts';
import type { Author } from './client.ts';
import { GitHubError, isGitHubError, onGitHubError, PostingError } from './errors.ts';
import { isFromFork, type RunContext, textSchema } from './run-context.ts';

/*
 * This action finds its posts by a marker at the start of the body and by the token's account. There is
 * only one post of each kind, even if several runs post at the same time.
 */

export interface MarkerParts {
  mode: 'job' | 'report';
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
  target?: 'issue';
  /** Only for a comment that claims a request to the agent. */
  kind?: 'claim';
  /** Only for a comment about a fix, on a pull request other than the run's own. */
  about?: 'fix';
  /** Of a comment that says what a report changed: the id of that report. */
  notice?: string;
}

const markerStart = '<!-- docs-agent-action';

/**
 * The hidden comment that begins the body of each post, by which later runs find the post. The project
 * is hashed, because the body may be public while the project's name is not.
 */
export function createMarker({ mode, projectId, scope, ...more }: MarkerParts): string {
  const project = hash('sha256', projectId).slice(0, 16);
  const { target, kind, about, notice } = more;
  const parts = Object.entries({ mode, project, scope, target, kind, about, notice });
  const words = parts.flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return `${markerStart} ${words.join(' ')} -->`;
}

/** GitHub's limit is 65,536 characters; it is applied to bytes here to be safe. */
export const maxPostBytes = 65_536;

export const postFields = {
  // The address becomes an output, so it must contain nothing that a shell would interpret.
  html_url: z.string().check(z.regex(/^https?:\/\/[-\w.:/%#]+$/)),
  body: textSchema,
  // Null if the account was deleted.
  user: z.nullish(z.object({ id: z.int(), login: z.string() })),
};

export type Post = z.infer<z.ZodMiniObject<typeof postFields>>;

/** A marker counts only at the very start: elsewhere it may be a quotation. */
export const isMarked = ({ body }: Pick<Post, 'body'>, marker: string): boolean =>
  body.startsWith(marker);

/**
 * The posts by an author, who is requested only if there are any posts. Compares ids if possible, as a
 * login has several spellings and can move to another account.
 */
export async function filterByAuthor<T extends Post>(
  posts: readonly T[],
  author: () => Promise<Author>,
): Promise<T[]> {
  if (posts.length === 0) return [];
  const { id, login } = await author();
  const isAuthor = ({ user }: T): boolean =>
    id === null ? user?.login.toLowerCase() === login.toLowerCase() : user?.id === id;
  return posts.filter(isAuthor);
}

/** A kind of post that should exist only once: how to list, create, update and remove it. */
export interface PostKind<T extends Post, Draft extends { body: string }> {
  /** Lists the posts of this kind by the token's account, oldest first. */
  listOwn(): Promise<T[]>;
  /** The post to create if there is none; null to create none. */
  draft(): Promise<Draft | null>;
  create(draft: Draft): Promise<T>;
  /** Updates the oldest post; null if it no longer counts. `later` are the kind's other posts, removed next. */
  update(post: T, later: readonly T[]): Promise<T | null>;
  remove(post: T): Promise<void>;
  isGoneError(error: unknown): boolean;
  log: Log;
}

/**
 * Updates the oldest post of a kind and removes the later ones, or creates one.
 *
 * @returns null if there is no post and the draft is null
 * @throws GitHubError
 */
export async function upsertPost<T extends Post, Draft extends { body: string }>(
  kind: PostKind<T, Draft>,
): Promise<T | null> {
  const updated = await updateOldestPost(kind, await kind.listOwn());
  if (updated) return updated;
  const draft = await kind.draft();
  if (!draft) return null;
  let created: T;
  try {
    created = await kind.create(draft);
  } catch (error) {
    // The post may have been created anyway, and a retry could create a second one.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const isDraft = ({ body }: T) => body === draft.body;
    const oldest = await updateOldestPost(kind, await kind.listOwn(), isDraft);
    if (oldest) return oldest;
    throw error;
  }
  const isCreated = (post: T) => post.html_url === created.html_url;
  try {
    const ownPosts = await kind.listOwn();
    const all = ownPosts.some(isCreated) ? ownPosts : [...ownPosts, created];
    return (await updateOldestPost(kind, all, isCreated)) ?? created;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    kind.log.warning(
      `Couldn't check whether another run posted at the same time: ${error.message}`,
    );
    return created;
  }
}

export const postGoneText = (error: unknown): string =>
  `A post was deleted or transferred in the meantime: ${errorMessage(error)}`;

/**
 * Updates the oldest post and removes the later ones.
 *
 * @param isCurrent whether a post needs no update
 * @returns null if no post is left
 */
async function updateOldestPost<T extends Post>(
  { update, remove, isGoneError, log }: Omit<PostKind<T, never>, 'listOwn' | 'draft' | 'create'>,
  ownPosts: readonly T[],
  isCurrent: (post: T) => boolean = () => false,
): Promise<T | null> {
  let oldest: T | null = null;
  for (const [index, post] of ownPosts.entries()) {
    try {
      if (oldest) await remove(post);
      else oldest = isCurrent(post) ? post : await update(post, ownPosts.slice(index + 1));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      if (isGoneError(error)) log.info(postGoneText(error));
      else if (!oldest) throw error;
      else log.warning(`A second post of the same kind couldn't be removed: ${error.message}`);
    }
  }
  return oldest;
}

/** Why the token is read-only regardless of the workflow's permissions; undefined if it isn't. */
export function tokenRestriction(
  { actor, payload }: RunContext,
  pullRequest?: PullRequest,
): string | undefined {
  const triggering = payload.pull_request;
  const fromFork = pullRequest?.fromFork ?? (triggering && isFromFork(triggering));
  if (fromFork) return 'the pull request comes from a fork, for which the token is read-only';
  const logins = [actor, triggering?.user?.login, pullRequest?.author];
  return logins.includes('dependabot[bot]')
    ? "the run or the pull request is Dependabot's, for which the token is read-only"
    : undefined;
}

const workaround = 'docs/forks-and-permissions.md has a workflow whose token can post.';

const permissions = { comment: 'pull-requests: write', issue: 'issues: write' };

/** Advice on refusals other than a missing permission, by status and message (`/^/` matches any). */
const refusals: readonly [status: number, words: RegExp, advice: string][] = [
  [403, /\blocked\b/i, 'Its conversation is locked: unlock it, or remove this `post-to`.'],
  [403, /\barchived\b/i, 'The repository is archived: unarchive it, or remove this `post-to`.'],
  [301, /^/, 'It was transferred or renamed: run the workflow where it is now.'],
  [401, /^/, 'Check the input `github-token`: it is unknown, expired or revoked.'],
  [
    410,
    /^/,
    "Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
  ],
];

/**
 * Posts, and explains a refusal: with a warning if the token could not have the permission,
 * otherwise with an error that says what to change.
 *
 * @returns what `post` returns, or undefined after a warning
 * @throws PostingError
 */
export function postOrExplain<T>({
  post,
  target,
  restriction,
  log,
}: {
  post: () => Promise<T>;
  /** `location` is where to post, such as `pull request #12`. */
  target: { name: keyof typeof permissions; location: string };
  restriction: string | undefined;
  log: Log;
}): Promise<T | undefined> {
  const explain = (cause: GitHubError): undefined => {
    const { kind, status, reason, message } = cause;
    const found = refusals.find(([of, words]) => of === status && words.test(reason));
    const known = kind === 'refused' ? found?.[2] : '';
    const lacksPermission = known === undefined && (status === 403 || status === 404);
    const what = `\`post-to: ${target.name}\` failed on ${target.location}`;
    if (restriction && lacksPermission) {
      log.warning(`${what}: ${restriction}. ${workaround} ${message}`);
      return;
    }
    const advice = lacksPermission
      ? `Add \`${permissions[target.name]}\` to the job's \`permissions:\`, or use a token of your own that has this permission.`
      : (known ?? '');
    throw new PostingError(`${what}. ${message} ${advice}`.trim(), { cause });
  };
  return post().catch(onGitHubError(explain));
}
