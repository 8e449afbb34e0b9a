import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { type Script, startService } from '../world/service.ts';
import { idsOf, rowsOf, savedRows } from './conversations.ts';
import { inProcessRun } from './in-process.ts';
import type { FaultKind } from './service-faults.ts';

export const current = rowsOf({ day: '2026-11-10', count: 15 });
const previous = rowsOf({ day: '2026-11-03', count: 6, first: 101 });
const rowsPerPage = 3;
/** Five pages of the period, then two of the previous period. */
export const sevenPages = servePages([...current, ...previous]);
const ownPages = 5;

export async function report(script: Script) {
  const run = inProcessRun();
  const service = await startService({ conversations: run.timed(script) });
  const left = await run.start({
    with: { mode: 'report', 'page-size': String(rowsPerPage) },
    serviceUrl: service.url,
  });
  const directory = left.outputs.reportDir ?? '';
  return {
    ...left,
    requests: service.requests.length,
    saved: idsOf(savedRows(directory)),
    files: readdirSync(directory)
      .filter((name) => !name.startsWith('.'))
      .toSorted(),
  };
}

const filesWithoutTopics = [
  'conversations.jsonl',
  'report.html',
  'report.json',
  'report.md',
  'unanswered.csv',
];
export const allFiles = ['briefs', ...filesWithoutTopics];
const problems: Record<Exclude<FaultKind, 'passing'>, string> = {
  refused: String.raw`The service answered \d{3} to the request for page \d of the conversations`,
  unusable: String.raw`The service's response for page \d of the conversations .* can't be used: `,
  quota: String.raw`The service answered \d+ to the request for page \d of the conversations .*: the service asks to wait `,
};

/** What an export of `sevenPages` leaves after one fault. */
export function expected({ kind, place }: { kind: FaultKind; place: number }) {
  const saved = idsOf(current).slice(0, place * rowsPerPage);
  if (kind === 'passing' || place >= ownPages) {
    return {
      error: null,
      outputs: { outcome: 'complete', questions: '15', unanswered: '5' },
      saved: idsOf(current),
      files: allFiles,
    };
  }
  const outputs = { outcome: 'incomplete', questions: String(saved.length) };
  if (kind === 'refused' && place === 0) {
    const error = expect.stringMatching(new RegExp(`^${problems.refused}`));
    return { error, outputs, saved, files: ['conversations.jsonl'], summary: '' };
  }
  return {
    error: expect.stringMatching(new RegExp(`^The report is incomplete: ${problems[kind]}`)),
    outputs,
    saved,
    files: saved.length > 0 ? allFiles : filesWithoutTopics,
    summary: expect.stringContaining('ncomplete'),
  };
}
