import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { GitHubError, PostingError } from './errors.ts';

/** The most files that GitHub lists for a pull request. */
const maxFiles = 3_000;

interface OfPullRequest {
  github: GitHub;
  pullRequest: { number: number };
}

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  status: z.optional(z.string()),
  patch: z.optional(z.string()),
});

function pagesOfFiles(github: GitHub, number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  return github.pages(route, { pull_number: number }, fileSchema);
}

/** A changed file's path in the base and in the head; null if the file doesn't exist there. */
export interface ChangedFile {
  base: string | null;
  head: string | null;
}

export interface ChangedFiles {
  files: ChangedFile[];
  /** Whether GitHub's limit was reached, so there may be more files. */
  isTruncated: boolean;
}

/**
 * Lists the files that a pull request changes, with one request per 100 files.
 *
 * @throws PostingError
 */
export async function listChangedFiles({
  github,
  pullRequest,
}: OfPullRequest): Promise<ChangedFiles> {
  const { number } = pullRequest;
  const files: ChangedFile[] = [];
  try {
    for await (const page of pagesOfFiles(github, number)) {
      for (const { filename, previous_filename: previous = filename, status } of page) {
        const isNew = status === 'added' || status === 'copied';
        const isRemoved = status === 'removed';
        files.push({ base: isNew ? null : previous, head: isRemoved ? null : filename });
      }
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    throw new PostingError(
      `The files that pull request #${number} changes can't be read. ${error.message} Check that the job's \`permissions:\` include \`pull-requests: read\` or \`write\`.`,
      { cause: error },
    );
  }
  return { files, isTruncated: files.length >= maxFiles };
}

export interface Patch {
  file: string;
  /** The path before a rename; null if the file was not renamed. */
  previousFile: string | null;
  /** A unified diff; null if GitHub leaves it out, as it does for large files. */
  patch: string | null;
}

/**
 * Reads the patches of the first 100 files that a pull request changes, with one request.
 *
 * @throws GitHubError
 */
export async function readPatches(github: GitHub, number: number): Promise<Patch[]> {
  for await (const page of pagesOfFiles(github, number)) {
    return page.map(({ filename, previous_filename, patch = null }) => ({
      file: filename,
      previousFile: previous_filename ?? null,
      patch,
    }));
  }
  return [];
}

export interface Commit {
  sha: string;
  /**
   * @returns `unreadable` if this path is not a file, is too large, or can't be read
   * @throws GitHubError if a problem affects all files, such as a rate limit
   */
  read(path: string): Promise<Uint8Array | 'unreadable'>;
}

const maxFileBytes = 20_000_000;

const shaSchema = z.object({ sha: z.string() });
const endsSchema = z.object({ base: shaSchema, head: shaSchema });
const comparisonSchema = z.object({ merge_base_commit: shaSchema });

/** Folders and links have another `type`; a file over 1 MB comes without its content. */
const contentSchema = z.object({
  type: z.literal('file'),
  sha: z.string(),
  size: z.number(),
  content: z.optional(z.string()),
  encoding: z.optional(z.string()),
});
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * Opens the head commit of a pull request, and its base: the merge base, which may be older than the
 * base branch's last commit.
 *
 * @throws GitHubError, such as if the token lacks `contents: read`
 */
export async function openBaseAndHead({
  github,
  pullRequest: { number },
}: OfPullRequest): Promise<{ base: Commit; head: Commit }> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const { base, head } = await github.request(route, { pull_number: number }, endsSchema);
  const { merge_base_commit: mergeBase } = await github.request(
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    // Page 2, because the first page has the patches of up to 300 files.
    { basehead: `${base.sha}...${head.sha}`, per_page: 1, page: 2 },
    comparisonSchema,
  );
  const commit = ({ sha }: { sha: string }): Commit => ({
    sha,
    read: (path) =>
      readFile(github, path, sha).catch((error) => {
        const { kind, status } = error instanceof GitHubError ? error : {};
        const isAnswer = kind === 'refused' || kind === 'invalid-response';
        if (isAnswer && status !== 401) return 'unreadable';
        // A bad token, a limit, or too little time affects every file.
        throw error;
      }),
  });
  return { base: commit(mergeBase), head: commit(head) };
}

async function readFile(
  github: GitHub,
  path: string,
  ref: string,
): Promise<Uint8Array | 'unreadable'> {
  const encoded = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const route = `GET /repos/{owner}/{repo}/contents/${encoded}`;
  const { content, encoding, sha, size } = await github.request(route, { ref }, contentSchema);
  if (size > maxFileBytes) return 'unreadable';
  if (encoding === 'base64' && content !== undefined) return Buffer.from(content, 'base64');
  const blobRoute = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
  const blob = await github.request(blobRoute, { file_sha: sha }, blobSchema);
  return Buffer.from(blob.content, 'base64');
}
