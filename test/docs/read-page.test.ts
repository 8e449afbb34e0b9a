import { describe, expect, test } from 'vitest';
import { parseOperationField, readOperations } from '../../src/docs/read-page.ts';
import { pageOf } from './folder.ts';

describe('a page’s frontmatter', () => {
  test.each(['Text', 'a\n---\ntitle: A\n---\n', '---\ntitle: A\n', '----\ntitle: A\n---\n'])(
    'is text if it is none: %j',
    (source) => {
      const { title, keywords, sections } = pageOf(`${source}\nkeywords: a\n`);
      expect([title, keywords]).toEqual([null, []]);
      expect(sections.map((section) => section.text).join('\n')).toContain('keywords: a');
    },
  );

  test('that is invalid has the fields on their own lines, quoted or not', () => {
    const source =
      "---\ntitle: \"A: 'b'\"\nkeywords : it's, x\n  inner: x\ndescription: a: b\n- [\n---\nText";
    expect(pageOf(source)).toMatchObject({ title: "A: 'b'", description: 'a: b' });
    expect(pageOf(source)).toMatchObject({ keywords: ["it's", 'x'], sections: [{ line: 8 }] });
    expect(pageOf('---\n- a\n- b\n---\nText')).toMatchObject({ title: null, keywords: [] });
  });

  test('gives a field as a text on one line, or as a list', () => {
    const lists = 'keywords: ["a ", "", 7, b]\nsidebarTitle: c, d,,e';
    expect(pageOf(`---\ntitle: " A\\n  page "\ndescription: "  "\n${lists}\n---\n`)).toMatchObject({
      title: 'A page',
      description: null,
      keywords: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(pageOf('---\ntitle: 2\nkeywords: 2\n---\n')).toMatchObject({ title: '2', keywords: [] });
  });
});

describe('an operation', () => {
  test.each([
    ['GET /users', { file: null, key: 'GET /users' }],
    ['  get   /users/ ', { file: null, key: 'GET /users' }],
    ['post /', { file: null, key: 'POST /' }],
    ['openapi.json GET /users', { file: 'openapi.json', key: 'GET /users' }],
    ['api.yaml webhook order', { file: 'api.yaml', key: 'WEBHOOK order' }],
    ['a b GET /users', null],
    ['FETCH /users', null],
    ['GET', null],
    ['', null],
  ])('named by %j is %j', (openapi, operation) => {
    expect(parseOperationField(openapi)).toEqual(operation);
  });

  test('has the description in its document', () => {
    const document = {
      paths: {
        '/users/': {
          get: { summary: 'List users', description: 'All of them.' },
          POST: { summary: 'Add a user', 'x-mint': { href: '/People/Add/' } },
          parameters: [{ summary: 'no operation' }],
          delete: null,
        },
        '/broken': 'text',
      },
      webhooks: { order: { post: { description: 'Sent for each order.' } } },
    };
    const { texts, hrefs } = readOperations(document);
    expect([...hrefs]).toEqual(['/people/add']);
    expect([...texts]).toEqual([
      ['GET /users', 'List users\nAll of them.'],
      ['POST /users', 'Add a user'],
      ['DELETE /users', ''],
      ['WEBHOOK order', 'Sent for each order.'],
    ]);
    const long = { paths: { '/a': { get: { summary: 'x'.repeat(9_000) } } } };
    expect(readOperations(long).texts.get('GET /a')).toHaveLength(5_000);
    for (const other of [null, [], 'text', { paths: [] }])
      expect(readOperations(other).texts.size).toBe(0);
  });
});
