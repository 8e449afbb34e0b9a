import type { Row } from '../world/conversations.ts';
import { type RunOptions, type RunResult, runAction } from '../world/runner.ts';
import { type Script, startService } from '../world/service.ts';
import { type ReportFiles, readReport } from './left.ts';

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

export type ReportRun = RunResult & ReportFiles;

/** Runs mode `report` of the bundle against a stand-in that answers by a script. */
export async function runReport(
  conversations: Script,
  options: Partial<RunOptions> = {},
): Promise<ReportRun> {
  const service = await startService({ conversations });
  try {
    const run = await runAction({
      ...options,
      with: {
        mode: 'report',
        'api-key': 'mint_test_key_0123456789',
        'project-id': 'acme-docs',
        'base-url': service.url,
        'date-to': '2026-11-16',
        compare: 'false',
        ...options.with,
      },
    });
    return { ...run, ...readReport(run.outputs.reportDir, service.requests) };
  } finally {
    await service.close();
  }
}
