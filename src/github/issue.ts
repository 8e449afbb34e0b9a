import { upsertMarked } from './comment.ts';
import { GitHubError } from './errors.ts';
import {
  bodyOf,
  createIssue,
  type IssueContent,
  type IssueWork,
  readIssue,
  supersede,
  unlessGone,
  updateIssue,
} from './issue-requests.ts';
import { findOwnIssues, type Issue, type OwnIssues } from './issue-search.ts';
import { findRestriction, postOrExplain } from './permissions.ts';
import { createMarker } from './posts.ts';

/** One read of an issue. */
export interface IssueRead {
  body: string;
  /** When GitHub last knew it to be so, in ISO form; empty if that isn't told. */
  at: string;
}

export const readOf = ({ body, updated_at: at }: Issue): IssueRead => ({
  body: body ?? '',
  at: at ?? '',
});

/** What is posted, and how its content follows what issues say by then. */
export interface IssuePost extends IssueWork {
  /** Given issues as they are right before the write: all that are open, or the one that is followed. */
  compose: (previous: readonly IssueRead[]) => IssueContent;
  /** By which a notice is found again; null if none is wanted. */
  noticeId: string | null;
  /** The issues as this run has found them; null if it has not looked for them. */
  found: OwnIssues | null;
}

/**
 * Posts the report as one issue, updated in place; closed when no gaps are left, and then left
 * closed: new gaps open a new one that links it and takes over what it remembers. Without gaps none
 * is created.
 *
 * @returns the issue, or undefined if none was needed or a warning says why there is none
 * @throws PostingError
 */
export async function postIssue(
  post: IssuePost,
): Promise<{ url: string; number: number; isClosed: boolean } | undefined> {
  const { github, context, marker, log } = post;
  const { owner, name } = github.repository;
  const issue = await postOrExplain({
    post: () => postRolling(post),
    target: { name: marker.target, place: `${owner}/${name}` },
    restriction: findRestriction({ context }),
    log,
  });
  return issue && { url: issue.html_url, number: issue.number, isClosed: issue.state === 'closed' };
}

async function postRolling(post: IssuePost): Promise<Issue | undefined> {
  const known = post.found && (await rewriteOpen(post, post.found.open));
  if (known) return known;
  // Another run may have opened one since this one looked.
  const { open, closed } = await findOwnIssues(post);
  const issue = await rewriteOpen(post, open);
  if (issue) return issue;
  const previous = closed && (await latest(post, closed));
  const content = post.compose(previous ? [readOf(previous)] : []);
  if (content.hasGaps) {
    warn(post, content);
    return keepOldest(post, await createIssue(post, { content, previous }));
  }
  post.log.info('No issue is open and no gaps are left: none was created.');
  return undefined;
}

/** An issue as it is at this moment; if it is gone, as it was found, so that the write finds that out. */
async function latest(post: IssueWork, issue: Issue): Promise<Issue> {
  return (await unlessGone(readIssue(post, issue), { issue, log: post.log })) ?? issue;
}

/**
 * Writes the oldest that is open still, and closes the others.
 *
 * @returns undefined if none is open any more
 */
async function rewriteOpen(post: IssuePost, open: readonly Issue[]): Promise<Issue | undefined> {
  for (const [at, found] of open.entries()) {
    const issue = await latest(post, found);
    if (issue.state !== 'open') continue;
    const others = open.slice(at + 1);
    const kept = await unlessGone(refresh(post, { issue, others }), { issue, log: post.log });
    if (!kept) continue;
    for (const other of kept.others) await supersede(post, { issue: other, by: kept.issue });
    return kept.issue;
  }
  return undefined;
}

/**
 * Writes an issue anew from what it says at this moment, and others that are open, and tells what
 * that brings. They are read again before each repetition, as a wait leaves people time to tick.
 *
 * @param issue as it is at this moment
 * @returns the issue, and the others as they were read last
 */
async function refresh(
  post: IssuePost,
  { issue, others }: { issue: Issue; others: readonly Issue[] },
): Promise<{ issue: Issue; others: Issue[] }> {
  const readOthers = async (first: Issue) => {
    const read: Issue[] = [];
    for (const other of others) read.push(await latest(post, other));
    return { others: read, content: post.compose([first, ...read].map(readOf)) };
  };
  let last = await readOthers(issue);
  const parameters = () => ({
    title: post.title,
    body: bodyOf(post, last),
    ...(last.content.hasGaps ? {} : { state: 'closed', state_reason: 'completed' }),
  });
  const renew = async () => {
    last = await readOthers(await latest(post, issue));
    return parameters();
  };
  const written = await updateIssue(post, { issue, parameters: parameters(), renew });
  warn(post, last.content);
  await postNotice(post, issue, last.content);
  return { issue: written, others: last.others };
}

function warn({ log }: IssueWork, { warnings }: IssueContent): void {
  for (const warning of warnings) log.warning(warning);
}

/**
 * Comments on an issue, as an edit of it notifies nobody; a run for the same report edits its
 * comment. The report stands without it: a failure is a warning.
 */
async function postNotice(
  { github, marker: parts, noticeId, log }: IssuePost,
  { number }: Issue,
  { notice }: IssueContent,
): Promise<void> {
  if (noticeId === null || notice === '') return;
  try {
    const marker = createMarker({ ...parts, notice: noticeId });
    const bodyAfter = () => `${marker}\n${notice}\n`;
    await upsertMarked({ github, place: { number }, marker, bodyAfter, log });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`,
    );
  }
}

/** Of issues that several runs created at the same time, the oldest stays: each run closes its own. */
async function keepOldest(post: IssuePost, created: Issue): Promise<Issue> {
  const { title, log, compose } = post;
  try {
    const { open } = await findOwnIssues(post);
    const older = open.find(({ number }) => number < created.number);
    if (!older) return created;
    const content = compose([older, created].map(readOf));
    const parameters = { title, body: bodyOf(post, { content }) };
    const write = updateIssue(post, { issue: older, parameters });
    const kept = await unlessGone(write, { issue: older, log });
    if (!kept) return created;
    await supersede(post, { issue: created, by: kept });
    return kept;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Whether another run created an issue at the same time is not known: ${error.message}`,
    );
    return created;
  }
}
