import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { createMarker, filterByAuthor, isMarked, type MarkerParts, postFields } from './posts.ts';
import { textSchema } from './run-context.ts';

export const issueSchema = z.object({
  number: z.int(),
  title: textSchema,
  state: z.string(),
  comments: z.catch(z.int(), 0),
  ...postFields,
  // GitHub also lists pull requests as issues; only they have the field `pull_request`.
  pull_request: z.optional(z.unknown()),
});
export type Issue = z.infer<typeof issueSchema>;

export interface ReportIssues {
  /** The open issue that is updated; null if there is none. */
  current: Issue | null;
  otherOpen: Issue[];
  /** Closed issues, newest first; may be incomplete if an issue is open. */
  closed: Issue[];
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
  /** Whether an issue's body contains a report's memory. */
  containsMemory: (body: string) => boolean;
}

/**
 * Finds this action's issues: those by the token's account whose body begins with the marker. The first
 * search is by label and mostly takes one request. As a label can be refused or removed, the next search is
 * of all open issues, and the last of the newest closed ones. Of several open ones, the one with the lowest
 * number that holds a memory is updated.
 *
 * @throws GitHubError
 */
export async function findReportIssues({
  github,
  marker: parts,
  labels: [label],
  containsMemory,
}: WantedIssue): Promise<ReportIssues> {
  const marker = createMarker(parts);
  const find = async (query: { state: string; labels?: string; maxPages?: number }) => {
    const found: Issue[] = [];
    const parameters = { ...query, sort: 'created', direction: 'desc' };
    const route = 'GET /repos/{owner}/{repo}/issues';
    for await (const page of github.pages(route, parameters, issueSchema)) {
      for (const issue of page)
        if (!issue.pull_request && isMarked(issue, marker)) found.push(issue);
    }
    return filterByAuthor(found, github.viewer);
  };
  let found = label ? await find({ state: 'all', labels: label }) : [];
  if (!found.some(isOpen)) found = [...found, ...(await find({ state: 'open' }))];
  if (found.length === 0) found = await find({ state: 'closed', maxPages: maxClosedPages });
  const open = found.filter(isOpen).toSorted((a, b) => a.number - b.number);
  const current = open.find(({ body }) => containsMemory(body)) ?? open[0] ?? null;
  return {
    current,
    otherOpen: open.filter((issue) => issue !== current),
    closed: found.filter((issue) => !isOpen(issue)).toSorted((a, b) => b.number - a.number),
  };
}

export const isOpen = ({ state }: Pick<Issue, 'state'>): boolean => state === 'open';

/** The issue whose state a new report continues: the open one, or else the last closed one. */
export const issueToContinue = (found: ReportIssues | null): Issue | null =>
  found?.current ?? found?.closed[0] ?? null;
