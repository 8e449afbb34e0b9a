import { expect, test } from 'vitest';
import { allowedLinkHosts, countableRow, createTally } from '../../../src/report/source/collect.ts';
import { distinctConversations, sumDays } from '../../../src/report/source/conversations.ts';
import { readRow } from '../../../src/report/source/row.ts';
import { createRedactor } from '../../../src/text/redact.ts';

const redactor = createRedactor({ secrets: [], enabled: false });

function count(...rows: unknown[]) {
  const { add, tally } = createTally();
  for (const row of rows) add(countableRow(readRow(row), { current: true, redactor }));
  return tally;
}

const unanswered = (fields: object = {}) => ({
  id: '1',
  query: 'q',
  resolutionStatus: 'unanswered',
  ...fields,
});
const answered = { ...unanswered(), resolutionStatus: 'answered' };

test('answered and unanswered rows are counted, clarifying questions as neither', () => {
  const clarifying = unanswered({ responseType: 'clarifying_question' });
  const tally = count(answered, answered, unanswered(), clarifying);
  expect(tally).toMatchObject({ questions: 4, answered: 2, unusableRows: 0 });
  expect(tally.unanswered).toHaveLength(1);
});

test('a row without a usable id, query or status counts only as a row', () => {
  const tally = count(
    null,
    7,
    { ...answered, id: '' },
    { ...answered, query: null },
    { ...answered, resolutionStatus: 'pending' },
  );
  expect(tally).toMatchObject({ questions: 5, answered: 0, unanswered: [], unusableRows: 5 });
  expect(tally.rowsWithPage).toBe(0);
});

test('a conversation has its own id or, without one, the row’s', () => {
  const tally = count(unanswered({ conversationId: 'c' }), unanswered({ conversationId: '' }));
  expect(tally.unanswered.map(({ conversation }) => conversation)).toEqual(['c', '1']);
});

test('conversations are distinct, including those of answered and uncounted rows', () => {
  const tally = count(
    { ...answered, id: 'a', conversationId: 'c' },
    unanswered({ id: 'b', conversationId: 'c' }),
    unanswered({ id: 'd' }),
    { ...answered, id: 'd', conversationId: null },
    { ...answered, id: 'e', query: null },
    { ...answered, id: '' },
    { ...answered, id: '' },
    7,
  );
  expect(tally).toMatchObject({ questions: 8, conversations: 3, unusableRows: 4 });
});

test('conversations are counted once a day, without clarifying and undated rows', () => {
  const on = (timestamp: string, fields: object = {}) => ({ ...answered, timestamp, ...fields });
  const tally = count(
    on('2026-11-09T08:00:00Z'),
    unanswered({ timestamp: '2026-11-09T09:00:00Z' }),
    on('2026-11-10T08:00:00Z'),
    on('2026-11-10T08:00:00Z', { responseType: 'clarifying_question' }),
    on('yesterday'),
  );
  expect([...tally.conversationsByDay]).toEqual([
    ['2026-11-09', 1],
    ['2026-11-10', 1],
  ]);
  expect(sumDays(tally.conversationsByDay)).toBe(2);
  expect(sumDays(tally.conversationsByDay, (day) => day > '2026-11-09')).toBe(1);
});

test('a topic has each of its conversations once, sorted', () => {
  const rows = ['b', 'b', 'a'].map((conversation) => ({ conversation, day: null }));
  expect(distinctConversations(rows)).toEqual(['a', 'b']);
});

test.each([
  [null, null],
  ['  ', null],
  [' I could not find that. ', 'I could not find that.'],
  ['\u200bI could\u202e not. ', 'I could not.'],
  ['a'.repeat(599), 'a'.repeat(599)],
  // A key that is cut would no longer be recognized, so words are never cut.
  [`Use ${'k'.repeat(700)}`, 'Use'],
  ['k'.repeat(700), null],
  [`${'词'.repeat(590)} ghp_0123456789abcdef`, `${'词'.repeat(590)}`],
  ['词'.repeat(700), '词'.repeat(600)],
])('an answer is shortened to its beginning: %#', (response, answer) => {
  expect(count(unanswered({ response })).unanswered[0]?.answer).toBe(answer);
});

test.each([
  ['2026-11-09T23:59:59.999Z', '2026-11-09'],
  ['2026-11-10T00:30:00+02:00', '2026-11-09'],
  ['2026-11-09 23:59', '2026-11-09'],
  ['2026-11-09', '2026-11-09'],
  ['yesterday', null],
  ['page 5', null],
  ['5', null],
  ['+275760-09-13T00:00:00Z', null],
])('the timestamp %j is on the day %j', (timestamp, day) => {
  expect(count(unanswered({ timestamp })).unanswered[0]).toMatchObject({ timestamp, day });
});

test.each(['', '  ', '\u200b', null, 7])('a field that is %j is absent', (blank) => {
  const fields = ['conversationId', 'pageUrl', 'queryCategory', 'timestamp', 'responseType'];
  const tally = count(unanswered(Object.fromEntries(fields.map((field) => [field, blank]))));
  expect(tally).toMatchObject({ rowsWithPage: 0, conversationsByDay: new Map() });
  expect(tally.unanswered).toMatchObject([
    { conversation: '1', pageUrl: null, category: null, countedBy: { page: null, category: null } },
  ]);
  expect(count({ ...answered, id: blank }).unusableRows).toBe(1);
});

test.each(['1794268799', 1794268799, '1794268799000', 1794268799000])(
  'a time since the epoch, %j, becomes a date',
  (timestamp) => {
    const [row] = count(unanswered({ timestamp })).unanswered;
    expect(row).toMatchObject({ timestamp: '2026-11-09T23:59:59.000Z', day: '2026-11-09' });
  },
);

test('the https hosts of all questions are counted', () => {
  const at = (pageUrl: string | null) => ({ ...answered, pageUrl });
  const tally = count(
    at('https://docs.example.com/a'),
    at('https://docs.example.com/b'),
    at('http://docs.example.com/c'),
    at('https://app.example.com:8443/'),
    at('javascript:alert(1)'),
    at('nonsense'),
    at(null),
  );
  expect([...tally.rowsByHost]).toEqual([
    ['docs.example.com', 2],
    ['app.example.com:8443', 1],
  ]);
  expect(tally.rowsWithPage).toBe(6);
});

test('links may go to hosts that at least a fifth of the pages have', () => {
  const rowsByHost = new Map([
    ['docs.example.com', 60],
    ['evil.example', 19],
    ['api.example.com', 20],
  ]);
  expect(allowedLinkHosts({ rowsByHost, rowsWithPage: 100 })).toEqual([
    'api.example.com',
    'docs.example.com',
  ]);
  // Pages without https count in the total.
  expect(allowedLinkHosts({ rowsByHost, rowsWithPage: 101 })).toEqual(['docs.example.com']);
  expect(allowedLinkHosts({ rowsByHost: new Map(), rowsWithPage: 0 })).toEqual([]);
});
