import { describe, expect, test } from 'vitest';
import {
  listField,
  parseOperationField,
  readOperations,
  splitFrontmatter,
  textField,
} from '../../src/docs/read-page.ts';

describe('a source with frontmatter', () => {
  test('is split in two, and its lines keep their numbers', () => {
    expect(splitFrontmatter('---\ntitle: A page\nkeywords: [a, b]\n---\n\nText\n')).toEqual({
      fields: { title: 'A page', keywords: ['a', 'b'] },
      body: '\nText\n',
      firstLine: 5,
    });
    expect(splitFrontmatter('---  \ntitle: A\n--- ')).toMatchObject({
      fields: { title: 'A' },
      body: '',
    });
  });

  test.each(['Text', 'a\n---\ntitle: A\n---\n', '---\ntitle: A\n', '----\ntitle: A\n---\n'])(
    'is whole if it has none: %j',
    (source) => {
      expect(splitFrontmatter(source)).toEqual({ fields: {}, body: source, firstLine: 1 });
    },
  );

  test('that is invalid has the fields on their own lines, quoted or not', () => {
    const source =
      "---\ntitle: \"A: 'b'\"\nnote : it's\n  inner: x\nsidebar-title: 'B'\nurl: a: b\n- [\n---\nText";
    expect(splitFrontmatter(source).fields).toEqual({
      title: "A: 'b'",
      note: "it's",
      'sidebar-title': 'B',
      url: 'a: b',
    });
    expect(splitFrontmatter('---\n- a\n- b\n---\nText').fields).toEqual({});
  });

  test('gives a field as a text, or as a list', () => {
    const lists = { list: ['a ', '', 7, 'b'], text: 'a, b,,c' };
    const fields = { title: ' A\n  page ', version: 2, none: '  ', ...lists };
    expect(
      ['title', 'version', 'none', 'list', 'missing'].map((name) => textField(fields, name)),
    ).toEqual(['A page', '2', null, null, null]);
    expect(listField(fields, 'list')).toEqual(['a', 'b']);
    expect(listField(fields, 'text')).toEqual(['a', 'b', 'c']);
    expect(listField(fields, 'version')).toEqual([]);
    expect(listField({ many: Array(120).fill('x') }, 'many')).toHaveLength(100);
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
