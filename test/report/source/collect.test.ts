import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOutputFolder } from '../../../src/report/files/output-folder.ts';
import { answeredQuestionIn, collectPeriods } from '../../../src/report/source/collect.ts';
import { reportPeriods } from '../../../src/report/source/period.ts';
import { readRow } from '../../../src/report/source/row.ts';
import type { Scope } from '../../../src/report/source/scope.ts';
import { serviceRowSource } from '../../../src/report/source/service.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { Cancelled } from '../../../src/step.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { simulatedClock } from '../../world/clock.ts';
import type { Row } from '../../world/conversations.ts';
import { row } from '../reporting.ts';

const site = 'https://docs.acme.example';
const periods = reportPeriods({ days: 7, dateTo: '2026-11-16' });
const lastWeek = { timestamp: '2026-11-04T08:00:00Z' };
const onWebhooks: Scope = {
  kind: 'pull-request',
  changedFiles: async () => ['guides/webhooks.mdx'],
  docsRoot: '.',
  docsOf: async () => null,
};

/** Collects one page of rows for each period, and reads the files in the folder. */
async function collectRows({
  rows,
  previousRows = [],
  scope = { kind: 'all' },
  onPage = () => {},
  warnings = [],
}: {
  rows: readonly unknown[];
  previousRows?: readonly Row[];
  scope?: Scope;
  onPage?: (from: string, controller: AbortController) => void;
  warnings?: string[];
}) {
  const directory = temporaryFolder();
  const folder = await openOutputFolder({
    path: directory,
    workspace: directory,
    conversationsFile: null,
  });
  await folder.prepare();
  const controller = new AbortController();
  const clock = simulatedClock();
  const log = { info: () => {}, warning: (line: string) => warnings.push(line) };
  const { signal } = controller;
  const redactor = createRedactor({ secrets: ['mint_own_secret'], enabled: true });
  const collected = await collectPeriods({
    periods,
    folder,
    scope,
    onPage: () => {},
    reader: {
      source: serviceRowSource({
        conversations: {
          readConversations: async ({ from }) => {
            onPage(from, controller);
            const conversations = [...(from === periods.current.from ? rows : previousRows)];
            return { conversations, hasMore: false, nextCursor: null };
          },
        },
        pageSize: 1000,
        deadline: 1,
        clock,
        log,
        signal,
      }),
      redactor,
      log,
      signal,
    },
  });
  const lines = readFileSync(join(directory, 'conversations.jsonl'), 'utf8').split('\n');
  return {
    ...collected,
    lines: lines.filter(Boolean),
    written: lines.filter(Boolean).map((line) => JSON.parse(line)),
    files: readdirSync(directory).filter((name) => !name.startsWith('.')),
  };
}

test('turns that share an id are all counted, as one conversation', async () => {
  const turns = [8, 9, 10].map((hour) =>
    row('a', { timestamp: `2026-11-10T0${hour % 10}:00:00Z` }),
  );
  const { current, written } = await collectRows({ rows: [...turns, turns[0]] });
  expect(current).toMatchObject({ questions: 3, conversations: 1, unusableRows: 0 });
  expect(current.unanswered).toHaveLength(3);
  expect(written).toEqual(turns);
});

test('a number that the excerpt of an answer would cut is redacted as a whole', async () => {
  const response = `${'so '.repeat(196)}card 4111 1111 1111 1111 ${'and '.repeat(100)}`;
  const { current } = await collectRows({ rows: [row('a', { response })] });
  expect(current.unanswered[0]?.answer).toMatch(/^(so ){196}card \[card/);
});

test.each([
  [['a', 'b'], true],
  [['a', null], true],
  [['a', null, null], false],
])('answers with the citations %j: %s if they record what they cite', async (pages, recorded) => {
  const rows = pages.map((page, at) =>
    row(`${at}`, {
      resolutionStatus: 'answered',
      sources: page === null ? [] : [{ title: page, url: `${site}/${page}` }],
    }),
  );
  const uncited = Array.from({ length: 9 }, (_, at) => row(`u${at}`, { sources: [] }));
  const { recordsCitations } = await collectRows({ rows: [...rows, ...uncited] });
  expect(recordsCitations).toBe(recorded);
});

test('ids that redaction would change are hashed', async () => {
  const [own, other] = ['ada@example.com', 'eve@example.com'];
  const { written, current } = await collectRows({
    rows: [row(own, { conversationId: other }), row(other, { conversationId: own })],
  });
  const [first, second] = current.unanswered;
  expect(written).toMatchObject([
    { id: first?.id, conversationId: first?.conversation },
    { id: first?.conversation, conversationId: first?.id },
  ]);
  expect(second?.id).toBe(first?.conversation);
  expect(first?.id).toMatch(/^[\da-f]{16}$/);
});

test('a row is one line for every reader of lines', async () => {
  const { lines } = await collectRows({ rows: [row('a', { query: 'one\u2028two\u2029three' })] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\u2028\u2029]/);
});

test('parts that are nested too deep are excluded with one warning', async () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'core' : [nested(levels - 1)]);
  const warnings: string[] = [];
  await collectRows({ rows: [row('a'), row('b', { more: nested(50) })], warnings });
  expect(warnings).toEqual([]);
  const rows = [row('a', { more: nested(200) }), row('b', { more: nested(200) })];
  const { lines } = await collectRows({ rows, warnings });
  expect(lines.join()).not.toContain('core');
  expect(warnings).toEqual([expect.stringMatching(/^Conversations hold 2 parts nested/)]);
});

