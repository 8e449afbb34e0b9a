import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedLink, safePullRequestUrl } from '../../src/text/links.ts';
import { link } from '../../src/text/markdown.ts';
import { renderMarkdown } from '../world/markdown.ts';
import { hostileText, samples } from './hostile-text.ts';

const hosts = ['docs.example'];

describe('allowedLink', () => {
  it.each([
    ['https://docs.example/guide?a=1&b=2#top', 'https://docs.example/guide?a=1&b=2#top'],
    ['HTTPS://DOCS.example:443/a/../b c', 'https://docs.example/b%20c'],
    ['https://docs.example/a(b)|c"d\'e<f>', 'https://docs.example/a%28b%29%7Cc%22d%27e%3Cf%3E'],
    ['https://docs.example/?q=[a]`\\', 'https://docs.example/?q=%5Ba%5D%60%5C'],
    ['https://docs.example/&copy;', 'https://docs.example/&copy%3B'],
  ])('passes %s', (url, expected) => {
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

  it('makes, of any path, one link to that host', () => {
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
