import { type Claim, type ClaimPlace, listClaims, writeClaim } from '../../agent/claim.ts';
import type { GitHub } from '../../github/client.ts';
import { commentsOn } from '../../github/comment.ts';
import { onGitHubError } from '../../github/errors.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Log } from '../../step.ts';
import { boxClaim } from '../gaps/decisions.ts';
import type { RememberedClaim, RememberedGap } from '../gaps/memory.ts';
import { claimMarkdown, type GapJobOutcome, gapName, notSavedText } from './job-text.ts';

/** The same for every run that would start a job for the same tick. */
export const claimKey = (gap: RememberedGap): string => `gap-${gap.id}-${boxClaim(gap)}`;
const keyPattern = /^gap-([0-9a-f]{12})-\d+$/;

/** A gap with the claim of its job. */
export interface GapJob {
  gap: RememberedGap;
  claim: RememberedClaim & { jobId: string };
}

interface ClaimsOn {
  github: GitHub;
  marker: ClaimPlace['marker'];
  context: Pick<RunContext, 'runUrl'>;
  log: Log;
}

/** The claims of an issue's gaps, and the comments that they are read from and written to. */
export class GapClaims {
  /** The last claim of each gap, by gap id. */
  readonly last = new Map<string, RememberedClaim>();
  /** Claims that count for nothing, as another has a lower id. */
  outdone: readonly Claim[] = [];
  /** By id, without those on an earlier issue. */
  readonly #comments = new Map<number, Claim>();
  readonly #on: ClaimsOn;

  constructor(on: ClaimsOn) {
    this.#on = on;
  }

  place(issue: number, github = this.#on.github): ClaimPlace {
    return { comments: commentsOn(github, { number: issue }), marker: this.#on.marker };
  }

  /** The comment that a claim is read from; undefined if it is on another issue, or gone. */
  commentOf({ comment }: RememberedClaim): Claim | undefined {
    return this.#comments.get(comment);
  }

  /**
   * Lists the claims on an issue. What they say of their jobs is not confirmed yet.
   *
   * @throws GitHubError
   */
  async list(issue: number, github: GitHub): Promise<void> {
    const { counting, outdone } = await listClaims(this.place(issue, github));
    this.outdone = outdone;
    for (const comment of counting) {
      const [, gap] = keyPattern.exec(comment.key) ?? [];
      if (gap !== undefined) this.add(gap, { issue, comment, jobId: comment.job ?? null });
    }
  }

  /** Adds an open claim. */
  add<JobId extends string | null>(
    gap: string,
    { issue, comment, jobId }: { issue: number; comment: Claim; jobId: JobId },
  ): RememberedClaim & { jobId: JobId } {
    const { id, createdAt: at } = comment;
    const claim = { issue, comment: id, at, jobId, outcome: null, prLink: null };
    this.#comments.set(id, comment);
    this.last.set(gap, claim);
    return claim;
  }

  /**
   * Writes a job, or its end, into the comment that claims it, if that is on the current issue. A failure is
   * a warning.
   *
   * @param place where to write; by default with the client of the run
   * @param taken when the service took the request; absent if the comment has it
   * @returns the claim, with another comment if someone has deleted its own
   */
  async record(
    { gap, claim }: GapJob,
    {
      place = this.place(claim.issue),
      taken,
    }: { place?: ClaimPlace; taken?: string | undefined } = {},
  ): Promise<GapJob['claim']> {
    this.last.set(gap.id, claim);
    const comment = this.commentOf(claim);
    if (!comment) return claim;
    const { jobId, prLink } = claim;
    const outcome = claim.outcome as GapJobOutcome | null;
    const { log, context } = this.#on;
    const of = { label: gap.heading, runUrl: context.runUrl };
    const markdown = claimMarkdown(of, { jobId, outcome, prLink });
    if (comment.job === jobId && comment.markdown === markdown) return claim;
    const changes = { markdown, job: jobId, ...(taken && { taken }) };
    const written = await writeClaim(comment, changes, { place, log }).catch(
      onGitHubError((error) => log.warning(notSavedText(gapName(gap.id), jobId, error))),
    );
    if (!written) return claim;
    const renewed = { ...claim, comment: written.id };
    this.#comments.set(written.id, written);
    this.last.set(gap.id, renewed);
    return renewed;
  }
}
