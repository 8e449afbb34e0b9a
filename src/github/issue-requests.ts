import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { fitSections, type Section } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError, isGone } from './errors.ts';
import { findOwnIssues, type Issue, issueSchema } from './issue-search.ts';
import { createMarker, type MarkerParts, postLimitBytes } from './posts.ts';
import type { RunContext } from './run-context.ts';

/** Kept free in a body for the line that links the issue after it, once there is one. */
const linkReserveBytes = 256;

const routes = {
  read: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  readLabel: 'GET /repos/{owner}/{repo}/labels/{name}',
  createLabel: 'POST /repos/{owner}/{repo}/labels',
};

/** What an issue is to say. */
export interface IssueContent {
  /** Most useful first; cut to fit. */
  sections: readonly Section[];
  /** Hidden, at the very end, and never cut; empty if there is none. */
  ending: string;
  /** Whether the report shows anything to do. */
  hasGaps: boolean;
  /** What to tell those who watch the issue; empty if there is nothing. */
  notice: string;
  /** What went wrong, for the log. */
  warnings: readonly string[];
}

/** What writing an issue works with. */
export interface IssueWork {
  github: GitHub;
  context: RunContext;
  /** What the body begins with. */
  marker: MarkerParts & { target: 'issue' };
  title: string;
  /** Given to a new issue; the first also narrows the search for an old one. */
  labels: readonly string[];
  log: Log;
}

/** An issue as it is now. */
export function readIssue(
  { github }: { github: GitHub },
  { number }: Pick<Issue, 'number'>,
): Promise<Issue> {
  return github.request(routes.read, { issue_number: number }, issueSchema);
}

/** The body of an issue, from its content; `previous` is the issue before, to link. */
export function bodyOf(
  { marker: parts, context: { runUrl } }: Pick<IssueWork, 'marker' | 'context'>,
  { content, previous }: { content: IssueContent; previous?: Issue | undefined },
): string {
  const link = previous && {
    title: 'The report before',
    markdown: `The report before this one: #${previous.number}.`,
    essential: true,
  };
  const ending = content.ending === '' ? '' : `\n${content.ending}\n`;
  const marker = createMarker(parts);
  const limitBytes = postLimitBytes - linkReserveBytes - Buffer.byteLength(ending);
  const sections = link ? [...content.sections, link] : content.sections;
  return fitSections({ sections, limitBytes, marker, runUrl }).body + ending;
}

/** @param previous the issue before, to link */
export async function createIssue(
  work: IssueWork,
  { content, previous }: { content: IssueContent; previous: Issue | undefined },
): Promise<Issue> {
  const { github, title, log } = work;
  const labels = await ensureLabels(work);
  const parameters = { title, body: bodyOf(work, { content, previous }), labels };
  try {
    return await github.request(routes.create, parameters, issueSchema);
  } catch (error) {
    if (labels.length > 0 && isGitHubError(error, { status: 422 })) {
      log.warning(`The issue goes without its labels, as with them ${error.message}`);
      return github.request(routes.create, { ...parameters, labels: [] }, issueSchema);
    }
    // It may be there all the same, and creating it again could make two.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const { open } = await findOwnIssues(work);
    const created = open.findLast((issue) => issue.number > (previous?.number ?? 0));
    if (created) return created;
    throw error;
  }
}

/** Closes an issue and links, at its top, the one that takes its place. */
export async function supersede(
  work: IssueWork,
  { issue, by }: { issue: Issue; by: Issue },
): Promise<void> {
  const { log } = work;
  const marker = createMarker(work.marker);
  const text = (issue.body ?? '').replace(marker, '').trimStart();
  const body = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
  // Someone may have made it longer; the new issue links it in any case.
  const linked = Buffer.byteLength(body) <= postLimitBytes ? { body } : {};
  const parameters = { ...linked, state: 'closed', state_reason: 'not_planned' };
  try {
    await unlessGone(updateIssue(work, { issue, parameters }), { issue, log });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`The issue before, #${issue.number}, was left open: ${error.message}`);
  }
}

/** What a request for an issue gives; undefined if it was deleted or transferred since it was found. */
export async function unlessGone<T>(
  answer: Promise<T>,
  { issue, log }: { issue: Issue; log: Log },
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof GitHubError && isGone(error))) throw error;
    log.info(`Issue #${issue.number} was deleted or transferred in the meantime: ${error.message}`);
    return undefined;
  }
}

/** @param renew gives the parameters anew before each repetition */
export function updateIssue(
  { github }: { github: GitHub },
  {
    issue: { number },
    parameters,
    renew,
  }: { issue: Pick<Issue, 'number'>; parameters: object; renew?: () => Promise<object> },
): Promise<Issue> {
  const of = (changes: object) => ({ issue_number: number, ...changes });
  const renewed = renew && (async () => of(await renew()));
  return github.request(routes.update, of(parameters), issueSchema, renewed);
}

/** An issue that this run has posted. */
export type PostedIssue = Pick<IssueWork, 'github' | 'context' | 'marker'> & { number: number };

/**
 * Writes an issue anew from what it says at this moment; its title and its state stay.
 *
 * @param compose the content that follows a body, null if it needn't change, and a result. Asked
 *   again before each repetition of the write, of the body that is there by then.
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue<Result>(
  issue: PostedIssue,
  compose: (issue: Issue) => { content: IssueContent | null; result: Result },
): Promise<Result> {
  const read = async () => {
    const posted = await readIssue(issue, issue);
    return { body: posted.body ?? '', ...compose(posted) };
  };
  let last = await read();
  if (!last.content) return last.result;
  const parameters = () => ({
    body: last.content ? bodyOf(issue, { content: last.content }) : last.body,
  });
  const renew = async () => {
    last = await read();
    return parameters();
  };
  await updateIssue(issue, { issue, parameters: parameters(), renew });
  return last.result;
}

/**
 * Makes sure that labels exist.
 *
 * @returns those that do; each that can't be made is left out, with a warning
 */
async function ensureLabels({
  github,
  labels,
  log,
}: Pick<IssueWork, 'github' | 'labels' | 'log'>): Promise<string[]> {
  const existing: string[] = [];
  for (const name of labels) {
    try {
      if (!(await labelExists(github, name))) await createLabel(github, name);
      existing.push(name);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`The issue goes without the label "${name}". ${error.message}`);
    }
  }
  return existing;
}

async function labelExists(github: GitHub, name: string): Promise<boolean> {
  try {
    await github.request(routes.readLabel, { name }, z.unknown());
    return true;
  } catch (error) {
    if (isGitHubError(error, { status: 404 })) return false;
    throw error;
  }
}

async function createLabel(github: GitHub, name: string): Promise<void> {
  try {
    await github.request(routes.createLabel, { name }, z.unknown());
  } catch (error) {
    const settled =
      isGitHubError(error, { status: 422 }) || isGitHubError(error, { kind: 'unconfirmed' });
    // Another run may have made it, or this one, and the answer was lost.
    if (settled && (await labelExists(github, name))) return;
    throw error;
  }
}
