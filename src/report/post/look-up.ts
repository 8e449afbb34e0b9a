import type { GitHub } from '../../github/client.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  listMerged,
  readChangedFiles,
  readCommitMessages,
} from '../../github/merged-pull-requests.ts';
import {
  keyOf,
  type PullRequestState,
  pullRequestAddress,
  readPullRequestState,
} from '../../github/pull-request-state.ts';
import type { Log } from '../../log.ts';
import type { PullState } from '../assemble/standing.ts';
import { decisionsOf, type Event, join, journalOf } from '../gaps/journal.ts';
import type { Memory } from '../gaps/memory.ts';
import { findMerges } from '../gaps/merged.ts';
import { addDays } from '../source/period.ts';
import { gapName } from './words.ts';

/** What GitHub says of the pull requests of gaps. */
export interface LookedUp {
  /** With the merges that were found. */
  memory: Memory;
  /** How the pull requests of jobs stand that are not merged, by their links. */
  pulls: ReadonlyMap<string, PullState>;
}

/**
 * Looks up the pull requests of jobs, and those of the repository that were merged since the last
 * report and that are gaps' fixes. What can't be read is told, and nothing is thrown for it.
 *
 * @param serverUrl GitHub's pages, without a closing slash
 * @param wallTime now, in milliseconds since the epoch
 */
export async function lookUp(
  memory: Memory,
  of: { github: GitHub; serverUrl: string; wallTime: number; log: Log },
): Promise<LookedUp> {
  const states = await lookUpPullRequests(memory, of);
  const merged: Event[] = [];
  const pulls = new Map<string, PullState>();
  const at = new Date(of.wallTime).toISOString().replace(/\.\d+/, '');
  for (const [gap, { pull }] of decisionsOf(memory.journal)) {
    const state = pull && states.get(pull.prLink);
    if (!pull || !state) continue;
    const { prLink } = pull;
    if (state.is === 'merged') {
      merged.push({ kind: 'merged', gap, prLink, by: 'agent', on: state.on, at });
    } else pulls.set(prLink, state);
  }
  const known = { ...memory, journal: join(memory.journal, journalOf(merged)) };
  return { memory: await lookForMerges(known, of), pulls };
}

/** Looked up in one run, the newest first; a merge is final and isn't looked up again. */
const mostLookUps = 50;

/** How the pull requests of jobs stand, by their links. */
async function lookUpPullRequests(
  memory: Memory,
  { github, serverUrl }: { github: GitHub; serverUrl: string },
): Promise<ReadonlyMap<string, PullRequestState>> {
  const elsewhere = { is: 'unreadable', why: `can’t be read: it is not on ${serverUrl}` } as const;
  const asked = new Map<string, Promise<PullRequestState>>();
  const decided = [...decisionsOf(memory.journal).values()].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  );
  const links = new Set(decided.flatMap(({ pull }) => pull?.prLink ?? []));
  const stateOf = async (link: string): Promise<readonly [string, PullRequestState]> => {
    const address = pullRequestAddress(link, serverUrl);
    if (!address) return [link, elsewhere];
    const key = keyOf(address);
    const state = asked.get(key) ?? readPullRequestState(github, address);
    asked.set(key, state);
    return [link, await state];
  };
  return new Map(await Promise.all([...links].slice(0, mostLookUps).map(stateOf)));
}

/** Whether two links lead to one pull request of this GitHub. */
const samePullRequest =
  (serverUrl: string) =>
  (one: string, other: string): boolean => {
    const [address, another] = [one, other].map((link) => pullRequestAddress(link, serverUrl));
    return address && another ? keyOf(address) === keyOf(another) : one === other;
  };

/** Pull requests that are looked at in one run, and lists of files among them. */
const mostMerged = 100;
const mostFileLists = 50;

/** Clocks differ, and lists are behind: look-ups overlap by a day. */
const overlapDays = 1;

async function lookForMerges(
  memory: Memory,
  {
    github,
    serverUrl,
    wallTime,
    log,
  }: { github: GitHub; serverUrl: string; wallTime: number; log: Log },
): Promise<Memory> {
  const lookedAt = new Date(wallTime).toISOString().replace(/\.\d+/, '');
  const last = memory.reports.at(-1);
  // Before the first report there is no gap that a pull request could name.
  if (!last || memory.gaps.length === 0) return { ...memory, lookedAt };
  const from = memory.lookedAt ?? `${last.to}T00:00:00Z`;
  const since = `${addDays(from.slice(0, 10), -overlapDays)}${from.slice(10)}`;
  const { owner, name } = github.repository;
  const pages = `${serverUrl.replace(/^http:/, 'https:')}/${owner}/${name}/pull`;
  let lists = 0;
  try {
    const pulls = await listMerged(github, { since, most: mostMerged });
    const merges = await findMerges({
      memory,
      merged: pulls.map(({ number, title, body, mergedAt }) => ({
        number,
        prLink: `${pages}/${number}`,
        title,
        body,
        on: new Date(mergedAt).toISOString().slice(0, 10),
        at: new Date(mergedAt).toISOString(),
      })),
      messagesOf: ({ number }) => readCommitMessages(github, number),
      filesOf: async ({ number }) => {
        lists += 1;
        return lists > mostFileLists ? [] : readChangedFiles(github, number);
      },
      isSame: samePullRequest(serverUrl),
    });
    const journal = join(memory.journal, journalOf(merges));
    for (const [key, event] of journal) {
      if (event.kind !== 'merged' || memory.journal.has(key)) continue;
      log.info(`${gapName(event.gap)}: ${event.prLink} was merged for it.`);
    }
    return { ...memory, journal, lookedAt };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(
      `Merged pull requests were not looked for, so that what people fixed is not known yet: ${error.message} The job's \`permissions:\` need \`pull-requests: read\` for it.`,
    );
    return memory;
  }
}
