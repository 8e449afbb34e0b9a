import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError } from './errors.ts';

/**
 * Makes sure that labels exist.
 *
 * @returns those that do; each that can't be made is left out, with a warning
 */
export async function ensureLabels({
  github,
  labels,
  log,
}: {
  github: GitHub;
  labels: readonly string[];
  log: Log;
}): Promise<string[]> {
  const existing: string[] = [];
  for (const name of labels) {
    try {
      if (!(await exists({ github, name }))) await create({ github, name });
      existing.push(name);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`The issue goes without the label "${name}". ${error.message}`);
    }
  }
  return existing;
}

async function exists({ github, name }: { github: GitHub; name: string }): Promise<boolean> {
  try {
    await github.request('GET /repos/{owner}/{repo}/labels/{name}', { name }, z.unknown());
    return true;
  } catch (error) {
    if (isGitHubError(error, { status: 404 })) return false;
    throw error;
  }
}

async function create({ github, name }: { github: GitHub; name: string }): Promise<void> {
  try {
    await github.request('POST /repos/{owner}/{repo}/labels', { name }, z.unknown());
  } catch (error) {
    const settled =
      isGitHubError(error, { status: 422 }) || isGitHubError(error, { kind: 'unconfirmed' });
    // Another run may have made it, or this one, and the answer was lost.
    if (settled && (await exists({ github, name }))) return;
    throw error;
  }
}
