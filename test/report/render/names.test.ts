import { describe, expect, test } from 'vitest';
import { pageLink, pageLinks, pageName } from '../../../src/report/render/names.ts';
import { docs } from '../sample.ts';

const allowedHosts = ['docs.example.com'];

describe('pages', () => {
  const url = `${docs}/a%20b`;
  const other = `${docs}/c`;
  test.each<[{ url: string | null; title?: string }[], string[]]>([
    [[{ url }], [`[/a b](${url})`]],
    [[{ url, title: 'Its  *title*' }], [`[Its &#42;title&#42;](${url})`]],
    [
      [
        { url, title: 'T' },
        { url: other, title: ' T' },
      ],
      [`[T · /a b](${url})`, `[T · /c](${other})`],
    ],
    [
      [{ url }, { url: other, title: '' }],
      [`[/a b](${url})`, `[/c](${other})`],
    ],
    [[{ url: `${docs}/%ff` }], [`[/%ff](${docs}/%ff)`]],
    [[{ url: null, title: 'T' }], ['T']],
    [[{ url: null }], ['']],
    [[{ url: 'a  b', title: 'T' }], ['T (a b)']],
    [[{ url: 'a' }], ['a']],
    [[{ url: ' ' }], ['(no address)']],
  ])('%o are named %s', (pages, names) => {
    expect(pageLinks(pages, allowedHosts)).toEqual(names);
  });

  test('have their host in their name if several hosts are allowed', () => {
    expect(pageLink(url, [...allowedHosts, 'b.example'])).toBe(`[docs.example.com/a b](${url})`);
  });

  test('have a name of at most 80 characters', () => {
    const long = 'x'.repeat(100);
    expect(pageName(`${docs}/${long}`, allowedHosts)).toBe(`/${'x'.repeat(78)}…`);
    expect(pageName(long, allowedHosts)).toBe(`${'x'.repeat(79)}…`);
    expect(pageLinks([{ url: null, title: long }], allowedHosts)).toEqual([`${'x'.repeat(79)}…`]);
  });
});
