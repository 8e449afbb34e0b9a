import * as z from 'zod/mini';
import type { GitHubAccess } from './access.ts';
import { onGitHubError } from './errors.ts';
import { isFromFork, type RunContext } from './run-context.ts';

/**
 * Events that only people and apps with write access to the repository can cause. All other events, future ones too, count as
 * open to strangers.
 */
const eventsNeedingWriteAccess: ReadonlySet<string> = new Set([
  'create',
  'delete',
  'merge_group',
  'push',
  'release',
  'repository_dispatch',
  'schedule',
  'workflow_dispatch',
]);

/** A private repository can give secrets to the runs of forks, so a fork's pull request is open. */
function isClosedToStrangers({ eventName, payload: { pull_request: pull } }: RunContext): boolean {
  if (eventName === 'pull_request') return pull !== undefined && !isFromFork(pull);
  return eventsNeedingWriteAccess.has(eventName);
}

const isBot = (login: string, type?: string): boolean => type === 'Bot' || login.endsWith('[bot]');

/** The accounts that must have write access, none on a closed event; or why the run may not ask the agent. */
export function accountsToCheck(context: RunContext): { logins: string[] } | { refused: string } {
  if (isClosedToStrangers(context)) return { logins: [] };
  const { actor, payload } = context;
  const { login: sender = '', type } = payload.sender ?? {};
  if (isBot(sender, type)) return { refused: `${sender} is a bot` };
  if (isBot(actor)) return { refused: `${actor} is a bot` };
  if (actor === '') return { refused: 'the runner does not say who started the run' };
  if (sender === '') return { refused: 'the event does not say who caused it' };
  // The actor and the sender are usually the same.
  return { logins: [...new Set([actor, sender])] };
}

/**
 * Ensures that only people with write access to the repository use the agent, because requests use the
 * organization's key and credits even if a stranger's comment started the run.
 *
 * @throws Error if someone else or a bot caused the run, or if their access can't be read; PostingError
 *   if there is no token
 */
export async function requireWriteAccess({ context, github }: GitHubAccess): Promise<void> {
  const { owner, name } = context.repository;
  const refuse = (why: string, options?: ErrorOptions) =>
    new Error(
      `The agent was not asked. On the event \`${context.eventName}\`, only people with write access to ${owner}/${name} may ask it, and ${why}`,
      options,
    );
  const toCheck = accountsToCheck(context);
  if ('refused' in toCheck) throw refuse(`${toCheck.refused}. ${otherWayText}`);
  for (const login of toCheck.logins) {
    const client = await github();
    // Any token of the repository can read permissions ("Get repository permissions for a user").
    const { permission, user } = await client
      .request(route, { username: login }, accessSchema)
      .catch(
        onGitHubError((cause): Access => {
          if (cause.status === 404) return { permission: 'none', user: null };
          const why = `the access of ${login} can't be read. ${cause.message} Check the input \`github-token\`.`;
          throw refuse(why, { cause });
        }),
      );
    if (isBot(login, user?.type)) throw refuse(`${login} is a bot. ${otherWayText}`);
    if (!['admin', 'maintain', 'write'].includes(permission)) {
      const has = permission === 'none' ? 'no access' : `\`${permission}\` access`;
      throw refuse(`${login} has ${has}. ${otherWayText}`);
    }
  }
}

const otherWayText =
  'Someone with write access can do the same, or start the workflow with another event, such as `workflow_dispatch`.';

const accessSchema = z.object({
  permission: z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']),
  user: z.catch(z.nullish(z.object({ type: z.optional(z.string()) })), null),
});
type Access = z.infer<typeof accessSchema>;
const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
