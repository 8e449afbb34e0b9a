import { expect, test } from 'vitest';
import { pageOf } from './folder.ts';

type Read = [
  heading: string | null,
  level: number,
  line: number,
  anchor: string | null,
  text: string,
];

test.each<[string, string, Read[]]>([
  ['an anchor of its own', '# A {#custom}\n\ntext {#not}', [['A', 1, 1, 'custom', 'text {#not}']]],
  ['an escaped anchor', '# A \\{#custom\\}\n\ntext', [['A', 1, 1, 'custom', 'text']]],
  ['no anchor inside', '# A {#custom} b', [['A {#custom} b', 1, 1, 'a-custom-b', '']]],
  [
    'underlined headings',
    'Title\n=====\n\nOne.\n\nSub\n---\n\nTwo.',
    [
      ['Title', 1, 1, 'title', 'One.'],
      ['Sub', 2, 6, 'sub', 'Two.'],
    ],
  ],
  [
    'a fence in a longer one',
    '````\n```\n# no\n````\n\n# Yes',
    [
      [null, 0, 1, null, '```\n# no'],
      ['Yes', 1, 6, 'yes', ''],
    ],
  ],
  [
    'no end of a fence that is shorter, or has a word',
    '```js\n# no\n``\n```x\n```\n# Yes',
    [
      [null, 0, 1, null, '# no\n``\n```x'],
      ['Yes', 1, 6, 'yes', ''],
    ],
  ],
  [
    'a fence of tildes',
    '~~~\n# no\n```\n~~~~\n# Yes',
    [
      [null, 0, 1, null, '# no\n```'],
      ['Yes', 1, 5, 'yes', ''],
    ],
  ],
  [
    'what a tag shows',
    '<Card title=\'It\' description="is" name={`a > b`} path={"p"} icon=\'no\'>In</Card>',
    [[null, 0, 1, null, 'It · is · a > b · p In']],
  ],
  [
    'no tag in a comparison, or in code',
    'If a < b and c > d, use `<x>`.',
    [[null, 0, 1, null, 'If a < b and c > d, use <x>.']],
  ],
  ['a table', '| a | b |\n| --- | --- |\n| c | d |', [[null, 0, 1, null, '| a | b |\n| c | d |']]],
  [
    'lists, quotations, and no rules',
    '- one\n1. three\n\n> quoted\n\n***\n\n---',
    [[null, 0, 1, null, '- one\n1. three\n\n> quoted']],
  ],
  [
    'links, images and emphasis as their words',
    '[link](https://x.example "t") ![alt](a.png) **bold** _it_ `code`',
    [[null, 0, 1, null, 'link alt bold it code']],
  ],
])('a page is read with %s', async (_, source, sections) => {
  const page = await pageOf(source);
  expect(
    page.sections.map((one): Read => [one.heading, one.level, one.line, one.anchor, one.text]),
  ).toEqual(sections);
});
