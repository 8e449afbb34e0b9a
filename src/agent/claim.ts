import * as z from 'zod/mini';
import type { Comment, Comments } from '../github/comment.ts';
import { GitHubError, isGitHubError, onGitHubError } from '../github/errors.ts';
import { createMarker, isMarked, type MarkerParts } from '../github/posts.ts';
import type { AgentJob } from '../service/agent.ts';
import { errorMessage, type Step } from '../step.ts';
import { jobIdPattern } from '../text/address.ts';
import { isoTime, parseTimestamp } from '../text/date.ts';
import type { Markdown } from '../text/text.ts';

/*
 * A request that costs credits is claimed by a comment before it is sent. GitHub gives comments their ids
 * once and in ascending order, so of several runs that claim one request, the lowest id wins.
 */

const timeSchema = z
  .string()
  .check(z.regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/));

const fieldsSchema = z.object({
  /** Identifies the request: runs with the same key would send the same request. */
  key: z.string().check(z.regex(/^[0-9a-z-]{1,80}$/)),
  /** The workflow run, the same for every attempt. */
  run: z.string().check(z.regex(/^\d{1,20}$/)),
  attempt: z.string().check(z.regex(/^\d{1,10}$/)),
  /** A random text: two steps of one attempt with the same request have different claims. */
  nonce: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** Wall time at which the step that made the claim ends at the latest. */
  deadline: timeSchema,
  /** Id of the job, once the service has started it; a claim's comment alone doesn't prove that. */
  job: z.optional(z.string().check(z.regex(jobIdPattern))),
  /** When the service took the request. */
  taken: z.optional(timeSchema),
});

type ClaimFields = z.infer<typeof fieldsSchema>;

/** A claim as its comment has it. */
export interface Claim extends ClaimFields {
  /** The comment's id. */
  id: number;
  /** When GitHub says that the comment was created. */
  createdAt: string;
  url: string;
  /** The comment's text below the marker. */
  markdown: string;
}

/** The claims of one project in the comments of one issue or pull request. */
export interface ClaimThread {
  comments: Comments;
  marker: Pick<MarkerParts, 'mode' | 'projectId' | 'scope'>;
}

const claimMarkerStart = ({ marker }: ClaimThread): string =>
  createMarker({ ...marker, kind: 'claim' }).slice(0, -'-->'.length);

