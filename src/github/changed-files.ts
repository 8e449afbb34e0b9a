import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError, PostingError } from './errors.ts';

/** "List pull requests files" gives no more, however many there are. */
const mostFiles = 3_000;

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  status: z.optional(z.string()),
});

/** A file that a pull request changes, by its path at each end; null where it is not there. */
export interface ChangedFile {
  base: string | null;
  head: string | null;
}

export interface ChangedFiles {
  /** Paths in the repository; a renamed file gives the old one too. */
  paths: string[];
  files: ChangedFile[];
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
  const files: ChangedFile[] = [];
  const pages = github.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { pull_number: pullRequest.number },
    fileSchema,
  );
  try {
    for await (const page of pages) {
      for (const { filename, previous_filename, status } of page) {
        files.push({
          // A copy leaves the file that it was made of where it is.
          base: status === 'added' || status === 'copied' ? null : (previous_filename ?? filename),
          head: status === 'removed' ? null : filename,
        });
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
  return { paths: [...paths], files, truncated: files.length >= mostFiles };
}

/** A commit with the texts of files as they are there, by path; null for one that is not there. */
export interface Commit {
  sha: string;
  texts: ReadonlyMap<string, string | null>;
}

const endsSchema = z.object({
  base: z.object({ sha: z.string() }),
  head: z.object({ sha: z.string() }),
});

/** Of a file of more than 1 MB, GitHub gives no content here. */
const contentSchema = z.object({ content: z.string(), encoding: z.string() });

/**
 * What changed files say at both ends of a pull request; one request per file and end.
 *
 * @throws GitHubError, such as for want of `contents: read`
 */
export async function readBothEnds({
  github,
  pullRequest,
  files,
}: {
  github: GitHub;
  pullRequest: { number: number };
  files: readonly ChangedFile[];
}): Promise<{ base: Commit; head: Commit }> {
  const ends = await github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { pull_number: pullRequest.number },
    endsSchema,
  );
  const read = async (end: 'base' | 'head'): Promise<Commit> => {
    const { sha } = ends[end];
    const texts = new Map<string, string | null>();
    for (const { base, head } of files) {
      const path = end === 'base' ? base : head;
      const other = end === 'base' ? head : base;
      if (other !== null && !texts.has(other)) texts.set(other, null);
      if (path === null) continue;
      const { content, encoding } = await github.request(
        `GET /repos/{owner}/{repo}/contents/${encodedPath(path)}`,
        { ref: sha },
        contentSchema,
      );
      texts.set(path, encoding === 'base64' ? Buffer.from(content, 'base64').toString() : null);
    }
    return { sha, texts };
  };
  return { base: await read('base'), head: await read('head') };
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
