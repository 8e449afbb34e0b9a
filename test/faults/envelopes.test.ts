import { describe, expect, test } from 'vitest';
import { reportHere } from '../report/in-process.ts';
import { servePages } from '../world/conversations.ts';
import type { Script } from '../world/service.ts';
import { rowsOf } from './conversations.ts';

interface Envelope {
  conversations: unknown[];
  nextCursor: string | null;
  hasMore: boolean;
}
type Change = (envelope: Envelope) => object;

const rows = rowsOf({ day: '2026-11-10', count: 12 });
const fourPages = servePages(rows, 3);
const pageSize = 30;
const places = { 'the first page': 0, 'the second page': 1, 'the last page': 3 };

async function report(script: Script) {
  const left = await reportHere(script, { with: { 'page-size': String(pageSize) } });
  return { ...left, requests: left.queries.length };
}

const changed = (place: number, change: Change) =>
  report((request, index) => {
    const { json } = fourPages(request, index);
    return { json: index === place ? change(json as Envelope) : json };
  });

describe.each(Object.entries(places))('%s', (_, place) => {
  test.each<[string, Change]>([
    ['more rows and a null cursor', (page) => ({ ...page, hasMore: true, nextCursor: null })],
    ['more rows and an empty cursor', (page) => ({ ...page, hasMore: true, nextCursor: '' })],
    ['more rows and no cursor', ({ conversations }) => ({ conversations, hasMore: true })],
  ])('announces %s: its rows are saved, and the export ends', async (_name, change) => {
    const left = await changed(place, change);
    expect(left).toMatchObject({
      error: expect.stringContaining(
        `Page ${place + 1} says that there are more conversations (\`hasMore\`) and gives no \`nextCursor\``,
      ),
      outputs: { outcome: 'incomplete', questions: String(3 * (place + 1)) },
      rows: rows.slice(0, 3 * (place + 1)),
      requests: place + 1,
    });
  });

  test.each<[string, string, Change]>([
    ['no rows field', 'conversations', ({ hasMore, nextCursor }) => ({ hasMore, nextCursor })],
    ['rows that are an object', 'conversations', (page) => ({ ...page, conversations: {} })],
    ['rows that are null', 'conversations', (page) => ({ ...page, conversations: null })],
    ['no hasMore', 'hasMore', ({ conversations }) => ({ conversations, nextCursor: 'x' })],
    ['hasMore as text', 'hasMore', (page) => ({ ...page, hasMore: 'true' })],
    ['a cursor that is a number', 'nextCursor', (page) => ({ ...page, nextCursor: 7 })],
  ])(
    'has %s: it is skipped, and the message names the page and the field',
    async (_name, field, change) => {
      const left = await changed(place, change);
      expect(left).toMatchObject({
        error: expect.stringMatching(
          new RegExp(
            `page ${place + 1} of the conversations .* \`${field}\` is missing or of another type`,
          ),
        ),
        outputs: { outcome: 'incomplete', questions: String(3 * place) },
        rows: rows.slice(0, 3 * place),
      });
    },
  );

  test('is empty: the other pages are read', async () => {
    const left = await changed(place, (page) => ({ ...page, conversations: [] }));
    expect(left).toMatchObject({
      error: null,
      outputs: { outcome: 'complete', questions: '9' },
    });
    expect(left.rows).toEqual(rows.toSpliced(3 * place, 3));
  });

  test('repeats all earlier rows: each is saved and counted once', async () => {
    const left = await changed(place, (page) => ({
      ...page,
      conversations: [...rows.slice(0, 3 * place), ...page.conversations, ...page.conversations],
    }));
    expect(left).toMatchObject({
      error: null,
      outputs: { outcome: 'complete', questions: '12' },
    });
    expect(left.rows).toEqual(rows);
  });

  test('has more rows than were asked for: it is refused like one that can’t be read', async () => {
    const left = await changed(place, (page) => ({
      ...page,
      conversations: Array(pageSize + 1).fill({}),
    }));
    expect(left).toMatchObject({
      error: expect.stringContaining('`conversations` has more rows than the 30 asked for'),
      outputs: { outcome: 'incomplete', questions: String(3 * place) },
      rows: rows.slice(0, 3 * place),
    });
  });

  test('contains rows that are not objects: they are saved, with one warning', async () => {
    const odd = [null, 7, 'text', [1], true, {}, { id: 5, query: null, resolutionStatus: 'maybe' }];
    const left = await changed(place, (page) => ({
      ...page,
      conversations: [...page.conversations, ...odd],
    }));
    expect(left).toMatchObject({
      error: null,
      outputs: { outcome: 'complete', questions: '19', unanswered: '4' },
      warnings: [
        '7 rows without a usable `id`, `query` or `resolutionStatus`: exported, and not counted.',
      ],
    });
    expect(left.rows).toEqual(rows.toSpliced(3 * place + 3, 0, ...(odd as typeof rows)));
  });
});

describe('cursors', () => {
  const loop =
    (cursors: (index: number) => string): Script =>
    (_, index) => ({
      json: {
        conversations: rowsOf({ day: '2026-11-10', count: 3, first: 3 * index + 1 }),
        nextCursor: cursors(index),
        hasMore: true,
      },
    });

  test.each<[string, (index: number) => string, number]>([
    ['that stand still', () => 'same', 2],
    ['that go in a circle of three', (index) => `c${index % 3}`, 4],
    ['that go back to the first after ten pages', (index) => `c${index % 10}`, 11],
  ])('%s end the export before a row is read twice', async (_, cursors, pages) => {
    const left = await report(loop(cursors));
    expect(left).toMatchObject({
      error: expect.stringContaining(
        `Page ${pages} gives a \`nextCursor\` that an earlier page gave already, so reading on would go in circles.`,
      ),
      outputs: { outcome: 'incomplete', questions: String(3 * pages) },
      requests: pages,
    });
  });

  test('on the last page are ignored', async () => {
    const left = await changed(3, (page) => ({ ...page, nextCursor: 'more' }));
    expect(left).toMatchObject({ error: null, outputs: { outcome: 'complete' }, requests: 4 });
  });
});

test('a period with only empty pages has a report', async () => {
  const left = await report((_, index) => ({
    json: { conversations: [], nextCursor: `c${index}`, hasMore: index < 5 },
  }));
  expect(left).toMatchObject({
    error: null,
    outputs: { outcome: 'complete', questions: '0', unanswered: '0', unansweredRate: '0.0000' },
    rows: [],
    requests: 6,
  });
});
