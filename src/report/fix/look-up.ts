import type { GitHub } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  listMerged,
  readChangedFiles,
  readCommitMessages,
} from '../../github/merged-pull-requests.ts';
import {
  keyOf,
  pullRequestAddress,
  readPullRequestState,
} from '../../github/pull-request-state.ts';
import type { Log } from '../../log.ts';
import type { Memory } from '../gaps/gap.ts';
import type { PullRequestFound } from '../gaps/job.ts';
import { findFixes } from '../gaps/merged.ts';
import type { FoundPullRequests } from '../gaps/remember.ts';
import { gapName } from './words.ts';

/** Whether two links lead to one pull request of this GitHub. */
export const samePullRequest =
  (serverUrl: string): FoundPullRequests['isSame'] =>
  (one, other) => {
    const [address, another] = [one, other].map((link) => pullRequestAddress(link, serverUrl));
    return address && another ? keyOf(address) === keyOf(another) : one === other;
  };

/** Looked up in one run, the newest gaps first; a merge is final and isn't looked up again. */
const mostLookUps = 50;

/** Links of pull requests that may have been merged, closed or opened again. */
function linksToLookUp({ gaps }: Memory): string[] {
  const links = gaps.flatMap(({ pull }) => (pull ? [pull.prLink] : []));
  return [...new Set(links)].slice(0, mostLookUps);
}

/**
 * How the pull requests of gaps stand, by their links, with the step's token. One that can't be
 * read says why; nothing is thrown for it.
 *
 * @param serverUrl GitHub's pages, without a closing slash
 */
export async function lookUpPullRequests({
  memory,
  github,
  serverUrl,
}: {
  memory: Memory;
  github: GitHub;
  serverUrl: string;
}): Promise<FoundPullRequests['states']> {
  const elsewhere = { is: 'unreadable', why: `can’t be read: it is not on ${serverUrl}` } as const;
  const asked = new Map<string, Promise<PullRequestFound>>();
  const lookUp = async (link: string): Promise<readonly [string, PullRequestFound]> => {
    const address = pullRequestAddress(link, serverUrl);
    if (!address) return [link, elsewhere];
    const key = keyOf(address);
    const state = asked.get(key) ?? readPullRequestState(github, address);
    asked.set(key, state);
    return [link, await state];
  };
  return new Map(await Promise.all(linksToLookUp(memory).map(lookUp)));
}

/** Pull requests that are looked at in one run, and lists of files among them. */
const mostMerged = 100;
const mostFileLists = 50;

/**
 * The pull requests of the repository that were merged since the last report, as far as they are
 * gaps' fixes. That they can't be read is a line in the log.
 */
export async function lookForFixes({
  memory,
  github,
  serverUrl,
  wallTime,
  log,
}: {
  memory: Memory;
  github: GitHub;
  serverUrl: string;
  /** Now, in milliseconds since the epoch. */
  wallTime: number;
  log: Log;
}): Promise<Pick<FoundPullRequests, 'fixes' | 'lookedAt'>> {
  const now = new Date(wallTime).toISOString().replace(/\.\d+/, '');
  const last = memory.reports.at(-1);
  // Before the first report there is no gap that a pull request could name.
  if (!last || memory.gaps.length === 0) return { fixes: [], lookedAt: now };
  const since = memory.lookedAt ?? `${last.to}T00:00:00Z`;
  const { owner, name } = github.repository;
  const pages = `${serverUrl.replace(/^http:/, 'https:')}/${owner}/${name}/pull`;
  const linkOf = (number: number) => `${pages}/${number}`;
  let lists = 0;
  try {
    const pulls = await listMerged(github, { since, most: mostMerged });
    const fixes = await findFixes({
      memory,
      merged: pulls.map(({ number, title, body, mergedAt }) => ({
        ...{ number, prLink: linkOf(number), title, body },
        on: new Date(mergedAt).toISOString().slice(0, 10),
      })),
      messagesOf: ({ number }) => readCommitMessages(github, number),
      filesOf: async ({ number }) => {
        lists += 1;
        return lists > mostFileLists ? [] : readChangedFiles(github, number);
      },
    });
    for (const { gapId, prLink } of fixes)
      log.info(`${gapName({ id: gapId })}: ${prLink} is its fix.`);
    return { fixes, lookedAt: now };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(
      `Merged pull requests were not looked for, so that what people fixed is not known yet: ${error.message} The job's \`permissions:\` need \`pull-requests: read\` for it.`,
    );
    return { fixes: [], lookedAt: null };
  }
}
