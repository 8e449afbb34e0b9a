import type { IssueContent, IssuePost } from './issue-post.ts';
import { bodyOf, readIssue, updateIssue } from './issue-requests.ts';
import { createMarker } from './posts.ts';

/** An issue that this run has posted. */
export interface PostedIssue extends Pick<IssuePost, 'github' | 'context' | 'marker'> {
  number: number;
}

/**
 * What an issue that this run has posted says at this moment.
 *
 * @throws GitHubError, also if the issue is gone
 */
export async function readPosted({ github, number }: PostedIssue): Promise<string> {
  return (await readIssue({ github }, { number })).body ?? '';
}

/**
 * Writes an issue anew from what it says at this moment; its title and its state stay.
 *
 * @param compose the content that follows a body, null if it needn't change, and a result. Asked
 *   again before each repetition of the write, of the body that is there by then.
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue<Result>(
  issue: PostedIssue,
  compose: (body: string) => { content: IssueContent | null; result: Result },
): Promise<Result> {
  const { github, context, marker, number } = issue;
  const read = async () => {
    const body = await readPosted(issue);
    return { body, ...compose(body) };
  };
  const work = { marker: createMarker(marker), context };
  let last = await read();
  if (!last.content) return last.result;
  const parameters = () => ({
    body: last.content ? bodyOf(work, { content: last.content }) : last.body,
  });
  await updateIssue(
    { github },
    {
      issue: { number },
      parameters: parameters(),
      renew: async () => {
        last = await read();
        return parameters();
      },
    },
  );
  return last.result;
}
