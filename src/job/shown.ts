import * as z from 'zod/mini';
import { pullRequestAddress, pullRequestKey } from '../github/pull-request-history.ts';
import type { Step } from '../step.ts';
import { addressOf } from '../text/address.ts';
import { truncate } from '../text/clean.ts';
import { serverText } from '../text/server-words.ts';
import { partOf } from '../text/text.ts';
import type { ReportingContext } from './comment.ts';
import type { JobPullRequest } from './render.ts';

/** Maximum length of a name in posts, in graphemes. */
const maxName = 200;

/** A name of the job's, safe for posts; null if it is absent or blank. */
export const shownName = async (name: string | null | undefined, { mask }: Step) =>
  partOf(await serverText(mask(name ?? '')), (text) => truncate(text, maxName)) || null;

/** Milliseconds for reading the pull request; short, because the posts wait for it. */
const readTimeout = 5_000;

const pullSchema = z.object({ title: z.string(), changed_files: z.int() });

/**
 * A job's pull request, as posts show it. Its title and number of changed files are read only if the
 * step comments, as only then is there a GitHub client.
 *
 * @returns null if the link contains something that redaction would remove
 */
export async function readJobPullRequest(
  url: string,
  reporter: ReportingContext,
): Promise<JobPullRequest | null> {
  const {
    context: { serverUrl, repository: own },
    destinations: { comment },
    step,
  } = reporter;
  if ((await serverText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null, read: null };
  }
  const { owner, repository, number } = address;
  const isOwn =
    pullRequestKey(address) === pullRequestKey({ owner: own.owner, repository: own.name, number });
  const unread = {
    url,
    name: isOwn ? `#${number}` : `${owner}/${repository}#${number}`,
    read: null,
  };
  if (!comment) return unread;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { owner, repo: repository, pull_number: number };
  try {
    const github = comment.github.until(step.clock.now() + readTimeout);
    const read = await github.request(route, parameters, pullSchema);
    const title = await serverText(step.mask(read.title));
    return { ...unread, read: { title, changedFiles: read.changed_files } };
  } catch {
    // The outcome is known and must be posted, whatever went wrong here.
    return unread;
  }
}
