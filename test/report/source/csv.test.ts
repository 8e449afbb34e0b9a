import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvReader, csvHeader, rowOfRecord } from '../../../src/report/source/csv.ts';
import { openRowsFile } from '../../../src/report/source/file.ts';
import { parseTimestamp } from '../../../src/service/timestamp.ts';
import { temporaryFolder } from '../../faults/temporary-folder.ts';
import { simulatedClock } from '../../world/clock.ts';

/** Records of a text that comes in pieces of a length. */
function recordsOf(text: string, { separator = ',', length = text.length || 1 } = {}): string[][] {
  const reader = new CsvReader(separator);
  const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    reader.push(text.slice(at * length, (at + 1) * length)),
  );
  return [...pieces.flat(), ...reader.end()];
}

describe('records', () => {
  test.each<[string, string, string[][]]>([
    [
      'end in LF',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'end in CRLF',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['end in CR', 'a\rb\r\rc', [['a'], ['b'], [''], ['c']]],
    ['have quoted cells', '"a, b","c ""d"""\r\n', [['a, b', 'c "d"']]],
    ['have line breaks in quotes', '"a\r\nb\n",c\n', [['a\r\nb\n', 'c']]],
    ['have empty cells', ',"",\n', [['', '', '']]],
    ['have quotes in plain cells', 'a 5" disk,b"c"\n', [['a 5" disk', 'b"c"']]],
    ['have text behind a quote', '"a"b ,"c" \n', [['ab ', 'c ']]],
    ['have spaces before a quote', 'a, "b, c"\n', [['a', 'b, c']]],
    ['are none in an empty text', '', []],
  ])('%s', (_, text, records) => {
    expect(recordsOf(text)).toEqual(records);
    for (const length of [1, 2, 3]) expect(recordsOf(text, { length })).toEqual(records);
  });

  test('are the same in whatever pieces they are read', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\r', '\t', 'ü', '😀'),
    });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    const separators = fc.constantFrom(',', ';', '\t');
    const breaks = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(table, separators, breaks, fc.nat(7), (records, separator, end, length) => {
        const written = records.map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator),
        );
        const text = written.map((line) => line + end).join('');
        expect(recordsOf(text, { separator, length: length + 1 })).toEqual(records);
      }),
    );
  });
});

const week = { from: '2026-11-09', to: '2026-11-16' };

/** What a report reads of a file, and what it says of it. */
async function readCsv(content: string | Buffer) {
  const path = join(temporaryFolder(), 'export.csv');
  writeFileSync(path, content);
  const file = await openRowsFile(path).catch((error: Error) => error);
  const said: string[] = [];
  if (file instanceof Error) return { rows: [], said, error: file.message.replace(path, 'FILE') };
  const say = (text: string) => said.push(text.replace(path, 'FILE'));
  const { rowsOf } = file.source({
    undatedIn: week,
    clock: simulatedClock(),
    deadline: Number.POSITIVE_INFINITY,
    log: { info: say, warning: say },
    signal: new AbortController().signal,
  });
  const rows: Record<string, unknown>[] = [];
  let error: string | null = null;
  try {
    for await (const batch of rowsOf(week)) rows.push(...(batch as typeof rows));
  } catch (thrown) {
    error = String(thrown).replace(path, 'FILE');
  }
  return { rows, said, error };
}

const plain = [
  'Timestamp,Query,Response,Sources,Resolution Status,Conversation ID,Page URL',
  '2026-11-10T08:00:00Z,"How do I verify, ""in Python""?","I could\nnot find that.",https://docs.acme.example/a,unanswered,c1,https://docs.acme.example/b',
  '2026-11-14 23:59:59,Größe?,,,answered,,',
];
const first = {
  timestamp: '2026-11-10T08:00:00Z',
  query: 'How do I verify, "in Python"?',
  response: 'I could\nnot find that.',
  sources: [{ title: null, url: 'https://docs.acme.example/a' }],
  resolutionStatus: 'unanswered',
  conversationId: 'c1',
  pageUrl: 'https://docs.acme.example/b',
};
const second = {
  timestamp: '2026-11-14 23:59:59',
  query: 'Größe?',
  response: null,
  sources: [],
  resolutionStatus: 'answered',
  conversationId: null,
  pageUrl: null,
};

