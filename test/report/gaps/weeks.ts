import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportModel } from '../../../src/report/model/report-model.ts';
import { inProcessRun, type Left } from '../../faults/in-process.ts';
import { simulatedClock } from '../../world/clock.ts';
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
  run(
    to: string,
    inputs?: Record<string, string>,
    clock?: { startsAt?: string },
  ): Promise<Reported>;
  /** The open issue. */
  issue(): StandInIssue;
  close(): Promise<void>;
}

/** @param pullOf the pull request that the job of a gap opens */
export async function startWeeks(
  rows: readonly Row[],
  pullOf: (gapId: string) => string | null = () => null,
): Promise<Weeks> {
  const service = await startService({
    jobId: 'no-such-job',
    conversations: servePages(rows),
    start: ({ body }) => {
      const [, gapId] = /Gap ([0-9a-f]{12})/.exec(JSON.stringify(body)) ?? [];
      return { status: 201, json: { id: `job-${gapId}`, status: 'active', prLink: null } };
    },
    jobs: ({ path }) => {
      const id = path.split('/').at(-1) ?? '';
      return { json: { id, status: 'completed', prLink: pullOf(id.slice('job-'.length)) } };
    },
  });
  const github = await startGitHub();
  const issue = () => {
    const open = github.state.issues.filter(
      ({ state, isPullRequest }) => state === 'open' && !isPullRequest,
    );
    const [one] = open;
    if (!one || open.length > 1) throw new Error(`${open.length} issues are open`);
    return one;
  };
  return {
    github,
    issue,
    run: async (to, inputs = {}, clock = {}) => {
      const left = await inProcessRun(simulatedClock(clock)).start({
        serviceUrl: service.url,
        github,
        with: { mode: 'report', 'post-to': 'issue', 'date-to': to, ...inputs },
      });
      if (left.error !== null) throw new Error(left.error);
      const json = readFileSync(join(left.outputs.reportDir ?? '', 'report.json'), 'utf8');
      return { ...left, report: JSON.parse(json) };
    },
    close: async () => {
      await Promise.all([service.close(), github.close()]);
    },
  };
}
