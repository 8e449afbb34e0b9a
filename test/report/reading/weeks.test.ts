import { expect, test } from 'vitest';
import { addDays } from '../../../src/report/source/period.ts';
import { runBundle } from '../../faults/bundle.ts';
import { startModel } from '../../world/model.ts';
import { careful, type Material } from '../../world/reader.ts';
import { bundleRun, monday, startFixWorld } from '../post/world.ts';
import { row } from '../reporting.ts';

/** The questions on two sections, in other words each week. */
const asked = [
  {
    signature: ['verify webhook signature', 'webhook signature header', 'signature of a webhook'],
    invoice: ['export an invoice', 'invoices as csv', 'invoice list'],
  },
  {
    signature: ['checksum of posted events', 'is this payload really yours', 'spoofed callbacks'],
    invoice: ['bills into a spreadsheet', 'download what we paid', 'receipts for accounting'],
  },
  {
    signature: ['hmac sha256 wrong digest', 'authenticate incoming requests', 'compare mac'],
    invoice: ['yearly statement pdf', 'print charges', 'past payments overview'],
  },
  {
    signature: ['trust what arrives at my endpoint', 'forged POST', 'tampered body'],
    invoice: ['factures de mars', 'money records', 'tax documents'],
  },
];
const endOf = (week: number): string => addDays(monday, 7 * (week - 3));
const labels = new Map<string, string>();
const rows = asked.flatMap((gaps, week) =>
  Object.entries(gaps).flatMap(([label, texts]) =>
    texts.map((query, at) => {
      labels.set(query, label);
      const id = `${week}-${label}-${at}`;
      const timestamp = `${addDays(endOf(week), -2 - at)}T08:00:00Z`;
      return row(id, { conversationId: id, query, timestamp, pageUrl: null });
    }),
  ),
);

test('with a model, a gap is the section with its heading each week, in any words', async () => {
  const titles = new Map([
    ['signature', 'Read the signature'],
    ['invoice', 'Read the invoice'],
  ]);
  const answer = careful(
    { labelOf: (text) => labels.get(text) ?? null, titleOf: (label) => titles.get(label) ?? label },
    { leftOut: 0, wrong: 0 },
  );
  const model = await startModel(({ material }) => ({
    content: JSON.stringify(answer(material as Material)),
  }));
  const world = await startFixWorld({ rows });
  const idsAfter = async (week: number): Promise<Record<string, string>> => {
    const { outputs, errors, warnings } = await runBundle(
      bundleRun(world, {
        'date-to': endOf(week),
        'model-url': model.url,
        model: 'small',
        fix: 'offer',
      }),
    );
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    const topics: { id: string; label: string }[] = JSON.parse(outputs.topics ?? '[]');
    return Object.fromEntries(topics.map(({ id, label }) => [label, id]));
  };
  const titlesSent = (): string[] =>
    model.requests
      .map(({ material }) => material as Material)
      .flatMap((one) => (one.task === 'sections' ? [one.titles.map(({ title }) => title)] : []))
      .at(-1) ?? [];

  const first = await idsAfter(0);
  expect(Object.keys(first).sort()).toEqual(['Read the invoice', 'Read the signature']);
  expect(await idsAfter(1)).toEqual(first);
  expect(titlesSent().sort()).toEqual(Object.keys(first).sort());

  world.turn('signature', true);
  const headingInDetails = /(<summary>[^\n]*?)Read the invoice/;
  expect(world.issue().body).toMatch(headingInDetails);
  world.github.state.editIssue(world.issue().number, (body) =>
    body.replace(headingInDetails, '$1Read the bills'),
  );
  titles.set('invoice', 'Read the bills');
  const renamed = {
    'Read the bills': first['Read the invoice'],
    'Read the signature': first['Read the signature'],
  };
  expect(await idsAfter(2)).toEqual(renamed);
  expect(titlesSent().sort()).toEqual(Object.keys(renamed).sort());

  // The count from the tick on has the two weeks at that time and the one after.
  expect(await idsAfter(3)).toEqual(renamed);
  const { counted } = world.gap('signature');
  expect(counted?.since).toBe(endOf(0));
  expect(sumOf(counted?.model)).toBe(9);
  expect(sumOf(counted?.words)).toBeLessThan(9);
});

const sumOf = (days: Readonly<Record<string, number>> | null | undefined): number =>
  Object.values(days ?? {}).reduce((sum, count) => sum + count, 0);
