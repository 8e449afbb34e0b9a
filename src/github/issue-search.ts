import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import {
  createMarker,
  isMarked,
  type MarkerParts,
  markerStart,
  postFields,
  postsOf,
} from './posts.ts';
import { optionalTextSchema } from './run-context.ts';

export const issueSchema = z.object({
  number: z.int(),
  title: optionalTextSchema,
  state: z.string(),
  updated_at: optionalTextSchema,
  ...postFields,
  // GitHub lists pull requests as issues, too; only they have this field.
  pull_request: z.optional(z.unknown()),
});
export type Issue = z.infer<typeof issueSchema>;

export interface OwnIssues {
  /** Oldest first. */
  open: Issue[];
  /** Newest first. Complete only if none is open. */
  closed: Issue[];
  /** Open, with our title but none of our text: someone overwrote the report, or wrote their own. */
  overwritten: Issue | undefined;
}

/** How many pages of 100 closed issues are searched for one that lost its label. */
const maxClosedPages = 5;

/** The issue to find, or to create if there is none. */
export interface WantedIssue {
  github: GitHub;
  /** The start of its body. */
  marker: MarkerParts & { target: 'issue' };
  /** Given to a new issue. */
  title: string;
  /** Given to a new issue; the first also narrows the search for an old one. */
  labels: readonly string[];
}

/**
 * Finds our issues with a marker. It first lists those with the label, which mostly takes one
 * request. As a label can be refused or removed, it then lists all open issues, and last the newest
 * closed ones. Open issues that don't begin with the marker count too if someone wrote a note above
 * it, or if they have our title and are blank or contain a hidden comment of ours.
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
  const isNoted = ({ body }: Issue): boolean => body.includes(`\n${marker}`);
  const isUnmarked = (issue: Issue): boolean =>
    !isMarked(issue, markerStart) && (isNoted(issue) || issue.title === title);
  const isEmptied = (issue: Issue): boolean => isNoted(issue) || isTrace(issue);

  const find = async (query: { state: string; labels?: string; maxPages?: number }) => {
    const found: Issue[] = [];
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    const route = 'GET /repos/{owner}/{repo}/issues';
    for await (const page of github.pages(route, parameters, issueSchema)) {
      for (const issue of page.filter((one) => !one.pull_request)) {
        if (isMarked(issue, marker) || isUnmarked(issue)) found.push(issue);
      }
    }
    const own = await postsOf(found, github.viewer);
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
    ({ closed } = await find({ state: 'closed', maxPages: maxClosedPages }));
  }
  return {
    open: open.toSorted((a, b) => a.number - b.number),
    closed: closed.toSorted((a, b) => b.number - a.number),
    overwritten: unmarked.find((issue) => !isEmptied(issue)),
  };
}

const isOpen = ({ state }: Issue): boolean => state === 'open';

/** Whether it is blank or still has a hidden comment of ours. */
const isTrace = ({ body }: Issue): boolean =>
  !body.trim() || /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/.test(body);

/** The issues whose state a new report continues: all open ones, else the latest closed one. */
export function issuesToContinue(found: OwnIssues | null): Issue[] {
  if (!found) return [];
  return found.open.length > 0 ? found.open : found.closed.slice(0, 1);
}
