import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runBundle } from '../faults/bundle.ts';
import type { Row } from '../world/conversations.ts';
import type { RunOptions } from '../world/runner.ts';
import { type Script, type ServiceRequest, startService } from '../world/service.ts';

/** A row as the service sends it. */
export function row(id: string, fields: Record<string, unknown> = {}): Row {
  return {
    id,
    timestamp: '2026-11-10T08:00:00Z',
    query: 'How do I verify a webhook signature?',
    response: 'I could not find that in the documentation.',
    sources: [],
    pageUrl: 'https://docs.acme.example/guides/webhooks',
    resolutionStatus: 'unanswered',
    ...fields,
  };
}

/** What a run of mode `report` leaves besides its outputs. */
export function readReport(directory: string | undefined, requests: readonly ServiceRequest[]) {
  const files = readFolder(directory ?? '');
  const lines = (files['conversations.jsonl'] ?? '').split('\n').filter(Boolean);
  return {
    /** The contents of the report's files by name, without hidden ones. */
    files,
    /** The rows of `conversations.jsonl`. */
    rows: lines.map((line): Record<string, unknown> => JSON.parse(line)),
    /** `report.json`; null without one. */
    report: JSON.parse(files['report.json'] ?? 'null'),
    requests,
    /** The queries that the service received. */
    queries: requests.map(({ query }) => query),
  };
}

function readFolder(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, join(folder, name)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}

/** Runs mode `report` in the bundle, with this script as the service. */
export async function runReport(conversations: Script, options: Partial<RunOptions> = {}) {
  const service = await startService({ conversations });
  const run = await runBundle({
    ...options,
    baseUrl: service.url,
    with: { mode: 'report', 'date-to': '2026-11-16', compare: 'false', ...options.with },
  });
  return { ...run, ...readReport(run.outputs.reportDir, service.requests) };
}

export type ReportRun = Awaited<ReturnType<typeof runReport>>;
