import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { fitSections, type Section } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { upsertComment } from './comment.ts';
import { GitHubError, isGitHubError, isGone } from './errors.ts';
import {
  findOwnIssues,
  type Issue,
  issueSchema,
  type OwnIssues,
  type WantedIssue,
} from './issue-search.ts';
import { findRestriction, postOrExplain } from './permissions.ts';
import { createMarker, type Kind, keepOldest, postLimitBytes, upsert } from './posts.ts';
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

export interface IssueRead {
  body: string;
  /** When GitHub last knew it to be so, in ISO form; empty if that isn't told. */
  at: string;
}

export const readOf = ({ body, updated_at: at }: Issue): IssueRead => ({
  body: body ?? '',
  at: at ?? '',
});

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

/** What is posted, and how its content follows what issues say by then. */
export interface IssuePost extends WantedIssue {
  context: RunContext;
  /** Given issues as they are right before the write: all that are open, or the one that is followed. */
  compose: (previous: readonly IssueRead[]) => IssueContent;
  /** By which a notice is found again; null if none is wanted. */
  noticeId: string | null;
  /** The issues as this run has found them; null if it has not looked for them. */
  found: OwnIssues | null;
  log: Log;
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
  const { github, context, marker, found, log } = post;
  const { owner, name } = github.repository;
  const kind = rollingIssue(post);
  const issue = await postOrExplain({
    post: async () => (await keepOldest(kind, found?.open ?? [])) ?? (await upsert(kind)),
    target: { name: marker.target, place: `${owner}/${name}` },
    restriction: findRestriction(context),
    log,
  });
  return issue
    ? { url: issue.html_url, number: issue.number, isClosed: issue.state === 'closed' }
    : undefined;
}

const overwrittenText = ({ number }: Issue): string =>
  `Issue #${number} has the report's title, and nothing of a report is left in it: it was left alone. If it was the report, what it remembered is lost, and the new issue begins without it.`;

type Draft = { title: string; body: string; labels: readonly string[] };

/** The one issue that is open: others of one's own are closed for it. */
function rollingIssue(post: IssuePost): Kind<Issue, Draft> {
  const { github, title, compose, log } = post;
  let found: OwnIssues | null = null;
  const warn = ({ warnings }: IssueContent): void => {
    for (const warning of warnings) log.warning(warning);
  };
  return {
    author: github.viewer,
    async listOwn() {
      found = await findOwnIssues(post);
      return found.open;
    },
    async draft() {
      const [closed] = found?.closed ?? [];
      const previous = closed && (await readUnlessGone(post, closed));
      const content = compose(previous ? [readOf(previous)] : []);
      if (!content.hasGaps) {
        log.info('No issue is open and no gaps are left: none was created.');
        return null;
      }
      warn(content);
      if (found?.overwritten) log.warning(overwrittenText(found.overwritten));
      const body = bodyOf(post, { content, previous });
      return { title, body, labels: await ensureLabels(post) };
    },
    async create(draft) {
      try {
        return await github.request(routes.create, draft, issueSchema);
      } catch (error) {
        if (draft.labels.length === 0 || !isGitHubError(error, { status: 422 })) throw error;
        log.warning(`The issue goes without its labels, as with them ${error.message}`);
        return github.request(routes.create, { ...draft, labels: [] }, issueSchema);
      }
    },
    async update(issue, later) {
      let content: IssueContent | undefined;
      const change = async () => {
        const current = await readUnlessGone(post, issue);
        // Once it is being written, it is, whoever closes it meanwhile.
        if (!content && current?.state !== 'open') return null;
        const read = [current ?? issue];
        for (const one of later) read.push((await readUnlessGone(post, one)) ?? one);
        content = compose(read.map(readOf));
        const closing = content.hasGaps ? {} : { state: 'closed', state_reason: 'completed' };
        return { title, body: bodyOf(post, { content }), ...closing };
      };
      const written = await rewrite(github, issue, change);
      if (!written || !content) return null;
      warn(content);
      await postNotice(post, issue, content);
      return written;
    },
    async remove({ number }, kept) {
      const { body } = await readIssue(github, { number });
      const parameters = { issue_number: number, ...superseded(post, body ?? '', kept) };
      await github.request(routes.update, parameters, issueSchema);
    },
    isGone,
    log,
  };
}

