import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError, PostingError } from './errors.ts';

/** "List pull requests files" gives no more, however many there are. */
const mostFiles = 3_000;

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
});

export interface ChangedFiles {
  /** Paths in the repository; a renamed file gives the old one too. */
  paths: string[];
  /** Whether GitHub's limit of 3,000 files was reached, so there may be more. */
  truncated: boolean;
}

/**
 * The files that a pull request changes; one request per 100.
 *
 * @throws PostingError
 */
export async function listChangedFiles({
  github,
  pullRequest,
}: {
  github: GitHub;
  pullRequest: { number: number };
}): Promise<ChangedFiles> {
  const paths = new Set<string>();
  let files = 0;
  const pages = github.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { pull_number: pullRequest.number },
    fileSchema,
  );
  try {
    for await (const page of pages) {
      files += page.length;
      for (const { filename, previous_filename } of page) {
        paths.add(filename);
        if (previous_filename !== undefined) paths.add(previous_filename);
      }
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new PostingError(
      `The files that pull request #${pullRequest.number} changes can't be read. ${error.message} Check that the job's \`permissions:\` have \`pull-requests: read\`, or more.`,
      { cause: error },
    );
  }
  return { paths: [...paths], truncated: files >= mostFiles };
}
