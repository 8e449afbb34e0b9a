import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportModel } from '../../../src/report/model/report-model.ts';
import { inProcessRun, type Left } from '../../faults/in-process.ts';
import type { Row } from '../../world/conversations.ts';
import { servePages } from '../../world/conversations.ts';
import type { StandInIssue } from '../../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../../world/github.ts';
import { startService } from '../../world/service.ts';

interface Reported extends Left {
  report: ReportModel;
}

/** A repository whose issue is kept over many runs of mode `report`. */
export interface Weeks {
  github: StandInGitHub;
  /** Runs the report whose period ends before this day. */
  run(to: string, inputs?: Record<string, string>): Promise<Reported>;
  /** The open issue. */
  issue(): StandInIssue;
  close(): Promise<void>;
}

export async function startWeeks(rows: readonly Row[]): Promise<Weeks> {
  const service = await startService({ conversations: servePages(rows) });
  const github = await startGitHub();
  return {
    github,
    run: async (to, inputs = {}) => {
      const left = await inProcessRun().start({
        serviceUrl: service.url,
        github,
        with: { mode: 'report', 'post-to': 'issue', 'date-to': to, ...inputs },
      });
      if (left.error !== null) throw new Error(left.error);
      const json = readFileSync(join(left.outputs.reportDir ?? '', 'report.json'), 'utf8');
      return { ...left, report: JSON.parse(json) };
    },
    issue: () => {
      const open = github.state.issues.filter(({ state }) => state === 'open');
      const [issue] = open;
      if (!issue || open.length > 1) throw new Error(`${open.length} issues are open`);
      return issue;
    },
    close: async () => {
      await Promise.all([service.close(), github.close()]);
    },
  };
}
