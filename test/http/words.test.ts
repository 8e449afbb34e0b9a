import { expect, test } from 'vitest';
import { parseBody } from '../../src/http/transport.ts';
import { shortWords } from '../../src/text/server-words.ts';

test('words come on one line, and none of them as code', async () => {
  expect(await shortWords(' Slow\n\n  `down` \t')).toBe("Slow 'down'");
});

test('300 characters stay whole; of more, whole words, as half a key could not be masked', async () => {
  expect(await shortWords('x'.repeat(300))).toBe('x'.repeat(300));
  expect(await shortWords(`${'x'.repeat(299)} y`)).toBe(`${'x'.repeat(299)}…`);
  expect(await shortWords(`${'x'.repeat(300)} y`)).toBe(`${'x'.repeat(300)}…`);
  expect(await shortWords(`a ${'x'.repeat(299)}`)).toBe('a…');
  expect(await shortWords('x'.repeat(301))).toBe('…');
});

test('a body is JSON, or what it is', () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  expect(parseBody('<html>')).toBe('<html>');
});