describe('the dashboard’s CSV', () => {
  test('is read by its columns’ names, and says what it found', async () => {
    const { rows, said } = await readCsv(plain.join('\r\n'));
    expect(rows).toMatchObject([first, second]);
    expect(said).toEqual([
      'Columns of FILE: query ("Query"), resolutionStatus ("Resolution Status"), response ("Response"), timestamp ("Timestamp"), conversationId ("Conversation ID"), pageUrl ("Page URL"), sources ("Sources"); not found: id, queryCategory, responseType.',
      '2026-11-09 to 2026-11-16: 3 rows of the file, 2 rows.',
    ]);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  // As each program saves the same rows again, by the conventions of its locale.
  test.each<[string, string | Buffer]>([
    ['behind a byte order mark', `\ufeff${plain.join('\n')}`],
    [
      'of Excel in German: semicolons, Windows-1252, dotted dates',
      latin(
        'timestamp;QUERY;response;sources;resolution_status;conversation-id;pageURL\r\n10.11.2026 08:00;"How do I verify, ""in Python""?";"I could\nnot find that.";https://docs.acme.example/a;unanswered;c1;https://docs.acme.example/b\r\n14.11.2026 23:59;Gr\u00f6\u00dfe?;;;answered;;\r\n',
      ),
    ],
    [
      'of Excel as Unicode text: tabs, UTF-16',
      Buffer.from(
        '\ufeffTimestamp\tQuery\tResponse\tSources\tResolution Status\tConversation ID\tPage URL\r\n10.11.2026 08:00\t"How do I verify, ""in Python""?"\t"I could\nnot find that."\thttps://docs.acme.example/a\tunanswered\tc1\thttps://docs.acme.example/b\r\n14.11.2026 23:59:59\tGröße?\t\t\tanswered\t\t\r\n',
        'utf16le',
      ),
    ],
    [
      'of Numbers: the table’s name above, a comma in the date',
      `Table 1\nTimestamp,Query,Response,Sources,Resolution Status,Conversation ID,Page URL\n"11/10/26, 8:00\u202fAM","How do I verify, ""in Python""?","I could\nnot find that.",https://docs.acme.example/a,unanswered,c1,https://docs.acme.example/b\n"11/14/26, 11:59\u202fPM",Größe?,,,answered,,\n`,
    ],
    [
      'of LibreOffice: all text quoted, American dates, the separator named',
      `sep=;\n"Timestamp";"Query";"Response";"Sources";"Resolution Status";"Conversation ID";"Page URL"\n11/10/2026 08:00:00 AM;"How do I verify, ""in Python""?";"I could\nnot find that.";"https://docs.acme.example/a";"Unanswered";"c1";"https://docs.acme.example/b"\n11/14/2026 11:59:59 PM;"Größe?";;;"Answered";;\n`,
    ],
  ])('is the same %s', async (_, content) => {
    const { rows, error } = await readCsv(content);
    expect(error).toBeNull();
    const hours = rows.map(({ timestamp }) =>
      Math.floor((parseTimestamp(`${timestamp}`) ?? 0) / 36e5),
    );
    expect(hours).toEqual(
      ['2026-11-10T08', '2026-11-14T23'].map((hour) => Date.parse(`${hour}:00Z`) / 36e5),
    );
    const { timestamp: _1, ...one } = first;
    const { timestamp: _2, ...two } = second;
    expect(rows).toMatchObject([one, two]);
  });

  test('may have other column names, and retains unknown columns', async () => {
    const { rows } = await readCsv(
      'Plan,Created At,question,ANSWER,status,id,id\npro,2026-11-10,How?,No.,ANSWERED ,x,y\n',
    );
    expect(rows).toEqual([
      {
        Plan: 'pro',
        timestamp: '2026-11-10',
        query: 'How?',
        response: 'No.',
        resolutionStatus: 'answered',
        id: 'x',
        sources: [],
      },
    ]);
  });

  test.each([
    ['Query,Response', 'status', '"Query", "Response"'],
    ['resolutionStatus;Thread', 'question', '"resolutionStatus", "Thread"'],
    ['a\tb', 'question', '"a", "b"'],
    [Array.from({ length: 30 }, () => 'x'.repeat(50)).join(), 'question', 'x…" and more'],
  ])(
    'without its question or status is an error that names what it has: %s',
    async (header, missing, names) => {
      const { error } = await readCsv(`${header}\n1,2\n`);
      expect(error).toContain(`The CSV FILE has no ${missing} column: it needs`);
      expect(error).toContain(names);
      expect(error?.length).toBeLessThan(1_500);
    },
  );

  test('is not a CSV if a stray line comes before rows in JSON', async () => {
    const { rows } = await readCsv('Exported, on Monday\n{"id":"a","query":"q"}\n');
    expect(rows).toEqual([{ id: 'a', query: 'q' }]);
  });

  test('has rows with more or fewer cells, if a question and a status are there', async () => {
    const { rows, said } = await readCsv(
      'query,status,pageUrl,note\nA?,answered\nB?,unanswered,/b,n,more\nC, and D?,answered,/c,\nE?\n\n,,,\nF?,odd,/f,n\n',
    );
    expect(rows.map(({ query, resolutionStatus }) => [query, resolutionStatus])).toEqual([
      ['A?', 'answered'],
      ['B?', 'unanswered'],
      ['F?', 'odd'],
    ]);
    expect(said[2]).toBe("The file FILE has 2 records that aren't rows: left out (rows 4, 5).");
  });

  test('with a quote that is never closed is cut short, and says where', async () => {
    const { rows, error } = await readCsv('query,status\nA?,answered\n"B?,answered\nC?,answered\n');
    expect(rows).toMatchObject([{ query: 'A?' }]);
    expect(error).toBe(
      "CutShort: The file FILE can't be read beyond row 2: a quote after it is never closed. Export it again, or close the quote.",
    );
  });

  test('gives ten equal rows of a day ten ids, the same in the next export', async () => {
    const rows = (count: number) =>
      `date,query,status\n${'2026-11-10,How?,unanswered\n'.repeat(count)}`;
    const ids = (await readCsv(rows(10))).rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    const later = (await readCsv(rows(12))).rows.map(({ id }) => id);
    expect(later.slice(0, 10)).toEqual(ids);
  });

  test('has no column that changes an object’s prototype', async () => {
    const { rows } = await readCsv('query,status,__proto__,constructor\nA?,answered,x,y\n');
    expect(Object.keys(rows[0] ?? {})).toContain('__proto__');
    expect(Object.getPrototypeOf(rows[0])).toBe(Object.prototype);
  });
});

describe('sources in a cell', () => {
  const header = csvHeader('query,status,sources\n');
  const sources = (cell: string) => rowOfRecord(['Q?', 'answered', cell], header)?.sources;
  const url = 'https://docs.acme.example/a?x=1,2';
  test.each<[string, unknown]>([
    ['', []],
    ['[]', []],
    [
      `["${url}", "Guide"]`,
      [
        { title: null, url },
        { title: 'Guide', url: null },
      ],
    ],
    [
      `[{"title":"A","url":"${url}"},{"name":"B","link":"/b"},7]`,
      [
        ...[
          { title: 'A', url },
          { title: 'B', url: '/b' },
        ],
        { title: null, url: null },
      ],
    ],
    [`{"title":"A","url":"${url}"}`, [{ title: 'A', url }]],
    [
      `${url}\n/guides/b\n`,
      [
        { title: null, url },
        { title: null, url: '/guides/b' },
      ],
    ],
    [
      `https://a.example/x,https://a.example/y; /z`,
      [
        ...['https://a.example/x', 'https://a.example/y', '/z'].map((one) => ({
          title: null,
          url: one,
        })),
      ],
    ],
    [
      `- [A – first](${url})\n* B: ${url}`,
      [
        { title: 'A – first', url },
        { title: 'B', url },
      ],
    ],
    ['[Guide', [{ title: 'Guide', url: null }]],
  ])('are read: %j', (cell, expected) => {
    expect(sources(cell)).toEqual(expected);
  });
});
