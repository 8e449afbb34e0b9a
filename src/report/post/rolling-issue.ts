import type { GitHub } from '../../github/client.ts';
import { postIssue, rewriteIssue } from '../../github/issue.ts';
import {
  findReportIssues,
  type Issue,
  issueToContinue,
  type ReportIssues,
  type WantedIssue,
} from '../../github/issue-search.ts';
import { postOrExplain, tokenRestriction } from '../../github/posts.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import { once, type Step } from '../../step.ts';
import { gapsToFix, isOpen } from '../gaps/decisions.ts';
import { emptyMemory } from '../gaps/memory.ts';
import { holdsMemory, type MemoryContext } from '../gaps/memory-comment.ts';
import { type RecallContext, type RecalledMemory, recallMemory } from '../gaps/recall.ts';
import type { Period } from '../source/period.ts';
import { GapClaims } from './gap-jobs.ts';
import { type IssueMaterial, type IssueVersion, makeIssueVersion } from './issue-content.ts';

interface RollingIssueOptions {
  /** Client for the issue's repository. */
  github: GitHub;
  inputs: Pick<
    ReportInputs,
    'projectId' | 'scope' | 'issueTitle' | 'issueLabels' | 'fix' | 'notify'
  >;
  context: RunContext;
  redactor: Pick<MemoryContext, 'redact'>;
  step: Pick<Step, 'clock' | 'deadline' | 'log'>;
}

/** A rolling issue: read once at the start of a run, and once before each write. */
export class RollingIssue {
  readonly github: GitHub;
  readonly claims: GapClaims;
  /** Why the service refused to start a job, by gap; shown from the issue's next version on. */
  readonly refusals = new Map<string, string>();
  latest: IssueVersion | null = null;
  #versions = 0;
  readonly #run: RollingIssueOptions;
  readonly #wanted: WantedIssue;
  readonly #memoryContext: MemoryContext;

  constructor(run: RollingIssueOptions) {
    const { github, inputs, redactor, context, step } = run;
    const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
    const subject = { projectId, scope };
    const marker = { mode: 'report', ...subject } as const;
    this.github = github;
    this.claims = new GapClaims({ github, marker, context, log: step.log });
    this.#run = run;
    this.#memoryContext = { subject, redact: redactor.redact };
    this.#wanted = {
      github,
      marker: { ...marker, target: 'issue' },
      title,
      labels,
      containsMemory: (body) => holdsMemory(body, subject),
    };
  }

  /**
   * Finds the issue in at most half of the time left.
   *
   * @throws GitHubError
   */
  readonly find = once(async (): Promise<ReportIssues> => {
    const github = this.#inHalfTheTime();
    // The token's user is requested in parallel; the search reports a failure.
    github.viewer().catch(() => {});
    return findReportIssues({ ...this.#wanted, github });
  });

  #inHalfTheTime(): GitHub {
    const { clock, deadline } = this.#run.step;
    const now = clock.now();
    return this.github.withDeadline(now + (deadline - now) / 2);
  }

  /**
   * Reads what the issue remembers and its claims; null if there is no issue.
   *
   * @throws GitHubError
   */
  readonly read = once(async (): Promise<RecalledMemory | null> => {
    const issue = issueToContinue(await this.find());
    if (!issue) return null;
    await this.claims.list(issue.number, this.#inHalfTheTime());
    const recalled = this.#recall(issue);
    for (const { id, claim } of recalled.memory.gaps) if (claim) this.claims.last.set(id, claim);
    return recalled;
  });

  /** Reads the issue for a run that can't go on without it, with any token: each refusal is an error. */
  readonly #needed = () => this.explained(this.read, { isNeeded: true });

  /**
   * The period of the issue's last report; null if there is none.
   *
   * @throws PostingError
   */
  async lastPeriod(): Promise<Period | null> {
    const last = (await this.#needed())?.memory.reports.at(-1);
    return last ? { from: last.from, to: last.to } : null;
  }

  /**
   * Whether a run for ticks has work: a ticked gap, a job to look up, or an edit of the open issue.
   *
   * @throws PostingError
   */
  async hasWork(): Promise<boolean> {
    const { memory = emptyMemory, isIssueEdited = false } = (await this.#needed()) ?? {};
    const { current } = await this.find();
    return (
      (current !== null && (isIssueEdited || gapsToFix(memory.gaps).length > 0)) ||
      memory.gaps.some(({ claim }) => isOpen(claim) && claim.jobId !== null)
    );
  }

  /** What an issue remembers and shows. A box in a closed issue starts nothing. */
  #recall(issue: Issue): RecalledMemory {
    const recalled = recallMemory(issue.body, {
      ...this.#memoryContext,
      claims: this.claims.last,
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
    const { eventName, payload, runAttempt } = this.#run.context;
    const { issue, changes } = payload;
    const [to, from] = [issue?.body, changes?.body?.from];
    if (eventName !== 'issues' || runAttempt !== '1' || issue?.number !== number) return null;
    return from == null || to == null ? null : { from, to };
  }

  /** Makes the issue's next version from what the issue says right before it is written. */
  next(material: IssueMaterial, issue: Issue | null): IssueVersion {
    const { inputs, context } = this.#run;
    const { refusals } = this;
    const offers = { fix: inputs.fix !== 'none', startsJobs: inputs.fix === 'ticked', refusals };
    const recalled = issue ? this.#recall(issue) : { memory: emptyMemory, warnings: [] };
    const { subject } = this.#memoryContext;
    this.#versions += 1;
    const run = `${context.runId}/${context.runAttempt}/${this.#versions}`;
    this.latest = makeIssueVersion(material, recalled, { offers, subject, run });
    return this.latest;
  }

  /**
   * Posts the report; null if no issue was needed, undefined if a warning says why there is none.
   *
   * @throws PostingError
   */
  post(material: IssueMaterial): Promise<Issue | null | undefined> {
    const { inputs, context, step } = this.#run;
    const { from, to } = material.findings.period;
    return this.explained(async () => {
      const foundIssues = await this.find();
      return postIssue({
        ...this.#wanted,
        context,
        log: step.log,
        foundIssues,
        makeContent: (previous) => this.next(material, previous).content,
        noticeId: inputs.notify === 'never' ? null : `${from}..${to}`,
      });
    });
  }

  /**
   * Works on the issue, and explains why GitHub refuses it; undefined if the run's token can't have the
   * permission, unless the run can't go on without the result.
   *
   * @throws PostingError
   */
  explained<Result>(
    post: () => Promise<Result>,
    { isNeeded = false } = {},
  ): Promise<Result | undefined> {
    const { context, step } = this.#run;
    const { owner, name } = this.github.repository;
    return postOrExplain({
      post,
      target: { name: 'issue', location: `${owner}/${name}` },
      restriction: isNeeded ? undefined : tokenRestriction(context),
      log: step.log,
    });
  }

  /**
   * Writes the posted issue again.
   *
   * @throws GitHubError
   */
  async rewrite(number: number, material: IssueMaterial): Promise<void> {
    const { context, step } = this.#run;
    let warnings: readonly string[] = [];
    await rewriteIssue({ ...this.#wanted, context, number }, (issue) => {
      const { content } = this.next(material, issue);
      warnings = content.warnings;
      return content;
    });
    for (const warning of warnings) step.log.warning(warning);
  }
}
