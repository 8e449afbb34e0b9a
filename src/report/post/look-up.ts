import { readPatches } from '../../github/changed-files.ts';
import type { GitHub } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  listMergedPullRequests,
  type PullRequestState,
  pullRequestAddress,
  pullRequestKey,
  readCommitMessages,
  readPullRequestState,
} from '../../github/pull-request-history.ts';
import type { Log } from '../../step.ts';
import { isoTime } from '../../text/date.ts';
import type { PullState } from '../assemble/status.ts';
import { pullOf } from '../gaps/decisions.ts';
import type { Memory, Merge } from '../gaps/memory.ts';
import { findMerges } from '../gaps/merged.ts';
import { addDays } from '../source/period.ts';
import { gapName } from './job-text.ts';

export interface PullRequestLookup {
  /** What the issue remembers, and the merges that were found. */
  memory: Memory;
  /** States of jobs' pull requests that are not merged, by link. */
  pulls: ReadonlyMap<string, PullState>;
}

interface LookUpContext {
  github: GitHub;
  /** GitHub's address, without a trailing slash. */
  serverUrl: string;
  wallTime: number;
  log: Log;
}

/**
 * Looks up the pull requests of jobs, and those merged since the last report that fix gaps. Failures
 * are logged, not thrown.
 */
export async function lookUpPullRequests(
  memory: Memory,
  lookUp: LookUpContext,
): Promise<PullRequestLookup> {
  const states = await statesOfJobs(memory, lookUp);
  const merged = new Map<string, Merge[]>();
  const pulls = new Map<string, PullState>();
  for (const gap of memory.gaps) {
    const pull = pullOf(gap);
    const state = pull && states.get(pull.prLink);
    if (!state) continue;
    if (state.kind !== 'merged') pulls.set(pull.prLink, state);
    else merged.set(gap.id, [{ ...pull, by: 'agent', on: state.mergedOn }]);
  }
  return { memory: await lookForMerges(withMerges(memory, merged), lookUp), pulls };
}

function withMerges(memory: Memory, merged: ReadonlyMap<string, readonly Merge[]>): Memory {
  const gaps = memory.gaps.map((gap) => {
    const merges = [...gap.merges, ...(merged.get(gap.id) ?? [])];
    return { ...gap, merges: merges.sort((a, b) => (a.on < b.on ? -1 : 1)).slice(0, maxMerges) };
  });
  return { ...memory, gaps };
}

/** Maximum number of merges that a gap keeps, the first ones: the first without a final verdict is its fix. */
const maxMerges = 20;

/** Maximum number of pull requests to look up per run, the newest first; merged ones never again. */
const maxLookUps = 50;

async function statesOfJobs(
  memory: Memory,
  { github, serverUrl }: LookUpContext,
): Promise<ReadonlyMap<string, PullRequestState>> {
  const elsewhere = {
    kind: 'unreadable',
    reason: `can’t be read: it is not on ${serverUrl}`,
  } as const;
  const requested = new Map<string, Promise<PullRequestState>>();
  const newestFirst = memory.gaps.toSorted(
    (a, b) => (b.claim?.comment ?? 0) - (a.claim?.comment ?? 0),
  );
  const links = new Set(newestFirst.flatMap((gap) => pullOf(gap)?.prLink ?? []));
  const stateOf = async (link: string): Promise<readonly [string, PullRequestState]> => {
    const address = pullRequestAddress(link, serverUrl);
    if (!address) return [link, elsewhere];
    const state = requested.get(pullRequestKey(address)) ?? readPullRequestState(github, address);
    requested.set(pullRequestKey(address), state);
    return [link, await state];
  };
  return new Map(await Promise.all([...links].slice(0, maxLookUps).map(stateOf)));
}

/** Maximum number of merged pull requests to check per run, and of lists of files to read for them. */
const maxMerged = 100;
const maxFileLists = 50;
/** Look-ups overlap, because clocks differ and GitHub's lists lag. */
const overlapDays = 1;

async function lookForMerges(
  memory: Memory,
  { github, serverUrl, wallTime, log }: LookUpContext,
): Promise<Memory> {
  const lookedAt = isoTime(wallTime);
  const last = memory.reports.at(-1);
  // Before the first report there is no gap to fix.
  if (!last || memory.gaps.length === 0) return { ...memory, lookedAt };
  const from = memory.lookedAt || `${last.to}T00:00:00Z`;
  const since = `${addDays(from.slice(0, 10), -overlapDays)}${from.slice(10)}`;
  const { owner, name } = github.repository;
  const pages = `${serverUrl.replace(/^http:/, 'https:')}/${owner}/${name}/pull`;
  // Different links to one pull request have the same key.
  const keyOfLink = (link: string): string => {
    const address = pullRequestAddress(link, serverUrl);
    return address ? pullRequestKey(address) : link;
  };
  let lists = 0;
  try {
    const merges = await findMerges({
      memory,
      merged: await listMergedPullRequests(github, { since, max: maxMerged }),
      linkTo: (number) => `${pages}/${number}`,
      messagesOf: (number) => readCommitMessages(github, number),
      filesOf: async (number) => {
        lists += 1;
        return lists > maxFileLists ? [] : readPatches(github, number);
      },
      isSame: (first, second) => keyOfLink(first) === keyOfLink(second),
    });
    for (const [gap, found] of merges) {
      for (const { prLink } of found) {
        log.info(`${gapName(gap)}: ${prLink}, which is meant to fix it, was merged.`);
      }
    }
    return { ...withMerges(memory, merges), lookedAt };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(
      `Merged pull requests were not looked for, so fixes that people made are not known yet: ${error.message} This needs \`pull-requests: read\` in the job's \`permissions:\`.`,
    );
    return memory;
  }
}
