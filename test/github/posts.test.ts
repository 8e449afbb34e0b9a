import { expect, test } from 'vitest';
import type { Author } from '../../src/github/client.ts';
import { isAuthor } from '../../src/github/posts.ts';

const bot = { id: 41_898_282, login: 'github-actions[bot]' };

test.each<[string, Parameters<typeof isAuthor>[0], Author, boolean]>([
  ['the same account', bot, bot, true],
  ['the same account by another name', { ...bot, login: 'renamed' }, bot, true],
  ['another account by the same name', { ...bot, id: 7 }, bot, false],
  [
    'the same name, in any case',
    { ...bot, login: 'GitHub-Actions[bot]' },
    { ...bot, id: null },
    true,
  ],
  ['the name in any case of the author', bot, { id: null, login: 'GITHUB-actions[bot]' }, true],
  ['another name', { ...bot, login: 'mona' }, { ...bot, id: null }, false],
  ['an account that is gone', null, bot, false],
  ['an account that is gone, and an author without an id', null, { ...bot, id: null }, false],
])('an author is compared by id, or by login if there is none: %s', (_, user, author, own) => {
  expect(isAuthor(user, author)).toBe(own);
});
