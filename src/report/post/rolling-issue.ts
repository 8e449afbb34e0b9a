import { randomUUID } from 'node:crypto';
import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError, isGitHubError } from '../../github/errors.ts';
import {
  type IssueContent,
  type IssueRead,
  type PostedIssue,
  readIssue,
  readOf,
  rewriteIssue,
} from '../../github/issue.ts';
import {
  findOwnIssues,
  type Issue,
  issuesToContinue,
  type OwnIssues,
  type WantedIssue,
} from '../../github/issue-search.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { Log } from '../../log.ts';
import { maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import { countOf } from '../../text/counts.ts';
import { isoTime } from '../../text/date.ts';
import type { Section } from '../../text/sections.ts';
import type { Redactor } from '../../text/text.ts';
import { assemble, type Findings } from '../assemble/assemble.ts';
import type { PullState } from '../assemble/standing.ts';
import type { Event } from '../gaps/events.ts';
import { emptyMemory, joined, type Memory, withEvents, withOther } from '../gaps/memory.ts';
import { encodeMemory, type Subject } from '../gaps/memory-comment.ts';
import { eventsOfEdit, type Recalled, recall } from '../gaps/recall.ts';
import { newsOf, renderNotice } from '../render/notice.ts';
import { renderReport } from '../render/report.ts';
import type { Period } from '../source/period.ts';
import type { Change, IssueWriter } from './jobs.ts';

/** What each version of a run's issue is made of, apart from the decisions of people and runs. */
export interface IssueMaterial {
  findings: Findings;
  /** The memory with this report's counts. */
  counted: Memory;
  pulls: ReadonlyMap<string, PullState>;
  chart: readonly Section[];
  fix: ReportInputs['fix'];
}

/**
 * A rolling issue, with what the run knows about it. GitHub's answers may be outdated, so everything that
 * was read or decided is added to what is read later.
 */
export class RollingIssue {
  /** Client for the issue's repository; null if the run posts no issue. */
  readonly github: GitHub | null;
  /** Identifies the run, its attempt and the step: a job may have several. */
  readonly run: string;
  /** Null if issues could not be searched, or were not yet. */
  found: OwnIssues | null = null;
  #finding: Promise<OwnIssues | null> | null = null;
  #known: Memory | null = null;
  readonly #wanted: WantedIssue | null;
  readonly #context: RunContext;
  readonly of: { subject: Subject; redact: Redactor['redact'] };
  readonly #step: Pick<Step, 'clock' | 'deadline'>;

  constructor({
    github,
    inputs: { projectId, scope, issueTitle: title, issueLabels: labels },
    context,
    redactor: { redact },
    step,
  }: {
    github: GitHub | null;
    inputs: Pick<ReportInputs, 'projectId' | 'scope' | 'issueTitle' | 'issueLabels'>;
    context: RunContext;
    redactor: Redactor;
    step: Pick<Step, 'clock' | 'deadline'>;
  }) {
    const marker = { mode: 'report', projectId, scope, target: 'issue' } as const;
    this.github = github;
    this.run = `${context.runId}/${context.runAttempt}/${randomUUID().slice(0, 8)}`;
    this.#wanted = github && { github, marker, title, labels };
    this.#context = context;
    this.of = { subject: { projectId, scope }, redact };
    this.#step = step;
  }

  /**
   * Finds the issue in at most half of the time left. The list of issues is read once per run: each
   * write reads its issue again.
   *
   * @throws GitHubError
   */
  async find(): Promise<OwnIssues | null> {
    if (!this.#wanted) return null;
    const now = this.#step.clock.now();
    const github = this.#wanted.github.until(now + (this.#step.deadline - now) / 2);
    // Requests the token's user in parallel; the search reports a failure.
    github.viewer().catch(() => {});
    this.#finding ??= findOwnIssues({ ...this.#wanted, github });
    try {
      this.found = await this.#finding;
    } catch (error) {
      this.#finding = null;
      throw error;
    }
    return this.found;
  }

  /**
   * What the issue remembers; null if there is none, or if GitHub refuses the read: posting then says what
   * to do.
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
   * issue. If a closed issue was edited that another one follows, a comment there says so.
   *
   * @throws GitHubError
   */
  async hasWork(log: Log): Promise<boolean> {
    const { memory, isEdited, issues } = await this.#readAll();
    if (this.#wanted && this.found) {
      await noteClosed(this.#wanted, { found: this.found, context: this.#context, log });
    }
    const isOpen = issues.some(({ state }) => state === 'open');
    const decided = [...memory.journal.decisions.values()];
    return (
      decided.some(({ request, ticked }) => request === 'asked' && !ticked.dismiss) ||
      decided.some(({ job }) => job !== null && job.is !== 'ended') ||
      (isOpen && isEdited)
    );
  }

  async #readAll(): Promise<Recalled & { issues: Issue[] }> {
    const issues = issuesToContinue(await this.find());
    const recalled = this.recall(issues.map(readOf));
    const edit = editOf(this.#context, issues, this.#step.clock);
    if (!edit) return { ...recalled, issues };
    const memory = this.learn(eventsOfEdit(edit, this.of).values());
    const isEdited = recalled.isEdited || memory.journal.size > recalled.memory.journal.size;
    return { ...recalled, memory, isEdited, issues };
  }

  /** What these issues remember, joined with what the run knows. The run then knows both. */
  recall(reads: readonly IssueRead[]): Recalled {
    const recalled = recall(reads, { ...this.of, known: this.#known });
    this.#known = recalled.memory;
    return recalled;
  }

  /** Adds events to what the run knows. */
  learn(events: Iterable<Event>): Memory {
    this.#known = withEvents(this.#known ?? emptyMemory, events);
    return this.#known;
  }

  /**
   * Renders the issue, given what it remembered when it was read.
   *
   * @param refusals why the service refused to start a job, by gap
   */
  compose(
    { findings, counted, pulls, chart, fix }: IssueMaterial,
    { memory: read, warnings }: Pick<Recalled, 'memory' | 'warnings'>,
    refusals: ReadonlyMap<string, string> = new Map(),
  ): IssueContent {
    const next = withOther(counted, read);
    const memory = { ...next, revision: next.revision + 1 };
    this.#known = joined(memory, read);
    const offers = { fix: fix !== 'none', startsJobs: fix === 'ticked', refusals };
    const report = assemble(findings, { memory, pulls, offers });
    const { comment: ending, forgotten } = encodeMemory({ memory, subject: this.of.subject });
    return {
      sections: renderReport(report, chart),
      ending,
      hasGaps: report.topics.length > 0,
      notice: renderNotice(newsOf(report)),
      warnings: forgotten > 0 ? [...warnings, forgottenText(forgotten)] : warnings,
    };
  }

  /** Null if the run posts no issue. */
  writer({ number, ...of }: Omit<Writing, 'posted'> & { number: number }): IssueWriter | null {
    const posted = this.#wanted && { ...this.#wanted, context: this.#context, number };
    return posted && new PostedIssueWriter(this, { ...of, posted });
  }
}

const forgottenText = (forgotten: number): string =>
  `The issue's memory is full: it no longer remembers ${countOf(forgotten, 'ticked gap')}, those asked longest ago.`;

interface Writing {
  posted: PostedIssue;
  material: IssueMaterial;
  step: Pick<Step, 'log' | 'mask'>;
}

/** Updates the issue that the run has posted. */
class PostedIssueWriter implements IssueWriter {
  readonly refusals = new Map<string, string>();
  latest: Memory | null = null;
  hasUnsaved = false;
  #last: Promise<unknown> = Promise.resolve();
  readonly #issue: RollingIssue;
  readonly #of: Writing;

  constructor(issue: RollingIssue, of: Writing) {
    this.#issue = issue;
    this.#of = of;
  }

  update<Result>(change: Change<Result>): Promise<Result> {
    const next = this.#last.then(() => this.#write(change));
    this.#last = next.catch(() => {});
    return next;
  }

  async record(event: Event): Promise<void> {
    this.#issue.learn([event]);
    try {
      await this.update(() => ({ events: [event], result: undefined }));
    } catch (error) {
      this.hasUnsaved = true;
      throw error;
    }
  }

  async readBack(): Promise<Memory> {
    const read = readOf(await readIssue(this.#of.posted.github, this.#of.posted));
    this.#issue.recall([read]);
    return recall([read], this.#issue.of).memory;
  }

  async #write<Result>(change: Change<Result>): Promise<Result> {
    const { posted, material, step } = this.#of;
    const { counted } = material;
    const { result, warnings, isWritten } = await rewriteIssue(posted, (found) => {
      const { memory: read, warnings } = this.#issue.recall([readOf(found)]);
      const { events, result } = change(withOther(counted, read));
      const memory = this.#issue.learn(events);
      this.latest = withOther(counted, memory);
      if (events.length === 0) {
        return { content: null, result: { result, warnings: [], isWritten: false } };
      }
      const content = this.#issue.compose(material, { memory, warnings }, this.refusals);
      const sections = maskedSections(content.sections, step);
      return { content: { ...content, sections }, result: { result, warnings, isWritten: true } };
    });
    if (isWritten) this.hasUnsaved = false;
    for (const warning of warnings) step.log.warning(warning);
    return result;
  }
}

/** The edit of one of these issues that triggered the run; null if something else did. */
function editOf(
  { eventName, payload }: RunContext,
  issues: readonly Issue[],
  clock: Step['clock'],
): { from: string; to: string; at: string } | null {
  const { issue, changes } = payload;
  const [to, from] = [issue?.body, changes?.body?.from];
  const isOwn = issues.some(({ number }) => number === issue?.number);
  if (eventName !== 'issues' || !isOwn || from == null || to == null) return null;
  return { from, to, at: issue?.updated_at ?? isoTime(clock.wallTime()) ?? '' };
}

/** If a closed issue was edited, comments there where the report continues. A failure is only logged. */
async function noteClosed(
  { github, marker }: WantedIssue,
  { found, context, log }: { found: OwnIssues; context: RunContext; log: Log },
): Promise<void> {
  const { eventName, payload } = context;
  const [next] = found.open;
  const edited = found.closed.find(({ number }) => number === payload.issue?.number);
  if (eventName !== 'issues' || !edited || !next) return;
  const { number } = edited;
  log.info(
    `Issue #${number}, which was edited, is closed: the report continues in #${next.number}.`,
  );
  const markdown = `This issue is closed, so its boxes have no effect. The report continues in #${next.number}: tick the box there.`;
  try {
    await commentOnce({
      github,
      context,
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
