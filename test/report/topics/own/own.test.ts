import { expect, test } from 'vitest';
import { namesIn, ownWords } from '../../../../src/report/topics/own/own.ts';

test.each([
  ['docs.quarrydb.example', ['quarrydb']],
  ['help.acme.co.uk', ['acme']],
  ['acme.readthedocs.io', ['acme']],
  ['acme-zebra.mintlify.app', ['acmezebra', 'acme', 'zebra']],
  ['localhost:3000', []],
  ['127.0.0.1', []],
])('%s names %j', (host, names) => {
  expect(namesIn(host)).toEqual(names);
});

test('the hosts that were asked on most name the product, in short, too', () => {
  const hosts = new Map([
    ['docs.quarrydb.example', 90],
    ['evil.example', 3],
  ]);
  const own = ownWords(hosts);
  expect(own).toContain('quarrydb');
  expect(own).toContain('quarry');
  expect(own).toContain('quarri');
  expect(own).not.toContain('evil');
});
