import * as z from 'zod/mini';
import type { Log } from '../step.ts';
import { md } from '../text/markdown.ts';
import { type BodyPart, fitSections } from '../text/sections.ts';
import type { Markdown } from '../text/text.ts';
import { upsertComment } from './comment.ts';
import { GitHubError, isGitHubError, isIssueGone, onGitHubError } from './errors.ts';
import {
  findReportIssues,
  type Issue,
  isOpen,
  issueSchema,
  type ReportIssues,
  type WantedIssue,
} from './issue-search.ts';
import {
  createMarker,
  isMarked,
  maxPostBytes,
  type PostKind,
  postGoneText,
  upsertPost,
} from './posts.ts';
import type { RunContext } from './run-context.ts';

const routes = {
  read: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  readLabel: 'GET /repos/{owner}/{repo}/labels/{name}',
  createLabel: 'POST /repos/{owner}/{repo}/labels',
};

export interface IssueContent {
  /** Most useful first; cut to fit into the issue. */
  sections: readonly BodyPart[];
  /** Hidden text at the very end of the body, which is never cut; may be empty. */
  hiddenEnding: string;
  hasGaps: boolean;
  hasOpenClaim: boolean;
  /** Text of a comment for those who watch the issue; empty for none. */
  notice: Markdown;
  warnings: readonly string[];
}

/** The issue to post, and how to make its content from the issue as it is right before the write. */
export interface IssuePost extends WantedIssue {
  context: RunContext;
  /** `previous` is the open issue or, if there is none, the closed one that this report continues. */
  makeContent: (previous: Issue | null) => IssueContent;
  /** Identifies the comment with the notice; null for no notice. */
  noticeId: string | null;
  /** The report's issues, as this run found them at its start. */
  foundIssues: ReportIssues;
  log: Log;
}

/** Maximum number of comments that GitHub takes on an issue ("Troubleshooting: limits", GitHub Docs). */
const maxComments = 2_500;

const isFull = ({ comments }: Pick<Issue, 'comments'>): boolean => comments >= maxComments;

/**
 * Posts the report as one issue that is updated in place and closed when no gaps are left. A closed
 * issue is never reopened: new gaps open a new issue that links the closed one and continues its state. An
 * issue that can take no more comments is continued in a new one, too.
 *
 * @returns null if no issue was needed
 * @throws GitHubError
 */
export async function postIssue(post: IssuePost): Promise<Issue | null> {
  const { foundIssues, log } = post;
  const { current } = foundIssues;
  if (current)
    for (const other of foundIssues.otherOpen) log.warning(twoIssuesText(current, other));
  if (current && !isFull(current)) {
    const updated = await update(post, current);
    if (updated) return updated;
  }
  const full = current && isFull(current) ? current : null;
  const warnings: string[] = [];
  const created = await upsertPost(newIssue(post, { full, warnings }));
  // Warnings wait until the issue exists, as the first may be about one of the issue's labels.
  if (created) for (const warning of warnings) log.warning(warning);
  // Without gaps, a full issue is updated like any other: nothing is left for a next issue to hold.
  if (full && !created) return update(post, full);
  if (full) await close(post, full);
  return created;
}

const twoIssuesText = (current: Issue, other: Issue): string =>
  `Issues #${current.number} and #${other.number} are both open and both begin with this report's marker: #${current.number} is updated, and #${other.number} was left as it is. Close the one that you don't need.`;

type Draft = { title: string; body: string; labels: readonly string[] };

/**
 * How to create the issue. If another run has created one at the same time, the older one is updated, and
 * the new one is closed.
 *
 * @param full the open issue that the new one continues; null if none is open
 * @param warnings receives what went wrong
 */
function newIssue(
  post: IssuePost,
  { full, warnings }: { full: Issue | null; warnings: string[] },
): PostKind<Issue, Draft> {
  const { github, title, makeContent, log } = post;
  let { foundIssues } = post;
  let created = 0;
  return {
    async listOwn() {
      // The issues that were found at the start of the run may be outdated.
      foundIssues = await findReportIssues(post);
      const open = foundIssues.current ? [foundIssues.current, ...foundIssues.otherOpen] : [];
      return open.filter((issue) => !isFull(issue) && issue.number !== full?.number);
    },
    async draft() {
      const before = full ?? foundIssues.closed[0];
      const previous = before ? await readMarked(post, before).catch(nullIfGone(log)) : null;
      const content = makeContent(previous);
      if (!content.hasGaps) {
        if (!full) log.info('No issue was created, because none is open and no gaps are left.');
        return null;
      }
      for (const warning of content.warnings) warnings.push(warning);
      const body = renderIssueBody(post, content, previous?.number);
      return { title, body, labels: await ensureLabels(post, warnings) };
    },
    async create(draft) {
      const issue = await github.request(routes.create, draft, issueSchema).catch((error) => {
        if (draft.labels.length === 0 || !isGitHubError(error, { status: 422 })) throw error;
        warnings.push(`The issue was created without its labels: ${error.message}`);
        return github.request(routes.create, { ...draft, labels: [] }, issueSchema);
      });
      created = issue.number;
      return issue;
    },
    update: (issue) => update(post, issue),
    async remove(issue) {
      if (issue.number === created) await close(post, issue);
    },
    isGoneError: isIssueGone,
    log,
  };
}

