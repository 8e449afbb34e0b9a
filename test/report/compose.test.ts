import { describe, expect, test } from 'vitest';
import { composeReport, composeSections } from '../../src/report/compose.ts';
import type { Memory } from '../../src/report/gaps/gap.ts';
import { recall } from '../../src/report/gaps/recall.ts';
import { type Remembered, remember } from '../../src/report/gaps/remember.ts';
import { topicsByGap } from '../../src/report/known-gaps.ts';
import { parseCsv } from '../world/csv.ts';
import { idOf, subject } from './gaps/gaps.ts';
import { preparedOf } from './prepared.ts';
import { row } from './reporting.ts';
import { textsOf } from './texts.ts';

const rotate = { query: 'How do I rotate an expired token?' };
const earlier = { timestamp: '2026-11-04T08:00:00Z' };
const invoice = { ...earlier, query: 'Where is the invoice archive?' };
/** Webhooks three times, tokens once; before, tokens once, and invoices twice. */
const twoPeriods = {
  rows: [row('a1'), row('a2'), row('a3'), row('a4', rotate)],
  previousRows: [
    row('b1', { ...earlier, ...rotate }),
    ...['b2', 'b3'].map((id) => row(id, invoice)),
  ],
};

/** What an issue remembers of the report, with ids of its own. */
function recalledFor(
  { toRemember }: Awaited<ReturnType<typeof preparedOf>>,
  change: (memory: Memory) => Memory = (memory) => memory,
): Remembered {
  const recalled = remember({ recalled: recall({ body: null, subject }), report: toRemember });
  const ids = recalled.ids.map((_, at) => idOf(at + 1));
  const gaps = recalled.memory.gaps.map((gap) => {
    return { ...gap, id: ids[recalled.ids.indexOf(gap.id)] ?? gap.id };
  });
  return { ...recalled, ids, memory: change({ ...recalled.memory, gaps }) };
}

const dismissing =
  (word: string) =>
  (memory: Memory): Memory => ({
    ...memory,
    gaps: memory.gaps.map((gap) => ({ ...gap, dismissed: gap.heading.includes(word) })),
  });

