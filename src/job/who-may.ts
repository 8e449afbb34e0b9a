import * as z from 'zod/mini';
import type { GitHubAccess } from '../github/access.ts';
import type { GitHub } from '../github/client.ts';
import { GitHubError, isGitHubError } from '../github/errors.ts';

/** Events that anyone can cause by writing, on a public repository. */
const openEvents: ReadonlySet<string> = new Set([
  'discussion',
  'discussion_comment',
  'issue_comment',
  'issues',
  'pull_request_review',
  'pull_request_review_comment',
]);

/** The agent was not asked, as whoever caused the run may not ask it. */
class ActorRefused extends Error {
  override name = 'ActorRefused';
}

/**
 * Makes sure that the agent is asked only for people who may push to the repository: the key that
 * asks is the organization's, whoever wrote the comment that started the run.
 *
 * @throws ActorRefused if someone else or a bot caused the run, or if that can't be found out;
 *   PostingError without a token
 */
export async function requireWriteAccess({ context, github }: GitHubAccess): Promise<void> {
  const { eventName, actor, payload, repository } = context;
  if (!openEvents.has(eventName)) return;
  const place = `${repository.owner}/${repository.name}`;
  const refuse = (why: string, options?: ErrorOptions) =>
    new ActorRefused(
      `The agent was not asked: on the event \`${eventName}\`, which anyone can cause, only people with write access to ${place} may ask it, and ${why}`,
      options,
    );
  const { login: sender = '', type } = payload.sender ?? {};
  // GitHub names the same account in both.
  const logins = [...new Set([actor, sender])].filter((login) => login !== '');
  if (logins.length === 0) throw refuse('neither the runner nor the event says who caused it.');
  const bot = type === 'Bot' ? sender : logins.find((login) => login.endsWith('[bot]'));
  if (bot !== undefined) throw refuse(`${bot} is a bot.`);
  for (const login of logins) {
    const access = await readAccess(await github(), login).catch((error) => {
      if (!(error instanceof GitHubError)) throw error;
      throw refuse(
        `whether ${login} has it is not known. ${error.message} Check the input \`github-token\`.`,
        { cause: error },
      );
    });
    if (!['admin', 'maintain', 'write'].includes(access)) {
      throw refuse(
        `${login} has ${access === 'none' ? 'no access' : `\`${access}\` access`}. Someone who has it can write the same, or start the workflow by another event, such as \`workflow_dispatch\`.`,
      );
    }
  }
}

/**
 * What an account may do in the repository: `admin`, `write`, `read` or `none` ("Get repository
 * permissions for a user", which any token of the repository may ask).
 */
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
