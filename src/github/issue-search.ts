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
  /** Newest first: those that were listed with the open ones. Looked for if none is open. */
  closed: Issue[];
  /** Open, by the wanted title, without a word of ours: people wrote over it, or it is another's. */
  overwritten: Issue | undefined;
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
  const isNoted = ({ body }: Issue): boolean => body?.includes(`\n${marker}`) ?? false;
  const isUnmarked = (issue: Issue): boolean =>
    !isMarked(issue, anyOfOurs) && (isNoted(issue) || issue.title === title);
  const isEmptied = (issue: Issue): boolean => isNoted(issue) || isTrace(issue);

  const find = async (
    query: { state: 'open' | 'closed' | 'all'; labels?: string },
    mostPages = Number.POSITIVE_INFINITY,
  ): Promise<Omit<OwnIssues, 'overwritten'> & { unmarked: Issue[] }> => {
    const found: Issue[] = [];
    let pages = 0;
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    const route = 'GET /repos/{owner}/{repo}/issues';
    for await (const page of github.pages(route, parameters, issueSchema)) {
      for (const issue of page.filter((one) => !one.pull_request)) {
        if (isMarked(issue, marker) || isUnmarked(issue)) found.push(issue);
      }
      pages += 1;
      if (pages >= mostPages) break;
    }
    const own = await ownPosts(found, github.viewer);
    const marked = own.filter((issue) => isMarked(issue, marker));
    const unmarked = own.filter((issue) => isOpen(issue) && isUnmarked(issue));
    const open = marked.filter(isOpen);
    return {
      open: open.length > 0 ? open : unmarked.filter(isEmptied),
      closed: marked.filter((issue) => !isOpen(issue)),
      unmarked,
    };
  };

  let { open, closed, unmarked } = label
    ? await find({ state: 'all', labels: label })
    : { open: [], closed: [], unmarked: [] };
  if (open.length === 0) ({ open, unmarked } = await find({ state: 'open' }));
  if (open.length + closed.length === 0) {
    ({ closed } = await find({ state: 'closed' }, mostClosedPages));
  }
  return {
    open: open.toSorted((a, b) => a.number - b.number),
    closed: closed.toSorted((a, b) => b.number - a.number),
    overwritten: unmarked.find((issue) => !isEmptied(issue)),
  };
}

const isOpen = ({ state }: Issue): boolean => state === 'open';

/** Blank, or with a hidden comment of ours left in it. */
function isTrace({ body }: Issue): boolean {
  return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}

/** The issues that a post would update, all open ones; else the one that it would follow. */
export function followed(found: OwnIssues | null): Issue[] {
  if (!found) return [];
  return found.open.length > 0 ? found.open : found.closed.slice(0, 1);
}
