import * as z from 'zod/mini';
import type { GitHubAccess } from '../github/access.ts';
import type { GitHub } from '../github/client.ts';
import { GitHubError, isGitHubError } from '../github/errors.ts';

/** Events that anyone can cause on a public repository, by writing something. */
const openEvents: ReadonlySet<string> = new Set([
  'discussion',
  'discussion_comment',
  'issue_comment',
  'issues',
  'pull_request_review',
  'pull_request_review_comment',
]);

/**
 * Ensures that only people with write access to the repository can use the agent, because requests use
 * the organization's key even if a stranger's comment started the run.
 *
 * @throws Error if someone else or a bot caused the run, or if their access can't be read; PostingError
 *   if there is no token
 */
export async function requireWriteAccess({ context, github }: GitHubAccess): Promise<void> {
  const { eventName, actor, payload, repository } = context;
  if (!openEvents.has(eventName)) return;
  const place = `${repository.owner}/${repository.name}`;
  const refuse = (why: string, options?: ErrorOptions) =>
    new Error(
      `The agent was not asked. Anyone can cause the event \`${eventName}\`, so only people with write access to ${place} may ask it, and ${why}`,
      options,
    );
  const { login: sender = '', type } = payload.sender ?? {};
  // Both logins are usually the same.
  const logins = [...new Set([actor, sender])].filter((login) => login !== '');
  if (logins.length === 0) throw refuse('neither the runner nor the event says who caused it.');
  const bot = type === 'Bot' ? sender : logins.find((login) => login.endsWith('[bot]'));
  if (bot !== undefined) throw refuse(`${bot} is a bot.`);
  for (const login of logins) {
    const access = await readAccess(await github(), login).catch((error) => {
      if (!(error instanceof GitHubError)) throw error;
      throw refuse(
        `the access of ${login} can't be read. ${error.message} Check the input \`github-token\`.`,
        { cause: error },
      );
    });
    if (!['admin', 'maintain', 'write'].includes(access)) {
      throw refuse(
        `${login} has ${access === 'none' ? 'no access' : `\`${access}\` access`}. Someone with write access can write the same, or start the workflow with another event, such as \`workflow_dispatch\`.`,
      );
    }
  }
}

/** Any token of the repository can read permissions ("Get repository permissions for a user"). */
async function readAccess(github: GitHub, username: string): Promise<string> {
  try {
    const { permission } = await github.request(
      'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
      { username },
      z.object({ permission: z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']) }),
    );
    return permission;
  } catch (error) {
    if (isGitHubError(error, { status: 404 })) return 'none';
    throw error;
  }
}
