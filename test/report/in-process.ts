import { type InProcessRun, inProcessRun } from '../faults/in-process.ts';
import type { StandInGitHub } from '../world/github.ts';
import { type Script, startService } from '../world/service.ts';
import { readReport } from './reporting.ts';

type StartOptions = Partial<Parameters<InProcessRun['start']>[0]>;

/** Runs mode `report` on 2026-11-16 in this process, with this script as the service. */
export async function reportHere(
  conversations: Script,
  {
    run = inProcessRun(),
    scripts = {},
    ...options
  }: StartOptions & { run?: InProcessRun; scripts?: Parameters<typeof startService>[0] } = {},
) {
  const service = await startService({ ...scripts, conversations });
  const left = await run.start({
    ...options,
    serviceUrl: service.url,
    with: { mode: 'report', compare: 'false', ...options.with },
  });
  return { ...left, ...readReport(left.outputs.reportDir, service.requests) };
}

export type ReportLeft = Awaited<ReturnType<typeof reportHere>>;

/** The body of the only issue, and the notices below it. */
export function issueOf({ state }: StandInGitHub): { body: string; notices: string[] } {
  const issues = state.issues.filter(({ isPullRequest }) => !isPullRequest);
  const [issue] = issues;
  if (!issue || issues.length > 1) throw new Error(`There are ${issues.length} issues`);
  return { body: issue.body, notices: state.commentsOn(issue.number).map(({ body }) => body) };
}
