import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { createMarker, isMarked, type MarkerParts, ownPosts, postFields } from './posts.ts';

export const issueSchema = z.object({
  number: z.int(),
  title: z._default(z.string(), ''),
  state: z.string(),
  updated_at: z.nullish(z.string()),
  ...postFields,
  // The list of issues holds pull requests too; only they have this.
  pull_request: z.optional(z.unknown()),
});
export type Issue = z.infer<typeof issueSchema>;

export interface OwnIssues {
  /** Oldest first. */
  open: Issue[];
  /** The newest closed one; only looked for if none is open. */
  closed: Issue | undefined;
}

/** Closed issues beyond these 500 are not looked through for one without its label. */
const mostClosedPages = 5;

/** What is looked for, and made if there is none. */
export interface WantedIssue {
  github: GitHub;
  /** What the body begins with. */
  marker: MarkerParts & { target: 'issue' };
  /** Given to a new issue. */
  title: string;
  /** Given to a new issue; the first also narrows the search for an old one. */
  labels: readonly string[];
}

/**
 * One's own issues with a marker. Those with the label are asked for first, which is one request as
 * a rule; as a label can be refused or taken off, all open ones are looked through if that gives
 * none, and then the newest closed ones. An open one of one's own counts too that doesn't begin with
 * the marker: one with a note above it, or one by this title that is blank, or in which a trace of
 * ours is left.
 *
 * @throws GitHubError
 */
export async function findOwnIssues({
  github,
  marker: parts,
  title,
  labels: [label],
}: WantedIssue): Promise<OwnIssues> {
  const marker = createMarker(parts);
  const anyOfOurs = marker.slice(0, marker.indexOf(' ', marker.indexOf('docs-agent-action')));
  const isEmptied = (issue: Issue): boolean =>
    !isMarked(issue, anyOfOurs) &&
    // Someone may have put a note above the marker.
    (issue.body?.includes(`\n${marker}`) || (issue.title === title && isTrace(issue.body)));

  const find = async (
    query: { state: 'open' | 'closed' | 'all'; labels?: string },
    mostPages = Number.POSITIVE_INFINITY,
  ): Promise<{ open: Issue[]; closed: Issue[] }> => {
    const found: Issue[] = [];
    let pages = 0;
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    const route = 'GET /repos/{owner}/{repo}/issues';
    for await (const page of github.pages(route, parameters, issueSchema)) {
      for (const issue of page) {
        if (!issue.pull_request && (isMarked(issue, marker) || isEmptied(issue))) found.push(issue);
      }
      pages += 1;
      if (pages >= mostPages) break;
    }
    const own = await ownPosts(found, github.viewer);
    const marked = own.filter((issue) => isMarked(issue, marker));
    const open = marked.filter(isOpen);
    return {
      open: open.length > 0 ? open : own.filter((issue) => isOpen(issue) && isEmptied(issue)),
      closed: marked.filter((issue) => !isOpen(issue)),
    };
  };

  let { open, closed } = label
    ? await find({ state: 'all', labels: label })
    : { open: [], closed: [] };
  if (open.length === 0) ({ open } = await find({ state: 'open' }));
  if (open.length + closed.length === 0) {
    ({ closed } = await find({ state: 'closed' }, mostClosedPages));
  }
  return {
    open: open.toSorted((a, b) => a.number - b.number),
    closed: closed.toSorted((a, b) => b.number - a.number)[0],
  };
}

const isOpen = ({ state }: Issue): boolean => state === 'open';

/** Blank, or with a hidden comment of ours left in it. */
function isTrace(body: string | null | undefined): boolean {
  return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}

/** The issues that a post would update, all open ones; else the one that it would follow. */
export function followed(found: OwnIssues | null): Issue[] {
  if (!found) return [];
  return found.open.length > 0 ? found.open : found.closed ? [found.closed] : [];
}
