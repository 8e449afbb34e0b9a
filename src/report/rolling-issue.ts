import { randomUUID } from 'node:crypto';
import type { GitHub } from '../github/client.ts';
import { commentOnce } from '../github/comment.ts';
import { GitHubError } from '../github/errors.ts';
import type { Previous } from '../github/issue.ts';
import { type IssueSubject, type OwnIssue, readOwnIssues } from '../github/issue.ts';
import { type PostedIssue, readPosted, rewriteIssue } from '../github/issue-requests.ts';
import { createMarker } from '../github/posts.ts';
import type { RunContext } from '../github/run-context.ts';
import type { ReportInputs } from '../inputs.ts';
import type { Log } from '../log.ts';
import { type Destination, maskedSections } from '../publish.ts';
import type { Step } from '../step.ts';
import type { IssueWriter } from './fix/ledger.ts';
import type { Subject } from './gaps/codec.ts';
import type { Memory } from './gaps/gap.ts';
import {
  type IssueEdit,
  isEdited,
  mergeStates,
  nothingRecalled,
  type Recalled,
  recall,
  withEdit,
} from './gaps/recall.ts';
import type { Remembered } from './gaps/remember.ts';
import { composeIssue, type IssueMaterial, rememberIn } from './issue.ts';
import type { Period } from './source/period.ts';

/**
 * The run's issue, with what the run knows of it. GitHub may answer a read with what an issue said
 * a moment ago: what was read or written once is never written over with less.
 */
export interface RollingIssue {
  subject: Subject;
  /** The issue's repository, as the step's token sees it; null if the run posts to none. */
  github: GitHub | null;
  /** The run's identity: its id, its attempt, and the step, of which a job may have several. */
  run: string;
  /**
   * What the issue remembers: nothing if there is none, or it can't be read now. Posting reads it
   * again, and tells what fails.
   */
  read(log: Log): Promise<Recalled>;
  /**
   * The period of the issue's last report; null if none is remembered.
   *
   * @throws GitHubError
   */
  lastPeriod(): Promise<Period | null>;
  /**
   * Whether a run for ticks has anything to do: something is ticked that has no job, a job is to be
   * looked up, or people changed a box of the open issue. A tick in a closed issue that another
   * follows is told there.
   *
   * @throws GitHubError
   */
  hasWork(log: Log): Promise<boolean>;
  /** What issues remember by their bodies and by what this run knows, with this report in it. */
  remember(material: IssueMaterial, previous: Previous): Remembered;
  /** The run has written this. */
  wrote(remembered: Remembered): void;
  /** Writes the issue that the run has posted, from what it says at that moment. */
  writer(of: {
    issue: PostedIssue;
    material: IssueMaterial;
    step: Pick<Step, 'log' | 'mask'>;
  }): IssueWriter;
}

