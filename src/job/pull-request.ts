import * as z from 'zod/mini';
import { keyOf, pullRequestAddress } from '../github/pull-request-history.ts';
import { addressOf } from '../text/address.ts';
import { serverText } from '../text/server-words.ts';
import type { JobPullRequest } from './render.ts';
import type { Teller } from './tell.ts';

/** Milliseconds in which GitHub may answer: the summary waits for it. */
const patience = 5_000;

const pullSchema = z.object({ title: z.string(), changed_files: z.int() });

/**
 * A job's pull request as posts show it. Its title and size are read if the step comments, and so
 * has GitHub at hand; the token may not see them.
 *
 * @param url the checked link
 * @returns null for a link that holds what no post may show
 */
export async function readJobPullRequest(
  url: string,
  { context: { serverUrl, repository: own }, destinations, step }: Teller,
): Promise<JobPullRequest | null> {
  if ((await serverText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null, read: null };
  }
  const { owner, repository, number } = address;
  const isOwn = keyOf(address) === keyOf({ owner: own.owner, repository: own.name, number });
  const name = isOwn ? `#${number}` : `${owner}/${repository}#${number}`;
  const commented = destinations.find(({ target }) => target === 'comment');
  if (!commented || !('github' in commented)) return { url, name, read: null };
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { owner, repo: repository, pull_number: number };
  try {
    const github = commented.github.until(step.clock.now() + patience);
    const read = await github.request(route, parameters, pullSchema);
    const title = await serverText(step.mask(read.title));
    return { url, name, read: { title, changedFiles: read.changed_files } };
  } catch {
    // Whatever it is, the outcome is known, and is to be posted.
    return { url, name, read: null };
  }
}
