import { describe, expect, test } from 'vitest';
import { pageLink, pageName } from '../../../src/report/render/names.ts';
import { docs } from '../sample.ts';

const allowedHosts = ['docs.example.com'];

describe('a page', () => {
  const url = `${docs}/a%20b`;
  test.each<[Parameters<typeof pageLink>[0], string]>([
    [{ url, allowedHosts }, `[/a b](${url})`],
    [{ url, title: 'Its  *title*', allowedHosts }, `[Its &#42;title&#42;](${url})`],
    [{ url, title: 'T', ambiguous: true, allowedHosts }, `[T · /a b](${url})`],
    [{ url, title: '', ambiguous: true, allowedHosts }, `[/a b](${url})`],
    [{ url, allowedHosts: [...allowedHosts, 'b.example'] }, `[docs.example.com/a b](${url})`],
    [{ url: `${docs}/%ff`, allowedHosts }, `[/%ff](${docs}/%ff)`],
    [{ url: null, title: 'T', allowedHosts }, 'T'],
    [{ url: null, allowedHosts }, ''],
    [{ url: 'a  b', title: 'T', allowedHosts }, 'T (a b)'],
    [{ url: 'a', allowedHosts }, 'a'],
    [{ url: ' ', allowedHosts }, '(no address)'],
  ])('%o is named %s', (input, name) => {
    expect(pageLink(input)).toBe(name);
  });

  test('has a name of at most 80 characters', () => {
    const long = 'x'.repeat(100);
    expect(pageName(`${docs}/${long}`, allowedHosts)).toBe(`/${'x'.repeat(78)}…`);
    expect(pageName(long, allowedHosts)).toBe(`${'x'.repeat(79)}…`);
    expect(pageLink({ url: null, title: long, allowedHosts })).toBe(`${'x'.repeat(79)}…`);
  });
});
