import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import {
  createMarker,
  isMarked,
  type MarkerParts,
  markerStart,
  postFields,
  postsBy,
} from './posts.ts';
import { textSchema } from './run-context.ts';

export const issueSchema = z.object({
  number: z.int(),
  title: textSchema,
  state: z.string(),
  updated_at: textSchema,
  ...postFields,
  // GitHub also lists pull requests as issues; only pull requests have this field.
  pull_request: z.optional(z.unknown()),
});
export type Issue = z.infer<typeof issueSchema>;

export interface ReportIssues {
  /** Oldest first. */
  open: Issue[];
  /** Newest first. May be incomplete if an issue is open. */
  closed: Issue[];
  /** An open issue that has the report's title but none of its text; undefined if there is none. */
  overwritten: Issue | undefined;
}

/** How many pages of 100 closed issues are searched for a report that lost its label. */
const maxClosedPages = 5;

/** The report's issue, which is created if none is found. */
export interface WantedIssue {
  github: GitHub;
  marker: MarkerParts & { target: 'issue' };
  title: string;
  /** Labels for a new issue; the first label also narrows the search for an existing issue. */
  labels: readonly string[];
}

/**
 * Finds this action's issues with a marker. The first search is by label and mostly takes one request.
 * As a label can be refused or removed, the next search is of all open issues, and the last of the
 * newest closed ones. An open issue that doesn't begin with the marker also counts if someone wrote a
 * note above the marker, or if it has our title and is blank or contains a hidden comment of ours.
 *
 * @throws GitHubError
 */
export async function findReportIssues({
  github,
  marker: parts,
  title,
  labels: [label],
}: WantedIssue): Promise<ReportIssues> {
  const marker = createMarker(parts);
  const isOurs = (issue: Issue): boolean => isMarked(issue, marker);
  const hasNoteAbove = ({ body }: Issue): boolean => body.includes(`\n${marker}`);
  const isUnmarked = (issue: Issue): boolean =>
    isOpen(issue) &&
    !isMarked(issue, markerStart) &&
    (hasNoteAbove(issue) || issue.title === title);
  const isEmptied = (issue: Issue): boolean =>
    hasNoteAbove(issue) || !issue.body.trim() || hiddenComment.test(issue.body);
  const find = async (query: { state: string; labels?: string; maxPages?: number }) => {
    const found: Issue[] = [];
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    const route = 'GET /repos/{owner}/{repo}/issues';
    for await (const page of github.pages(route, parameters, issueSchema)) {
      for (const issue of page.filter((one) => !one.pull_request)) {
        if (isOurs(issue) || isUnmarked(issue)) found.push(issue);
      }
    }
    return postsBy(found, github.viewer);
  };
  const openOf = (found: Issue[]): Issue[] => {
    const open = found.filter((issue) => isOpen(issue) && isOurs(issue));
    return open.length > 0 ? open : found.filter((issue) => isUnmarked(issue) && isEmptied(issue));
  };

  let found = label ? await find({ state: 'all', labels: label }) : [];
  if (openOf(found).length === 0) {
    found = [...found.filter((issue) => !isOpen(issue)), ...(await find({ state: 'open' }))];
  }
  if (!found.some((issue) => isOurs(issue) || isEmptied(issue))) {
    found = [...found, ...(await find({ state: 'closed', maxPages: maxClosedPages }))];
  }
  return {
    open: openOf(found).toSorted((a, b) => a.number - b.number),
    closed: found.filter((issue) => !isOpen(issue)).toSorted((a, b) => b.number - a.number),
    overwritten: found.find((issue) => isUnmarked(issue) && !isEmptied(issue)),
  };
}

const isOpen = ({ state }: Issue): boolean => state === 'open';

const hiddenComment = /<!--\s*(?:docs-agent-action|gap:[0-9a-f]{12})\s/;

/** The issues whose state a new report continues: all open issues, or else the last closed one. */
export function issuesToContinue(found: ReportIssues | null): Issue[] {
  if (!found) return [];
  return found.open.length > 0 ? found.open : found.closed.slice(0, 1);
}
