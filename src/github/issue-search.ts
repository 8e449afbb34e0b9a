import * as z from 'zod/mini';
import type { GitHub } from './client.ts';
import { isMarked, ownPosts, postFields } from './posts.ts';

export const issueSchema = z.object({
  number: z.int(),
  state: z.string(),
  ...postFields,
  // The list of issues holds pull requests too; only they have this.
  pull_request: z.optional(z.unknown()),
});
export type Issue = z.infer<typeof issueSchema>;

interface OwnIssues {
  /** Oldest first. */
  open: Issue[];
  /** The newest closed one; only looked for if none is open. */
  closed: Issue | undefined;
}

/** Closed issues beyond these 500 are not looked through for one without its label. */
const mostClosedPages = 5;

/**
 * One's own issues with a marker. Those with the label are asked for first, which is one request as
 * a rule; as a label can be refused or taken off, all open ones are looked through if that gives
 * none, and the newest closed ones if `withClosed`.
 */
export async function findOwnIssues({
  github,
  marker,
  label,
  withClosed,
}: {
  github: GitHub;
  marker: string;
  label: string | undefined;
  withClosed: boolean;
}): Promise<OwnIssues> {
  const find = (query: Query) => findIssues({ github, marker, query });
  const labelled = label ? await find({ state: 'all', labels: label }) : [];
  let open = labelled.filter((issue) => issue.state === 'open');
  if (open.length === 0) open = await find({ state: 'open' });
  let closed = labelled.filter((issue) => issue.state !== 'open');
  if (withClosed && open.length === 0 && closed.length === 0) {
    closed = await find({ state: 'closed', mostPages: mostClosedPages });
  }
  return {
    open: open.toSorted((a, b) => a.number - b.number),
    closed: closed.toSorted((a, b) => b.number - a.number)[0],
  };
}

interface Query {
  state: 'open' | 'closed' | 'all';
  labels?: string;
  mostPages?: number;
}

async function findIssues({
  github,
  marker,
  query: { mostPages = Number.POSITIVE_INFINITY, ...query },
}: {
  github: GitHub;
  marker: string;
  query: Query;
}): Promise<Issue[]> {
  const marked: Issue[] = [];
  let pages = 0;
  const parameters = { ...query, sort: 'created', direction: 'desc' };
  for await (const page of github.pages(
    'GET /repos/{owner}/{repo}/issues',
    parameters,
    issueSchema,
  )) {
    marked.push(...page.filter((issue) => !issue.pull_request && isMarked(issue, marker)));
    pages += 1;
    if (pages >= mostPages) break;
  }
  return ownPosts({ marked, author: github.viewer });
}