/** The rolling issue remembers; if none was asked for, the newest of the issues per report does. */
export function findRollingIssue({
  destinations,
  inputs,
  context,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
  context: RunContext;
}): RollingIssue {
  const subject = { projectId: inputs.projectId, scope: inputs.scope };
  const issue = issueSubject({ destinations, inputs });
  // Two steps of one job are two runs of this action.
  const run = `${context.runId}/${context.runAttempt}/${randomUUID().slice(0, 8)}`;
  let known: Recalled | null = null;
  let edit: IssueEdit | null = null;

  const own = async () => (issue ? await readOwnIssues(issue) : []);
  const stateOf = (issues: readonly OwnIssue[]): Recalled => {
    edit = editOf(context, issues);
    const states = issues.map(({ body }) => recall({ body: body ?? '', subject }));
    const recalled = mergeStates(states, { own: run });
    return edit ? withEdit(recalled, { edit, subject }) : recalled;
  };
  const rememberNow: RollingIssue['remember'] = (material, { bodies, target }) =>
    rememberIn(material, {
      bodies,
      known: target === issue?.marker.target ? known : null,
      edit: target === 'issue' ? edit : null,
    });

  const wrote = (remembered: Remembered) => {
    known = asWritten(remembered);
    // It is in what was written.
    edit = null;
  };

  return {
    subject,
    github: issue?.github ?? null,
    run,
    read: async (log) => {
      try {
        known = stateOf(await own());
        return known;
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.info(`The files don't have what the issue remembers: ${error.message}`);
        return nothingRecalled;
      }
    },
    lastPeriod: async () => {
      const { memory } = stateOf(await own());
      const last = memory.reports.at(-1);
      return last ? { from: last.from, to: last.to } : null;
    },
    hasWork: async (log) => {
      const issues = await own();
      const recalled = stateOf(issues);
      if (issue) await tellClosed({ subject: issue, issues, context, log });
      const { gaps } = recalled.memory;
      const isOpen = issues.some(({ state }) => state === 'open');
      return (
        gaps.some(({ request, dismissed }) => request === 'asked' && !dismissed) ||
        gaps.some(({ job }) => job !== null && job.is !== 'ended') ||
        (isOpen && isEdited(recalled))
      );
    },
    remember: rememberNow,
    wrote,
    writer: ({ issue: posted, material, step }) => ({
      write: async (change, refusals) => {
        const written = await rewriteIssue(posted, (body) => {
          const found = rememberNow(material, { bodies: [body], opens: false, target: 'issue' });
          const { memory, result } = change(found);
          if (!memory)
            return { content: null, result: { remembered: found, result, warnings: [] } };
          const write = { found: { ...found, memory }, opens: false, refusals };
          const { content, remembered } = composeIssue(material, write);
          const { warnings } = content;
          const sections = maskedSections(content.sections, step);
          return { content: { ...content, sections }, result: { remembered, result, warnings } };
        });
        for (const warning of written.warnings) step.log.warning(warning);
        wrote(written.remembered);
        return written;
      },
      readBack: async () => recall({ body: await readPosted(posted), subject }),
      yieldTo: (recalled) => {
        known = recalled;
      },
    }),
  };
}

/**
 * What the rolling issue of the report on all pages remembers, for one on some of them; null if there
 * is none, or if the token may not read it, which the log tells.
 */
export async function readIssueOnAllPages({
  github,
  inputs: { projectId, issueTitle: title, issueLabels: labels },
  log,
}: {
  github: GitHub;
  inputs: ReportInputs;
  log: Log;
}): Promise<Memory | null> {
  const subject = { projectId, scope: 'all' };
  const marker = { mode: 'report', ...subject, target: 'issue' } as const;
  try {
    const issues = await readOwnIssues({ github, marker, title, labels });
    const states = issues.map(({ body }) => recall({ body: body ?? '', subject }));
    return states.length > 0 ? mergeStates(states, { own: '' }).memory : null;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`The report doesn't have what the rolling issue remembers: ${error.message}`);
    return null;
  }
}

/** What an issue says once this is written, boxes included. */
const asWritten = ({ memory }: Remembered): Recalled => ({ memory, stored: memory, warning: null });

function issueSubject({
  destinations,
  inputs,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
}): IssueSubject | null {
  for (const wanted of ['issue', 'new-issue'] as const) {
    for (const destination of destinations) {
      if (destination.target !== wanted) continue;
      const { projectId, scope, issueTitle: title, issueLabels: labels } = inputs;
      const marker = { mode: 'report', projectId, scope, target: wanted } as const;
      return { github: destination.github, marker, title, labels };
    }
  }
  return null;
}

/** The edit of one of these issues that started the run; null if something else did. */
function editOf({ eventName, payload }: RunContext, issues: readonly OwnIssue[]): IssueEdit | null {
  const { issue, changes } = payload;
  const [to, from] = [issue?.body, changes?.body?.from];
  const isOwn = issues.some(({ number }) => number === issue?.number);
  return eventName === 'issues' && isOwn && from != null && to != null ? { from, to } : null;
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
      ...{ github, context, log, place: { number } },
      marker: { ...marker, notice: `followed-by-${next.number}` },
      sections: async () => [{ title: 'where the report goes on', markdown }],
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`Issue #${number} was not told so: ${error.message}`);
  }
}
