import { upsertMarked } from './comment.ts';
import { GitHubError } from './errors.ts';
import {
  bodyOf,
  createIssue,
  type IssueContent,
  type IssueWork,
  readIssue,
  searchIssues,
  supersede,
  unlessGone,
  updateIssue,
} from './issue-requests.ts';
import type { Issue } from './issue-search.ts';
import { findRestriction, postOrExplain } from './permissions.ts';
import { createMarker, type MarkerParts } from './posts.ts';

/** One read of an issue. */
export interface IssueRead {
  body: string;
  /** When GitHub last knew it to be so, in ISO form; empty if that isn't told. */
  at: string;
}

/** Issues as they are right before the write: all that are open, or the one that is followed. */
type Compose = (previous: readonly IssueRead[]) => IssueContent;

/** What is posted, and how its content follows what issues say by then. */
export interface IssuePost extends Omit<IssueWork, 'marker'> {
  marker: MarkerParts & { target: 'issue' };
  compose: Compose;
  /** By which a notice is found again; null if none is wanted. */
  noticeId: string | null;
}

/** The post with its marker as bodies have it. */
type Work = Omit<IssuePost, 'marker'> & IssueWork;

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
  const work = { ...post, marker: createMarker(marker) };
  const notice = {
    marker: { ...marker, notice: post.noticeId ?? '' },
    wanted: post.noticeId !== null,
  };
  const issue = await postOrExplain({
    post: () => postRolling(work, notice),
    target: { name: marker.target, place: `${owner}/${name}` },
    restriction: findRestriction({ context }),
    log,
  });
  return issue && { url: issue.html_url, number: issue.number, isClosed: issue.state === 'closed' };
}

/** An issue of ours, as it was found. */
export type OwnIssue = Pick<Issue, 'number' | 'state' | 'body' | 'updated_at'>;

export const readOf = ({ body, updated_at: at }: OwnIssue): IssueRead => ({
  body: body ?? '',
  at: at ?? '',
});

/** Where a search for what an issue remembers looks. */
export type IssueSubject = Pick<IssuePost, 'github' | 'marker' | 'title' | 'labels'>;

/**
 * The issues that a post would update, all open ones; else the one that it would follow, if there is
 * any.
 *
 * @throws GitHubError
 */
export async function readOwnIssues(subject: IssueSubject): Promise<OwnIssue[]> {
  const { open, closed } = await searchIssues(
    { ...subject, marker: createMarker(subject.marker) },
    { withClosed: true, adoptsEmptied: true },
  );
  return open.length > 0 ? open : closed ? [closed] : [];
}

interface Notice {
  marker: MarkerParts;
  wanted: boolean;
}

async function postRolling(work: Work, notice: Notice): Promise<Issue | undefined> {
  const { log, compose } = work;
  // Without a gap even if nothing is dismissed, no issue is opened, and none before it is looked for.
  const { hasGaps } = compose([]);
  const { open, closed } = await searchIssues(work, { withClosed: hasGaps, adoptsEmptied: true });
  for (const [at, issue] of open.entries()) {
    const others = open.slice(at + 1);
    const kept = await unlessGone(refresh(work, { issue, others, notice }), { issue, log });
    if (!kept) continue;
    for (const other of kept.others) await supersede(work, { issue: other, by: kept.issue });
    return kept.issue;
  }
  const previous = closed && (await latest(work, closed));
  const content = compose(previous ? [readOf(previous)] : []);
  if (content.hasGaps) {
    warn(work, content);
    return keepOldest(work, await createIssue(work, { content, previous }));
  }
  log.info('No issue is open and no gaps are left: none was created.');
  return undefined;
}

/** An issue as it is at this moment; if it is gone, as it was found, so that the write finds that out. */
async function latest(work: IssueWork, issue: Issue): Promise<Issue> {
  return (await unlessGone(readIssue(work, issue), { issue, log: work.log })) ?? issue;
}

/**
 * Writes an issue anew from what it says at this moment, and others that are open, and tells what
 * that brings. They are read again before each repetition, as a wait leaves people time to tick.
 *
 * @returns the issue, and the others as they were read last
 */
async function refresh(
  work: Work,
  { issue, others, notice }: { issue: Issue; others: readonly Issue[]; notice: Notice },
): Promise<{ issue: Issue; others: Issue[] }> {
  const read = async () => {
    const issues: Issue[] = [];
    for (const one of [issue, ...others]) issues.push(await latest(work, one));
    return { others: issues.slice(1), content: work.compose(issues.map(readOf)) };
  };
  let last = await read();
  const parameters = () => ({
    title: work.title,
    body: bodyOf(work, last),
    ...(last.content.hasGaps ? {} : { state: 'closed', state_reason: 'completed' }),
  });
  const written = await updateIssue(work, {
    issue,
    parameters: parameters(),
    renew: async () => {
      last = await read();
      return parameters();
    },
  });
  const { content } = last;
  warn(work, content);
  if (notice.wanted && content.notice !== '') {
    await postNotice(work, { issue, marker: createMarker(notice.marker), text: content.notice });
  }
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
  { github, log }: Work,
  { issue: { number }, marker, text }: { issue: Issue; marker: string; text: string },
): Promise<void> {
  try {
    const bodyAfter = () => `${marker}\n${text}\n`;
    await upsertMarked({ github, place: { number }, marker, bodyAfter, log });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`,
    );
  }
}

/** Of issues that several runs created at the same time, the oldest stays: each run closes its own. */
async function keepOldest(work: Work, created: Issue): Promise<Issue> {
  const { title, log, compose } = work;
  try {
    const { open } = await searchIssues(work, { withClosed: false, adoptsEmptied: false });
    const older = open.find(({ number }) => number < created.number);
    if (!older) return created;
    const content = compose([older, created].map(readOf));
    const parameters = { title, body: bodyOf(work, { content }) };
    const write = updateIssue(work, { issue: older, parameters });
    const kept = await unlessGone(write, { issue: older, log });
    if (!kept) return created;
    await supersede(work, { issue: created, by: kept });
    return kept;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Whether another run created an issue at the same time is not known: ${error.message}`,
    );
    return created;
  }
}
