import { randomUUID } from 'node:crypto';
import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  type IssueRead,
  type IssueSubject,
  type OwnIssue,
  readOf,
  readOwnIssues,
} from '../../github/issue.ts';
import {
  type IssueContent,
  type PostedIssue,
  readPosted,
  rewriteIssue,
} from '../../github/issue-requests.ts';
import { createMarker } from '../../github/posts.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { ReportInputs } from '../../inputs.ts';
import type { Log } from '../../log.ts';
import { type Destination, maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { Redactor } from '../../text/text.ts';
import { assemble, type Findings } from '../assemble/assemble.ts';
import { newsOf } from '../assemble/news.ts';
import { isRepeated } from '../assemble/shown.ts';
import type { Offers, PullState } from '../assemble/standing.ts';
import { decisionsOf, type Event } from '../gaps/journal.ts';
import { joined, type Memory, withEvents, withOther } from '../gaps/memory.ts';
import { encodeMemory, type Subject } from '../gaps/memory-comment.ts';
import { eventsOfEdit, recall } from '../gaps/recall.ts';
import { renderNotice } from '../render/notice.ts';
import { renderReport } from '../render/report.ts';
import type { Period } from '../source/period.ts';

/** What every version of a run's issue is made of, beside what people and runs decided by then. */
export interface IssueMaterial {
  findings: Findings;
  /** What the report has counted. */
  counted: Memory;
  pulls: ReadonlyMap<string, PullState>;
  fix: ReportInputs['fix'];
}

/** What a look at the issue comes to: events to be written, if there are any. */
interface Change<Result> {
  events: readonly Event[];
  result: Result;
}

/** The issue as the one place that knows which jobs were started. */
export interface IssueWriter {
  /**
   * Reads the issue as it is at this moment, boxes included, and writes what that decides; one call
   * after the other, however they come.
   *
   * @param change pure; asked again if the write has to be repeated
   * @throws GitHubError if it can't be read or written: whether it was written is open then
   */
  update<Result>(change: (memory: Memory) => Change<Result>): Promise<Result>;
  /**
   * What the issue itself remembers at this moment, whatever this run knows.
   *
   * @throws GitHubError
   */
  readBack(): Promise<Memory>;
  /** What the next write says, too. */
  note(events: readonly Event[]): void;
  /** Whether anything was noted that no write has said. */
  hasUntold(): boolean;
  /** The issue tells, from its next version on, why no job was started for a gap. */
  refuse(gapId: string, reason: string): void;
  refusals: ReadonlyMap<string, string>;
  /** What the issue remembered when it was last read or written; null before that. */
  latest(): Memory | null;
}

/**
 * The run's issue, with what the run knows of it. GitHub may answer a read with what an issue said
 * a moment ago: what was read or decided once is added to whatever is read later.
 */
export interface RollingIssue {
  /** The issue's repository, as the step's token sees it; null if the run posts to none. */
  github: GitHub | null;
  /** The run's identity: its id, its attempt, and the step, of which a job may have several. */
  run: string;
  /**
   * What the issue remembers; null if there is none to remember anything, or it can't be read now.
   * Posting reads it again, and tells what fails.
   */
  read(log: Log): Promise<Memory | null>;
  /**
   * The period of the issue's last report; null if none is remembered.
   *
   * @throws GitHubError
   */
  lastPeriod(): Promise<Period | null>;
  /**
   * Whether a run for ticks has anything to do: something is ticked that has no job, a job is to be
   * looked up, or people changed the open issue. A tick in a closed issue that another follows is
   * told there.
   *
   * @throws GitHubError
   */
  hasWork(log: Log): Promise<boolean>;
  /** What the issue is to say, from what issues say by then. */
  compose(material: IssueMaterial, reads: readonly IssueRead[]): IssueContent;
  /** Writes the issue that the run has posted, from what it says at that moment. */
  writer(of: {
    issue: PostedIssue;
    material: IssueMaterial;
    step: Pick<Step, 'log' | 'mask'>;
  }): IssueWriter;
}

export function openRollingIssue({
  destinations,
  inputs,
  context,
  redactor: { redact },
  wallTime,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
  context: RunContext;
  redactor: Redactor;
  wallTime: () => number;
}): RollingIssue {
  const subject: Subject = { projectId: inputs.projectId, scope: inputs.scope };
  const issue = issueSubject({ destinations, inputs });
  // Two steps of one job are two runs of this action.
  const run = `${context.runId}/${context.runAttempt}/${randomUUID().slice(0, 8)}`;
  let known: Memory | null = null;
  let own: Promise<OwnIssue[]> | null = null;

  /** One list of issues a run: each write reads its issue again. */
  const ownIssues = () => {
    own ??= issue ? readOwnIssues(issue) : Promise.resolve([]);
    return own;
  };
  const recallFrom = (reads: readonly IssueRead[]) => {
    const recalled = recall(reads, { subject, redact, known });
    known = recalled.memory;
    return recalled;
  };
  const readAll = async () => {
    const issues = await ownIssues();
    const recalled = recallFrom(issues.map(readOf));
    const edit = editOf(context, issues, wallTime);
    if (!edit) return { ...recalled, issues };
    const memory = withEvents(recalled.memory, eventsOfEdit(edit, { subject, redact }).values());
    known = memory;
    const isEdited = recalled.isEdited || memory.journal.size > recalled.memory.journal.size;
    return { ...recalled, memory, isEdited, issues };
  };
  const contentOf = (
    { findings, counted, pulls, fix }: IssueMaterial,
    {
      memory: read,
      warnings,
      refusals = new Map(),
    }: { memory: Memory; warnings: readonly string[]; refusals?: Offers['refusals'] },
  ): IssueContent => {
    const next = withOther(counted, read);
    const memory = { ...next, revision: next.revision + 1 };
    known = joined(memory, read);
    const offers = { fix: fix !== 'none', startsJobs: fix === 'ticked', refusals };
    const report = assemble(findings, { memory, pulls, offers });
    const { comment, forgotten } = encodeMemory({ memory, subject });
    return {
      sections: renderReport(report),
      ending: comment,
      hasGaps: report.topics.some(isRepeated) || report.topics.length > 0,
      notice: renderNotice(newsOf(report)),
      warnings: forgotten > 0 ? [...warnings, forgottenText(forgotten)] : warnings,
    };
  };

  return {
    github: issue?.github ?? null,
    run,
    read: async (log) => {
      if (!issue) return null;
      try {
        return (await readAll()).memory;
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.info(`The files don't have what the issue remembers: ${error.message}`);
        return null;
      }
    },
    lastPeriod: async () => {
      const last = (await readAll()).memory.reports.at(-1);
      return last ? { from: last.from, to: last.to } : null;
    },
    hasWork: async (log) => {
      const { memory, isEdited, issues } = await readAll();
      if (issue) await tellClosed({ subject: issue, issues, context, log });
      const isOpen = issues.some(({ state }) => state === 'open');
      const decided = [...decisionsOf(memory.journal).values()];
      return (
        decided.some(({ request, ticked }) => request === 'asked' && !ticked.dismiss) ||
        decided.some(({ job }) => job !== null && job.is !== 'ended') ||
        (isOpen && isEdited)
      );
    },
    compose: (material, reads) => contentOf(material, recallFrom(reads)),
    writer: ({ issue: posted, material, step }) => {
      const refusals = new Map<string, string>();
      let latest: Memory | null = null;
      let last: Promise<unknown> = Promise.resolve();
      let noted = 0;
      let written = 0;
      const update: IssueWriter['update'] = async (change) => {
        let told = written;
        const { result, warnings } = await rewriteIssue(posted, (found) => {
          const { memory: read, warnings } = recallFrom([readOf(found)]);
          const { events, result } = change(withOther(material.counted, read));
          const memory = withEvents(read, events);
          known = memory;
          latest = withOther(material.counted, memory);
          if (events.length === 0) return { content: null, result: { result, warnings: [] } };
          told = noted;
          const content = contentOf(material, { memory, warnings, refusals });
          const sections = maskedSections(content.sections, step);
          return { content: { ...content, sections }, result: { result, warnings } };
        });
        written = told;
        for (const warning of warnings) step.log.warning(warning);
        return result;
      };
      return {
        update: (change) => {
          const next = last.then(() => update(change));
          last = next.catch(() => {});
          return next;
        },
        readBack: async () =>
          recall([readOf(await readPosted(posted))], { subject, redact }).memory,
        hasUntold: () => written < noted,
        note: (events) => {
          noted += 1;
          if (known) known = withEvents(known, events);
        },
        refuse: (gapId, reason) => void refusals.set(gapId, reason),
        refusals,
        latest: () => latest,
      };
    },
  };
}

const forgottenText = (forgotten: number): string =>
  `The issue's memory is full: ${forgotten} gaps that were ticked, and asked longest ago, are no longer remembered.`;

/**
 * What the rolling issue of the report on all pages remembers, for one on some of them; null if there
 * is none, or if the token may not read it, which the log tells.
 */
export async function readIssueOnAllPages({
  github,
  inputs: { projectId, issueTitle: title, issueLabels: labels },
  redactor: { redact },
  log,
}: {
  github: GitHub;
  inputs: ReportInputs;
  redactor: Redactor;
  log: Log;
}): Promise<Memory | null> {
  const subject = { projectId, scope: 'all' };
  const marker = { mode: 'report', ...subject, target: 'issue' } as const;
  try {
    const issues = await readOwnIssues({ github, marker, title, labels });
    return issues.length > 0 ? recall(issues.map(readOf), { subject, redact }).memory : null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`The report doesn't have what the rolling issue remembers: ${error.message}`);
    return null;
  }
}

