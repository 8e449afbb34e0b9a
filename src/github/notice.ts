import { upsertMarked } from './comment.ts';
import { GitHubError } from './errors.ts';
import type { IssueWork } from './issue-requests.ts';
import type { Issue } from './issue-search.ts';

/**
 * Comments on an issue, as an edit of it notifies nobody; a run for the same report edits its
 * comment. The report stands without it: a failure is a warning.
 */
export async function postNotice(
  { github, log }: IssueWork,
  { issue: { number }, marker, text }: { issue: Issue; marker: string; text: string },
): Promise<void> {
  try {
    const bodyAfter = () => `${marker}\n${text}\n`;
    await upsertMarked({ github, place: { number }, marker, bodyAfter, log });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`,
    );
  }
}
