import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonObjects, numberSchema } from '../../src/model/reply.ts';

const whole = fc.record({ sections: fc.array(fc.jsonValue({ maxDepth: 2 })) });
/** Text with all the syntax of JSON, but without an object. */
const prose = fc
  .stringMatching(/^[a-z {}:,.!`'\n]{0,40}$/)
  .filter((text) => [...jsonObjects(text)].length === 0 && !/\{\s*$/.test(text));

test('the objects in a reply are found, whatever surrounds them', () => {
  fc.assert(
    fc.property(prose, whole, prose, whole, (before, one, between, other) => {
      const text = `${before}${JSON.stringify(one)}${between}\n${JSON.stringify(other)}`;
      expect([...jsonObjects(text)][0]).toEqual(JSON.parse(JSON.stringify(one)));
    }),
  );
});

test.each<[string, string, object[]]>([
  ['thoughts are no answer', '<think>{"a": 1}</think>{"b": 2}', [{ b: 2 }]],
  ['nor are those whose start the template wrote', '{"a": 1} {"\n</think>{"b": 2}', [{ b: 2 }]],
  ['thoughts without an end have no answer after them', '<think>{"a": 1}', []],
  ['thoughts stand anywhere', '{"a": 1}<think>{"b": 2}</think>{"c": 3}', [{ a: 1 }, { c: 3 }]],
  ['braces and quotes in texts count for nothing', '{"a": "}{\\"{"}', [{ a: '}{"{' }]],
  ['a list has its objects', '[{"a": 1}]', [{ a: 1 }]],
  ['what is cut off is none', '{"a": {"b": 1}', []],
])('%s', (_, text, objects) => {
  expect([...jsonObjects(text)]).toEqual(objects);
});

test.each(['{', '{"a":', '{"', '{ ', '<think></think>', '</think>{', '"{', '\\'])(
  'a megabyte of %s is read in one go',
  (part) => {
    expect([...jsonObjects(part.repeat(1_000_000 / part.length))]).toEqual([]);
  },
);

test.each(['{}', '{"a": 1}', '{"a"}'])(
  'of a megabyte of %s, at most 20 objects are tried',
  (part) => {
    const objects = [...jsonObjects(part.repeat(1_000_000 / part.length))];
    expect(objects).toHaveLength(part === '{"a"}' ? 0 : 20);
  },
);

test('numbers written as texts are numbers', () => {
  const read = (value: unknown) => z.safeParse(numberSchema, value).data;
  expect([7, '7', ' 12 '].map(read)).toEqual([7, 7, 12]);
  expect(['', 'x', '1.5', '-1', 1.5, null, [7]].map(read)).toEqual(Array(7).fill(undefined));
});
