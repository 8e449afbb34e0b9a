import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError, PostingError } from './errors.ts';

/** "List pull requests files" gives no more, however many there are. */
const mostFiles = 3_000;

interface Subject {
  github: GitHub;
  pullRequest: { number: number };
}

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  status: z.optional(z.string()),
  patch: z.optional(z.string()),
});

const pagesOfFiles = (github: GitHub, number: number) =>
  github.pages(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { pull_number: number },
    fileSchema,
  );

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
  pullRequest: { number },
}: Subject): Promise<ChangedFiles> {
  const paths = new Set<string>();
  const files: ChangedFile[] = [];
  try {
    for await (const page of pagesOfFiles(github, number)) {
      for (const { filename, previous_filename: previous = filename, status } of page) {
        // A copy leaves the file that it was made of where it is.
        const isNew = status === 'added' || status === 'copied';
        files.push({
          base: isNew ? null : previous,
          head: status === 'removed' ? null : filename,
        });
        paths.add(filename).add(previous);
      }
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new PostingError(
      `The files that pull request #${number} changes can't be read. ${error.message} Check that the job's \`permissions:\` have \`pull-requests: read\`, or more.`,
      { cause: error },
    );
  }
  return { paths: [...paths], files, truncated: files.length >= mostFiles };
}

/** Of a file that a pull request changes, what it is called, and the lines that differ. */
export interface Patch {
  file: string;
  /** Before it was renamed. */
  previousFile: string | null;
  /** A unified diff of the file; null if GitHub gives none, as of one that is too large. */
  patch: string | null;
}

/**
 * What the first 100 files that a pull request changes differ in: one request.
 *
 * @throws GitHubError
 */
export async function readPatches(github: GitHub, number: number): Promise<Patch[]> {
  for await (const page of pagesOfFiles(github, number)) {
    return page.map(({ filename: file, previous_filename: previousFile = null, patch = null }) => {
      return { file, previousFile, patch };
    });
  }
  return [];
}

export interface Commit {
  sha: string;
  /**
   * The bytes of a file that is there; `unreadable` for what is no file, is too large, or can't be
   * had, which says nothing of others.
   *
   * @throws GitHubError if GitHub would give no file
   */
  read(path: string): Promise<Uint8Array | 'unreadable'>;
}

/** As much of a file as the docs' own settings may have. */
const largestFile = 20_000_000;

const endsSchema = z.object({
  base: z.object({ sha: z.string() }),
  head: z.object({ sha: z.string() }),
});
const comparisonSchema = z.object({ merge_base_commit: z.object({ sha: z.string() }) });

/** What is no file has another form; of one of more than 1 MB, GitHub gives no content here. */
const contentSchema = z.object({
  type: z.literal('file'),
  sha: z.string(),
  size: z.number(),
  content: z.optional(z.string()),
  encoding: z.optional(z.string()),
});
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * The two ends of a pull request: its head, and the commit that it left the base branch at, which a
 * branch that is behind has not kept up with.
 *
 * @throws GitHubError, such as for want of `contents: read`
 */
export async function openEnds({
  github,
  pullRequest: { number },
}: Subject): Promise<{ base: Commit; head: Commit }> {
  const { base, head } = await github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { pull_number: number },
    endsSchema,
  );
  const { merge_base_commit: mergeBase } = await github.request(
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    // The first page has the patches of up to 300 files.
    { basehead: `${base.sha}...${head.sha}`, per_page: 1, page: 2 },
    comparisonSchema,
  );
  const commit = ({ sha: ref }: { sha: string }): Commit => ({
    sha: ref,
    read: (path) =>
      readFile(github, { path, ref }).catch((error) => {
        const { kind, status } = error instanceof GitHubError ? error : {};
        // It is one file that GitHub does not give, as opposed to any.
        if (kind && kind !== 'rate-limit' && status !== 401) return 'unreadable';
        throw error;
      }),
  });
  return { base: commit(mergeBase), head: commit(head) };
}

async function readFile(
  github: GitHub,
  { path, ref }: { path: string; ref: string },
): Promise<Uint8Array | 'unreadable'> {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const route = `GET /repos/{owner}/{repo}/contents/${encoded}`;
  const { content, encoding, sha, size } = await github.request(route, { ref }, contentSchema);
  if (size > largestFile) return 'unreadable';
  if (encoding === 'base64' && content !== undefined) return Buffer.from(content, 'base64');
  const blob = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
  const whole = await github.request(blob, { file_sha: sha }, blobSchema);
  return Buffer.from(whole.content, 'base64');
}
