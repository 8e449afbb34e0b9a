import type { Log } from '../log.ts';
import { fitSections } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError, isGone } from './errors.ts';
import type { IssueContent, IssuePost } from './issue-post.ts';
import { findOwnIssues, type Issue, issueSchema } from './issue-search.ts';
import { ensureLabels } from './labels.ts';
import { postLimitBytes } from './posts.ts';

/** Kept free in a body for the line that links the issue after it, once there is one. */
const linkReserveBytes = 256;

const routes = {
  read: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
};

/** What posting an issue works with. */
export type IssueWork = Omit<IssuePost, 'marker'> & { marker: string };

export const searchIssues = (
  { github, marker, labels, title }: Pick<IssueWork, 'github' | 'marker' | 'labels' | 'title'>,
  { withClosed, adoptsEmptied }: { withClosed: boolean; adoptsEmptied: boolean },
) => findOwnIssues({ github, marker, label: labels[0], title, withClosed, adoptsEmptied });

/** An issue as it is now. */
export function readIssue(
  { github }: { github: GitHub },
  { number }: Pick<Issue, 'number'>,
): Promise<Issue> {
  return github.request(routes.read, { issue_number: number }, issueSchema);
}

/** The body of an issue, from its content; `previous` is the issue before, to link. */
export function bodyOf(
  { marker, context: { runUrl } }: Pick<IssueWork, 'marker' | 'context'>,
  { content, previous }: { content: IssueContent; previous?: Issue | undefined },
): string {
  const link = previous && {
    title: 'The report before',
    markdown: `The report before this one: #${previous.number}.`,
    essential: true,
  };
  const ending = content.ending === '' ? '' : `\n${content.ending}\n`;
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
  const labels = await ensureLabels({ github, labels: work.labels, log });
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
    const { open } = await searchIssues(work, { withClosed: false, adoptsEmptied: false });
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
  const { marker, log } = work;
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
