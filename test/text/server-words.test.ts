import { expect, test } from 'vitest';
import { redactServerText, shortServerMessage } from '../../src/text/server-words.ts';

test.each([
  [
    'https://x-access-token:ghs_16C7e42F292c6912E7710c838347Ae178B4a@github.com/acme/docs',
    'https://github.com/acme/docs',
  ],
  ['https://bob@git.acme.dev/docs', 'https://git.acme.dev/docs'],
  ['https://bob:8080@git.acme.dev:8443/docs', 'https://git.acme.dev:8443/docs'],
  ['ssh://git:pa@ss@git.acme.dev/docs', 'ssh://git.acme.dev/docs'],
  ['See https://a:b@c.dev and\nhttps://d@e.dev', 'See https://c.dev and https://e.dev'],
  ['users/bob@acme.dev/patch-1', 'users/[email]/patch-1'],
])('a server’s message is shown without user info and email addresses: %s', async (text, shown) => {
  expect(await redactServerText(text)).toBe(shown);
});

test.each([
  'https://github.com/acme/docs',
  'https://unpkg.com/@acme/docs@1.2.3',
  'git@github.com:acme/docs.git',
  'mintlify/fix-3f2a9c1b7d',
  'claude-sonnet-4-5-20250929',
])('names of repositories, branches and models stay in a message: %s', async (text) => {
  expect(await redactServerText(text)).toBe(text);
});

test('a message is on one line, and without code', async () => {
  expect(await shortServerMessage(' Slow\n\n  `down` \t')).toBe("Slow 'down'");
});

test('a message of more than 300 characters is cut at a word, because half a key could not be masked', async () => {
  expect(await shortServerMessage('x'.repeat(300))).toBe('x'.repeat(300));
  expect(await shortServerMessage(`${'x'.repeat(299)} y`)).toBe(`${'x'.repeat(299)}…`);
  expect(await shortServerMessage(`${'x'.repeat(300)} y`)).toBe(`${'x'.repeat(300)}…`);
  expect(await shortServerMessage(`a ${'x'.repeat(299)}`)).toBe('a…');
  expect(await shortServerMessage('x'.repeat(301))).toBe('…');
});