test('an error in our own code doesn’t make an incomplete report', async () => {
  const onPage = () => {
    throw new Error('a bug');
  };
  await expect(collectRows({ rows: [], onPage })).rejects.toThrow('a bug');
});

test('a message of the service about an early end is redacted', async () => {
  const { current, previous } = await collectRows({
    rows: [],
    onPage: () => {
      throw new ServiceError('refused', 'No access for ada@example.com.');
    },
  });
  expect(current.cutShort?.message).toBe('No access for [email].');
  expect(previous).toBeNull();
});

test('counts original texts without invisible characters, and writes them redacted', async () => {
  const pages = ['ada@example.com', 'eve@example.com'].map((name) => `${site}/users/${name}`);
  const { current, written } = await collectRows({
    rows: pages.map((pageUrl, index) =>
      row(`${index}`, {
        pageUrl,
        query: 'I am bob@exam\u200bple.com',
        queryCategory: 'ho\u00adw',
        sources: [{ title: 'By ca\u200bt@example.com', url: `${pageUrl}\u200b` }],
      }),
    ),
  });
  const redacted = `${site}/users/[email]`;
  expect(current.unanswered).toMatchObject(
    pages.map((page) => ({
      pageUrl: redacted,
      text: 'I am [email]',
      category: 'how',
      sources: [{ title: 'By [email]', url: redacted, countedBy: page }],
      countedBy: { page, category: 'how' },
    })),
  );
  expect(written).toMatchObject(
    pages.map(() => ({
      pageUrl: redacted,
      query: 'I am [email]',
      sources: [{ title: 'By [email]', url: redacted }],
    })),
  );
});

test.each([
  ['2026-11-10T08:00:00+01:00', '2026-11-10T08:00:00+01:00'],
  ['1794211200000', '1794211200000'],
  [1794211200, 1794211200],
  ['ask ada@example.com', 'ask [email]'],
  ['2026-11-10 (ada@example.com)', '2026-11-10 ([email])'],
])('writes the timestamp %j as %j', async (timestamp, expected) => {
  const { written } = await collectRows({ rows: [row('a', { timestamp })] });
  expect(written).toEqual([row('a', { timestamp: expected })]);
});

test('unknown values of fixed fields are redacted like any text', async () => {
  const fields = { resolutionStatus: 'ada@example.com', responseType: 'ada@example.com' };
  const { written } = await collectRows({ rows: [row('a', fields)] });
  expect(written).toMatchObject([{ resolutionStatus: '[email]', responseType: '[email]' }]);
});

test('only the rows in scope are counted and written, in both periods', async () => {
  const elsewhere = { pageUrl: `${site}/guides/keys` };
  const fromWebhooks = {
    ...elsewhere,
    sources: [{ title: 'W', url: `${site}/guides/webhooks#x` }],
  };
  const rows = [
    row('a'),
    row('b', elsewhere),
    'no object',
    row('c', { ...fromWebhooks, resolutionStatus: 'answered' }),
    row('d', elsewhere),
    row('e', { resolutionStatus: 'none' }),
  ];
  const { current, previous, written, files } = await collectRows({
    rows,
    previousRows: [row('p', lastWeek), row('q', { ...lastWeek, ...elsewhere })],
    scope: onWebhooks,
  });
  expect(current).toMatchObject({ questions: 3, conversations: 3, answered: 1, unusableRows: 1 });
  expect(current.unanswered.map(({ id }) => id)).toEqual(['a']);
  expect(current.rowsRead).toBe(6);
  expect(previous?.unanswered.map(({ id }) => id)).toEqual(['p']);
  expect(written).toEqual([rows[0], rows[3], rows[5]]);
  expect(files).toEqual(['conversations.jsonl']);
});