function renderClaimComment(thread: ClaimThread, fields: ClaimFields, markdown: Markdown): string {
  const words = Object.keys(fieldsSchema.shape).flatMap((name) => {
    const value = fields[name as keyof ClaimFields];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return `${claimMarkerStart(thread)}${words.join(' ')} -->\n${markdown}`;
}

/** Parses a comment; null if it is not a claim of this thread. */
function parseClaim(thread: ClaimThread, comment: Comment): Claim | null {
  const { body } = comment;
  const start = claimMarkerStart(thread);
  const end = body.indexOf(' -->', start.length);
  if (!body.startsWith(start) || end < 0) return null;
  const words = body.slice(start.length, end).split(' ');
  const fields = fieldsSchema.safeParse(Object.fromEntries(words.map((word) => word.split('='))));
  if (!fields.success) return null;
  const markdown = body.slice(end + ' -->'.length).trim();
  return { ...fields.data, ...postOf(comment), markdown };
}

const postOf = ({ id, created_at: createdAt, html_url: url }: Comment) => ({ id, createdAt, url });

/**
 * Lists this account's claims, lowest comment id first. Of several with one key, only the first counts.
 *
 * @throws GitHubError
 */
export async function listClaims(
  thread: ClaimThread,
): Promise<{ valid: Claim[]; superseded: Claim[] }> {
  const claims = await listAllClaims(thread);
  const lowest = new Map(claims.toReversed().map((claim) => [claim.key, claim]));
  const isLowest = (claim: Claim): boolean => lowest.get(claim.key) === claim;
  return {
    valid: claims.filter(isLowest),
    superseded: claims.filter((claim) => !isLowest(claim)),
  };
}

/** All claims of this account in a thread, lowest comment id first. */
async function listAllClaims(thread: ClaimThread): Promise<Claim[]> {
  const start = claimMarkerStart(thread);
  const posts = await thread.comments.listOwn((post) => isMarked(post, start));
  return posts.flatMap((post) => parseClaim(thread, post) ?? []).sort((a, b) => a.id - b.id);
}

/** Milliseconds within which a run's own claim must appear in GitHub's list of comments. */
const maxListingWait = 60_000;
const listInterval = 2_000;
/**
 * Milliseconds between the list of comments that first shows a run's claim and the list that decides: another
 * run's claim may be visible late, and a list may be outdated.
 */
const settlingTime = 8_000;

export type ClaimResult =
  | { kind: 'won'; claim: Claim }
  /** Another run's claim has a lower id; if `winner` is null, someone deleted this run's claim. */
  | { kind: 'lost'; winner: Claim | null };

interface ClaimContext extends Pick<Step, 'clock' | 'signal' | 'deadline' | 'log'> {
  thread: ClaimThread;
  run: { runId: string; runAttempt: string };
}

interface PendingClaim {
  fields: ClaimFields;
  /** Null if the answer to the post was lost and no list has shown the comment yet. */
  id: number | null;
}

/**
 * Claims requests, each by a comment. A claim that did not win is deleted again.
 *
 * @param requests by their keys, the text of each comment
 * @returns the result for each key
 * @throws GitHubError, Error or the signal's reason if it can't be known who won; nothing is claimed then
 */
export async function claimRequests(
  requests: ReadonlyMap<string, Markdown>,
  claiming: ClaimContext,
): Promise<Map<string, ClaimResult>> {
  const { thread, run, clock, signal, deadline } = claiming;
  const pending: PendingClaim[] = [];
  try {
    for (const [key, markdown] of requests) {
      signal.throwIfAborted();
      const fields: ClaimFields = {
        key,
        run: run.runId,
        attempt: run.runAttempt,
        nonce: Math.floor(clock.random() * 2 ** 32)
          .toString(16)
          .padStart(8, '0'),
        deadline: isoTime(clock.wallTime() + deadline - clock.now()) ?? '',
      };
      const pendingClaim: PendingClaim = { fields, id: null };
      pending.push(pendingClaim);
      const comment = await thread.comments
        .create(renderClaimComment(thread, fields, markdown))
        .catch(onGitHubError(() => null, { kind: 'unconfirmed' }));
      pendingClaim.id = comment?.id ?? null;
    }
    const first = await listUntilShown(pending, claiming);
    const isUndecided = pending.some((pendingClaim) => !rivalOf(pendingClaim, first));
    if (isUndecided) await clock.sleep(settlingTime, signal);
    const second = isUndecided ? await listAllClaims(thread) : [];
    const results = pending.map((pendingClaim): [string, ClaimResult] => {
      const { key } = pendingClaim.fields;
      const winner = rivalOf(pendingClaim, [...first, ...second]);
      const claim = second.find(({ id }) => id === pendingClaim.id);
      return [key, claim && !winner ? { kind: 'won', claim } : { kind: 'lost', winner }];
    });
    const isLost = (_: PendingClaim, index: number) => results[index]?.[1].kind === 'lost';
    await deleteClaims(pending.filter(isLost), claiming);
    signal.throwIfAborted();
    return new Map(results);
  } catch (error) {
    await deleteClaims(pending, claiming);
    throw error;
  }
}

/** The earliest other claim with the key of a run's claim and a lower comment id; null if there is none. */
function rivalOf({ fields, id }: PendingClaim, claims: readonly Claim[]): Claim | null {
  const rivals = claims.filter((claim) => claim.key === fields.key && claim.id < (id ?? 0));
  return rivals.toSorted((a, b) => a.id - b.id)[0] ?? null;
}

/** Lists claims until one list shows all of this run's. Sets the ids of claims whose answer was lost. */
async function listUntilShown(
  pending: readonly PendingClaim[],
  { thread, clock, signal }: ClaimContext,
): Promise<Claim[]> {
  const start = clock.now();
  for (;;) {
    const claims = await listAllClaims(thread);
    for (const pendingClaim of pending) {
      const { nonce, run, attempt, key } = pendingClaim.fields;
      const isOwn = (claim: Claim) =>
        claim.nonce === nonce && claim.run === run && claim.attempt === attempt;
      pendingClaim.id ??= claims.find((claim) => isOwn(claim) && claim.key === key)?.id ?? null;
    }
    if (pending.every(({ id }) => claims.some((claim) => claim.id === id))) return claims;
    if (clock.now() - start >= maxListingWait) {
      throw new Error(
        'Nothing was sent to the agent: the comment that claims the request did not appear in the list of comments within a minute. Run it again.',
      );
    }
    await clock.sleep(listInterval, signal);
  }
}

/**
 * Deletes claims for which nothing was sent. A failure is only a warning: the claim then says that a job
 * may be running, until a person deletes it.
 */
export async function deleteClaims(
  claims: readonly { id: number | null }[],
  { thread, log }: Pick<ClaimContext, 'thread' | 'log'>,
): Promise<void> {
  for (const { id } of claims) {
    if (id === null) continue;
    try {
      await thread.comments.remove(id);
    } catch (error) {
      if (isGitHubError(error, { status: 404 })) continue;
      log.warning(
        `The comment \`#issuecomment-${id}\`, which claimed a request that wasn't sent, couldn't be deleted: ${errorMessage(error)} Delete it by hand.`,
      );
    }
  }
}

/**
 * Writes the job that the service started for a claim, or its result. A comment that someone deleted
 * is posted anew, as it may stop another start.
 *
 * @returns the claim as written
 * @throws GitHubError
 */
export async function writeClaim(
  { id, createdAt, url, markdown: _, ...known }: Claim,
  { markdown, ...changed }: { markdown: Markdown } & Partial<Pick<Claim, 'job' | 'taken'>>,
  { thread, log }: Pick<ClaimContext, 'thread' | 'log'>,
): Promise<Claim> {
  const fields = { ...known, ...changed };
  const body = renderClaimComment(thread, fields, markdown);
  const written = { ...fields, markdown };
  try {
    await thread.comments.update(id, body);
    return { ...written, id, createdAt, url };
  } catch (error) {
    if (!(error instanceof GitHubError && (error.status === 404 || error.status === 410)))
      throw error;
    log.warning(
      `The comment \`#issuecomment-${id}\` was deleted while its job was at work. It is posted again.`,
    );
    const comment = await thread.comments.create(body);
    return { ...written, ...postOf(comment) };
  }
}

/**
 * What a claim without a job means. `starting`: its run is about to send the request. `unknown`: its run
 * ended without saying whether the service took the request, so a job may be running.
 *
 * @param now wall time
 */
export function unfinishedState(
  { run, attempt, deadline }: Claim,
  currentRun: ClaimContext['run'],
  now: number,
): 'starting' | 'unknown' {
  const isEarlierAttempt =
    run === currentRun.runId && Number(attempt) < Number(currentRun.runAttempt);
  return isEarlierAttempt || Date.parse(deadline) <= now ? 'unknown' : 'starting';
}

/** Milliseconds by which a job may seem to be created before its claim, as clocks differ. */
const maxClockDifference = 5 * 60_000;

/**
 * Whether the service confirms that a claim's job was started for the claim. A comment can be edited, and
 * another workflow of the same account may post strangers' text.
 */
export function isJobOfClaim({ createdAt }: Pick<Claim, 'createdAt'>, job: AgentJob): boolean {
  const created = parseTimestamp(job.createdAt);
  const claimed = parseTimestamp(createdAt);
  return created !== null && created >= (claimed ?? 0) - maxClockDifference;
}

const readInterval = 5_000;

/**
 * Waits until the run whose claim won has the job, or until either run's deadline.
 *
 * @returns the claim, without a job if none was known in time; null if the claim is gone, so that nothing
 *   was sent
 * @throws GitHubError; the signal's reason when aborted
 */
export async function waitForWinner(winner: Claim, claiming: ClaimContext): Promise<Claim | null> {
  const { thread, clock, signal, deadline } = claiming;
  const ends = clock.now() + Date.parse(winner.deadline) - clock.wallTime();
  const until = Math.min(deadline, ends);
  for (;;) {
    const claim = (await listAllClaims(thread)).find(({ id }) => id === winner.id) ?? null;
    if (!claim || claim.job !== undefined || clock.now() >= until) return claim;
    await clock.sleep(Math.min(readInterval, Math.max(0, until - clock.now())), signal);
  }
}
