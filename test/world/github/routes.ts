import { createHash } from 'node:crypto';
import { issueRoutes } from './issue-routes.ts';
import { pullRoutes } from './pull-routes.ts';
import { noPermission, notFound, type Reply } from './reply.ts';
import { type Call, type Route, repository } from './route.ts';

const accountRoute: Route = {
  method: 'GET',
  pattern: '/user',
  handle: ({ account }) => (account.type === 'Bot' ? noPermission : { json: account }),
};

const accessRoute: Route = {
  method: 'GET',
  pattern: `${repository}/collaborators/:username/permission`,
  handle: ({ state, path: { username = '' } }) => ({
    json: {
      permission: state.access.get(username) ?? 'none',
      user: { login: username, type: state.bots.has(username) ? 'Bot' : 'User' },
    },
  }),
};

const contentsRoute: Route = {
  method: 'GET',
  pattern: `${repository}/contents/*path`,
  needs: ['read', 'contents'],
  handle: ({ state, query, path }) => {
    const content = state.contents.get(`${query.get('ref')}:${path.path}`);
    if (content === undefined) return notFound;
    if (content === 'symlink') return { json: { type: 'symlink', size: 9, target: '/etc/pass' } };
    const bytes = Buffer.from(content);
    const file = { type: 'file', size: bytes.length, sha: blobSha(bytes) };
    // GitHub leaves out the content of a larger file.
    return bytes.length > 1_000_000
      ? { json: { ...file, content: '', encoding: 'none' } }
      : { json: { ...file, content: bytes.toString('base64'), encoding: 'base64' } };
  },
};

const blobSha = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex');

const blobRoute: Route = {
  method: 'GET',
  pattern: `${repository}/git/blobs/:sha`,
  needs: ['read', 'contents'],
  handle: ({ state, path: { sha } }) => {
    const blobs = [...state.contents.values()].map((content) => Buffer.from(content));
    const bytes = blobs.find((one) => blobSha(one) === sha);
    return bytes ? { json: { content: bytes.toString('base64'), encoding: 'base64' } } : notFound;
  },
};

const compareRoute: Route = {
  method: 'GET',
  pattern: `${repository}/compare/:basehead`,
  needs: ['read', 'contents'],
  handle: ({ state, path: { basehead } }) => {
    const pull = state.pulls.find(({ baseSha, sha }) => basehead === `${baseSha}...${sha}`);
    return pull ? { json: { merge_base_commit: { sha: pull.mergeBase } } } : notFound;
  },
};

const routes = [
  ...[accountRoute, accessRoute, contentsRoute, blobRoute, compareRoute],
  ...issueRoutes,
  ...pullRoutes,
];

/** The answer to a call of the REST API. */
export function answer({
  method,
  pathname,
  ...call
}: Omit<Call, 'path'> & { method: string; pathname: string }): Reply {
  for (const route of routes) {
    const path = route.method === method ? match(route.pattern, pathname) : undefined;
    if (!path) continue;
    const { owner, repo } = path;
    if (owner !== undefined && `${owner}/${repo}` !== call.state.repository) return notFound;
    if (route.needs && !call.may(...route.needs)) return noPermission;
    return route.handle({ ...call, path });
  }
  return notFound;
}

function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const given = pathname.split('/').map(decodeURIComponent);
  const takesRest = expected.at(-1)?.startsWith('*');
  if (takesRest) given.push(given.splice(expected.length - 1).join('/'));
  if (expected.length !== given.length) return undefined;
  const variables: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    if (/^[:*]/.test(name)) variables[name.slice(1)] = given[index] ?? '';
    else if (name !== given[index]) return undefined;
  }
  return variables;
}
