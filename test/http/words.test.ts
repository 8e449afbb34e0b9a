import { expect, test } from 'vitest';
import { parseBody } from '../../src/http/transport.ts';
import { shortServerMessage } from '../../src/text/server-words.ts';

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

test('a body is read as JSON, or else as text', () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  expect(parseBody('<html>')).toBe('<html>');
});
