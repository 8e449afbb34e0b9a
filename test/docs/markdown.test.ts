import { expect, test } from 'vitest';
import { pageOf } from './folder.ts';

type Read = [heading: string | null, level: number, line: number, text: string];

test.each<[string, string, Read[]]>([
  ['an anchor of its own', '# A {#custom}\n\ntext {#own}', [['A', 1, 1, 'text']]],
  ['an escaped anchor', '# A \\{#custom\\}\n\ntext', [['A', 1, 1, 'text']]],
  [
    'no marks that programs alone read',
    ['{ #context }', '{#vue.js-privacy}', '{: .note #a }', '[#gcp]', '{% badge "x" %}', '{.a}']
      .map((marks) => `## Keys ${marks}`)
      .join('\n'),
    Array.from({ length: 6 }, (_, at) => ['Keys', 2, at + 1, '']),
  ],
  [
    'all that readers see',
    '## dependenciesMeta.*.injected\n## *All* of **it**\n## Use {x} or [x]\n## {% raw\n# A {#a b}',
    [
      ['dependenciesMeta.*.injected', 2, 1, ''],
      ['All of it', 2, 2, ''],
      ['Use {x} or [x]', 2, 3, ''],
      ['{% raw', 2, 4, ''],
      ['A {#a b}', 1, 5, ''],
    ],
  ],
  [
    'a table before a rule, whose cells are no heading',
    '| a | b |\n| --- | --- |\n| c | d |\n---\n\na | b\n--- | ---\nc | d\n===\n',
    [[null, 0, 1, '| a | b |\n| c | d |\n\na | b\nc | d\n===']],
  ],
  [
    'attributes without their marks',
    '## Keys { #default data-toc-label="Your keys" data-search-exclude }\n[Use](/a){.internal target="_blank"} {json} { a: 1 }',
    [['Keys', 2, 1, 'Use {json} { a: 1 }']],
  ],
  [
    'headings as a reader sees them',
    [
      'PropType\\<T>',
      'Name<mark>\\*</mark>',
      '[[Back to top]](#top)',
      'Keys{" "}',
      ':rocket: Keys',
      '- Keys',
      'Keys <Badge text="new" /> `a:b:c`',
      '![icon](a.png) Mail <help@acme.example>',
    ]
      .map((heading) => `## ${heading}`)
      .join('\n'),
    [
      ['PropType<T>', 2, 1, ''],
      ['Name*', 2, 2, ''],
      ['[Back to top]', 2, 3, ''],
      ['Keys', 2, 4, ''],
      ['Keys', 2, 5, ''],
      ['Keys', 2, 6, ''],
      ['Keys a:b:c', 2, 7, ''],
      ['icon Mail help@acme.example', 2, 8, ''],
    ],
  ],
  [
    'a heading in a component',
    '<Steps>\n  <Step title="One">\n    ## Yes\n  </Step>\n</Steps>',
    [
      [null, 0, 1, 'One'],
      ['Yes', 2, 3, ''],
    ],
  ],
  ['no heading in comments', '{/*\n# No\n*/}\n<!--\n# No\n-->\n# Yes', [['Yes', 1, 7, '']]],
  [
    'no heading in a cell',
    '<td>## Keys</td>\n<td>\n## Roles\n</td>',
    [
      [null, 0, 1, '## Keys'],
      ['Roles', 2, 3, ''],
    ],
  ],
  [
    'no scripts of the page',
    '<script setup>\nlet a = 1 < 2;\n</script>\n\nText.',
    [[null, 0, 1, 'Text.']],
  ],
  [
    'underlined headings',
    'Title\n=====\n\nOne.\n\nSub\n---\n\nTwo.',
    [
      ['Title', 1, 1, 'One.'],
      ['Sub', 2, 6, 'Two.'],
    ],
  ],
  [
    'a fence in a longer one',
    '````\n```\n# no\n````\n\n# Yes',
    [
      [null, 0, 1, '```\n# no'],
      ['Yes', 1, 6, ''],
    ],
  ],
  [
    'no end of a fence that is shorter, or has a word',
    '```js\n# no\n``\n```x\n```\n# Yes',
    [
      [null, 0, 1, '# no\n``\n```x'],
      ['Yes', 1, 6, ''],
    ],
  ],
  [
    'a fence of tildes',
    '~~~\n# no\n```\n~~~~\n# Yes',
    [
      [null, 0, 1, '# no\n```'],
      ['Yes', 1, 5, ''],
    ],
  ],
  [
    'what a tag shows',
    '<Card title=\'It\' description="is" name={`a > b`} path={"p"} icon=\'no\'>In</Card>',
    [[null, 0, 1, 'It · is · a > b · p In']],
  ],
  [
    'no tag that stands in a comment or in another tag’s attribute',
    'one <!-- a <b> c --> two\n{/* <b>no</b> */}three <Card title="a <Tip name=\'x\'> b">in</Card>',
    [[null, 0, 1, "one  two\nthree  a <Tip name='x'> b in"]],
  ],
  [
    'no tag in a comparison, or in code',
    'If a < b and c > d, use `<x>`.',
    [[null, 0, 1, 'If a < b and c > d, use <x>.']],
  ],
  ['a table', '| a | b |\n| --- | --- |\n| c | d |', [[null, 0, 1, '| a | b |\n| c | d |']]],
  [
    'lists, quotations, and no rules',
    '- one\n1. three\n\n> quoted\n\n***\n\n---',
    [[null, 0, 1, '- one\n1. three\n\n> quoted']],
  ],
  [
    'links, images and emphasis as their words',
    '[link](https://x.example "t") ![alt](a.png) **bold** _it_ `code`',
    [[null, 0, 1, 'link alt bold it code']],
  ],
])('a page with %s is read', (_, source, sections) => {
  const page = pageOf(source);
  expect(page.sections.map((one): Read => [one.heading, one.level, one.line, one.text])).toEqual(
    sections,
  );
});