/** Updates an issue; null if someone has closed or deleted it. */
async function update(post: IssuePost, issue: Issue): Promise<Issue | null> {
  const { title, makeContent, log } = post;
  let content: IssueContent | undefined;
  const change = (current: Issue) => {
    content = makeContent(current);
    const closing =
      content.hasGaps || content.hasOpenClaim ? {} : { state: 'closed', state_reason: 'completed' };
    return {
      title,
      body: renderIssueBody(post, content, previousIssueNumber(current)),
      ...closing,
    };
  };
  const written = await rewrite(post, issue, change, isOpen).catch(nullIfGone(log));
  if (!written || !content) return null;
  for (const warning of content.warnings) log.warning(warning);
  await postNotice(post, issue, content);
  return written;
}

/** Closes an issue that another one continues or replaces. */
const close = (post: IssuePost, issue: Issue): Promise<Issue | null> =>
  rewrite(post, issue, () => ({ state: 'closed', state_reason: 'not_planned' }));

/** Reads an issue again; null if it has lost its marker. */
async function readMarked(
  { github, marker }: Pick<IssuePost, 'github' | 'marker'>,
  { number }: Pick<Issue, 'number'>,
): Promise<Issue | null> {
  const issue = await github.request(routes.read, { issue_number: number }, issueSchema);
  return isMarked(issue, createMarker(marker)) ? issue : null;
}

/** For a promise's `catch`. */
const nullIfGone = (log: Log) => (error: unknown) => {
  if (!isIssueGone(error)) throw error;
  log.info(postGoneText(error));
  return null;
};

/**
 * Writes an issue. `change` gets the issue as it is right before the write and before each retry, as
 * people may tick boxes meanwhile.
 *
 * @param mayWrite whether to write at all, by the issue before the first try: a retry completes the write
 * @returns null if nothing was written, also if the body no longer begins with the marker
 */
async function rewrite(
  post: Pick<IssuePost, 'github' | 'marker'>,
  issue: Pick<Issue, 'number'>,
  change: (current: Issue) => object,
  mayWrite: (current: Issue) => boolean = () => true,
): Promise<Issue | null> {
  const changesTo = (current: Issue) => ({ issue_number: issue.number, ...change(current) });
  const before = await readMarked(post, issue);
  if (!before || !mayWrite(before)) return null;
  return post.github.request(routes.update, changesTo(before), issueSchema, async () => {
    const current = await readMarked(post, issue);
    if (!current) throw lostMarkerError(issue.number);
    return changesTo(current);
  });
}

/** An issue without the marker is nobody's: not even a retry writes it. */
const lostMarkerError = (number: number): GitHubError =>
  new GitHubError({
    kind: 'unconfirmed',
    message: `Issue #${number} was perhaps not updated: somebody removed the marker at its start while it was being written, so it was not tried again.`,
  });

export type PostedIssue = Pick<IssuePost, 'github' | 'context' | 'marker'> & { number: number };

/**
 * Replaces an issue's body; the title and the state stay.
 *
 * @param compose called again with the current issue before each retry
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue(
  post: PostedIssue,
  compose: (issue: Issue) => IssueContent,
): Promise<void> {
  await rewrite(post, post, (issue) => ({
    body: renderIssueBody(post, compose(issue), previousIssueNumber(issue)),
  }));
}

/** The number of the issue that an issue's body links as the one before it. */
function previousIssueNumber({ body }: Issue): number | undefined {
  const [, number] = /^Previous report: #(\d{1,9})\.\r?$/m.exec(body) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** @param previous number of the closed issue that this issue continues and links */
function renderIssueBody(
  { marker: parts, context: { runUrl } }: Pick<IssuePost, 'marker' | 'context'>,
  { sections, hiddenEnding: hidden }: IssueContent,
  previous?: number,
): string {
  const link = previous !== undefined && {
    title: md`Previous report`,
    markdown: md`Previous report: #${previous}.`,
    isEssential: true,
  };
  const ending = hidden === '' ? '' : `\n${hidden}\n`;
  const limitBytes = maxPostBytes - Buffer.byteLength(ending);
  const shown = link ? [...sections, link] : sections;
  const marker = createMarker(parts);
  return fitSections({ sections: shown, limitBytes, marker, runUrl }).body + ending;
}

/**
 * Comments on an issue, because editing an issue notifies nobody. Another run for the same report edits
 * the same comment. A failure is only a warning, as the report itself is posted.
 */
async function postNotice(
  { github, context, marker, noticeId, log }: IssuePost,
  { number }: Issue,
  { notice }: IssueContent,
): Promise<void> {
  if (noticeId === null || notice === '') return;
  const comment = upsertComment({
    github,
    context,
    log,
    thread: { number },
    marker: { ...marker, notice: noticeId },
    sections: () => [{ title: md`What changed`, markdown: notice, isEssential: true }],
  });
  const warn = ({ message }: GitHubError) =>
    log.warning(
      `Issue #${number} was updated, but the comment that says what changed failed: ${message} To turn these comments off, set \`notify: never\`.`,
    );
  await comment.catch(onGitHubError(warn));
}

/** Creates missing labels, and returns those that exist. Adds a warning for each that can't be created. */
async function ensureLabels({ github, labels }: IssuePost, warnings: string[]): Promise<string[]> {
  const existing: string[] = [];
  for (const name of labels) {
    const read = () => github.request(routes.readLabel, { name }, z.unknown());
    const create = () => github.request(routes.createLabel, { name }, z.unknown());
    // The label may exist even if creating it failed: another run may have created it.
    const ensure = () => create().catch((refused) => read().catch(() => Promise.reject(refused)));
    try {
      await read().catch(onGitHubError(ensure, { status: 404 }));
      existing.push(name);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      warnings.push(
        `The issue doesn't get the label "${name}": create it by hand. ${error.message}`,
      );
    }
  }
  return existing;
}
