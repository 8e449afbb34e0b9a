import type { GitHub } from '../../github/client.ts';
import {
  keyOf,
  pullRequestAddress,
  readPullRequestState,
} from '../../github/pull-request-state.ts';
import type { Memory } from '../gaps/gap.ts';
import type { PullRequestFound } from '../gaps/job.ts';
import type { FoundPullRequests } from '../gaps/remember.ts';

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
}): Promise<FoundPullRequests> {
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
