import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicJson } from '../../src/report/files/contents.ts';
import { singleLine } from '../../src/text/clean.ts';
import { hostileText } from '../text/hostile-text.ts';
import { alertsIn } from './body.ts';
import { expectJsonLines, expectPrototypesUntouched, expectSafeCsv, stringsIn } from './files.ts';
import { type PipelineReport, reportOf } from './pipeline.ts';
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

function expectSafe({
  report: model,
  sections,
  files,
  topics,
  lines,
  warnings,
}: PipelineReport): void {
  const whole = { maxTopics: 20 };
  expectWholeReport(files['report.md'] ?? '', model, whole);
  for (const { title } of sections) expect(title).not.toContain('\n');
  const records = expectSafeCsv(files['unanswered.csv'] ?? '');
  expect(records).toHaveLength(model.totals.unanswered);
  expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({
    topics: JSON.parse(JSON.stringify(model.topics.map(topicJson))),
  });
  const rows = expectJsonLines(lines.map((line) => `${line}\n`).join(''));
  expect(rows).toHaveLength(lines.length);
  const questions = new Set(rows.map((row) => (row as { query: string }).query));
  for (const { examples } of model.topics) {
    for (const { text } of examples) expect(questions).toContain(text);
  }
  expect(Array.isArray(JSON.parse(topics))).toBe(true);
  const texts = model.topics.flatMap(
    ({ conversationIds: _, firstAsked: __, lastAsked: ___, rows: ____, ...rest }) =>
      stringsIn(rest),
  );
  expect(unseenIn(texts.join('\n'))).toBeNull();
  expect(warnings).toEqual([]);
  expectPrototypesUntouched();
}

describe('a report of hostile rows', { timeout: patience }, () => {
  it('is complete, whatever each field contains', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRows, fc.option(hostileRows), async (rows, previousRows) => {
        expectSafe(
          await reportOf({
            rows: [...answered, ...rows],
            ...(previousRows && { previousRows: [...answered, ...previousRows] }),
          }),
        );
      }),
      { numRuns: cases },
    );
  });

  it('shows each sample as plain text, next to every other', async () => {
    for (const text of strings) {
      const row = {
        query: text,
        queryCategory: text,
        resolutionStatus: 'unanswered',
        timestamp: '2026-11-10T08:00:00Z',
      };
      const sources = [
        { title: text, url: text },
        { title: text, url: `${docs}/${text}` },
      ];
      const report = await reportOf({
        rows: [
          ...answered,
          { ...row, id: '1', pageUrl: text, sources },
          { ...row, id: '2', pageUrl: `${docs}/${text}`, sources },
        ],
      });
      expectSafe(report);
    }
  });

  it('says why it is incomplete, in the service’s words without secrets', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (error, detail, location) => {
        const body = JSON.stringify({ error, details: [{ message: detail }] });
        const { files, report: model } = await reportOf({
          rows: answered,
          refused: { status: 302, body, headers: { location: `${location} ${apiKey} ${apiKey}` } },
        });
        expect(model.complete).toBe(false);
        const fragment = expectWholeReport(files['report.md'] ?? '', model, { maxTopics: 20 });
        expect(alertsIn(fragment)).toHaveLength(1);
        expect(files['report.md']).not.toContain(apiKey);
      }),
      { numRuns: cases },
    );
  });

  it('saves an endlessly nested row without its deepest parts', async () => {
    const depth = 100_000;
    const nested = `${'['.repeat(depth)}"a@b.example"${']'.repeat(depth)}`;
    const row = JSON.parse(
      `{"id":"1","query":"${singleLine('How?')}","more":${nested},"resolutionStatus":"unanswered"}`,
    );
    const { lines, warnings, report: model } = await reportOf({ rows: [...answered, row] });
    expect(model.totals).toMatchObject({ questions: 41, unanswered: 1 });
    expect(lines.at(-1)).toMatch(
      /^\{"id":"1","query":"How\?","more":\[{100}"\[nested too deep\]"\]{100},"resolutionStatus":"unanswered"\}$/,
    );
    expect(warnings).toEqual([
      'Conversations hold 1 part nested more than 100 levels deep: written as "[nested too deep]".',
    ]);
  });

  it('treats names like `__proto__` as data', async () => {
    const text =
      '{"id":"1","query":"How?","resolutionStatus":"unanswered","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x","hasOwnProperty":1}';
    const { lines, report: model } = await reportOf({ rows: [JSON.parse(text)] });
    expect(lines).toEqual([text]);
    expect(model.totals.unanswered).toBe(1);
    expectPrototypesUntouched();
  });
});
