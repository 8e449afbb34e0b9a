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

const alternativesText =
  'Someone with write access can do the same, or start the workflow with another event, such as `workflow_dispatch`.';

/**
 * Ensures that only people with write access to the repository use the agent, because requests use the
 * organization's key and credits even if a stranger's comment started the run.
 *
 * @throws Error if someone else or a bot caused the run, or if their access can't be read; PostingError
 *   if there is no token
 */
export async function requireWriteAccess({
  context,
  github,
}: Pick<GitHubAccess, 'context' | 'github'>): Promise<void> {
  if (isClosedToStrangers(context)) return;
  const { actor, payload, eventName, repository } = context;
  const refuse = (why: string, advice = alternativesText, options?: ErrorOptions) =>
    new Error(
      `The agent was not asked. On the event \`${eventName}\`, only people with write access to ${repository.owner}/${repository.name} may ask it, and ${why}. ${advice}`,
      options,
    );
  const { login: sender = '', type } = payload.sender ?? {};
  if (isBot(sender, type)) throw refuse(`${sender} is a bot`);
  if (isBot(actor)) throw refuse(`${actor} is a bot`);
  if (actor === '') throw refuse('the runner does not say who started the run');
  if (sender === '') throw refuse('the event does not say who caused it');
  // The actor and the sender are usually the same.
  for (const login of new Set([actor, sender])) {
    const client = await github();
    // Any token of the repository can read permissions ("Get repository permissions for a user").
    const { permission, user } = await client
      .request(route, { username: login }, accessSchema)
      .catch(
        onGitHubError((cause): Access => {
          if (cause.status === 404) return { permission: 'none', user: null };
          const advice = `${cause.message} Check the input \`github-token\`.`;
          throw refuse(`the access of ${login} can't be read`, advice, { cause });
        }),
      );
    if (isBot(login, user?.type)) throw refuse(`${login} is a bot`);
    if (!['admin', 'maintain', 'write'].includes(permission)) {
      const has = permission === 'none' ? 'no access' : `\`${permission}\` access`;
      throw refuse(`${login} has ${has}`);
    }
  }
}

const accessSchema = z.object({
  permission: z.enum(['admin', 'maintain', 'write', 'triage', 'read', 'none']),
  user: z.catch(z.nullish(z.object({ type: z.optional(z.string()) })), null),
});
type Access = z.infer<typeof accessSchema>;
const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
