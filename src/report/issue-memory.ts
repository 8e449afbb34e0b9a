import type { GitHub } from '../github/client.ts';
import { GitHubError } from '../github/errors.ts';
import { type IssueSubject, readIssueBody } from '../github/issue.ts';
import type { ReportInputs } from '../inputs.ts';
import type { Log } from '../log.ts';
import type { Destination } from '../publish.ts';
import type { Subject } from './gaps/codec.ts';
import { restoreMemory } from './gaps/restore.ts';
import type { Period } from './rows/period.ts';

/** What the run's issue remembers, before it is written. */
export interface Remembering {
  subject: Subject;
  /** The issue's repository, as the step's token sees it; null if the run posts to none. */
  github: GitHub | null;
  /**
   * The issue's body; null if there is none, or it can't be read now: posting reads it again, and
   * tells what fails.
   */
  read(log: Log): Promise<string | null>;
  /**
   * The period of the issue's last report; null if none is remembered.
   *
   * @throws GitHubError
   */
  lastPeriod(): Promise<Period | null>;
}

/** The rolling issue remembers; if none was asked for, the newest of the issues per report does. */
export function rememberingIn({
  destinations,
  inputs,
}: {
  destinations: readonly Destination[];
  inputs: ReportInputs;
}): Remembering {
  const subject = { projectId: inputs.projectId, scope: inputs.scope };
  const issue = issueSubject({ destinations, inputs });
  const body = async () => (issue ? await readIssueBody(issue) : null);
  return {
    subject,
    github: issue?.github ?? null,
    read: async (log) => {
      try {
        return await body();
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        log.info(`The files don't have what the issue remembers: ${error.message}`);
        return null;
      }
    },
    lastPeriod: async () => {
      const { memory } = restoreMemory({ body: await body(), subject });
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
