import { afterEach, expect, test } from 'vitest';
import { type ModelRequest, startModel } from '../../world/model.ts';
import { careful, type Material } from '../../world/reader.ts';
import { startWeeks } from '../gaps/weeks.ts';
import { row } from '../reporting.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Two gaps, each asked for in words of its own in one week, and in quite others three weeks later. */
const asked: [day: string, label: string, texts: string[]][] = [
  [
    '2026-11-05',
    'signature',
    ['verify webhook signature', 'webhook signature header', 'signature'],
  ],
  ['2026-11-05', 'invoice', ['export an invoice', 'invoices as csv', 'invoice list']],
  ['2026-11-25', 'signature', ['checksum of posted events', 'is this payload really yours']],
  ['2026-11-25', 'invoice', ['bills into a spreadsheet', 'download what we paid']],
];
const labels = new Map(asked.flatMap(([, label, texts]) => texts.map((text) => [text, label])));
const rows = asked.flatMap(([day, label, texts]) =>
  texts.map((query, at) => {
    const id = `${day}-${label}-${at}`;
    return row(id, { conversationId: id, query, timestamp: `${day}T08:00:00Z`, pageUrl: null });
  }),
);

test('a gap that is asked for in other words is the one that the issue remembers', async () => {
  const answer = careful(
    { labelOf: (text) => labels.get(text) ?? null, titleOf: (label) => `Read the ${label}` },
    { leftOut: 0, wrong: 0 },
  );
  const model = await startModel(({ material }: ModelRequest) => ({
    content: JSON.stringify(answer(material as Material)),
  }));
  const weeks = await startWeeks(rows);
  opened.push(model.close, weeks.close);
  const inputs = { 'model-url': model.url, model: 'small' };
  const idsOf = ({ topics }: { topics: { id: string; label: string }[] }) =>
    new Map(topics.map(({ id, label }) => [label, id]));

  const first = idsOf((await weeks.run('2026-11-09', inputs)).report);
  expect([...first.keys()].sort()).toEqual(['Read the invoice', 'Read the signature']);
  const before = model.requests.length;
  const later = (await weeks.run('2026-11-30', inputs)).report;
  expect(idsOf(later)).toEqual(first);
  expect(later.topics.map(({ state }) => state)).toEqual(['open', 'open']);
  const titles = model.requests
    .slice(before, before + 1)
    .map(({ material }) => material as Material);
  expect(titles).toMatchObject([
    { task: 'sections', titles: expect.arrayContaining([...first.keys()]) },
  ]);
});
