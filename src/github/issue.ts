import * as z from 'zod/mini';
import type { Log } from '../step.ts';
import { type BodyPart, fitSections } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { upsertComment } from './comment.ts';
import { GitHubError, isGitHubError, isIssueGone, onGitHubError } from './errors.ts';
import {
  findReportIssues,
  type Issue,
  issueSchema,
  type ReportIssues,
  type WantedIssue,
} from './issue-search.ts';
import {
  createMarker,
  maxPostBytes,
  type PostKind,
  postGoneText,
  updateOldestPost,
  upsertPost,
} from './posts.ts';
import type { RunContext } from './run-context.ts';

/** Space left in each body for a link to a later issue that replaces this one. */
const linkReserveBytes = 256;

const routes = {
  read: 'GET /repos/{owner}/{repo}/issues/{issue_number}',
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  readLabel: 'GET /repos/{owner}/{repo}/labels/{name}',
  createLabel: 'POST /repos/{owner}/{repo}/labels',
};

export interface IssueSnapshot {
  body: string;
  /** When it was last updated, in ISO form; empty if GitHub doesn't say. */
  at: string;
}

export const snapshotOf = ({ body, updated_at: at }: Issue): IssueSnapshot => ({ body, at });

export interface IssueContent {
  /** Most useful first; cut to fit into the issue. */
  sections: readonly BodyPart[];
  /** Hidden text at the very end that is never cut; may be empty. */
  ending: string;
  hasGaps: boolean;
  /** Text of a comment for those who watch the issue; empty for none. */
  notice: string;
  /** What went wrong, for the log. */
  warnings: readonly string[];
}

/** The issue to post, and how to make its content from what it says right before the write. */
export interface IssuePost extends WantedIssue {
  context: RunContext;
  /** `previous` is all open issues or, if there is none, the closed one that this report continues. */
  compose: (previous: readonly IssueSnapshot[]) => IssueContent;
  /** Identifies the comment with the notice; null for no notice. */
  noticeId: string | null;
  /** The report's issues; null if this run has not searched for them. */
  found: ReportIssues | null;
  log: Log;
}

/**
 * Posts the report as one issue that is updated in place and closed when no gaps are left. A closed
 * issue is never reopened: new gaps open a new issue that links the closed one and continues its state.
 *
 * @returns null if no issue was needed
 * @throws GitHubError
 */
export async function postIssue(post: IssuePost): Promise<Issue | null> {
  const kind = rollingIssue(post);
  return (await updateOldestPost(kind, post.found?.open ?? [])) ?? upsertPost(kind);
}

const overwrittenText = ({ number }: Issue): string =>
  `Issue #${number} has the report's title but not its text, so it was left unchanged. If it was the report, its state is lost, and the new issue begins without it.`;

type Draft = { title: string; body: string; labels: readonly string[] };

/** How to maintain one open issue of the report; its other open issues are closed. */
function rollingIssue(post: IssuePost): PostKind<Issue, Draft> {
  const { github, title, compose, log } = post;
  let found: ReportIssues | null = null;
  return {
    async listOwn() {
      found = await findReportIssues(post);
      return found.open;
    },
    async draft() {
      const [closed] = found?.closed ?? [];
      const previous = closed && (await readUnlessGone(post, closed));
      const content = compose(previous ? [snapshotOf(previous)] : []);
      if (!content.hasGaps) {
        log.info('No issue was created, because none is open and no gaps are left.');
        return null;
      }
      for (const warning of content.warnings) log.warning(warning);
      if (found?.overwritten) log.warning(overwrittenText(found.overwritten));
      return { title, body: bodyOf(post, content, previous), labels: await ensureLabels(post) };
    },
    create: (draft) =>
      github.request(routes.create, draft, issueSchema).catch((error) => {
        if (draft.labels.length === 0 || !isGitHubError(error, { status: 422 })) throw error;
        log.warning(`The issue was created without its labels: ${error.message}`);
        return github.request(routes.create, { ...draft, labels: [] }, issueSchema);
      }),
    async update(issue, later) {
      let content: IssueContent | undefined;
      const written = await rewrite(github, issue, async (current, isRetry) => {
        // A retry still completes the write if someone has closed the issue meanwhile.
        if (!isRetry && current.state !== 'open') return null;
        const read = [current];
        for (const one of later) read.push((await readUnlessGone(post, one)) ?? one);
        content = compose(read.map(snapshotOf));
        const closing = content.hasGaps ? {} : { state: 'closed', state_reason: 'completed' };
        return { title, body: bodyOf(post, content), ...closing };
      });
      if (!written || !content) return null;
      for (const warning of content.warnings) log.warning(warning);
      await postNotice(post, issue, content);
      return written;
    },
    async remove({ number }, replacement) {
      const marker = createMarker(post.marker);
      const text = (await readIssue(github, { number })).body.replace(marker, '').trimStart();
      const body = `${marker}\n> **Next report: #${replacement.number}.**\n\n${text}`;
      // If someone's edits leave no space for the link, the issue is only closed.
      const linking = Buffer.byteLength(body) <= maxPostBytes ? { body } : {};
      const closing = { state: 'closed', state_reason: 'not_planned' };
      const parameters = { issue_number: number, ...linking, ...closing };
      await github.request(routes.update, parameters, issueSchema);
    },
    isGone: isIssueGone,
    log,
  };
}