test('recognizes a page in scope by its original address, even if that is redacted', async () => {
  const pageUrl = `${site}/guides/ada@example.com`;
  const { current, written } = await collectRows({
    rows: [row('a', { pageUrl }), row('b', { pageUrl: `${site}/guides/eve@example.com` })],
    scope: { ...onWebhooks, changedFiles: async () => ['guides/ada@example.com.mdx'] },
  });
  expect(current.unanswered.map(({ id }) => id)).toEqual(['a']);
  expect(written).toEqual([row('a', { pageUrl: `${site}/guides/[email]` })]);
});

test('a run that is cancelled leaves all rows that it has read, and counts those in scope', async () => {
  const rows = [row('a'), row('b', { pageUrl: `${site}/guides/keys` })];
  const { current, written, files } = await collectRows({
    rows,
    scope: onWebhooks,
    onPage: (from, controller) => {
      if (from === periods.previous.from) {
        controller.abort(new Cancelled('SIGINT'));
        controller.signal.throwIfAborted();
      }
    },
  });
  expect(current).toMatchObject({ questions: 1, conversations: 1 });
  expect(written).toEqual(rows);
  expect(files).toEqual(['conversations.jsonl']);
});

test('keeps only the period’s rows if the period before is cut short', async () => {
  const { previous, written, files } = await collectRows({
    rows: [row('a'), row('b', { pageUrl: `${site}/guides/keys` })],
    previousRows: [row('p', lastWeek)],
    scope: onWebhooks,
    onPage: (from) => {
      if (from === periods.previous.from) throw new ServiceError('refused', 'Too long ago.');
    },
  });
  expect(previous?.cutShort?.message).toBe('Too long ago.');
  expect(written).toEqual([row('a')]);
  expect(files).toEqual(['conversations.jsonl']);
});

test('a row counts only in the period of its timestamp, and one without a time where it was read', async () => {
  const first = row('first', { timestamp: '2026-11-09T00:00:00.000Z' });
  const last = row('last', { timestamp: Date.parse('2026-11-15T23:59:59Z') / 1_000 });
  const next = row('next', { timestamp: '2026-11-16T00:00:00Z' });
  const undated = row('undated', { timestamp: 'some day' });
  const earlier = row('earlier', lastWeek);
  const all = [first, last, next, undated, earlier];
  const { current, previous, written } = await collectRows({ rows: all, previousRows: all });
  const idsAt = (rows: typeof current.unanswered = []) => rows.map((row) => [row.id, row.current]);
  expect(idsAt(current.unanswered)).toEqual(['first', 'last', 'undated'].map((id) => [id, true]));
  expect(current).toMatchObject({ rowsRead: 3, rowsOutsidePeriod: 2 });
  expect(idsAt(previous?.unanswered)).toEqual(['undated', 'earlier'].map((id) => [id, false]));
  expect(previous).toMatchObject({ rowsRead: 2, rowsOutsidePeriod: 3 });
  expect(written).toEqual([first, last, undated]);
});

const answeredRow = {
  id: '1',
  query: 'Where are my tokens?',
  response: 'Under Settings.',
  resolutionStatus: 'answered',
  sources: [
    { title: 'Tokens', url: 'https://docs.example.com/tokens/?from=chat#new' },
    { title: 'Of no address', url: null },
    { title: null, url: 'https://docs.example.com/' },
  ],
};
const answerOf = (row: unknown) => answeredQuestionIn(readRow(row));

test('an answered row gives its question, its answer and the pages that it cites', () => {
  expect(answerOf(answeredRow)).toEqual({
    question: 'Where are my tokens?',
    answer: 'Under Settings.',
    cited: [
      { title: 'Tokens', url: 'https://docs.example.com/tokens' },
      { title: null, url: 'https://docs.example.com/' },
    ],
  });
  expect(answerOf({ ...answeredRow, response: null })?.answer).toBe('');
});

test.each([
  ['isn’t an object', 7],
  ['went unanswered', { ...answeredRow, resolutionStatus: 'unanswered' }],
  ['has no status', { ...answeredRow, resolutionStatus: null }],
  ['has no question', { ...answeredRow, query: null }],
])('a row that %s gives no answer', (_, row) => {
  expect(answerOf(row)).toBeNull();
});
