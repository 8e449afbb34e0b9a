import { pullRequestAddress, pullRequestKey } from '../github/pull-request-history.ts';
import type { RunContext } from '../github/run-context.ts';
import type { Step } from '../step.ts';
import { addressOf } from '../text/address.ts';
import { truncate } from '../text/clean.ts';
import { serverText } from '../text/server-words.ts';
import { partOf } from '../text/text.ts';
import type { JobPullRequest } from './render.ts';

/** Maximum length of a name in posts, in graphemes. */
const maxName = 200;

/** A name of the job's, safe for posts; null if it is absent or blank. */
export const shownName = async (name: string | null | undefined, { mask }: Step) =>
  partOf(await serverText(mask(name ?? '')), (text) => truncate(text, maxName)) || null;

/** A job's pull request, as posts show it; null if its link contains something that redaction would remove. */
export async function shownPullRequest(
  url: string,
  { serverUrl, repository: own }: RunContext,
): Promise<JobPullRequest | null> {
  if ((await serverText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null };
  }
  const { owner, repository, number } = address;
  const inOwn = pullRequestKey({ owner: own.owner, repository: own.name, number });
  const isOwn = pullRequestKey(address) === inOwn;
  return { url, name: isOwn ? `#${number}` : `${owner}/${repository}#${number}` };
}
