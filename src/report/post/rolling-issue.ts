import { type Claim, type ClaimPlace, listClaims } from '../../agent/claim.ts';
import type { GitHub } from '../../github/client.ts';
import { commentOnce, commentsOn } from '../../github/comment.ts';
import { GitHubError, isGitHubError } from '../../github/errors.ts';
import { type PostedIssue, rewriteIssue } from '../../github/issue.ts';
import {
  findReportIssues,
  type Issue,
  issueToContinue,
  type ReportIssues,
  type WantedIssue,
} from '../../github/issue-search.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import { maskSections } from '../../publish.ts';
import type { Log, Step } from '../../step.ts';
import { gapsToFix, isOpen } from '../gaps/decisions.ts';
import { emptyMemory, type Memory, type RememberedClaim } from '../gaps/memory.ts';
import { holdsMemory, type MemoryContext } from '../gaps/memory-comment.ts';
import { type RecallContext, type RecalledMemory, recallMemory } from '../gaps/recall.ts';
import type { Period } from '../source/period.ts';
import { type IssueMaterial, type IssueVersion, makeIssueVersion } from './issue-content.ts';

interface ReadIssue extends RecalledMemory {
  /** Null if there is no issue. */
  issue: Issue | null;
}

/** A gap's claim and the comment that it is read from; null if the comment is on another issue, or gone. */
export interface GapClaim {
  remembered: RememberedClaim;
  comment: Claim | null;
}

/** Does the work once, for the first caller; if it fails, the next caller tries again. */
function untilDone<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | null = null;
  return () => {
    done ??= work().catch((error) => {
      done = null;
      throw error;
    });
    return done;
  };
}

/** A rolling issue: read once at the start of a run, and once before each write. */
export class RollingIssue {
  /** Client for the issue's repository; null if the run posts no issue. */
  readonly github: GitHub | null;
  /** The issues found; null if they could not be searched, or have not been yet. */
  found: ReportIssues | null = null;
  readonly claims = new Map<string, GapClaim>();
  /** Ids of the gaps whose jobs this run looked up, as their claims were open. */
  readonly lookedUp = new Set<string>();
  /** Claims that count for nothing, as another has a lower id. */
  outdone: Claim[] = [];
  /** Why the service refused to start a job, by gap; shown from the issue's next version on. */
  readonly refusals = new Map<string, string>();
  latest: IssueVersion | null = null;
  readonly holdsMemory: WantedIssue['holdsMemory'];
  #versions = 0;
  readonly #wanted: WantedIssue | null;
  readonly #memoryContext: MemoryContext;
  readonly #context: RunContext;
  readonly #fix: ReportInputs['fix'];
  readonly #step: Pick<Step, 'clock' | 'deadline'>;

  constructor({
    github,
    inputs: { projectId, scope, issueTitle: title, issueLabels: labels, fix },
    context,
    redactor: { redact },
    step,
  }: {
    github: GitHub | null;
    inputs: Pick<ReportInputs, 'projectId' | 'scope' | 'issueTitle' | 'issueLabels' | 'fix'>;
    context: RunContext;
    redactor: Pick<MemoryContext, 'redact'>;
    step: Pick<Step, 'clock' | 'deadline'>;
  }) {
    const subject = { projectId, scope };
    const marker = { mode: 'report', ...subject, target: 'issue' } as const;
    this.github = github;
    this.#memoryContext = { subject, redact };
    this.holdsMemory = (body) => holdsMemory(body, subject);
    this.#wanted = github && { github, marker, title, labels, holdsMemory: this.holdsMemory };
    this.#context = context;
    this.#fix = fix;
    this.#step = step;
  }

