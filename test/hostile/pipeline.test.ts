import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/assemble/report.ts';
import { type ReportLeft, reportHere } from '../report/in-process.ts';
import { hostileText } from '../text/hostile-text.ts';
import type { Reply } from '../world/service.ts';
import { alertsIn } from './body.ts';
import { expectJsonLines, expectPrototypesUntouched, expectSafeCsv, stringsIn } from './files.ts';
import { expectWholeReport } from './report-body.ts';
import { apiKey, cases, patience, strings, unseenIn } from './strings.ts';

const docs = 'https://docs.acme.example';
const anyText = fc.oneof(hostileText, hostileText, fc.constantFrom(...strings));
const address = fc.oneof(
  anyText,
  anyText.map((text) => `${docs}/${text}`),
  anyText.map((text) => `${docs}/guides?${text}`),
  anyText.map((text) => `https://${text}`),
);
const source = fc.record({ title: anyText, url: address }, { requiredKeys: [] });

/** A row with one of three questions, so that some rows form topics. */
const hostileRow = (questions: readonly string[]) =>
  fc
    .record({
      query: fc.oneof(fc.constantFrom(...questions), anyText),
      response: anyText,
      pageUrl: address,
      queryCategory: fc.oneof(anyText, fc.constant('setup')),
      sources: fc.array(source, { maxLength: 3 }),
      timestamp: fc.oneof(
        anyText,
        fc.constant('2026-11-10T08:00:00Z'),
        anyText.map((text) => `2026-11-10T08:00:00Z (${text})`),
      ),
      conversationId: anyText,
      resolutionStatus: fc.oneof(
        { weight: 8, arbitrary: fc.constant('unanswered') },
        fc.constant('answered'),
        anyText,
      ),
      more: fc.tuple(anyText, anyText),
      id: anyText,
    })
    .map(({ more: [name, value], ...row }) =>
      Object.fromEntries([...Object.entries({ ...row, id: `row ${row.id}` }), [name, value]]),
    );

const hostileRows = fc
  .array(anyText, { minLength: 1, maxLength: 3 })
  .chain((questions) => fc.array(hostileRow(questions), { minLength: 1, maxLength: 12 }));

const answered = Array.from({ length: 40 }, (_, index) => ({
  id: `answered-${index}`,
  timestamp: '2026-11-10T08:00:00Z',
  query: 'How?',
  pageUrl: `${docs}/home`,
  resolutionStatus: 'answered',
}));

const weekBefore = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => ({
    ...row,
    timestamp: String(row.timestamp).replace('2026-11-10', '2026-11-03'),
  }));

/** The report on rows as the service sends them, made in this process. */
async function reportOf({
  rows,
  previousRows,
  after,
}: {
  rows: readonly unknown[];
  previousRows?: readonly unknown[];
  /** The answer to the request for a second page; without it, there is none. */
  after?: Reply;
}) {
  return reportHere(
    ({ query }) => {
      if (after && query.cursor) return after;
      const isCurrent = query.dateTo === '2026-11-16';
      const page = {
        conversations: isCurrent ? rows : previousRows,
        nextCursor: after ? 'a' : null,
      };
      return { json: { ...page, hasMore: after !== undefined } };
    },
    { with: { compare: String(previousRows !== undefined) } },
  );
}

function expectSafe({ report, files, outputs, warnings }: ReportLeft) {
  const model: Report = report;
  expectWholeReport(files['report.md'] ?? '', model, { maxTopics: 20 });
  const records = expectSafeCsv(files['unanswered.csv'] ?? '');
  expect(records).toHaveLength(model.totals.unanswered);
  const rows = expectJsonLines(files['conversations.jsonl'] ?? '') as { query: string }[];
  expect(rows).toHaveLength(Number(outputs.questions));
  const questions = new Set(rows.map(({ query }) => query));
  for (const { examples } of model.topics) {
    for (const { text } of examples) expect(questions).toContain(text);
  }
  expect(Array.isArray(JSON.parse(outputs.topics ?? ''))).toBe(true);
  const texts = model.topics.flatMap(
    ({ conversationIds: _, firstAsked: __, lastAsked: ___, ...rest }) => stringsIn(rest),
  );
  expect(unseenIn(texts.join('\n'))).toBeNull();
  for (const warning of warnings) expect(warning).toMatch(/^\d+ rows? without a usable `id`/);
  expectPrototypesUntouched();
}

describe('a report of hostile rows', { timeout: patience }, () => {
  it('is complete, whatever each field contains', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRows, fc.option(hostileRows), async (rows, previousRows) => {
        expectSafe(
          await reportOf({
            rows: [...answered, ...rows],
            ...(previousRows && { previousRows: weekBefore([...answered, ...previousRows]) }),
          }),
        );
      }),
      { numRuns: cases / 2 },
    );
  });

  it('says why it is incomplete, in the service’s words without secrets', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (error, detail) => {
        const body = JSON.stringify({ error, details: [{ message: `${apiKey} ${detail}` }] });
        const { files, report: model } = await reportOf({
          rows: answered,
          after: { status: 400, body },
        });
        expect(model.complete).toBe(false);
        const fragment = expectWholeReport(files['report.md'] ?? '', model, { maxTopics: 20 });
        expect(alertsIn(fragment)).toHaveLength(1);
        expect(files['report.md']).not.toContain(apiKey);
      }),
      { numRuns: cases / 5 },
    );
  });

  it('treats names like `__proto__` as data', async () => {
    const row =
      '{"id":"1","query":"How?","resolutionStatus":"unanswered","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x","hasOwnProperty":1}';
    const { files, outputs } = await reportHere(() => ({
      body: `{"conversations":[${row}],"nextCursor":null,"hasMore":false}`,
    }));
    expect(files['conversations.jsonl']).toBe(`${row}\n`);
    expect(outputs.unanswered).toBe('1');
    expectPrototypesUntouched();
  });
});
