import * as z from 'zod/mini';
import type { GitHub } from './client.ts';

/** A pull request of the repository that was merged. */
export interface MergedPullRequest {
  number: number;
  title: string;
  body: string;
  /** In ISO form. */
  mergedAt: string;
}

/** Of a file that a pull request changes, what it is called, and the lines that differ. */
export interface ChangedFile {
  file: string;
  /** Before it was renamed. */
  previousFile: string | null;
  /** A unified diff of the file; null if GitHub gives none, as of one that is too large. */
  patch: string | null;
}

const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const pullSchema = z.object({
  number: z.int(),
  title: z._default(z.string(), ''),
  body: z.nullish(z.string()),
  merged_at: z.nullish(time),
  updated_at: z.nullish(time),
});

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  patch: z.optional(z.string()),
});

const commitSchema = z.object({ commit: z.object({ message: z.string() }) });

/** Closed ones are looked through as far as these pages of 100. */
const mostPages = 10;

/**
 * The repository's pull requests that were merged since a time, in the order of their merges.
 *
 * @param since in ISO form
 * @param most the latest so many
 * @throws GitHubError
 */
export async function listMerged(
  github: GitHub,
  { since, most }: { since: string; most: number },
): Promise<MergedPullRequest[]> {
  const merged: MergedPullRequest[] = [];
  const from = Date.parse(since);
  let pages = 0;
  const query = { state: 'closed', sort: 'updated', direction: 'desc' };
  for await (const page of github.pages('GET /repos/{owner}/{repo}/pulls', query, pullSchema)) {
    for (const { number, title, body, merged_at: mergedAt } of page) {
      if (!mergedAt || Date.parse(mergedAt) < from) continue;
      merged.push({ number, title, body: body ?? '', mergedAt });
    }
    pages += 1;
    // What was merged later was updated later, too.
    const isPast = page.some(({ updated_at: at }) => at && Date.parse(at) < from);
    if (isPast || pages >= mostPages) break;
  }
  return merged
    .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
    .slice(-most);
}

/**
 * The messages of the first 100 commits of a pull request.
 *
 * @throws GitHubError
 */
export async function readCommitMessages(github: GitHub, number: number): Promise<string[]> {
  const commits = await github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
    { pull_number: number, per_page: 100 },
    z.array(commitSchema),
  );
  return commits.map(({ commit }) => commit.message);
}

/**
 * The first 100 files that a pull request changes.
 *
 * @throws GitHubError
 */
export async function readChangedFiles(github: GitHub, number: number): Promise<ChangedFile[]> {
  const files = await github.request(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { pull_number: number, per_page: 100 },
    z.array(fileSchema),
  );
  return files.map(({ filename, previous_filename: previousFile = null, patch = null }) => ({
    file: filename,
    previousFile,
    patch,
  }));
}
