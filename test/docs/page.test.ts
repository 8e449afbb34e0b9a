import fc from 'fast-check';
import { micromark } from 'micromark';
import { describe, expect, test } from 'vitest';
import { splitIntoParts } from '../../src/docs/markdown.ts';
import { config, docsOf, pageOf } from './folder.ts';

const outlineOf = (source: string) =>
  pageOf(source).sections.map(({ heading, level, line }) => [heading, level, line]);

const textOf = (source: string, others: Record<string, string> = {}) =>
  pageOf(source, others)
    .sections.map(({ text }) => text)
    .join('\n');

describe('a page', () => {
  test('keeps code unchanged, and loses the marks around words', () => {
    expect(
      textOf(
        'Set `*/15 * <n> * *`, or **`*.example.com`**, *`a_b_`*; [`&lt;`](/x) and *now* _here_.',
      ),
    ).toBe('Set */15 * <n> * *, or *.example.com, a_b_; &lt; and now here.');
  });

  test('has its frontmatter, its lead, and its headings with the text below them', () => {
    const page = pageOf(
      [
        '---',
        'title: "Back up"',
        'sidebarTitle: Backups',
        'description: >-',
        '  Snapshots,',
        '  and how to restore them.',
        'keywords: ["snapshot", "restore"]',
        '---',
        '',
        'Every database is saved once a day.',
        '',
        '## Restore a [snapshot](/a) `now`',
        '',
        'Press **Restore**.',
        '### Restore a snapshot now',
        'Again.',
      ].join('\n'),
    );
    expect(page).toMatchObject({
      file: 'page.mdx',
      path: '/page',
      title: 'Back up',
      description: 'Snapshots, and how to restore them.',
      keywords: ['snapshot', 'restore', 'Backups'],
    });
    expect(page.sections.map(({ page: _, ...section }) => section)).toEqual([
      {
        heading: null,
        level: 0,
        line: 10,
        text: 'Every database is saved once a day.',
        markdown: 'Every database is saved once a day.',
      },
      {
        heading: 'Restore a snapshot now',
        level: 2,
        line: 12,
        text: 'Press Restore.',
        markdown: '## Restore a [snapshot](/a) `now`\n\nPress **Restore**.',
      },
      {
        heading: 'Restore a snapshot now',
        level: 3,
        line: 15,
        text: 'Again.',
        markdown: '### Restore a snapshot now\nAgain.',
      },
    ]);
  });

  test('without frontmatter begins at its first heading, which is its title', () => {
    const page = pageOf('\n# Guide\n\nText.');
    expect(page.title).toBe('Guide');
    expect(page.sections).toMatchObject([{ heading: 'Guide', line: 2, text: 'Text.' }]);
  });

  test('reads headings and characters written in HTML as readers see them', () => {
    const source = [
      '<h2 id="a">Keys &amp; <code>&lt;id&gt;</code> &#169;&reg;&eacute;&unknown;</h2> More.',
      '<h3>',
      '  Two',
      '  lines',
      '</h3>',
      'In `<h2>code</h2>` and a <h2>sentence</h2>.',
      '```html',
      '<h2>No</h2>',
      '```',
    ].join('\n');
    expect(outlineOf(source)).toEqual([
      ['Keys & <id> ©®é&unknown;', 2, 1],
      ['Two lines', 3, 2],
    ]);
    expect(textOf(source)).toMatch(/^More\.\nIn <h2>code<\/h2> and a {3}sentence {2}\./);
  });

  test('has the titles of its components as headings if it has little else', () => {
    const source = [
      '# Questions',
      '<AccordionGroup>',
      '  <Accordion title="Is it free?">Yes.</Accordion>',
      '  <Accordion',
      '    title="How long?"',
      '  >',
      '    A day.',
      '  </Accordion>',
      '</AccordionGroup>',
      '<details>',
      '<summary>Where *is* it?</summary> Here.',
      '</details>',
    ].join('\n');
    expect(outlineOf(source)).toEqual([
      ['Questions', 1, 1],
      ['Is it free?', 3, 3],
      ['How long?', 3, 4],
      ['Where is it?', 3, 11],
    ]);
    expect(pageOf(source).sections.map(({ text }) => text)).toEqual([
      ...['', 'Yes.', 'A day.', 'Here.'],
    ]);
    expect(outlineOf(`${source}\n## A\n## B`)).toEqual([
      ['Questions', 1, 1],
      ['A', 2, 13],
      ['B', 2, 14],
    ]);
  });

  test('has the text that its components show, without their code', () => {
    const text = textOf(
      [
        "import Beta from '/snippets/beta.mdx';",
        'export const port = 5432;',
        '',
        '<Card title="Connect" icon="plug" href="/a">',
        '  From your laptop.',
        '</Card>',
        '<Accordion',
        "  title='What if it fails?'",
        '  defaultOpen={a > b}',
        '>',
        'Try again &amp; wait.',
        '</Accordion>',
        '<ParamField path="branch_id" type="string">The branch.</ParamField>',
        'Less than a < b and *emphasis*, `code`.',
        '```bash',
        'quarry restore <id>',
        '```',
      ].join('\n'),
    );
    expect(text).not.toMatch(/import|export|plug|defaultOpen|href|string/);
    for (const shown of [
      ...['Connect', 'From your laptop.', 'What if it fails?', 'Try again & wait.', 'branch_id'],
      ...['The branch.', 'a < b and emphasis, code.', 'quarry restore <id>'],
    ]) {
      expect(text).toContain(shown);
    }
  });

  test('is read as plain text below invalid syntax', () => {
    const text = textOf(
      '# A\n\n<Card title="Open\n\nText {never closed\n\n## B\n\nMore </Tag> text',
    );
    expect(text).toContain('Text {never closed');
    expect(text).toContain('More');
  });

  test('has the text of each snippet where it uses it', () => {
    const text = textOf(
      'import Beta from \'/snippets/beta.mdx\';\n\n# A\n\n<Beta />\n\n# B\n\n<Snippet file="old.mdx" />',
      {
        'snippets/beta.mdx': "import Deep from './deep.mdx';\n\nIn beta, <Deep />.",
        'snippets/deep.mdx': "import Beta from './beta.mdx';\n\nso *deep* <Beta />",
        '_snippets/old.mdx': '## Told\n\nOnce.',
      },
    );
    expect(text).toContain('In beta');
    expect(text).toContain('so deep');
    expect(text).toContain('Told Once.');
    const { pages } = docsOf({ 'a.mdx': '# A', 'snippets/b.mdx': 'B' });
    expect(pages.map(({ file }) => file)).toEqual(['a.mdx']);
  });

  test.each([
    ['GET /users', 'GET /users\nList users\nAll of them.'],
    ['  get   /users/ ', 'GET /users\nList users\nAll of them.'],
    ['post /users', 'POST /users\nAdd a user'],
    ['delete /users', 'DELETE /users'],
    ['webhook order', 'WEBHOOK order\nSent for each order.'],
    ['GET /', `GET /\n${'x'.repeat(5_000)}`],
    ['other.yaml get /x', 'GET /x\nReads it'],
    ['gone.json GET /users', 'GET /users'],
    ['PUT /unknown', 'PUT /unknown'],
    ['a b GET /users', undefined],
    ['FETCH /users', undefined],
    ['GET', undefined],
  ])('of the operation %j has its description in the OpenAPI document', (openapi, text) => {
    const document = {
      paths: {
        '/users/': {
          get: { summary: 'List users', description: 'All of them.' },
          POST: { summary: 'Add a user' },
          parameters: [{ summary: 'no operation' }],
          delete: null,
        },
        '/': { get: { summary: 'x'.repeat(9_000) } },
        '/broken': 'text',
      },
      webhooks: { order: { post: { description: 'Sent for each order.' } } },
    };
    const page = pageOf(`---\nopenapi: "${openapi}"\n---\n## More`, {
      'docs.json': config({
        groups: [{ group: 'API', openapi: 'api/spec.json', pages: ['page'] }],
      }),
      'api/spec.json': JSON.stringify(document),
      'other.yaml': 'paths:\n  /x:\n    get:\n      summary: Reads it\n',
    });
    expect(page.sections.find(({ heading }) => heading === null)?.text).toBe(text);
  });

  test.each<[string, string, string | null, string[], number, string]>([
    ['title: A page\nkeywords: [a , "", 7, b]', 'Text', 'A page', ['a', 'b'], 5, 'Text'],
    ['title: "A\n  page"\nkeywords: a, b,,c', 'Text', 'A page', ['a', 'b', 'c'], 6, 'Text'],
    ['title: 2\nkeywords: 7', 'Text', '2', [], 5, 'Text'],
    // Invalid YAML: the fields on their own lines, quoted or not.
    [`title: "A: 'b'"\n  inner: x\nsidebarTitle: it's\n- [`, 'Text', "A: 'b'", ["it's"], 7, 'Text'],
    ['- a\n- b', 'Text', null, [], 5, 'Text'],
  ])('has the fields of its frontmatter: %j', (fields, body, title, keywords, line, text) => {
    const page = pageOf(`---  \n${fields}\n---\n${body}\n`);
    expect(page).toMatchObject({ title, keywords, sections: [{ heading: null, line, text }] });
  });

  test.each(['Text', 'a\n---\ntitle: A\n---\n', '---\ntitle: A\n', '----\ntitle: A\n---\n'])(
    'has no title without a frontmatter at its start: %j',
    (source) => {
      expect(pageOf(source)).toMatchObject({ title: null, keywords: [] });
    },
  );
});

/** Headings as micromark finds them. */
function headingsOf(markdown: string): string[] {
  const html = micromark(markdown, { extensions: [{ disable: { null: ['codeIndented'] } }] });
  const headings = html.matchAll(/<h[1-6]>(.*?)<\/h[1-6]>/gs);
  return Array.from(headings, ([, text = '']) => text.replaceAll('\n', ' ')).filter(Boolean);
}

test('a page has the headings that micromark finds if indented lines are not code, as in MDX', () => {
  const line = fc.constantFrom(
    ...['', '', 'word', 'two words', '# one', '## two ##', '### ', '#no', '```', '~~~', '````'],
    ...['===', '---', '    # code', '  ## in', '\tcode', '***', '``` a', '| a |'],
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const source = lines.join('\n');
      const parts = splitIntoParts(source, 1);
      expect(parts.flatMap(({ heading }) => heading ?? [])).toEqual(headingsOf(source));
    }),
    { numRuns: 2_000 },
  );
});
