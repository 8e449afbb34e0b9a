import { describe, expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { withFaults } from '../world/service.ts';
import { idsOf, rowsOf } from './conversations.ts';
import { allFiles, current, expected, report, sevenPages } from './export.ts';
import { endlessBody, faultsOfKind, firstOfTwo, serviceFaults } from './service-faults.ts';

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