describe('what a report says beside its model', () => {
  test('is what both periods took, if both were read', async () => {
    const { meta, model } = await preparedOf(twoPeriods);
    expect(meta).toEqual({
      ...{
        projectId: 'acme-docs',
        file: null,
        pullRequest: null,
        maxTopics: 20,
        filesTruncated: false,
        sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
      },
      runUrl: 'https://github.com/acme/docs/actions/runs/4242',
      ...{ allowedHosts: ['docs.acme.example'], rowsRead: 7, waits: 2, redactions: null },
      ...{ incomplete: null, previousCutShort: null },
    });
    expect(model).toMatchObject({ complete: true, requests: 3 });
    expect(model.topics.map(({ previousUnanswered }) => previousUnanswered)).toEqual([0, 1]);
    expect(model.resolvedTopics).toMatchObject([{ previousUnanswered: 2 }]);
    const alone = await preparedOf({ rows: twoPeriods.rows });
    expect(alone.meta).toMatchObject({ rowsRead: 4, previousCutShort: null });
  });

  test('is why a period was not read, and nothing is compared with one that was not', async () => {
    const before = await preparedOf({ ...twoPeriods, previousCutShort: 'Too long ago.' });
    expect(before.meta).toMatchObject({ incomplete: null, previousCutShort: 'Too long ago.' });
    expect(before.meta.rowsRead).toBe(7);
    expect(before.model).toMatchObject({ complete: true, previousTotals: null });
    expect(before.grouping.topics).toHaveLength(2);
    expect(before.toRemember.read).not.toBeNull();
    const now = await preparedOf({ ...twoPeriods, cutShort: 'No more time.' });
    expect(now.meta).toMatchObject({ incomplete: 'No more time.', previousCutShort: null });
    expect(now.model.complete).toBe(false);
    expect(now.toRemember.read).toBeNull();
  });

  test('is redacted, but for what its memory tells rows apart by', async () => {
    const query = 'Why does ada@example.com get no webhook?';
    const pageUrl = 'https://docs.acme.example/ada@example.com';
    const rows = ['a1', 'a2'].map((id) => row(id, { query, pageUrl }));
    const prepared = await preparedOf({ rows });
    expect(prepared.details.pages).toMatchObject([{ url: 'https://docs.acme.example/[email]' }]);
    expect(JSON.stringify(prepared)).not.toContain('ada@');
    const plain = await preparedOf({ rows: rows.map((one) => ({ ...one, query: '[email]' })) });
    const hashes = [prepared, plain].map(({ toRemember }) => toRemember.topics[0]?.rows[0]?.hash);
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe('a report that an issue remembers', () => {
  test('has the ids that the issue keeps, in every form, and its history', async () => {
    const prepared = await preparedOf(twoPeriods);
    const { model, topics, headline, sections, ...report } = composeReport(
      prepared,
      recalledFor(prepared),
    );
    const files = textsOf(report.files);
    expect(model.topics.map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect(model.resolvedTopics.map(({ id }) => id)).toEqual([idOf(3)]);
    expect(model.history).toMatchObject([{ from: '2026-11-09', questions: 4 }]);
    expect(JSON.parse(files['report.json'] ?? '')).toEqual(JSON.parse(JSON.stringify(model)));
    expect(JSON.parse(topics).map(({ id }: { id: string }) => id)).toEqual([idOf(1)]);
    const briefs = Object.keys(files).filter((name) => name.startsWith('briefs/'));
    expect(briefs).toEqual([`briefs/${idOf(1)}.md`]);
    expect(files[briefs[0] ?? '']).toContain(
      'asked 3 times: "How do I verify a webhook signature?"',
    );
    expect(files[briefs[0] ?? '']).toContain(`\`Gap ${idOf(1)}\``);
    const cells = parseCsv(files['unanswered.csv'] ?? '').slice(1);
    expect(cells.map((line) => [line.at(-2), line.at(-1)])).toEqual([
      ['a1', idOf(1)],
      ['a2', idOf(1)],
      ['a3', idOf(1)],
      ['a4', idOf(2)],
    ]);
    expect(headline).toContain('4 of 4 questions went unanswered');
    expect(files['report.md']).toBe(`${sections.map((one) => one.markdown).join('\n\n')}\n`);
    expect(files['report.md']).not.toContain('- [ ]');
  });

  test('leaves what is dismissed to the files, if it was asked in this period', async () => {
    const prepared = await preparedOf(twoPeriods);
    for (const [word, asked] of [
      ['ebhook', true],
      ['nvoice', false],
    ] as const) {
      const recalled = recalledFor(prepared, dismissing(word));
      const { model, topics, ...report } = composeReport(prepared, recalled);
      const files = textsOf(report.files);
      expect(model.dismissedTopics).toHaveLength(1);
      expect(JSON.parse(topics)).toHaveLength(asked ? 0 : 1);
      const ids = parseCsv(files['unanswered.csv'] ?? '').map((line) => line.at(-2));
      const order = asked ? ['a4', 'a1', 'a2', 'a3'] : ['a1', 'a2', 'a3', 'a4'];
      expect(ids).toEqual(['id', ...order]);
    }
    const listed = (recalled: Remembered) => {
      const { sections } = composeSections(prepared, { remembered: recalled, offers: null });
      const text = sections.map(({ markdown }) => markdown).join('\n');
      return /### Every question[\s\S]*?(?=\n### )/.exec(text)?.[0];
    };
    expect(listed(recalledFor(prepared))).toMatch(/webhook signature/i);
    expect(listed(recalledFor(prepared, dismissing('ebhook'))) ?? '').not.toMatch(
      /webhook signature/i,
    );
  });

  test('is as it was grouped without an issue', async () => {
    const prepared = await preparedOf(twoPeriods);
    const { model, ...report } = composeReport(prepared);
    const files = textsOf(report.files);
    expect(model).toBe(prepared.model);
    const ids = parseCsv(files['unanswered.csv'] ?? '').map((line) => line.at(-1));
    expect(new Set(ids.slice(1))).toEqual(new Set(model.topics.map(({ id }) => id)));
  });
});

test('an issue’s sections have boxes, by the ids that it keeps', async () => {
  const prepared = await preparedOf(twoPeriods);
  const recalled = recalledFor(prepared, (memory) => ({
    ...memory,
    gaps: memory.gaps.map((gap) => ({ ...gap, dismissed: gap.id === idOf(2) })),
  }));
  const offers = { fix: true, startsJobs: false, refusals: new Map() };
  const { sections } = composeSections(prepared, { remembered: recalled, offers });
  const text = sections.map((one) => one.markdown).join('\n');
  expect(text).toContain(`- [ ] Let the agent fix it <!-- gap:${idOf(1)} fix -->`);
  expect(text).toContain(`- [x] Not for the docs <!-- gap:${idOf(2)} dismiss -->`);
});

test('a job can be told of every topic by its gap, also of those that are gone', async () => {
  const prepared = await preparedOf(twoPeriods);
  const [first, second] = prepared.model.topics;
  const [gone] = prepared.model.resolvedTopics;
  const { ids, memory } = recalledFor(prepared);
  expect([...topicsByGap(prepared, { ids, memory })]).toEqual([
    [idOf(1), first],
    [idOf(2), second],
    [idOf(3), gone],
  ]);
  expect([...topicsByGap(prepared, { ids: [], memory }).keys()]).toEqual(
    [first, second, gone].map((topic) => topic?.id),
  );
});

test('a report that is not wanted any more ends wherever it is in its making', async () => {
  const rows = Array.from({ length: 60 }, (_, at) =>
    row(`r${at}`, { query: `What is x${at} for?` }),
  );
  let pauses = 0;
  await preparedOf({ rows }, () => {
    pauses += 1;
    return undefined;
  });
  const cancelled = new Error('cancelled');
  // From the first question that is read to the last row that is redacted.
  for (const part of [0, 0.25, 0.5, 0.75, 0.99]) {
    let left = Math.floor(pauses * part);
    const pace = () => (left-- > 0 ? undefined : Promise.reject(cancelled));
    await expect(preparedOf({ rows }, pace)).rejects.toBe(cancelled);
  }
  // Grouping alone has fewer: each topic is described and redacted, each row redacted on its own.
  expect(pauses).toBeGreaterThan(rows.length * 6);
});
