import { randomUUID } from 'node:crypto';
import type { GitHub } from '../../github/client.ts';
import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import {
  type IssueContent,
  type IssuePost,
  type IssueRead,
  type PostedIssue,
  readIssue,
  readOf,
  rewriteIssue,
} from '../../github/issue.ts';
import { findOwnIssues, followed, type Issue, type OwnIssues } from '../../github/issue-search.ts';
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
import { decisionsOf } from '../gaps/journal.ts';
import { joined, type Memory, withEvents, withOther } from '../gaps/memory.ts';
import { encodeMemory, type Subject } from '../gaps/memory-comment.ts';
import { eventsOfEdit, recall } from '../gaps/recall.ts';
import { renderNotice } from '../render/notice.ts';
import { renderReport } from '../render/report.ts';
import type { Period } from '../source/period.ts';
import type { IssueWriter } from './jobs.ts';

/** What every version of a run's issue is made of, beside what people and runs decided by then. */
export interface IssueMaterial {
  findings: Findings;
  /** What the report has counted. */
  counted: Memory;
  pulls: ReadonlyMap<string, PullState>;
  fix: ReportInputs['fix'];
}

export type RollingIssue = ReturnType<typeof openRollingIssue>;

/**
 * The run's issue, with what the run knows of it. GitHub may answer a read with what an issue said
 * a moment ago: what was read or decided once is added to whatever is read later.
 */
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
}) {
  const subject: Subject = { projectId: inputs.projectId, scope: inputs.scope };
  const destination = destinations.find(({ target }) => target === 'issue');
  const github = destination?.target === 'issue' ? destination.github : null;
  const wanted = github && wantedIssue(github, inputs, inputs.scope);
  let known: Memory | null = null;
  let finding: Promise<OwnIssues | null> | null = null;
  let found: OwnIssues | null = null;

  const findOnce = async (): Promise<OwnIssues | null> => {
    if (!wanted) return null;
    // Who the token is, is asked beside the list; what fails here, fails there.
    wanted.github.viewer().catch(() => {});
    try {
      found = await findOwnIssues(wanted);
      return found;
    } catch (error) {
      finding = null;
      throw error;
    }
  };
  /** One list of issues a run: each write reads its issue again. */
  const find = (): Promise<OwnIssues | null> => {
    finding ??= findOnce();
    return finding;
  };
  const recallFrom = (reads: readonly IssueRead[]) => {
    const recalled = recall(reads, { subject, redact, known });
    known = recalled.memory;
    return recalled;
  };
  const readAll = async () => {
    const issues = followed(await find());
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
    /** The issue's repository, as the step's token sees it; null if the run posts to none. */
    github,
    /** The run's identity: its id, its attempt, and the step, of which a job may have several. */
    run: `${context.runId}/${context.runAttempt}/${randomUUID().slice(0, 8)}`,
    /** Asks for the issues, so that the answer comes beside other work; its failure is told by `read`. */
    begin: (): void => {
      find().catch(() => {});
    },
    /** The issues as they were found; null if they could not be, or were not looked for. */
    found: (): OwnIssues | null => found,
    /**
     * What the issue remembers; null if there is none to remember anything, or it can't be read now.
     * Posting reads it again, and tells what fails.
     */
    read: async (log: Log): Promise<Memory | null> => {
      if (!wanted) return null;
      try {
        return (await readAll()).memory;
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.info(`The files don't have what the issue remembers: ${error.message}`);
        return null;
      }
    },
    /**
     * The period of the issue's last report; null if none is remembered.
     *
     * @throws GitHubError
     */
    lastPeriod: async (): Promise<Period | null> => {
      const last = (await readAll()).memory.reports.at(-1);
      return last ? { from: last.from, to: last.to } : null;
    },
    /**
     * Whether a run for ticks has anything to do: something is ticked that has no job, a job is to be
     * looked up, or people changed the open issue. A tick in a closed issue that another follows is
     * told there.
     *
     * @throws GitHubError
     */
    hasWork: async (log: Log): Promise<boolean> => {
      const { memory, isEdited, issues } = await readAll();
      if (wanted) await tellClosed({ wanted, issues, context, log });
      const isOpen = issues.some(({ state }) => state === 'open');
      const decided = [...decisionsOf(memory.journal).values()];
      return (
        decided.some(({ request, ticked }) => request === 'asked' && !ticked.dismiss) ||
        decided.some(({ job }) => job !== null && job.is !== 'ended') ||
        (isOpen && isEdited)
      );
    },
    /** What the issue is to say, from what issues say by then. */
    compose: (material: IssueMaterial, reads: readonly IssueRead[]): IssueContent =>
      contentOf(material, recallFrom(reads)),
    /** Writes the issue that the run has posted, from what it says at that moment. */
    writer: ({
      number,
      material,
      step,
    }: {
      number: number;
      material: IssueMaterial;
      step: Pick<Step, 'log' | 'mask'>;
    }): IssueWriter => {
      if (!wanted) throw new Error('the writer needs the issue that was posted');
      const posted: PostedIssue = { ...wanted, context, number };
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
      const inTurn: IssueWriter['update'] = (change) => {
        const next = last.then(() => update(change));
        last = next.catch(() => {});
        return next;
      };
      const note: IssueWriter['note'] = (events) => {
        noted += 1;
        if (known) known = withEvents(known, events);
      };
      return {
        update: inTurn,
        tell: (event) => {
          note([event]);
          return inTurn(() => ({ events: [event], result: undefined }));
        },
        readBack: async () => {
          const read = readOf(await readIssue(posted.github, posted));
          recallFrom([read]);
          return recall([read], { subject, redact }).memory;
        },
        hasUntold: () => written < noted,
        note,
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
  inputs,
  redactor: { redact },
  log,
}: {
  github: GitHub;
  inputs: ReportInputs;
  redactor: Redactor;
  log: Log;
}): Promise<Memory | null> {
  const subject = { projectId: inputs.projectId, scope: 'all' };
  try {
    const issues = followed(await findOwnIssues(wantedIssue(github, inputs, 'all')));
    return issues.length > 0 ? recall(issues.map(readOf), { subject, redact }).memory : null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`The report doesn't have what the rolling issue remembers: ${error.message}`);
    return null;
  }
}

type WantedIssue = Pick<IssuePost, 'github' | 'marker' | 'title' | 'labels'>;

function wantedIssue(
  github: GitHub,
  { projectId, issueTitle: title, issueLabels: labels }: ReportInputs,
  scope: string,
): WantedIssue {
  const marker = { mode: 'report', projectId, scope, target: 'issue' } as const;
  return { github, marker, title, labels };
}

/** The edit of one of these issues that started the run; null if something else did. */
function editOf(
  { eventName, payload }: RunContext,
  issues: readonly Issue[],
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
  wanted: { github, marker },
  issues,
  context,
  log,
}: {
  wanted: WantedIssue;
  issues: readonly Issue[];
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
