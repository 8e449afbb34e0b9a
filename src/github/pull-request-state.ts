import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError } from './errors.ts';

/** A pull request of any repository of a GitHub. */
export interface PullRequestAddress {
  owner: string;
  repository: string;
  number: number;
}

/** How a pull request stands, as GitHub says. */
export type PullRequestState =
  | { is: 'open' | 'closed' }
  /** `on`: the day of the merge in UTC, `YYYY-MM-DD`. */
  | { is: 'merged'; on: string }
  /** `why`: a short text without a full stop. */
  | { is: 'unreadable'; why: string };

const stateSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.nullish(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
});

/**
 * The pull request that a link leads to, also to one of its tabs, such as its files; null if it
 * leads to none of this GitHub.
 */
export function pullRequestAddress(link: string, serverUrl: string): PullRequestAddress | null {
  if (!URL.canParse(link) || !URL.canParse(serverUrl)) return null;
  // Neither the case of a host nor a port that goes without saying makes another server.
  const [url, server] = [new URL(link), new URL(serverUrl)];
  if (url.origin !== server.origin) return null;
  const match =
    /^\/([\w.-]{1,100})\/([\w.-]{1,100})\/pull\/(\d{1,10})(?:\/(?:files|commits|checks|changes)(?:\/[\w.-]*)*)?\/?$/.exec(
      url.pathname,
    );
  const [, owner = '', repository = '', number] = match ?? [];
  const isName = (name: string) => !/^\.+$/.test(name);
  return match && isName(owner) && isName(repository)
    ? { owner, repository, number: Number(number) }
    : null;
}

/** What one pull request has in common, however it is linked: GitHub takes names in any case. */
export const keyOf = ({ owner, repository, number }: PullRequestAddress): string =>
  `${owner}/${repository}#${number}`.toLowerCase();

/** Asks how a pull request stands. One that can't be read is `unreadable`; nothing is thrown for it. */
export async function readPullRequestState(
  github: GitHub,
  { owner, repository, number }: PullRequestAddress,
): Promise<PullRequestState> {
  try {
    const { state, merged_at: mergedAt } = await github.request(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      { owner, repo: repository, pull_number: number },
      stateSchema,
    );
    if (!mergedAt) return { is: state };
    return { is: 'merged', on: new Date(mergedAt).toISOString().slice(0, 10) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { is: 'unreadable', why: whyUnreadable(error) };
  }
}

function whyUnreadable(error: GitHubError): string {
  const { status } = error;
  if (status === 404) {
    return 'can’t be read: it is gone, or the token may not see it (`pull-requests: read`)';
  }
  if (status === 403) {
    return 'can’t be read: the token may not see it (`pull-requests: read`)';
  }
  return `can’t be read: ${status === undefined ? 'no usable answer came' : `status ${status}`}`;
}
