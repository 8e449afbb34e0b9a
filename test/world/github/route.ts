import type { Render } from './render.ts';
import type { Reply } from './reply.ts';
import type { Account, GitHubState } from './state.ts';

export type Permission = 'issues' | 'pull-requests' | 'contents';

export interface Call {
  state: GitHubState;
  render: Render;
  account: Account;
  may: (level: 'read' | 'write', ...permissions: Permission[]) => boolean;
  /** The route's variables; one that begins with `*` matches the rest of the path. */
  path: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface Route {
  method: string;
  pattern: string;
  /** Whether the token has access; absent if the handler decides. */
  needs?: ['read' | 'write', ...Permission[]];
  handle: (call: Call) => Reply;
}

/** The common path of everything except the account's own resources. */
export const repository = '/repos/:owner/:repo';
