import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvReader, findCsvHeader, rowOfRecord } from '../../../src/report/source/csv.ts';
import { parseTimestamp } from '../../../src/text/date.ts';
import { fileWith, readRows } from './read-rows.ts';

/** The records of a text that is read in pieces of this length. */
function recordsOf(text: string, { separator = ',', length = text.length || 1 } = {}): string[][] {
  const reader = new CsvReader(separator);
  const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    reader.push(text.slice(at * length, (at + 1) * length)),
  );
  return [...pieces.flat(), ...reader.end()];
}

describe('records', () => {
  // A bar between cells, and a slash between records.
  test.each([
    ['end in LF', 'a,b\nc,d\n', 'a|b/c|d'],
    ['end in CRLF', 'a,b\r\nc,d', 'a|b/c|d'],
    ['end in CR', 'a\rb\r\rc', 'a/b//c'],
    ['have quoted cells', '"a, b","c ""d"""\r\n', 'a, b|c "d"'],
    ['have line breaks in quotes', '"a\r\nb\n",c\n', 'a\r\nb\n|c'],
    ['have empty cells', ',"",\n', '||'],
    ['have quotes in plain cells', 'a 5" disk,b"c"\n', 'a 5" disk|b"c"'],
    ['have text after a quote', '"a"b ,"c" \n', 'ab |c '],
    ['have spaces before a quote', 'a, "b, c"\n', 'a|b, c'],
    ['are absent from an empty text', '', ''],
  ])('%s', (_, text, records) => {
    const written = (read: string[][]) => read.map((cells) => cells.join('|')).join('/');
    expect(written(recordsOf(text))).toBe(records);
    for (const length of [1, 2, 3]) expect(written(recordsOf(text, { length }))).toBe(records);
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

/** The rows that a report reads from a file, and what it logs. */
async function readCsv(content: string | Buffer) {
  const path = fileWith(content);
  const read = await readRows(path).catch((error: Error) => error);
  if (read instanceof Error)
    return { rows: [], logged: [], error: read.message.replace(path, 'FILE') };
  const { rows, lines, error } = read;
  return {
    rows,
    logged: lines.map((line) => line.replace(/^Warning: /, '')),
    error: error === null ? null : String(error).replace(path, 'FILE'),
  };
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
  test('is read by the names of its columns, which are logged', async () => {
    const { rows, logged } = await readCsv(plain.join('\r\n'));
    expect(rows).toMatchObject([first, second]);
    expect(logged).toEqual([
      'Columns of FILE: query ("Query"), resolutionStatus ("Resolution Status"), response ("Response"), timestamp ("Timestamp"), conversationId ("Conversation ID"), pageUrl ("Page URL"), sources ("Sources"); not found: id, queryCategory, responseType.',
      '2026-11-09 to 2026-11-16: 3 rows of the file, 2 rows.',
    ]);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');
  // The same rows as each program saves them in its locale.
  test.each<[string, string | Buffer]>([
    ['after a byte order mark', `\ufeff${plain.join('\n')}`],
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
  ])('has the same rows %s', async (_, content) => {
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
    'without a question or status column is an error that names its columns: %s',
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

  test('may have rows with more or fewer cells if they have a question and a status', async () => {
    const { rows, logged } = await readCsv(
      'query,status,pageUrl,note\nA?,answered\nB?,unanswered,/b,n,more\nC, and D?,answered,/c,\nE?\n\n,,,\nF?,odd,/f,n\n',
    );
    expect(rows.map(({ query, resolutionStatus }) => [query, resolutionStatus])).toEqual([
      ['A?', 'answered'],
      ['B?', 'unanswered'],
      ['F?', 'odd'],
    ]);
    expect(logged[2]).toBe(
      "The file FILE has 2 records that aren't rows: left out (the first is row 4).",
    );
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

const header = findCsvHeader('query,status,sources\n');
const url = 'https://docs.acme.example/a?x=1,2';
test.each([
  ['', []],
  ['[]', []],
  [`["${url}", "Guide"]`, [`null ${url}`, 'Guide null']],
  [`[{"title":"A","url":"${url}"},{"name":"B","link":"/b"},7]`, [`A ${url}`, 'B /b', 'null null']],
  [`{"title":"A","url":"${url}"}`, [`A ${url}`]],
  [`${url}\n/guides/b\n`, [`null ${url}`, 'null /guides/b']],
  [
    'https://a.example/x,https://a.example/y; /z',
    ['x', 'y'].map((page) => `null https://a.example/${page}`).concat('null /z'),
  ],
  [`- [A – first](${url})\n* B: ${url}`, [`A – first ${url}`, `B ${url}`]],
  ['[Guide', ['Guide null']],
])('sources in a cell are read: %j', (cell, expected) => {
  const { sources } = rowOfRecord(['Q?', 'answered', cell], header) ?? {};
  const read = sources as { title: string | null; url: string | null }[];
  expect(read.map(({ title, url }) => `${title} ${url}`)).toEqual(expected);
});
