import { describe, expect, test } from 'vitest';
import { assemble } from '../../../src/report/assemble/assemble.ts';
import { emptyMemory, type Memory } from '../../../src/report/gaps/memory.ts';
import { rememberReport } from '../../../src/report/gaps/remember.ts';
import type { Description, TopicToDescribe } from '../../../src/report/reading/describe.ts';
import type { ReportModel } from '../../../src/report/reading/report-model.ts';
import { config, docsOf } from '../../docs/folder.ts';
import { foundOf } from '../collected.ts';
import { boxesOf, decided, words } from '../gaps/memories.ts';
import { row } from '../reporting.ts';

const rotate = { query: 'How do I rotate an expired token?' };
const earlier = { timestamp: '2026-11-04T08:00:00Z' };
const invoice = { ...earlier, query: 'Where is the invoice archive?' };
/** Three questions on webhooks and one on tokens; before, one on tokens and two on invoices. */
const twoPeriods = {
  rows: [row('a1'), row('a2'), row('a3'), row('a4', rotate)],
  previousRows: [
    row('b1', { ...earlier, ...rotate }),
    ...['b2', 'b3'].map((id) => row(id, invoice)),
  ],
};

/** The memory of an issue after this report. */
async function rememberedAfter(
  { toRemember }: Awaited<ReturnType<typeof foundOf>>,
  memory = emptyMemory,
): Promise<Memory> {
  if (!toRemember) throw new Error('Nothing is to be remembered');
  return rememberReport(memory, toRemember);
}

