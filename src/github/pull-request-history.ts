import * as z from 'zod/mini';
import { addressOf } from '../text/address.ts';
import { isoDay } from '../text/date.ts';
import type { GitHub } from './client.ts';
import { GitHubError } from './errors.ts';

/** A pull request of any repository on one GitHub server. */
export interface PullRequestAddress {
  owner: string;
  repository: string;
  number: number;
}

export type PullRequestState =
  | { is: 'open' | 'closed' }
  /** `on`: the day of the merge in UTC, `YYYY-MM-DD`. */
  | { is: 'merged'; on: string }
  /** `why`: a short text without a full stop. */
  | { is: 'unreadable'; why: string };

const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const stateSchema = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: z.nullish(time),
});

/**
 * The pull request that a link leads to, including links to its tabs, such as the files; null if it
 * leads to none on this server.
 */
export function pullRequestAddress(link: string, serverUrl: string): PullRequestAddress | null {
  // Parsed, as a host's case and a default port make no difference.
  const [address, server] = [addressOf(link), addressOf(serverUrl)];
  if (!address?.host || address.host !== server?.host) return null;
  if (address.protocol !== server.protocol) return null;
  const match =
    /^\/([\w.-]{1,100})\/([\w.-]{1,100})\/pull\/(\d{1,10})(?:\/(?:files|commits|checks|changes)(?:\/[\w.-]*)*)?\/?$/.exec(
      address.pathname,
    );
  const [, owner = '', repository = '', number] = match ?? [];
  const isName = (name: string) => !/^\.+$/.test(name);
  return match && isName(owner) && isName(repository)
    ? { owner, repository, number: Number(number) }
    : null;
}

/** The same for all spellings of a pull request: GitHub's names ignore case. */
export const keyOf = ({ owner, repository, number }: PullRequestAddress): string =>
  `${owner}/${repository}#${number}`.toLowerCase();

/** Reads a pull request's state. Doesn't throw a GitHubError: the state is then `unreadable`. */
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
    return { is: 'merged', on: isoDay(Date.parse(mergedAt)) ?? '' };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { is: 'unreadable', why: whyUnreadable(error) };
  }
}

const mayNotSee = 'the token may not see it (`pull-requests: read`)';

function whyUnreadable({ status }: GitHubError): string {
  const said = status === undefined ? 'no usable answer came' : `status ${status}`;
  const reasons: Record<number, string> = { 403: mayNotSee, 404: `it is gone, or ${mayNotSee}` };
  return `can’t be read: ${reasons[status ?? 0] ?? said}`;
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
  title: z._default(z.string(), ''),
  body: z.nullish(z.string()),
  merged_at: z.nullish(time),
  updated_at: z.nullish(time),
});

const commitSchema = z.object({
  sha: z.string().check(z.regex(/^[0-9a-f]{40,64}$/)),
  commit: z.object({ message: z.string() }),
});

const maxPages = 10;

/**
 * Lists the repository's pull requests that were merged since a time, in the order of their merges.
 *
 * @param since in ISO form
 * @param max only this many, the latest
 * @throws GitHubError
 */
export async function listMerged(
  github: GitHub,
  { since, max }: { since: string; max: number },
): Promise<MergedPullRequest[]> {
  const merged: MergedPullRequest[] = [];
  const from = Date.parse(since);
  const query = { state: 'closed', sort: 'updated', direction: 'desc', maxPages };
  for await (const page of github.pages('GET /repos/{owner}/{repo}/pulls', query, pullSchema)) {
    for (const { number, title, body, merged_at: mergedAt } of page) {
      if (!mergedAt || Date.parse(mergedAt) < from) continue;
      merged.push({ number, title, body: body ?? '', mergedAt });
    }
    // Sorted by update, which is never before the merge.
    if (page.some(({ updated_at: at }) => at && Date.parse(at) < from)) break;
  }
  return merged
    .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
    .slice(-max);
}

/**
 * The messages of the first 100 commits of a pull request.
 *
 * @throws GitHubError
 */
export async function readCommitMessages(github: GitHub, number: number): Promise<string[]> {
  const commits = await github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
    { pull_number: number, per_page: 100 },
    z.array(z.pick(commitSchema, { commit: true })),
  );
  return commits.map(({ commit }) => commit.message);
}

/** The pull request's number in the first line of a merge commit, or of a squashed one. */
const namedPullRequest = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/;

/**
 * The last commit on the default branch that changed or deleted a file, and the pull request that
 * its message names. One request.
 *
 * @returns null if there is none, or it can't be read
 */
export async function lastCommitOf(
  github: GitHub,
  path: string,
): Promise<{ sha: string; pullRequest: number | null } | null> {
  try {
    const [last] = await github.request(
      'GET /repos/{owner}/{repo}/commits',
      { path, per_page: 1 },
      z.array(commitSchema),
    );
    if (!last) return null;
    const [, merged, squashed] =
      namedPullRequest.exec(last.commit.message.split('\n', 1)[0] ?? '') ?? [];
    const number = merged ?? squashed;
    return { sha: last.sha, pullRequest: number === undefined ? null : Number(number) };
  } catch (error) {
    if (error instanceof GitHubError) return null;
    throw error;
  }
}
