import { expect, test } from 'vitest';
import { allowedHosts } from '../../src/report/allowed-hosts.ts';

test('links may go to the hosts that a fifth of the pages have, by name', () => {
  const pageHosts = new Map([
    ['docs.example.com', 60],
    ['evil.example', 19],
    ['api.example.com', 20],
  ]);
  expect(allowedHosts({ pageHosts, pageUrls: 100 })).toEqual([
    'api.example.com',
    'docs.example.com',
  ]);
  // Pages without https count among all.
  expect(allowedHosts({ pageHosts, pageUrls: 101 })).toEqual(['docs.example.com']);
  expect(allowedHosts({ pageHosts: new Map(), pageUrls: 0 })).toEqual([]);
});
