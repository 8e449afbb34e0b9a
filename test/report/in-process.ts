import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProcessRun, type Left } from '../faults/in-process.ts';
import type { StandInGitHub } from '../world/github.ts';
import { type Script, startService } from '../world/service.ts';

type Started = ReturnType<typeof inProcessRun>;
type StartOptions = Partial<Parameters<Started['start']>[0]>;

export interface ReportLeft extends Left {
  /** Contents of the report's folder by name. */
  files: Record<string, string>;
  /** Rows of `conversations.jsonl`. */
  rows: Record<string, unknown>[];
  /** The queries that the service got. */
  queries: Record<string, string>[];
}

/** Runs mode `report` on 2026-11-16, in this process, against a stand-in that answers by a script. */
export async function reportHere(
  conversations: Script,
  { run = inProcessRun(), ...options }: StartOptions & { run?: Started } = {},
): Promise<ReportLeft> {
  const service = await startService({ conversations });
  try {
    const left = await run.start({
      ...options,
      serviceUrl: service.url,
      with: { mode: 'report', compare: 'false', ...options.with },
    });
    const files = readFolder(left.outputs.reportDir ?? '');
    const lines = (files['conversations.jsonl'] ?? '').split('\n').filter(Boolean);
    return {
      ...left,
      files,
      rows: lines.map((line) => JSON.parse(line)),
      queries: service.requests.map(({ query }) => query),
    };
  } finally {
    await service.close();
  }
}

function readFolder(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names
      .map((name) => [name, join(folder, name)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}

/** The body of the one issue, and the notices below it. */
export function issueOf({ state }: StandInGitHub): { body: string; notices: string[] } {
  const issues = state.issues.filter(({ isPullRequest }) => !isPullRequest);
  const [issue] = issues;
  if (!issue || issues.length > 1) throw new Error(`There are ${issues.length} issues`);
  return { body: issue.body, notices: state.commentsOn(issue.number).map(({ body }) => body) };
}
