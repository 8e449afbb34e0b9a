import * as z from 'zod/mini';
import { keyOf, pullRequestAddress } from '../github/pull-request-history.ts';
import { addressOf } from '../text/address.ts';
import { serverText } from '../text/server-words.ts';
import type { JobPullRequest } from './render.ts';
import type { Reporter } from './reporter.ts';

/** Milliseconds. Short, as the summary waits for this. */
const readTimeout = 5_000;

const pullSchema = z.object({ title: z.string(), changed_files: z.int() });

/**
 * A job's pull request as posts show it. Its title and size are read only if the step comments, as
 * only then is a client open, and only if the token may see them.
 *
 * @param url the checked link
 * @returns null if the link contains something that redaction would remove
 */
export async function readJobPullRequest(
  url: string,
  { context: { serverUrl, repository: own }, destinations, step }: Reporter,
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
  const comment = destinations.find(({ target }) => target === 'comment');
  if (!comment || !('github' in comment)) return { url, name, read: null };
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { owner, repo: repository, pull_number: number };
  try {
    const github = comment.github.until(step.clock.now() + readTimeout);
    const read = await github.request(route, parameters, pullSchema);
    const title = await serverText(step.mask(read.title));
    return { url, name, read: { title, changedFiles: read.changed_files } };
  } catch {
    // The outcome is known and must be posted, whatever went wrong here.
    return { url, name, read: null };
  }
}