export function readIssue(github: GitHub, { number }: Pick<Issue, 'number'>): Promise<Issue> {
  return github.request(routes.read, { issue_number: number }, issueSchema);
}

/** Undefined if the issue was deleted or transferred since it was found. */
const readUnlessGone = ({ github, log }: IssuePost, issue: Issue): Promise<Issue | undefined> =>
  readIssue(github, issue).catch((error) => {
    if (!isIssueGone(error)) throw error;
    log.info(postGoneText(error));
    return undefined;
  });

/**
 * Writes an issue. `change` gets the issue as it is right before the write and before each retry, as
 * people may tick boxes meanwhile; it returns null to write nothing.
 */
async function rewrite(
  github: GitHub,
  { number }: Pick<Issue, 'number'>,
  change: (current: Issue, isRetry: boolean) => Promise<object | null>,
): Promise<Issue | null> {
  const next = async (isRetry: boolean) => {
    const changes = await change(await readIssue(github, { number }), isRetry);
    return changes && { issue_number: number, ...changes };
  };
  const first = await next(false);
  if (!first) return null;
  return github.request(routes.update, first, issueSchema, async () => (await next(true)) ?? first);
}

export type PostedIssue = Pick<IssuePost, 'github' | 'context' | 'marker'> & { number: number };

/**
 * Replaces an issue's body; the title and the state stay.
 *
 * @param compose returns the new content (null to change nothing) and a result; called again with the
 *   current issue before each retry
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue<Result>(
  post: PostedIssue,
  compose: (issue: Issue) => { content: IssueContent | null; result: Result },
): Promise<Result> {
  let last: Result | undefined;
  await rewrite(post.github, post, async (issue, isRetry) => {
    const { content, result } = compose(issue);
    last = result;
    if (content) return { body: bodyOf(post, content) };
    // A retry needs a body even if nothing is left to change.
    return isRetry ? { body: issue.body } : null;
  });
  return last as Result;
}

/** @param previous the closed issue that this issue continues and links */
function bodyOf(
  { marker: parts, context: { runUrl } }: Pick<IssuePost, 'marker' | 'context'>,
  { sections, ending: hidden }: IssueContent,
  previous?: Issue,
): string {
  const link = previous && {
    title: 'Previous report',
    markdown: `Previous report: #${previous.number}.`,
    essential: true,
  };
  const ending = hidden === '' ? '' : `\n${hidden}\n`;
  const limitBytes = maxPostBytes - linkReserveBytes - Buffer.byteLength(ending);
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
    place: { number },
    marker: { ...marker, notice: noticeId },
    sectionsAfter: () => [{ title: 'What changed', markdown: notice, essential: true }],
  });
  const warn = ({ message }: GitHubError) =>
    log.warning(
      `Issue #${number} was updated, but the comment that says what changed failed: ${message} To turn these comments off, set \`notify: never\`.`,
    );
  await comment.catch(onGitHubError(warn));
}

/** Creates missing labels, and returns those that exist. Warns of each that can't be created. */
async function ensureLabels({ github, labels, log }: IssuePost): Promise<string[]> {
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
      log.warning(`The issue doesn't get the label "${name}". ${error.message}`);
    }
  }
  return existing;
}
