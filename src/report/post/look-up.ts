import { readPatches } from '../../github/changed-files.ts';
import type { GitHub } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  keyOf,
  listMerged,
  type PullRequestState,
  pullRequestAddress,
  readCommitMessages,
  readPullRequestState,
} from '../../github/pull-request-history.ts';
import type { Log } from '../../log.ts';
import { isoTime } from '../../text/date.ts';
import type { PullState } from '../assemble/standing.ts';
import type { Event } from '../gaps/events.ts';
import { type Memory, withEvents } from '../gaps/memory.ts';
import { findMerges } from '../gaps/merged.ts';
import { addDays } from '../source/period.ts';
import { instant } from './jobs.ts';
import { gapName } from './words.ts';

/** What GitHub says of the pull requests of gaps. */
export interface LookedUp {
  /** With the merges that were found. */
  memory: Memory;
  /** How the pull requests of jobs stand that are not merged, by their links. */
  pulls: ReadonlyMap<string, PullState>;
}

interface LookUp {
  github: GitHub;
  /** GitHub's pages, without a closing slash. */
  serverUrl: string;
  /** Now, in milliseconds since the epoch. */
  wallTime: number;
  log: Log;
}

/**
 * Looks up the pull requests of jobs, and those of the repository that were merged since the last
 * report and that are gaps' fixes. What can't be read is told, and nothing is thrown for it.
 */
export async function lookUp(memory: Memory, of: LookUp): Promise<LookedUp> {
  const states = await lookUpPullRequests(memory, of);
  const merged: Event[] = [];
  const pulls = new Map<string, PullState>();
  const at = instant(of.wallTime);
  for (const [gap, { pull }] of memory.journal.decisions) {
    const state = pull && states.get(pull.prLink);
    if (!state) continue;
    const { prLink } = pull;
    if (state.is !== 'merged') pulls.set(prLink, state);
    else merged.push({ kind: 'merged', gap, prLink, by: 'agent', on: state.on, at });
  }
  return { memory: await lookForMerges(withEvents(memory, merged), of), pulls };
}

/** Looked up in one run, the newest first; a merge is final and isn't looked up again. */
const mostLookUps = 50;

/** How the pull requests of jobs stand, by their links. */
async function lookUpPullRequests(
  memory: Memory,
  { github, serverUrl }: LookUp,
): Promise<ReadonlyMap<string, PullRequestState>> {
  const elsewhere = { is: 'unreadable', why: `can’t be read: it is not on ${serverUrl}` } as const;
  const asked = new Map<string, Promise<PullRequestState>>();
  const newestFirst = [...memory.journal.decisions.values()].sort((a, b) => (a.at < b.at ? 1 : -1));
  const links = new Set(newestFirst.flatMap(({ pull }) => pull?.prLink ?? []));
  const stateOf = async (link: string): Promise<readonly [string, PullRequestState]> => {
    const address = pullRequestAddress(link, serverUrl);
    if (!address) return [link, elsewhere];
    const state = asked.get(keyOf(address)) ?? readPullRequestState(github, address);
    asked.set(keyOf(address), state);
    return [link, await state];
  };
  return new Map(await Promise.all([...links].slice(0, mostLookUps).map(stateOf)));
}

/** Pull requests that are looked at in one run, and lists of files among them. */
const mostMerged = 100;
const mostFileLists = 50;
/** Clocks differ, and lists are behind: look-ups overlap by a day. */
const overlapDays = 1;

async function lookForMerges(memory: Memory, of: LookUp): Promise<Memory> {
  const { github, serverUrl, wallTime, log } = of;
  const lookedAt = instant(wallTime);
  const last = memory.reports.at(-1);
  // Before the first report there is no gap that a pull request could name.
  if (!last || memory.gaps.length === 0) return { ...memory, lookedAt };
  const from = memory.lookedAt ?? `${last.to}T00:00:00Z`;
  const since = `${addDays(from.slice(0, 10), -overlapDays)}${from.slice(10)}`;
  const { owner, name } = github.repository;
  const pages = `${serverUrl.replace(/^http:/, 'https:')}/${owner}/${name}/pull`;
  let lists = 0;
  // What tells a pull request from others, however it is linked.
  const keyOfLink = (link: string): string => {
    const address = pullRequestAddress(link, serverUrl);
    return address ? keyOf(address) : link;
  };
  try {
    const merged = await listMerged(github, { since, max: mostMerged });
    const merges = await findMerges({
      memory,
      merged: merged.map(({ mergedAt, ...pull }) => {
        const at = isoTime(Date.parse(mergedAt)) ?? '';
        return { ...pull, prLink: `${pages}/${pull.number}`, on: at.slice(0, 10), at };
      }),
      messagesOf: ({ number }) => readCommitMessages(github, number),
      filesOf: async ({ number }) => {
        lists += 1;
        return lists > mostFileLists ? [] : readPatches(github, number);
      },
      isSame: (one, other) => keyOfLink(one) === keyOfLink(other),
    });
    const next = withEvents({ ...memory, lookedAt }, merges);
    for (const [key, event] of next.journal) {
      if (event.kind !== 'merged' || memory.journal.has(key)) continue;
      log.info(`${gapName(event.gap)}: ${event.prLink} was merged for it.`);
    }
    return next;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(
      `Merged pull requests were not looked for, so that what people fixed is not known yet: ${error.message} The job's \`permissions:\` need \`pull-requests: read\` for it.`,
    );
    return memory;
  }
}
