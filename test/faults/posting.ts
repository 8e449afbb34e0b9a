import { createMarker } from '../../src/github/posts.ts';
import { emptyMemory } from '../../src/report/gaps/memory.ts';
import { encodeMemory } from '../../src/report/gaps/memory-comment.ts';
import { servePages } from '../world/conversations.ts';
import { accounts, type GitHubState } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { startService } from '../world/service.ts';
import { rowsOf } from './conversations.ts';
import { inProcessRun } from './in-process.ts';
import { isThorough } from './service-faults.ts';

/** A repository as a run finds it, and what the run should post there. */
export interface Scenario {
  name: string;
  with: Record<string, string>;
  prepare: (state: GitHubState) => void;
  /** Whether the run knows its pull request from the payload, or must look it up by branch. */
  event: 'pull_request' | 'push';
  /** Posts of our own that are open after a successful run. */
  comments: number;
  openIssues: number;
}

const mine = accounts.workflow;
const marked = (target?: 'issue') =>
  `${createMarker({ mode: 'report', projectId: 'acme-docs', scope: 'all', ...(target && { target }) })}\nAn earlier report\n`;
const addPull = (state: GitHubState) =>
  state.addPull({ number: 1, branch: 'main', files: [{ filename: 'keys.md' }] });
const comment = (state: GitHubState) => {
  state.addComment({ number: addPull(state).number, body: marked(), user: mine });
};
const issue = (state: GitHubState) => {
  state.labels.add('documentation-gaps');
  const subject = { projectId: 'acme-docs', scope: 'all' };
  const { comment } = encodeMemory(emptyMemory, subject);
  const body = `${marked('issue')}\n${comment}\n`;
  state.addIssue({ body, user: mine, labels: ['documentation-gaps'] });
};

const one = { event: 'pull_request', comments: 0, openIssues: 0 } as const;

const commentAndIssue: Scenario = {
  ...one,
  name: 'a comment and an issue',
  with: { 'post-to': 'comment, issue' },
  prepare: addPull,
  comments: 1,
  openIssues: 1,
};

export const scenarios: readonly Scenario[] = [
  {
    ...one,
    name: 'a first comment',
    with: { 'post-to': 'comment' },
    prepare: addPull,
    comments: 1,
  },
  {
    ...one,
    name: 'a comment that is there, on the pull request of a branch',
    with: { 'post-to': 'summary, comment' },
    prepare: comment,
    event: 'push',
    comments: 1,
  },
  {
    ...one,
    name: 'two comments after a race',
    with: { 'post-to': 'comment', 'pr-number': '1' },
    prepare: (state) => {
      comment(state);
      state.addComment({ number: 1, body: marked(), user: mine });
    },
    event: 'push',
    comments: 1,
  },
  {
    ...one,
    name: "a comment on the pull request's pages",
    with: { 'post-to': 'comment', scope: 'pull-request' },
    prepare: addPull,
    comments: 1,
  },
  { ...one, name: 'a first issue', with: { 'post-to': 'issue' }, prepare: () => {}, openIssues: 1 },
  {
    ...one,
    name: 'an issue that is there',
    with: { 'post-to': 'issue' },
    prepare: issue,
    openIssues: 1,
  },
  {
    ...one,
    name: 'an issue to close',
    with: { 'post-to': 'issue', 'date-to': '2026-01-01' },
    prepare: issue,
  },
  ...(isThorough ? [commentAndIssue] : []),
];

/** Adds other people's posts that imitate ours. */
function addForgeries(state: GitHubState): void {
  const user = accounts.stranger;
  for (const { number } of state.pulls) state.addComment({ number, body: marked(), user });
  state.addIssue({ number: 95, body: marked('issue'), user });
}

/** Whether those are unchanged. */
export const areForgeriesIntact = ({ state }: StandInGitHub): boolean =>
  [...state.comments, ...state.issues]
    .filter(({ user, body }) => user.id === accounts.stranger.id && body !== '')
    .every(
      (post) =>
        post.body.endsWith('An earlier report\n') && !('state' in post && post.state === 'closed'),
    );

/** Starts both stand-ins for a scenario, whose runs share the repository. */
export async function startWorld(scenario: Scenario) {
  const github = await startGitHub();
  const service = await startService({
    conversations: servePages([
      ...rowsOf({ day: '2026-11-10', count: 6 }),
      ...rowsOf({ day: '2025-12-30', count: 1, first: 101 }).map((row) => ({
        ...row,
        resolutionStatus: 'answered',
      })),
    ]),
  });
  scenario.prepare(github.state);
  const pull = github.state.pulls[0];
  addForgeries(github.state);
  const event = {
    name: scenario.event,
    payload: scenario.event === 'pull_request' && pull ? github.events.pullRequest(pull) : {},
  };
  return {
    github,
    /** Runs the scenario once. */
    run: async () => {
      const before = service.requests.length;
      const process = inProcessRun();
      for (const fault of github.faults) {
        if (fault.reply?.fault === 'stall') fault.meanwhile = process.stall;
      }
      const left = await process.start({
        with: { mode: 'report', compare: 'false', ...scenario.with },
        serviceUrl: service.url,
        github,
        event,
      });
      return { ...left, serviceRequests: service.requests.length - before };
    },
    close: async () => {
      await github.close();
      await service.close();
    },
  };
}

/** Our own posts: the bodies of comments and the numbers of open issues. */
export function ownPosts({ state }: StandInGitHub): { comments: string[]; openIssues: number[] } {
  const isMine = ({ user, body }: { user: { id: number }; body: string }) =>
    user.id === mine.id && body.startsWith('<!-- docs-agent-action ');
  return {
    comments: state.comments.filter(isMine).map(({ body }) => body),
    openIssues: state.issues
      .filter((candidate) => isMine(candidate) && candidate.state === 'open')
      .map(({ number }) => number),
  };
}