function issueSubject({
  destinations,
  inputs,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
}): IssueSubject | null {
  const destination = destinations.find(({ target }) => target === 'issue');
  if (destination?.target !== 'issue') return null;
  const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
  const marker = { mode: 'report', projectId, scope, target: 'issue' } as const;
  return { github: destination.github, marker, title, labels };
}

/** The edit of one of these issues that started the run; null if something else did. */
function editOf(
  { eventName, payload }: RunContext,
  issues: readonly OwnIssue[],
  wallTime: () => number,
): { from: string; to: string; at: string } | null {
  const { issue, changes } = payload;
  const [to, from] = [issue?.body, changes?.body?.from];
  const isOwn = issues.some(({ number }) => number === issue?.number);
  if (eventName !== 'issues' || !isOwn || from == null || to == null) return null;
  return { from, to, at: issue?.updated_at ?? new Date(wallTime()).toISOString() };
}

/**
 * Tells in a closed issue of ours, of which the event's edit is, where the report goes on: nobody
 * acts on a tick there. It stands without it: a failure is a line in the log.
 */
async function tellClosed({
  subject: { github, marker },
  issues,
  context,
  log,
}: {
  subject: IssueSubject;
  issues: readonly OwnIssue[];
  context: RunContext;
  log: Log;
}): Promise<void> {
  const { eventName, payload } = context;
  const { issue: edited } = payload;
  const [next] = issues.filter(({ state }) => state === 'open');
  const isOurs = edited?.body?.startsWith(createMarker(marker));
  const isFollowed = next && edited && issues.every(({ number }) => number !== edited.number);
  if (eventName !== 'issues' || !isOurs || !isFollowed) return;
  const { number } = edited;
  log.info(`Issue #${number} was edited, which is closed: the report goes on in #${next.number}.`);
  const markdown = `This issue is closed, and nothing acts on its boxes. The report goes on in #${next.number}: tick the box there.`;
  try {
    await commentOnce({
      github,
      context,
      log,
      place: { number },
      marker: { ...marker, notice: `followed-by-${next.number}` },
      sections: async () => [{ title: 'where the report goes on', markdown }],
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`Issue #${number} was not told so: ${error.message}`);
  }
}
