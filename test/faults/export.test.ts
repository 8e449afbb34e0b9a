import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { type Script, startService, withFaults } from '../world/service.ts';
import { idsOf, rowsOf, savedRows } from './conversations.ts';
import { inProcessRun } from './in-process.ts';
import {
  endlessBody,
  type FaultKind,
  faultsOfKind,
  firstOfTwo,
  serviceFaults,
} from './service-faults.ts';

const current = rowsOf({ day: '2026-11-10', count: 15 });
const previous = rowsOf({ day: '2026-11-03', count: 6, first: 101 });
const rowsPerPage = 3;
/** Five pages of the period, then two of the previous period. */
const sevenPages = servePages([...current, ...previous]);
const ownPages = 5;

const places = {
  'the first page': 0,
  'a page in the middle': 2,
  'the last page': 4,
  'the first page of the previous period': 5,
  'the last page of the previous period': 6,
};

async function report(script: Script) {
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
const allFiles = ['briefs', ...filesWithoutTopics];
const problems: Record<Exclude<FaultKind, 'passing'>, string> = {
  refused: String.raw`The service answered \d{3} to the request for page \d of the conversations`,
  unusable: String.raw`The service's response for page \d of the conversations .* can't be used: `,
  quota: String.raw`The service answered \d+ to the request for page \d of the conversations .*: the service asks to wait `,
};

/** What an export of `sevenPages` leaves after one fault. */
function expected({ kind, place }: { kind: FaultKind; place: number }) {
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

describe.each(Object.entries(places))('at %s', (_, place) => {
  test.each(serviceFaults)('$name', async ({ kind, reply }) => {
    const left = await report(withFaults(sevenPages, { [place]: reply }));
    expect(left).toMatchObject(expected({ kind, place }));
    const trends = JSON.parse(reportJson(left.outputs.reportDir)).previousTotals;
    if (kind === 'passing') expect(trends).toMatchObject({ questions: 6 });
    else if (place > 0) expect(trends).toBeNull();
  });
});

/** The text of `report.json`, or of an empty report if the run ended before writing one. */
function reportJson(directory = ''): string {
  return readdirSync(directory).includes('report.json')
    ? readFileSync(join(directory, 'report.json'), 'utf8')
    : '{}';
}

describe('a page that is too large', () => {
  test('is requested again with half the rows, and none is lost', async () => {
    const left = await report((request, index) =>
      index === 2 ? endlessBody.reply : sevenPages(request, index),
    );
    expect(left).toMatchObject({ error: null, saved: idsOf(current), files: allFiles });
    expect(left.outputs).toMatchObject({ outcome: 'complete' });
    expect(left.lines).toContain('Page 3 is too large: asking for it again with 1 of its rows.');
  });

  test('ends the export if a single row is too large, and the earlier rows stay', async () => {
    const left = await report((request, index) =>
      index >= 2 ? endlessBody.reply : sevenPages(request, index),
    );
    expect(left).toMatchObject({
      saved: idsOf(current).slice(0, 6),
      files: allFiles,
      requests: 4,
      outputs: { outcome: 'incomplete' },
      error: expect.stringMatching(
        /^The report is incomplete: Page 3 of the conversations from 2026-11-09 to 2026-11-16 is too large even with a single row, /,
      ),
    });
  });
});

test.each(firstOfTwo)('two faults in a row: $name, then each other fault', async (first) => {
  for (const { name, kind, reply } of serviceFaults) {
    const left = await report(withFaults(sevenPages, { 2: first.reply, 3: reply }));
    expect({ name, ...left }).toMatchObject({ name, ...expected({ kind, place: 2 }) });
  }
});

test.each(faultsOfKind('passing'))(
  'a fault that repeats from the third page on: $name',
  async ({ reply }) => {
    const left = await report((request, index) => (index < 2 ? sevenPages(request, index) : reply));
    expect(left).toMatchObject({
      saved: idsOf(current).slice(0, 6),
      outputs: { outcome: 'incomplete', questions: '6' },
      files: allFiles,
      error: expect.stringMatching(
        /^The report is incomplete: (?:No response for|The service answered \d+ to the request for) page 3 .*(: the service asks to wait| after \d+ tries, until the deadline\.).* What was read until then, 6 rows, is in /,
      ),
    });
    expect(left.requests).toBeLessThan(100);
  },
);

test('if the quota ends at page 3 of 10, two pages are saved and the message says how to continue', async () => {
  const ten = servePages(rowsOf({ day: '2026-11-10', count: 30 }));
  const gone = { status: 429, headers: { 'retry-after': '3000' }, json: { error: 'Slow down' } };
  const left = await report((request, index) => (index < 2 ? ten(request, index) : gone));
  expect(left).toMatchObject({ saved: idsOf(current).slice(0, 6), requests: 3, files: allFiles });
  expect(left.error).toBe(
    `The report is incomplete: The service answered 429 to the request for page 3 of the conversations from 2026-11-09 to 2026-11-16 of project acme-docs: the service asks to wait 3000 s, which is longer than the step has left. The last failure: status 429: Slow down. The organization's request limit is used up: raise \`timeout-minutes\`, or try again later. What was read until then, 6 rows, is in ${left.outputs.reportDir}.`,
  );
});
