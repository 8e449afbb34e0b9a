import { describe, expect, it } from 'vitest';
import type { Gap } from '../../../src/report/assemble/report.ts';
import { jsonParts, topicsOutput, unansweredCsv } from '../../../src/report/files/contents.ts';
import type { Question } from '../../../src/report/source/question.ts';
import { fortnight } from '../fortnight.ts';
import { cited, docs, sampleReport } from '../sample.ts';

const csvOf = (input: { topics: readonly Gap[]; setAside: readonly Question[] }): string =>
  [...unansweredCsv(input.topics, input.setAside)].join('');

const asked = sampleReport({
  rows: ['a', 'b', 'b'].map((conversation) => ({
    conversation,
    topic: 'Webhooks',
    question: 'How do I verify a webhook?',
    day: null,
    pageUrl: `${docs}/guides/webhooks`,
    sources: [{ title: 'Events', url: `${docs}/api/events` }],
  })),
  previousRows: [],
});
const topic = { ...asked.topics[0], id: 't0' } as Gap;
const with_ = (fields: object): Gap => ({ ...topic, ...fields }) as Gap;

describe('unanswered.csv', () => {
  it('has the rows of the period by topic and time, safe for a spreadsheet', () => {
    const model = sampleReport({
      rows: [
        { id: 'r1', topic: 'Lone', question: '=cmd|x', day: null },
        {
          id: 'r2',
          topic: 'Keys',
          question: 'Rotate a "key"?',
          day: '2026-11-18',
          pageUrl: `${docs}/keys`,
          category: 'Security',
          sources: [...cited('/a', '/b'), { title: 'No address', url: null }],
        },
        { id: 'r3', topic: 'Keys', question: 'line\nbreak', day: '2026-11-14' },
        { id: 'r4', question: 'hello', isSetAside: true },
      ],
      previousRows: [{ id: 'before', topic: 'Keys' }],
    });
    expect(csvOf({ topics: model.topics, setAside: model.setAside.rows }).split('\r\n')).toEqual([
      '\ufeff"timestamp","topic","question","pageUrl","category","sources","id","topicId"',
      '"2026-11-14T09:30:00Z","Keys","line\nbreak","","","","r3","000000000001"',
      `"2026-11-18T09:30:00Z","Keys","Rotate a ""key""?","${docs}/keys","Security","${docs}/a; ${docs}/b; No address","r2","000000000001"`,
      '"","Lone","\'=cmd|x","","","","r1","000000000000"',
      '"2026-11-13T09:30:00Z","","hello","","","","r4",""',
      '',
    ]);
  });

  it('sorts rows of one time by id, undated ones last', () => {
    const day = '2026-11-18';
    const rows = [
      { id: 'c', topic: 'A', day: null },
      { id: 'b', topic: 'A', day },
      { id: 'a', topic: 'A', day },
      {
        id: 'd',
        topic: 'A',
        day: '2026-11-17',
        sources: [
          { title: null, url: null },
          { title: 'T', url: '' },
        ],
      },
      { id: 'z', day, isSetAside: true },
      { id: 'y', day, isSetAside: true },
    ];
    for (const some of [rows, rows.toReversed()]) {
      const model = sampleReport({
        rows: some,
        previousRows: [{ id: 'before', isSetAside: true }],
      });
      const lines = csvOf({ topics: model.topics, setAside: model.setAside.rows })
        .split('\r\n')
        .slice(1, -1);
      expect(lines.map((line) => line.split(',').slice(5, 7).join())).toEqual([
        '"T","d"',
        '"","a"',
        '"","b"',
        '"","c"',
        '"","y"',
        '"","z"',
      ]);
    }
  });

  it('has only its header if nothing went unanswered', () => {
    for (const topics of [[], [with_({ rows: [] })]]) {
      expect(csvOf({ topics, setAside: [] })).toBe(
        '\ufeff"timestamp","topic","question","pageUrl","category","sources","id","topicId"\r\n',
      );
    }
  });
});

describe('the output `topics`', () => {
  it('stays within 64 KiB of UTF-8, with whole topics, largest first', () => {
    const long = with_({ examples: [{ text: '\u{1f469}\u200d\u{1f680}'.repeat(100), count: 1 }] });
    const topics = Array.from({ length: 200 }, (_, at): Gap => ({ ...long, id: `t${at}` }));
    const output = topicsOutput(topics);
    expect(Buffer.byteLength(output)).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(output)).toBeGreaterThan(63_000);
    const ids = (JSON.parse(output) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(topics.slice(0, ids.length).map(({ id }) => id));
  });

  it.each([
    [65_536, 3],
    [65_537, 2],
  ])('of %i bytes has %i topics of three', (bytes, count) => {
    const other = with_({ label: 'é' });
    const size = Buffer.byteLength(topicsOutput([other, other, with_({ label: '' })]));
    const last = with_({ label: 'a'.repeat(bytes - size) });
    expect(JSON.parse(topicsOutput([other, other, last, topic]))).toHaveLength(count);
  });

  it('has ten pages of a topic, and no address above 2,048 characters', () => {
    const titled = (page: { url: string; unanswered: number }) => ({
      ...page,
      title: null,
      conversations: 1,
    });
    const pageOf = (length: number) => ({ url: 'a'.repeat(length), unanswered: 1 });
    const pages = [2_049, 2_048, ...Array.from({ length: 10 }, (_, at) => at + 1)].map(pageOf);
    const [first] = JSON.parse(topicsOutput([with_({ pages })]));
    expect(first.pages).toEqual(pages.slice(1, 11));
    const citedPages = [
      { url: null, title: 'A', unanswered: 2, conversations: 1 },
      ...pages.map(titled),
    ];
    const [other] = JSON.parse(topicsOutput([with_({ citedPages })]));
    expect(other.citedPages).toEqual([citedPages[0], ...citedPages.slice(2, 11)]);
  });

  it('is not filled by one very long question or address', () => {
    const endless = with_({
      pages: [{ url: `${docs}/${'a'.repeat(100_000)}`, unanswered: 9 }, ...topic.pages],
      examples: [{ text: 'a'.repeat(100_000), count: 1 }],
    });
    const [first] = JSON.parse(topicsOutput([endless, topic]));
    expect(first.pages).toEqual(topic.pages);
    expect(first.examples[0].text).toHaveLength(500);
  });
});

it.each([
  fortnight(),
  { a: [], b: {}, c: null, e: [[], {}, ['x']] },
  { text: 'two\nlines', list: ['a\n b', { in: 'c\r\nd' }] },
])('JSON in parts equals `JSON.stringify`', (value) => {
  expect([...jsonParts(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
});
