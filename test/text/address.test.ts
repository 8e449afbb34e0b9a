import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  allowedLink,
  pageAddress,
  safePullRequestUrl,
  urlOnSameHost,
} from '../../src/text/address.ts';
import { link } from '../../src/text/markdown.ts';
import { renderMarkdown } from '../world/markdown.ts';
import { hostileText, samples } from './hostile-text.ts';

describe('addressOf', () => {
  it.each([
    ['https://docs.acme.dev/x', 'https:', 'docs.acme.dev', '/x'],
    ['http://DOCS.acme.dev:8080/x?q#a', 'http:', 'docs.acme.dev:8080', '/x'],
    ['//docs.acme.dev/old/webhook', null, 'docs.acme.dev', '/old/webhook'],
    ['docs.acme.dev/x', null, 'docs.acme.dev', '/x'],
    ['docs.acme.dev', null, 'docs.acme.dev', '/'],
    ['docs.acme.dev:8080/x', null, 'docs.acme.dev:8080', '/x'],
    ['/guides/x', null, null, '/guides/x'],
    ['guides/x.mdx', null, null, '/guides/x.mdx'],
    ['webhooks.md', null, null, '/webhooks.md'],
    ['v1.2/x', null, null, '/v1.2/x'],
  ])('reads %s', (text, protocol, host, pathname) => {
    expect(addressOf(text)).toMatchObject({ protocol, host, pathname });
  });

  it.each([
    ['mailto:a@acme.dev'],
    ['javascript:alert(1)'],
    ['https://['],
    [`https://docs.acme.dev/${'a'.repeat(2_048)}`],
    [`https://docs.acme.dev/${'a/'.repeat(65)}`],
    ['a/'.repeat(65)],
  ])('does not accept %s', (text) => {
    expect(addressOf(text)).toBeNull();
    expect(pageAddress(text)).toBe(text);
    expect(urlOnSameHost(text, '/a')).toBeNull();
  });

  it('gives a page one address, whatever its query, fragment, credentials or trailing slashes', () => {
    expect(pageAddress('http://user:secret@docs.acme.dev:8080/a//?x=1#y')).toBe(
      'http://docs.acme.dev:8080/a',
    );
    expect(['https://docs.acme.dev', '/guides/theme'].map(pageAddress)).toEqual([
      'https://docs.acme.dev/',
      '/guides/theme',
    ]);
    for (const text of ['docs.acme.dev/x/', '//a:b@docs.acme.dev/x?q', 'https://docs.acme.dev/x#a'])
      expect(pageAddress(text)).toBe('https://docs.acme.dev/x');
  });

  it('gives the address of any path on the same host', () => {
    expect(urlOnSameHost('//docs.acme.dev/x?q#a', '/100% #1?')).toBe(
      'https://docs.acme.dev/100%25%20%231%3F',
    );
    expect(urlOnSameHost('http://docs.acme.dev/x', '/a')).toBe('http://docs.acme.dev/a');
    expect(urlOnSameHost('/x', '/a')).toBeNull();
  });

  it('never throws, and is idempotent', () => {
    const text = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...samples.map((s) => s.text)));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(pageAddress(pageAddress(one))).toBe(pageAddress(one));
        expect(urlOnSameHost(one, other) === null).toBe(!addressOf(one)?.host);
      }),
    );
  });
});

const hosts = ['docs.example'];

describe('allowedLink', () => {
  it.each([
    ['https://docs.example/guide?a=1&b=2#top', 'https://docs.example/guide?a=1&b=2#top'],
    ['HTTPS://DOCS.example:443/a/../b c', 'https://docs.example/b%20c'],
    ['https://docs.example/a(b)|c"d\'e<f>', 'https://docs.example/a%28b%29%7Cc%22d%27e%3Cf%3E'],
    ['https://docs.example/?q=[a]`\\', 'https://docs.example/?q=%5Ba%5D%60%5C'],
    ['https://docs.example/&copy;', 'https://docs.example/&copy%3B'],
  ])('allows %s', (url, expected) => {
    expect(allowedLink(url, hosts)).toBe(expected);
  });

  it.each([
    'http://docs.example/',
    'https://docs.example.evil.example/',
    'https://docs.example@evil.example/',
    'https://user@docs.example/',
    'https://user:password@docs.example/',
    'https://:password@docs.example/',
    'https://docs.example:8443/',
    'https://docs.exаmple/',
    'javascript:alert(1)//docs.example',
    '//docs.example/',
    'docs.example/guide',
    '',
    `https://docs.example/${'a'.repeat(3000)}`,
  ])('refuses %s', (url) => {
    expect(allowedLink(url, hosts)).toBe(null);
  });

  it('makes any path a link to that host', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (path, text) => {
        const url = allowedLink(`https://docs.example/${path}`, hosts);
        if (url === null) return;
        expect(allowedLink(url, hosts)).toBe(url);
        const rendered = renderMarkdown(`| a | b |\n| - | - |\n| ${link({ text, url })} | last |`);
        expect(rendered.elements).toEqual('table thead tr th th tbody tr td a td'.split(' '));
        expect(new URL(rendered.links[0]?.href ?? '').host).toBe('docs.example');
        expect(rendered.effects).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('safePullRequestUrl', () => {
  it.each(['https://github.com/o/r/pull/1', 'https://ghe.example:8443/o-o/r_r.js/pull/1%20'])(
    'passes %s',
    (url) => {
      expect(safePullRequestUrl(url)).toBe(url);
    },
  );

  it.each([
    ...samples.filter(({ threat }) => threat === 'url').map(({ text }) => text),
    'http://github.com/o/r/pull/1',
    'https://github.com/o/r/pull/1?a=b',
    'https://github.com/o/r/pull/1#a',
    'https://github.com/o/r/pull/1\n',
    'https://gіthub.com/o/r/pull/1',
    'https://',
    'https:///github.com',
    'https://github.com:99999/',
    `https://github.com/${'o'.repeat(2048)}`,
    ' https://github.com/o/r/pull/1',
    '',
  ])('refuses %j', (url) => {
    expect(safePullRequestUrl(url)).toBe(null);
  });
});
