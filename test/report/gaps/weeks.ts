import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeMemory, withoutMemory } from '../../../src/report/gaps/codec.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import type { ReportModel } from '../../../src/report/model/report-model.ts';
import { inProcessRun, type Left } from '../../faults/in-process.ts';
import { simulatedClock } from '../../world/clock.ts';
import type { Row } from '../../world/conversations.ts';
import { servePages } from '../../world/conversations.ts';
import type { StandInIssue } from '../../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../../world/github.ts';
import { startService } from '../../world/service.ts';
import { subject, withIntention, withJob, withOutcome } from './gaps.ts';

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
  /** What runs with `fix: ticked` would have left: gaps' jobs, and the pull requests that they opened. */
  rememberPulls(links: ReadonlyMap<string, string>): void;
  /** The open issue. */
  issue(): StandInIssue;
  close(): Promise<void>;
}

export async function startWeeks(rows: readonly Row[]): Promise<Weeks> {
  const service = await startService({ conversations: servePages(rows) });
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
    rememberPulls: (links) => {
      const { body } = issue();
      const { memory } = recall({ body, subject });
      const known = [...links].reduce((of, [id, prLink]) => {
        const job = withJob(withIntention(of, id, { run: '1' }), id, { jobId: `job-${id}` });
        return withOutcome(job, id, { outcome: 'pull-request', prLink });
      }, memory);
      const { comment } = encodeMemory({ memory: known, subject });
      issue().body = `${withoutMemory(body)}\n${comment}\n`;
    },
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