describe('what was found', () => {
  test('covers both periods if both were read', async () => {
    const { findings, toRemember } = await foundOf(twoPeriods);
    expect(findings.meta).toMatchObject({
      allowedHosts: ['docs.acme.example'],
      rowsRead: 7,
      requests: 3,
      waits: 2,
      redactions: null,
      incomplete: null,
      previousCutShort: null,
    });
    const report = assemble(findings, null);
    expect(report.remembered).toBeNull();
    expect(report.topics.map(({ previousUnanswered }) => previousUnanswered)).toEqual([0, 1]);
    expect(report.unaskedTopics).toMatchObject([{ previousUnanswered: 2 }]);
    expect(toRemember?.counts).toMatchObject({
      readFrom: '2026-11-02',
      questions: 4,
      unanswered: 4,
      located: 4,
    });
  });

  test('says why a period was not read, and compares nothing with it', async () => {
    const before = await foundOf({ ...twoPeriods, previousCutShort: 'Too long ago.' });
    expect(before.findings).toMatchObject({
      previousPeriod: null,
      meta: { incomplete: null, previousCutShort: 'Too long ago.', rowsRead: 7 },
    });
    expect(before.findings.gaps).toHaveLength(2);
    expect(before.toRemember?.counts.readFrom).toBe('2026-11-09');
    const now = await foundOf({ ...twoPeriods, cutShort: 'No more time.' });
    expect(now.findings).toMatchObject({ meta: { incomplete: 'No more time.' } });
    expect(now.toRemember).toBeNull();
  });

  test('is redacted, except for what distinguishes rows', async () => {
    const query = 'Why does ada@example.com get no webhook?';
    const rows = ['a1', 'a2'].map((id) =>
      row(id, { query, pageUrl: 'https://docs.acme.example/ada@example.com' }),
    );
    const found = await foundOf({ rows });
    const shown = JSON.stringify([found.findings, found.toRemember], (key, value) =>
      ['countedBy'].includes(key) ? null : value,
    );
    expect(shown).not.toContain('ada@');
    const plain = await foundOf({ rows: rows.map((one) => ({ ...one, query: '[email]' })) });
    const hashes = [found, plain].map(({ toRemember }) => toRemember?.topics[0]?.rows[0]?.hash);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

test('a report on some pages has only the topics asked there', async () => {
  const signature = (id: string, query: string) => row(id, { query });
  const { findings } = await foundOf({
    rows: [signature('a1', 'webhook signature invalid'), row('a2', rotate)],
    previousRows: [
      ...['b1', 'b2', 'b3'].map((id) => signature(id, 'verify a webhook signature')),
      ...['b4', 'b5'].map((id) => row(id, invoice)),
    ],
    outOfScope: [
      ...['c1', 'c2', 'c3'].map((id) => row(id)),
      row('c4', invoice),
      row('c5', { query: 'Which regions are there?' }),
    ],
  });
  expect(findings.gaps).toMatchObject([
    {
      label: 'How do I verify a webhook signature?',
      rows: { length: 4 },
      examples: [{ text: 'webhook signature invalid', count: 1 }],
    },
    {
      label: 'Where is the invoice archive?',
      rows: { length: 2 },
      examples: [{ text: 'Where is the invoice archive?', count: 2 }],
    },
    { label: 'How do I rotate an expired token?', rows: { length: 1 } },
  ]);
});

describe('a report that an issue remembers', () => {
  test('recognizes its gaps, and lists dismissed ones apart', async () => {
    const first = await rememberedAfter(await foundOf(twoPeriods));
    const [webhook] = first.gaps;
    const memory = decided(first, webhook?.id ?? '', { boxes: boxesOf('dismiss') });
    const rows = ['c1', 'c2'].map((id) => row(id, { timestamp: '2026-11-17T08:00:00Z' }));
    const next = { rows, previousRows: twoPeriods.rows, to: '2026-11-23' };
    const { findings } = await foundOf(next, { memory });
    const report = assemble(findings, { memory, pulls: new Map(), offers: null });
    expect(report.topics).toEqual([]);
    expect(report.remembered?.dismissed).toMatchObject([
      { id: webhook?.id, label: webhook?.heading, status: { state: 'dismissed' } },
    ]);
    expect(report.remembered?.history).toMatchObject([{ from: '2026-11-09', questions: 4 }]);
  });

  test('has each gap’s conversations in the latest reports', async () => {
    const found = await foundOf(twoPeriods);
    const first = await rememberedAfter(found);
    const [webhook] = first.gaps;
    const report = { readFrom: '2026-10-26', from: '2026-11-02', to: '2026-11-09' };
    const counts = { questions: 9, unanswered: 7, located: 7 };
    const reports = [{ ...report, ...counts }, ...first.reports];
    const byReport = { '2026-11-09': 5, ...webhook?.byReport };
    const memory = decided({ ...first, reports }, webhook?.id ?? '', { byReport });
    const known = { memory, pulls: new Map(), offers: null };
    const [gap] = assemble(found.findings, known).topics;
    expect(gap).toMatchObject({ id: webhook?.id, byReport: [5, 3] });
    const unknown = { ...known, memory: { ...first, reports } };
    expect(assemble(found.findings, unknown).topics[0]?.byReport).toEqual([null, 3]);
  });

  test('has the heading that people gave a gap as soon as they write it', async () => {
    const found = await foundOf(twoPeriods);
    const first = await rememberedAfter(found);
    const heading = words('Signatures');
    const given = { heading, headingBy: 'people' } as const;
    const memory = decided(first, first.gaps[0]?.id ?? '', given);
    const known = { memory, pulls: new Map(), offers: null };
    expect(assemble(found.findings, known).topics[0]?.label).toBe('Signatures');
    const again = await foundOf(twoPeriods, { memory });
    expect(again.findings.gaps.map(({ label }) => label)).toContain('Signatures');
  });

  test('remembers the heading that it shows', async () => {
    const model = describing(({ topic: { id } }) => ({ heading: words(`A model’s ${id}`) }));
    const found = await foundOf(twoPeriods, { model });
    const memory = await rememberedAfter(found);
    const headings = new Map(memory.gaps.map(({ id, heading }) => [id, heading]));
    const shown = found.findings.gaps.filter(({ id }) => headings.has(id));
    expect(shown.length).toBeGreaterThan(0);
    for (const { id, label } of shown) expect(headings.get(id)).toBe(label);
    expect([...headings.values()].join()).toContain('A model’s');
    expect(new Set(memory.gaps.map(({ headingBy }) => headingBy))).toEqual(
      new Set(['action', 'model']),
    );
  });
});

/** A model that leaves topics as they are, and describes those shown. */
const describing = (describe: (one: TopicToDescribe) => Partial<Description>): ReportModel =>
  ({
    classify: async (offline: object) => ({ ...offline, titledGaps: new Map(), given: null }),
    describe: async (some: readonly TopicToDescribe[]) =>
      new Map(
        some.map((one) => [
          one.topic.id,
          { heading: null, missing: null, section: null, coverage: null, ...describe(one) },
        ]),
      ),
    finish: () => null,
    close: () => {},
  }) as never;

test('a model that finds no section decides the place and the kind, one that reads none decides neither', async () => {
  const docs = await docsOf(
    {
      'site/docs.json': config({ pages: ['webhooks'] }),
      'site/webhooks.mdx': 'Webhooks are signed.',
    },
    'site',
  );
  const gapBy = async (description: Partial<Description>) =>
    (await foundOf(twoPeriods, { docs, model: describing(() => description) })).findings.gaps[0];
  const missing = words('How to check it.');
  const none = await gapBy({ missing, coverage: 'absent' });
  expect(none).toMatchObject({ kind: 'missing-page', place: null, hasNoSection: true, missing });
  const unread = await gapBy({ missing });
  expect(unread).toMatchObject({ kind: 'missing-page', hasNoSection: false, missing });
});