  /**
   * Finds the issue in at most half of the time left.
   *
   * @throws GitHubError
   */
  readonly find = untilDone(async (): Promise<ReportIssues | null> => {
    if (!this.#wanted) return null;
    const github = this.#inHalfTheTime(this.#wanted.github);
    // Requests the token's user in parallel; the search reports a failure.
    github.viewer().catch(() => {});
    this.found = await findReportIssues({ ...this.#wanted, github });
    return this.found;
  });

  #inHalfTheTime(github: GitHub): GitHub {
    const now = this.#step.clock.now();
    return github.until(now + (this.#step.deadline - now) / 2);
  }

  /**
   * Reads what the issue remembers and its claims.
   *
   * @throws GitHubError
   */
  readonly read = untilDone(async (): Promise<ReadIssue> => {
    const issue = issueToContinue(await this.find());
    if (!issue) return { memory: emptyMemory, isEdited: false, warnings: [], issue };
    if (this.github) await this.#listClaims(issue, this.#inHalfTheTime(this.github));
    const recalled = this.recall(issue);
    for (const { id, claim: remembered } of recalled.memory.gaps) {
      const { comment = null } = this.claims.get(id) ?? {};
      if (remembered) this.claims.set(id, { remembered, comment });
    }
    return { ...recalled, issue };
  });

  claimPlace({ number }: Pick<Issue, 'number'>, github = this.github): ClaimPlace {
    const { marker } = this.#wanted ?? {};
    if (!github || !marker) throw new TypeError('no issue');
    const { target, ...ofClaims } = marker;
    return { comments: commentsOn(github, { number }), marker: ofClaims };
  }

  /** Lists the claims on an issue. What they say of their jobs is not confirmed yet. */
  async #listClaims(issue: Issue, github: GitHub): Promise<void> {
    const { counting, outdone } = await listClaims(this.claimPlace(issue, github));
    this.outdone = outdone;
    for (const claim of counting.toSorted((a, b) => a.id - b.id)) {
      const [, gap] = /^gap-([0-9a-f]{12})-\d+$/.exec(claim.key) ?? [];
      if (gap === undefined) continue;
      const remembered = {
        issue: issue.number,
        comment: claim.id,
        at: claim.createdAt,
        jobId: claim.job ?? null,
        outcome: null,
        prLink: null,
      };
      this.claims.set(gap, { remembered, comment: claim });
    }
  }

  /**
   * What the issue remembers; null if there is no issue, or if GitHub refuses the search: posting then says
   * what to do.
   *
   * @throws GitHubError if there is no usable answer, or an issue that was found can't be read
   */
  async memory(log: Log): Promise<Memory | null> {
    try {
      const { memory, issue } = await this.read();
      return issue ? memory : null;
    } catch (error) {
      if (this.found || !isGitHubError(error, { kind: 'refused' })) throw error;
      log.info(`The report is made without what the rolling issue remembers: ${error.message}`);
      return null;
    }
  }

  /**
   * The period of the issue's last report; null if there is none.
   *
   * @throws GitHubError
   */
  async lastPeriod(): Promise<Period | null> {
    const last = (await this.read()).memory.reports.at(-1);
    return last ? { from: last.from, to: last.to } : null;
  }

  /**
   * Whether a run for ticks has work: a ticked gap, a job to look up, or an edit of the open issue. If
   * somebody edited a closed issue that has a successor, comments there where to tick instead.
   *
   * @throws GitHubError
   */
  async hasWork(log: Log): Promise<boolean> {
    const { memory, isEdited } = await this.read();
    await this.#noteClosed(log);
    return (
      (this.found?.current != null && (isEdited || gapsToFix(memory.gaps).length > 0)) ||
      memory.gaps.some(({ claim }) => isOpen(claim) && claim.jobId !== null)
    );
  }

  /** If somebody edited a closed issue, comments there which issue to edit. A failure is only logged. */
  async #noteClosed(log: Log): Promise<void> {
    const { eventName, payload } = this.#context;
    const next = this.found?.current;
    const edited = this.found?.closed.find(({ number }) => number === payload.issue?.number);
    if (eventName !== 'issues' || !edited || !next || !this.#wanted) return;
    const { github, marker } = this.#wanted;
    const { number } = edited;
    log.info(
      `Issue #${number}, which was edited, is closed: the report continues in #${next.number}.`,
    );
    const markdown = `This issue is closed, so its boxes have no effect. The report continues in #${next.number}: tick the box there.`;
    try {
      await commentOnce({
        github,
        context: this.#context,
        log,
        place: { number },
        marker: { ...marker, notice: `followed-by-${next.number}` },
        sections: async () => [{ title: 'where the report continues', markdown }],
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      log.info(`No comment on issue #${number} says so: ${error.message}`);
    }
  }

  /** What an issue remembers and shows. A box in a closed issue starts nothing. */
  recall(issue: Issue): RecalledMemory {
    const recalled = recallMemory(issue.body, {
      ...this.#memoryContext,
      claims: new Map([...this.claims].map(([gap, { remembered }]) => [gap, remembered])),
      edit: this.#editOf(issue),
    });
    if (issue.state === 'open') return recalled;
    const gaps = recalled.memory.gaps.map((gap) => ({
      ...gap,
      boxes: { ...gap.boxes, fix: false },
    }));
    return { ...recalled, memory: { ...recalled.memory, gaps } };
  }

  /** The edit of this issue that triggered the run; null if something else did, or in a later attempt. */
  #editOf({ number }: Issue): RecallContext['edit'] {
    const { eventName, payload, runAttempt } = this.#context;
    const { issue, changes } = payload;
    const [to, from] = [issue?.body, changes?.body?.from];
    if (eventName !== 'issues' || runAttempt !== '1' || issue?.number !== number) return null;
    return from == null || to == null ? null : { from, to };
  }

  /** Makes the issue's next version from what the issue says right before it is written. */
  next(material: IssueMaterial, issue: Issue | null): IssueVersion {
    const { refusals } = this;
    const offers = { fix: this.#fix !== 'none', startsJobs: this.#fix === 'ticked', refusals };
    const recalled = issue ? this.recall(issue) : { memory: emptyMemory, warnings: [] };
    const { subject } = this.#memoryContext;
    this.#versions += 1;
    const run = `${this.#context.runId}/${this.#context.runAttempt}/${this.#versions}`;
    this.latest = makeIssueVersion(material, recalled, { offers, subject, run });
    return this.latest;
  }

  /**
   * Writes the posted issue again.
   *
   * @throws GitHubError
   */
  async rewrite(
    posted: PostedIssue,
    material: IssueMaterial,
    step: Pick<Step, 'log' | 'mask'>,
  ): Promise<void> {
    let warnings: readonly string[] = [];
    await rewriteIssue(posted, (issue) => {
      const { content } = this.next(material, issue);
      warnings = content.warnings;
      return { ...content, sections: maskSections(content.sections, step) };
    });
    for (const warning of warnings) step.log.warning(warning);
  }

  /** The issue with this number, which the run has posted; null if the run posts no issue. */
  posted(number: number): PostedIssue | null {
    return this.#wanted && { ...this.#wanted, context: this.#context, number };
  }
}
