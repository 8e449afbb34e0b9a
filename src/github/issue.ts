import type { Log } from '../log.ts';
import { fitSections, type Section } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import { GitHubError, isGitHubError } from './errors.ts';
import { findOwnIssues, type Issue, issueSchema } from './issue-search.ts';
import { ensureLabels } from './labels.ts';
import { createMarker, type MarkerParts } from './marker.ts';
import { findRestriction, postOrExplain } from './permissions.ts';
import { postLimitBytes } from './posts.ts';
import type { RunContext } from './run-context.ts';

/** Kept free in a body for the line that links the issue after it, once there is one. */
const linkReserveBytes = 256;

const routes = {
  create: 'POST /repos/{owner}/{repo}/issues',
  update: 'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
};

export interface IssuePost {
  github: GitHub;
  context: RunContext;
  marker: MarkerParts & { target: 'issue' | 'new-issue' };
  title: string;
  /** Given to a new issue; the first also narrows the search for an old one. */
  labels: readonly string[];
  /** Most useful first; cut to fit. */
  sections: readonly Section[];
  /** Whether the report shows anything to do. */
  hasGaps: boolean;
  log: Log;
}

/**
 * Posts the report as an issue.
 *
 * - `issue`: one issue, updated in place; closed when no gaps are left, and then left closed: new
 *   gaps open a new one that links it. Without gaps none is created.
 * - `new-issue`: an issue of its own; the one before is closed with a link to it.
 *
 * @returns the issue's page, or undefined if none was needed or a warning says why there is none
 * @throws PostingError
 */
export async function postIssue(post: IssuePost): Promise<{ url: string } | undefined> {
  const { github, context, marker, log } = post;
  const { owner, name } = github.repository;
  const work = { ...post, marker: createMarker(marker) };
  const issue = await postOrExplain({
    post: () => (marker.target === 'issue' ? postRolling(work) : postNew(work)),
    target: { name: marker.target, place: `${owner}/${name}` },
    restriction: findRestriction({ context }),
    log,
  });
  return issue && { url: issue.html_url };
}

type Work = Omit<IssuePost, 'marker'> & { marker: string };

async function postRolling(work: Work): Promise<Issue | undefined> {
  const { hasGaps, log } = work;
  const { open, closed } = await search({ ...work, withClosed: hasGaps });
  const state = hasGaps ? {} : { state: 'closed', state_reason: 'completed' };
  const parameters = { title: work.title, body: bodyOf(work), ...state };
  let kept: Issue | undefined;
  for (const issue of open) {
    if (kept) await supersede({ ...work, issue, by: kept });
    else kept = await unlessGone({ ...work, issue, write: update({ ...work, issue, parameters }) });
  }
  if (kept) return kept;
  if (hasGaps) return keepOldest({ ...work, created: await create({ ...work, previous: closed }) });
  log.info('No issue is open and no gaps are left: none was created.');
  return undefined;
}

/** Of issues that several runs created at the same time, the oldest stays: each run closes its own. */
async function keepOldest({ created, ...work }: Work & { created: Issue }): Promise<Issue> {
  const { title, log } = work;
  try {
    const { open } = await search({ ...work, withClosed: false });
    const older = open.find(({ number }) => number < created.number);
    if (!older) return created;
    const parameters = { title, body: bodyOf(work) };
    const write = update({ ...work, issue: older, parameters });
    const kept = await unlessGone({ ...work, issue: older, write });
    if (!kept) return created;
    await supersede({ ...work, issue: created, by: kept });
    return kept;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(
      `Whether another run created an issue at the same time is not known: ${error.message}`,
    );
    return created;
  }
}

async function postNew(work: Work): Promise<Issue> {
  const { open, closed } = await search({ ...work, withClosed: true });
  const issue = await create({ ...work, previous: open.at(-1) ?? closed });
  for (const other of open) await supersede({ ...work, issue: other, by: issue });
  return issue;
}

/** @param previous the issue before, to link */
async function create(work: Work & { previous: Issue | undefined }): Promise<Issue> {
  const { github, title, log, previous } = work;
  const labels = await ensureLabels({ github, labels: work.labels, log });
  const parameters = { title, body: bodyOf(work), labels };
  try {
    return await github.request(routes.create, parameters, issueSchema);
  } catch (error) {
    if (labels.length > 0 && isGitHubError(error, { status: 422 })) {
      log.warning(`The issue goes without its labels, as with them ${error.message}`);
      return github.request(routes.create, { ...parameters, labels: [] }, issueSchema);
    }
    // It may be there all the same, and creating it again could make two.
    if (!isGitHubError(error, { kind: 'unconfirmed' })) throw error;
    const { open } = await search({ ...work, withClosed: false });
    const created = open.findLast((issue) => issue.number > (previous?.number ?? 0));
    if (created) return created;
    throw error;
  }
}

function bodyOf({
  marker,
  sections,
  context: { runUrl },
  previous,
}: Work & { previous?: Issue | undefined }): string {
  const link = previous && {
    title: 'The report before',
    markdown: `The report before this one: #${previous.number}.`,
    essential: true,
  };
  const limitBytes = postLimitBytes - linkReserveBytes;
  const all = link ? [...sections, link] : sections;
  return fitSections({ sections: all, limitBytes, marker, runUrl }).body;
}

const search = ({ github, marker, labels, withClosed }: Work & { withClosed: boolean }) =>
  findOwnIssues({ github, marker, label: labels[0], withClosed });

/** Closes an issue and links, at its top, the one that takes its place. */
async function supersede({ issue, by, ...work }: Work & { issue: Issue; by: Issue }) {
  const { marker, log } = work;
  const text = (issue.body ?? '').slice(marker.length).trimStart();
  const body = `${marker}\n> **The report after this one: #${by.number}.**\n\n${text}`;
  // Someone may have made it longer; the new issue links it in any case.
  const linked = Buffer.byteLength(body) <= postLimitBytes ? { body } : {};
  const parameters = { ...linked, state: 'closed', state_reason: 'not_planned' };
  try {
    await unlessGone({ ...work, issue, write: update({ ...work, issue, parameters }) });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.warning(`The issue before, #${issue.number}, was left open: ${error.message}`);
  }
}

/** Transferred, deleted with its repository or by itself: an issue that was there a moment ago. */
const goneStatuses: readonly (number | undefined)[] = [301, 404, 410];

/** The issue as written; undefined if it was deleted or transferred since it was read. */
async function unlessGone({
  issue,
  write,
  log,
}: Work & { issue: Issue; write: Promise<Issue> }): Promise<Issue | undefined> {
  try {
    return await write;
  } catch (error) {
    const gone = error instanceof GitHubError && goneStatuses.includes(error.status);
    if (!gone || error.kind !== 'refused') throw error;
    log.info(`Issue #${issue.number} was deleted or transferred in the meantime: ${error.message}`);
    return undefined;
  }
}

function update({
  github,
  issue,
  parameters,
}: Work & { issue: Issue; parameters: object }): Promise<Issue> {
  return github.request(routes.update, { issue_number: issue.number, ...parameters }, issueSchema);
}
