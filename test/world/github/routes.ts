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
    json: { permission: state.access.get(username) ?? 'none', user: { login: username } },
  }),
};

const contentsRoute: Route = {
  method: 'GET',
  pattern: `${repository}/contents/*path`,
  needs: ['read', 'contents'],
  handle: ({ state, query, path }) => {
    const text = state.contents.get(`${query.get('ref')}:${path.path}`);
    if (text === undefined) return notFound;
    // A larger file comes without its content.
    const content = Buffer.byteLength(text) > 1_000_000 ? '' : Buffer.from(text).toString('base64');
    return { json: { type: 'file', content, encoding: content === '' ? 'none' : 'base64' } };
  },
};

const routes = [accountRoute, accessRoute, contentsRoute, ...issueRoutes, ...pullRoutes];

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
