import * as z from 'zod/mini';
import { addressOf } from '../text/address.ts';
import { isoDay } from '../text/date.ts';
import type { GitHub } from './client.ts';
import { GitHubError } from './errors.ts';
import { textSchema } from './run-context.ts';

/** A pull request of any repository on one GitHub server. */
export interface PullRequestAddress {
  owner: string;
  repository: string;
  number: number;
}

/** `mergedOn` is a day in UTC, `YYYY-MM-DD`; `reason` is a text without a full stop. */
export type PullRequestState =
  | { kind: 'open' | 'closed' }
  | { kind: 'merged'; mergedOn: string }
  | { kind: 'unreadable'; reason: string };

const timeSchema = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const stateSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.nullish(timeSchema),
});

/** Names made only of dots don't count. The last part of a path may be a tab of the page. */
const pullRequestPath =
  /^\/(?!\.+\/)([\w.-]{1,100})\/(?!\.+\/)([\w.-]{1,100})\/pull\/(\d{1,10})(?:\/(?:files|commits|checks|changes)(?:\/[\w.-]*)*)?\/?$/;

/** The pull request that a link leads to; null if it is not a pull request on this server. */
export function pullRequestAddress(link: string, serverUrl: string): PullRequestAddress | null {
  // Compared as parsed URLs, because a host's case and a default port make no difference.
  const [address, server] = [addressOf(link), addressOf(serverUrl)];
  if (!address?.host || address.host !== server?.host) return null;
  if (address.protocol !== server.protocol) return null;
  const match = pullRequestPath.exec(address.pathname);
  if (!match) return null;
  const [, owner = '', repository = '', number] = match;
  return { owner, repository, number: Number(number) };
}

/** The same for all spellings of a pull request's address, as GitHub's names ignore case. */
export const pullRequestKey = ({ owner, repository, number }: PullRequestAddress): string =>
  `${owner}/${repository}#${number}`.toLowerCase();

const hidden = 'the token may not see it (`pull-requests: read`)';
const reasonsByStatus: Record<number, string> = { 403: hidden, 404: `it is gone, or ${hidden}` };

/** Reads a pull request's state. After a GitHubError, the state is `unreadable`. */
export async function readPullRequestState(
  github: GitHub,
  { owner, repository: repo, number }: PullRequestAddress,
): Promise<PullRequestState> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  try {
    const parameters = { owner, repo, pull_number: number };
    const { state, merged_at: mergedAt } = await github.request(route, parameters, stateSchema);
    return mergedAt
      ? { kind: 'merged', mergedOn: isoDay(Date.parse(mergedAt)) ?? '' }
      : { kind: state };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { status } = error;
    const reason = status === undefined ? 'no usable answer came' : `status ${status}`;
    return {
      kind: 'unreadable',
      reason: `can’t be read: ${reasonsByStatus[status ?? 0] ?? reason}`,
    };
  }
}

export interface MergedPullRequest {
  number: number;
  title: string;
  body: string;
  /** In ISO form. */
  mergedAt: string;
}

const pullSchema = z.object({
  number: z.int(),
  title: textSchema,
  body: textSchema,
  merged_at: z.nullish(timeSchema),
  updated_at: z.nullish(timeSchema),
});

const commitSchema = z.object({
  sha: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
  commit: z.object({ message: z.string() }),
});

const maxPages = 10;

/**
 * The repository's last `max` pull requests merged since a time, oldest merge first.
 *
 * @param since in ISO form
 * @throws GitHubError
 */
export async function listMergedPullRequests(
  github: GitHub,
  { since, max }: { since: string; max: number },
): Promise<MergedPullRequest[]> {
  const merged: MergedPullRequest[] = [];
  const from = Date.parse(since);
  const query = { state: 'closed', sort: 'updated', direction: 'desc', maxPages };
  for await (const page of github.pages('GET /repos/{owner}/{repo}/pulls', query, pullSchema)) {
    for (const { number, title, body, merged_at: mergedAt } of page) {
      if (!mergedAt || Date.parse(mergedAt) < from) continue;
      merged.push({ number, title, body, mergedAt });
    }
    // The pages are sorted by last update, which is never before the merge.
    if (page.some(({ updated_at: updatedAt }) => updatedAt && Date.parse(updatedAt) < from)) break;
  }
  return merged
    .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
    .slice(-max);
}

/**
 * The messages of a pull request's first 100 commits.
 *
 * @throws GitHubError
 */
export async function readCommitMessages(github: GitHub, number: number): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
  const parameters = { pull_number: number, per_page: 100 };
  const commits = await github.request(route, parameters, z.array(commitSchema));
  return commits.map(({ commit }) => commit.message);
}
