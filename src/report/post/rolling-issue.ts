import { randomUUID } from 'node:crypto';
import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError, isGitHubError } from '../../github/errors.ts';
import {
  type IssueContent,
  type IssueSnapshot,
  type PostedIssue,
  snapshotOf,
} from '../../github/issue.ts';
import {
  findReportIssues,
  type Issue,
  issuesToContinue,
  type ReportIssues,
  type WantedIssue,
} from '../../github/issue-search.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { Log, Step } from '../../step.ts';
import { isoTime } from '../../text/date.ts';
import type { Event } from '../gaps/events.ts';
import { emptyMemory, joinMemories, type Memory, withEvents } from '../gaps/memory.ts';
import type { MemoryContext } from '../gaps/memory-comment.ts';
import { eventsOfEdit, type RecalledMemory, recallMemory } from '../gaps/recall.ts';
import type { Period } from '../source/period.ts';
import { type IssueMaterial, makeIssueContent } from './issue-content.ts';

/**
 * A rolling issue, with what the run knows about it. GitHub's answers may be outdated, so everything that
 * was read or decided is added to what is read later.
 */
export class RollingIssue {
  /** Client for the issue's repository; null if the run posts no issue. */
  readonly github: GitHub | null;
  /** Identifies the run, its attempt and the step: a job may have several. */
  readonly run: string;
  /** The issues found; null if they could not be searched, or have not been yet. */
  found: ReportIssues | null = null;
  readonly memoryContext: MemoryContext;
  #finding: Promise<ReportIssues> | null = null;
  #known: Memory | null = null;
  readonly #wanted: WantedIssue | null;
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
    const marker = { mode: 'report', projectId, scope, target: 'issue' } as const;
    this.github = github;
    this.run = `${context.runId}/${context.runAttempt}/${randomUUID().slice(0, 8)}`;
    this.memoryContext = { subject: { projectId, scope }, redact };
    this.#wanted = github && { github, marker, title, labels };
    this.#context = context;
    this.#fix = fix;
    this.#step = step;
  }

  /**
   * Finds the issue in at most half of the time left. The list of issues is read once per run: each
   * write reads its issue again.
   *
   * @throws GitHubError
   */
  async find(): Promise<ReportIssues | null> {
    if (!this.#wanted) return null;
    const now = this.#step.clock.now();
    const github = this.#wanted.github.until(now + (this.#step.deadline - now) / 2);
    // Requests the token's user in parallel; the search reports a failure.
    github.viewer().catch(() => {});
    this.#finding ??= findReportIssues({ ...this.#wanted, github });
    try {
      this.found = await this.#finding;
    } catch (error) {
      this.#finding = null;
      throw error;
    }
    return this.found;
  }

  /**
   * What the issue remembers; null if there is no issue, or if GitHub refuses the read: posting then says
   * what to do.
   *
   * @throws GitHubError if there is no usable answer
   */
  async read(log: Log): Promise<Memory | null> {
    try {
      const { memory, issues } = await this.#readAll();
      return issues.length > 0 ? memory : null;
    } catch (error) {
      if (!isGitHubError(error, { kind: 'refused' })) throw error;
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
    const last = (await this.#readAll()).memory.reports.at(-1);
    return last ? { from: last.from, to: last.to } : null;
  }

  /**
   * Whether a run for ticks has work: a ticked gap without a job, a job to look up, or an edit of the open
   * issue. If somebody edited a closed issue that has a successor, comments there where to tick instead.
   *
   * @throws GitHubError
   */
  async hasWork(log: Log): Promise<boolean> {
    const { memory, isEdited, issues } = await this.#readAll();
    await this.#noteClosed(log);
    const isOpen = issues.some(({ state }) => state === 'open');
    const decided = [...memory.journal.decisions.values()];
    return (
      (isOpen && isEdited) ||
      decided.some(
        ({ request, ticked, job }) =>
          (request === 'asked' && !ticked.dismiss) || (job !== null && job.is !== 'ended'),
      )
    );
  }

  async #readAll(): Promise<RecalledMemory & { issues: Issue[] }> {
    const issues = issuesToContinue(await this.find());
    const recalled = this.recall(issues.map(snapshotOf));
    const edit = this.#editOf(issues);
    if (!edit) return { ...recalled, issues };
    const memory = this.learn(eventsOfEdit(edit, this.memoryContext).values());
    const isEdited = recalled.isEdited || memory.journal.size > recalled.memory.journal.size;
    return { ...recalled, memory, isEdited, issues };
  }

  /** The edit of one of these issues that triggered the run; null if something else did. */
  #editOf(issues: readonly Issue[]): { from: string; to: string; at: string } | null {
    const { eventName, payload } = this.#context;
    const { issue, changes } = payload;
    const [to, from] = [issue?.body, changes?.body?.from];
    const isOwn = issues.some(({ number }) => number === issue?.number);
    if (eventName !== 'issues' || !isOwn || from == null || to == null) return null;
    const at = issue?.updated_at ?? isoTime(this.#step.clock.wallTime()) ?? '';
    return { from, to, at };
  }

  /** If somebody edited a closed issue, comments there which issue to edit. A failure is only logged. */
  async #noteClosed(log: Log): Promise<void> {
    const { eventName, payload } = this.#context;
    const next = this.found?.open[0];
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

  /** What these issues remember, joined with what the run knows. The run then knows both. */
  recall(reads: readonly IssueSnapshot[]): RecalledMemory {
    const recalled = recallMemory(reads, this.memoryContext, this.#known);
    this.#known = recalled.memory;
    return recalled;
  }

  /** Adds events to what the run knows. */
  learn(events: Iterable<Event>): Memory {
    this.#known = withEvents(this.#known ?? emptyMemory, events);
    return this.#known;
  }

  /**
   * Renders the issue's next version, given what the issue remembered when it was read.
   *
   * @param refusals why the service refused to start a job, by gap
   */
  next(
    material: IssueMaterial,
    recalled: Pick<RecalledMemory, 'memory' | 'warnings'>,
    refusals: ReadonlyMap<string, string> = new Map(),
  ): IssueContent {
    const offers = { fix: this.#fix !== 'none', startsJobs: this.#fix === 'ticked', refusals };
    const { subject } = this.memoryContext;
    const { content, memory } = makeIssueContent(material, recalled, { offers, subject });
    this.#known = joinMemories(memory, recalled.memory);
    return content;
  }

  /** The issue with this number, which the run has posted; null if the run posts no issue. */
  posted(number: number): PostedIssue | null {
    return this.#wanted && { ...this.#wanted, context: this.#context, number };
  }
}
