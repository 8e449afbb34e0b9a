import { extraRunner } from '../extra.ts';
import { isGitHubError, PostingError } from '../github/errors.ts';
import { createAgentClient } from '../service/agent.ts';
import { emptyMemory } from './gaps/memory.ts';
import type { Run } from './open-run.ts';
import { type FollowedJob, lookUpJobs } from './post/gap-jobs.ts';
import { lookUpPullRequests, type PullRequestLookup } from './post/look-up.ts';
import { RollingIssue } from './post/rolling-issue.ts';

/** What an issue remembers, with the current states of its gaps' pull requests. */
export interface IssueMemory extends PullRequestLookup {
  /**
   * Which issue remembers: `rolling` is the one that the run posts to, `unread` if it could not be read;
   * `other` is the issue about all pages, for a report on some of them.
   */
  issue: 'rolling' | 'unread' | 'other' | 'none';
  /** Number of the issue that the run posts to; null if there is none yet. */
  issueNumber: number | null;
  /** Why the run's own issue could not be read, if that fails the step. */
  unreadReasons: string[];
  lookedUp: readonly FollowedJob[];
}

/** Reads what the run's issue remembers or, in a report on some pages, the issue on all pages. */
export async function readMemory(
  run: Run,
  rollingIssue: RollingIssue | null,
): Promise<IssueMemory> {
  const { scoped, context, inputs, step, origin } = run;
  const { log, clock } = step;
  const extra = extraRunner(step);
  const nothing = {
    memory: emptyMemory,
    pulls: new Map(),
    issueNumber: null,
    unreadReasons: [],
    lookedUp: [],
  };
  if (rollingIssue) {
    const recalled = await rollingIssue
      .explained(async () => (await rollingIssue.read()) ?? { memory: emptyMemory })
      .catch((error) => {
        if (error instanceof PostingError) return error;
        throw error;
      });
    if (!recalled) return { ...nothing, issue: 'unread' };
    if (recalled instanceof PostingError) {
      return {
        ...nothing,
        issue: 'unread',
        unreadReasons: [`${recalled.message} ${memoryUnreadText}`],
      };
    }
    const { memory, lookedUp } =
      origin.kind === 'file'
        ? { ...recalled, lookedUp: [] }
        : await lookUpJobs(recalled.memory, {
            claims: rollingIssue.claims,
            service: createAgentClient(origin.service),
            step,
          });
    const env = { serverUrl: context.serverUrl, wallTime: clock.wallTime(), log };
    const pullRequests = await extra('news of the pull requests of its gaps', ({ deadline }) =>
      lookUpPullRequests(memory, { ...env, github: rollingIssue.github.withDeadline(deadline) }),
    );
    const issueNumber = (await rollingIssue.find()).current?.number ?? null;
    return { ...nothing, memory, lookedUp, ...pullRequests, issue: 'rolling', issueNumber };
  }
  const onAllPages = { ...run, inputs: { ...inputs, scope: 'all' } as const };
  const fullIssue = scoped && new RollingIssue({ ...onAllPages, github: scoped.github });
  const recalled =
    fullIssue &&
    (await extra('the gaps that the issue remembers', () =>
      fullIssue.read().catch((error) => {
        if (!isGitHubError(error, { kind: 'refused' })) throw error;
        log.info(`The report is made without what the rolling issue remembers: ${error.message}`);
        return null;
      }),
    ));
  if (!recalled) return { ...nothing, issue: 'none' };
  // The issue's reports are about all pages, so they aren't the history of a report on some pages.
  return { ...nothing, memory: { ...recalled.memory, reports: [] }, issue: 'other' };
}

const memoryUnreadText =
  'The rolling issue could not be read, so it was left as it is, no agent job was started, and the report was made without its memory.';
