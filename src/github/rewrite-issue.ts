import type { IssueContent, IssuePost } from './issue-post.ts';
import { bodyOf, readIssue, updateIssue } from './issue-requests.ts';
import { createMarker } from './posts.ts';

/** An issue that this run has posted. */
export interface PostedIssue extends Pick<IssuePost, 'github' | 'context' | 'marker'> {
  number: number;
}

/**
 * Writes an issue anew from what it says at this moment; its title and its state stay.
 *
 * @param compose the content that follows a body, null if it needn't change, and a result. Asked
 *   once.
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue<Result>(
  { github, context, marker, number }: PostedIssue,
  compose: (body: string) => { content: IssueContent | null; result: Result },
): Promise<Result> {
  const { body } = await readIssue({ github }, { number });
  const { content, result } = compose(body ?? '');
  if (!content) return result;
  const text = bodyOf({ marker: createMarker(marker), context }, { content });
  await updateIssue({ github }, { issue: { number }, parameters: { body: text } });
  return result;
}