export function readIssue(github: GitHub, { number }: Pick<Issue, 'number'>): Promise<Issue> {
  return github.request(routes.read, { issue_number: number }, issueSchema);
}

/** The same; undefined if it was deleted or transferred since it was found. */
async function readUnlessGone(
  { github, log }: IssuePost,
  issue: Issue,
): Promise<Issue | undefined> {
  try {
    return await readIssue(github, issue);
  } catch (error) {
    if (!(error instanceof GitHubError && isGone(error))) throw error;
    log.info(`A post was deleted or transferred in the meantime: ${error.message}`);
    return undefined;
  }
}

/**
 * Writes an issue from what is read right before, and again before each repetition of the write, as
 * a wait leaves people time to tick.
 *
 * @param change null if nothing is to be written
 */
async function rewrite(
  github: GitHub,
  { number }: Pick<Issue, 'number'>,
  change: () => Promise<object | null>,
): Promise<Issue | null> {
  const next = async () => {
    const changes = await change();
    return changes && { issue_number: number, ...changes };
  };
  const first = await next();
  if (!first) return null;
  return github.request(routes.update, first, issueSchema, async () => (await next()) ?? first);
}

export type PostedIssue = Pick<IssuePost, 'github' | 'context' | 'marker'> & { number: number };

/**
 * Writes an issue anew from what it says at this moment; its title and its state stay.
 *
 * @param compose the content that follows a body, null if it needn't change, and a result. Asked
 *   again before each repetition of the write, of the body that is there by then.
 * @throws GitHubError, also if the issue is gone
 */
export async function rewriteIssue<Result>(
  post: PostedIssue,
  compose: (issue: Issue) => { content: IssueContent | null; result: Result },
): Promise<Result> {
  const results: Result[] = [];
  await rewrite(post.github, post, async () => {
    const issue = await readIssue(post.github, post);
    const { content, result } = compose(issue);
    results.push(result);
    if (content) return { body: bodyOf(post, { content }) };
    // A repetition that finds nothing to change writes what is there.
    return results.length > 1 ? { body: issue.body ?? '' } : null;
  });
  return results.at(-1) as Result;
}

/** The body of an issue, from its content; `previous` is the issue before, to link. */
function bodyOf(
  { marker: parts, context: { runUrl } }: Pick<IssuePost, 'marker' | 'context'>,
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

/** What becomes of an issue that another takes the place of: closed, with a link at its top. */
function superseded(post: IssuePost, body: string, by: Issue): object {
  const marker = createMarker(post.marker);
  const text = body.replace(marker, '').trimStart();
  const linked = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
  const closing = { state: 'closed', state_reason: 'not_planned' };
  // Someone may have made it longer; the new issue links it in any case.
  return Buffer.byteLength(linked) <= postLimitBytes ? { body: linked, ...closing } : closing;
}

/**
 * Comments on an issue, as an edit of it notifies nobody; a run for the same report edits its
 * comment. The report stands without it: a failure is a warning.
 */
async function postNotice(
  { github, context, marker, noticeId, log }: IssuePost,
  { number }: Issue,
  { notice }: IssueContent,
): Promise<void> {
  if (noticeId === null || notice === '') return;
  try {
    await upsertComment({
      github,
      context,
      log,
      place: { number },
      marker: { ...marker, notice: noticeId },
      sectionsAfter: () => [{ title: 'What changed', markdown: notice, essential: true }],
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Issue #${number} was updated, but no comment tells what changed: ${error.message} To switch these comments off, set \`notify: never\`.`,
    );
  }
}

/**
 * Makes sure that labels exist.
 *
 * @returns those that do; each that can't be made is left out, with a warning
 */
async function ensureLabels({ github, labels, log }: IssuePost): Promise<string[]> {
  const existing: string[] = [];
  for (const name of labels) {
    const read = () => github.request(routes.readLabel, { name }, z.unknown());
    const create = () => github.request(routes.createLabel, { name }, z.unknown());
    try {
      await read().catch((missing) => {
        if (!isGitHubError(missing, { status: 404 })) throw missing;
        // If that fails, another run may have made it, or this one, and the answer was lost.
        return create().catch((refused) => read().catch(() => Promise.reject(refused)));
      });
      existing.push(name);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.warning(`The issue goes without the label "${name}". ${error.message}`);
    }
  }
  return existing;
}
