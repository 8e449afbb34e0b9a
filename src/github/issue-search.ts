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

/** One's own issues of a kind. */
export interface OwnIssues {
  /** Oldest first. */
  open: Issue[];
  /** The newest closed one; only looked for if none is open. */
  closed: Issue | undefined;
}

/** Closed issues beyond these 500 are not looked through for one without its label. */
const mostClosedPages = 5;

/** What is looked for. */
interface Wanted {
  github: GitHub;
  marker: MarkerParts;
  /** Given to new issues. */
  title: string;
  /** Given to new issues; the first also narrows the search. */
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
export async function findOwnIssues({ labels: [label], ...wanted }: Wanted): Promise<OwnIssues> {
  const labelled = label ? await findIssues(wanted, { state: 'all', labels: label }) : nothing;
  let open = openOf(labelled);
  if (open.length === 0) open = openOf(await findIssues(wanted, { state: 'open' }));
  let closed = labelled.marked.filter((issue) => !isOpen(issue));
  if (open.length === 0 && closed.length === 0) {
    const query = { state: 'closed', mostPages: mostClosedPages } as const;
    closed = (await findIssues(wanted, query)).marked;
  }
  return {
    open: open.toSorted((a, b) => a.number - b.number),
    closed: closed.toSorted((a, b) => b.number - a.number)[0],
  };
}

/** The issues that a post would update, all open ones; else the one that it would follow. */
export function followed(found: OwnIssues | null): Issue[] {
  if (!found) return [];
  return found.open.length > 0 ? found.open : found.closed ? [found.closed] : [];
}

/** The open ones with their marker, else those that were emptied. */
function openOf({ marked, emptied }: FoundIssues): Issue[] {
  const open = marked.filter(isOpen);
  return open.length > 0 ? open : emptied.filter(isOpen);
}

const isOpen = ({ state }: Issue): boolean => state === 'open';

/** Blank, or with a hidden comment of ours left in it. */
function isTrace(body: string | null | undefined): boolean {
  return !body?.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);
}

interface Query {
  state: 'open' | 'closed' | 'all';
  labels?: string;
  mostPages?: number;
}

interface FoundIssues {
  marked: Issue[];
  /** Without any marker of ours at the start, and ours all the same. */
  emptied: Issue[];
}

const nothing: FoundIssues = { marked: [], emptied: [] };

async function findIssues(
  { github, marker: parts, title }: Omit<Wanted, 'labels'>,
  { mostPages = Number.POSITIVE_INFINITY, ...query }: Query,
): Promise<FoundIssues> {
  const marker = createMarker(parts);
  const head = marker.slice(0, marker.indexOf(' ', marker.indexOf('docs-agent-action')));
  // Someone may have put a note above the marker.
  const isNoted = ({ body }: Issue) => (body ?? '').includes(`\n${marker}`);
  const isEmptied = (issue: Issue) =>
    !isMarked(issue, head) && (isNoted(issue) || (issue.title === title && isTrace(issue.body)));
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
  const own = await ownPosts({ marked: found, author: github.viewer });
  return {
    marked: own.filter((issue) => isMarked(issue, marker)),
    emptied: own.filter((issue) => !isMarked(issue, marker)),
  };
}
