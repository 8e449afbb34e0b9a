import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fourWeeks as demoRows } from '../../../scripts/demo/conversations.ts';
import { unpaced } from '../../../src/pace.ts';
import { composeReport } from '../../../src/report/compose.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import { remember } from '../../../src/report/gaps/remember.ts';
import { prepareReport } from '../../../src/report/prepare.ts';
import { type Period, reportPeriod } from '../../../src/report/source/period.ts';
import { countableRow, createTally } from '../../../src/report/source/tally.ts';
import { createAnsweredSample } from '../../../src/report/topics/evidence.ts';
import { conversationRowSchema } from '../../../src/service/schemas.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { fortnight } from '../fortnight.ts';
import { sampleReport } from '../sample.ts';
import { textsOf } from '../texts.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/report.schema.json'), 'utf8');
const schema = z.fromJSONSchema(JSON.parse(text));

async function demoReport({ isRemembered = false } = {}): Promise<unknown> {
  const periods = reportPeriod({ days: 7, dateTo: '2026-11-16' });
  const collect = (period: Period, current: boolean) => {
    const { add, tally } = createTally();
    const rows = demoRows().filter(({ timestamp }) => {
      const day = String(timestamp).slice(0, 10);
      return day >= period.from && day < period.to;
    });
    for (const row of rows) add(countableRow(conversationRowSchema.parse(row), current));
    return {
      period,
      tally,
      outOfScope: [],
      reading: { pages: 1, rows: rows.length, outside: 0, cutShort: null },
    };
  };
  const prepared = await prepareReport({
    collected: {
      current: collect(periods.current, true),
      previous: collect(periods.previous, false),
      tellsNothing: false,
      answered: createAnsweredSample(),
      citations: new Map(),
    },
    counts: { requests: 2, retries: 0, waited: 0 },
    redactor: createRedactor({ secrets: [], enabled: true }),
    redactions: null,
    projectId: 'acme-docs',
    file: null,
    pullRequest: null,
    maxTopics: 20,
    runUrl: 'https://github.com/acme/docs/actions/runs/42',
    filesTruncated: false,
    sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
    docs: null,
    pace: unpaced,
  });
  const subject = { projectId: 'acme-docs', scope: 'all' };
  const recalled = recall({ body: null, subject });
  const remembered = isRemembered ? remember({ recalled, report: prepared.toRemember }) : null;
  const files = textsOf(composeReport(prepared, remembered).files);
  return JSON.parse(files['report.json'] ?? '');
}

const demo = await demoReport();
const remembered = await demoReport({ isRemembered: true });

describe('docs/report.schema.json', () => {
  it.each([
    ['the demo', demo],
    ['the demo with an issue', remembered],
    ['every part', fortnight().model],
    ['no comparison', sampleReport({ rows: [{}] }).model],
    ['nothing', sampleReport({ rows: [] }).model],
  ])('describes the report of %s', (_, report) => {
    expect(schema.safeParse(report)).toMatchObject({ success: true });
  });

  it('refuses a report with a part too many, too few, or of another type', () => {
    const { model } = fortnight();
    const [first, ...rest] = model.topics;
    const wrong = [
      { ...model, more: 1 },
      { ...model, setAside: undefined },
      { ...model, schemaVersion: 2 },
      { ...model, topics: [{ ...first, kind: 'other' }, ...rest] },
      { ...model, topics: [{ ...first, conversations: '7' }, ...rest] },
    ];
    for (const report of wrong) {
      expect(schema.safeParse(JSON.parse(JSON.stringify(report))).success).toBe(false);
    }
  });

  it('says what every part means', () => {
    const { properties, $defs } = JSON.parse(text);
    for (const part of Object.values({ ...properties, ...$defs.topic.properties })) {
      const { description, $ref } = part as { description?: string; $ref?: string };
      expect(description ?? $ref).toMatch(/\w/);
    }
  });
});
