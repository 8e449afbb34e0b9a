import type { GitHub } from '../github/client.ts';
import { GitHubError } from '../github/errors.ts';
import { type IssueSubject, readIssueBody } from '../github/issue.ts';
import { type PostedIssue, rewriteIssue } from '../github/rewrite-issue.ts';
import type { ReportInputs } from '../inputs.ts';
import type { Log } from '../log.ts';
import { type Destination, maskedSections } from '../publish.ts';
import type { Step } from '../step.ts';
import type { WriteIssue } from './fix/ledger.ts';
import type { Subject } from './gaps/codec.ts';
import { type Recalled, recall } from './gaps/recall.ts';
import type { IssueEdit } from './gaps/ticked-again.ts';
import { composeIssue, type IssueMaterial, rememberIn } from './issue.ts';
import type { Period } from './rows/period.ts';

/** The run's issue, before it is written. */
export interface RollingIssue {
  subject: Subject;
  /** The issue's repository, as the step's token sees it; null if the run posts to none. */
  github: GitHub | null;
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
}

/** The rolling issue remembers; if none was asked for, the newest of the issues per report does. */
export function findRollingIssue({
  destinations,
  inputs,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
}): RollingIssue {
  const subject = { projectId: inputs.projectId, scope: inputs.scope };
  const issue = issueSubject({ destinations, inputs });
  const read = async () => recall({ body: issue ? await readIssueBody(issue) : null, subject });
  return {
    subject,
    github: issue?.github ?? null,
    read: async (log) => {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.info(`The files don't have what the issue remembers: ${error.message}`);
        return recall({ body: null, subject });
      }
    },
    lastPeriod: async () => {
      const { memory } = await read();
      const last = memory.reports.at(-1);
      return last ? { from: last.from, to: last.to } : null;
    },
  };
}

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

/** Writes the issue that a run has posted, from what it says at that moment. */
export function issueWriter({
  issue,
  material,
  step,
}: {
  issue: PostedIssue;
  material: IssueMaterial;
  step: Pick<Step, 'log' | 'mask'>;
}): WriteIssue {
  return (change, refusals) =>
    rewriteIssue(issue, (body) => {
      const found = rememberIn(material, body);
      const { memory, result } = change(found);
      if (!memory) return { content: null, result: { remembered: found, result } };
      const written = { found: { ...found, memory }, opens: false, refusals };
      const { content, remembered } = composeIssue(material, written);
      for (const warning of content.warnings) step.log.warning(warning);
      const sections = maskedSections(content.sections, step);
      return { content: { ...content, sections }, result: { remembered, result } };
    });
}

/** The edit of an issue that started the run; null if something else did. */
export function editOf({ context: { eventName, payload }, number }: PostedIssue): IssueEdit | null {
  const to = payload.issue?.number === number ? payload.issue.body : undefined;
  const from = payload.changes?.body?.from;
  return eventName === 'issues' && from != null && to != null ? { from, to } : null;
}
