import { createHash } from 'node:crypto';

export interface MarkerParts {
  mode: 'job' | 'report';
  projectId: string;
  /** `all` or `pull-request` */
  scope: string;
  /** For issues: which of the two kinds it is. */
  target?: 'issue' | 'new-issue';
  /** For a comment that tells what a report brought: which report it was. */
  notice?: string;
}

/**
 * The hidden comment that a body of ours begins with, by which later runs find it again. The
 * project is hashed, as a body may be public and its project's name not.
 */
export function createMarker({ mode, projectId, scope, target, notice }: MarkerParts): string {
  const project = createHash('sha256').update(projectId).digest('hex').slice(0, 16);
  const parts = [`mode=${mode}`, `project=${project}`, `scope=${scope}`];
  if (target) parts.push(`target=${target}`);
  if (notice) parts.push(`notice=${notice}`);
  return `<!-- docs-agent-action ${parts.join(' ')} -->`;
}

/** A marker counts at the very start alone: further down it may be a quotation. */
export function startsWithMarker(body: string | null | undefined, marker: string): boolean {
  return body?.startsWith(marker) ?? false;
}
