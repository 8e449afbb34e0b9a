import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as values from '../../../src/text/redaction/values.ts';

const { trimTrailingPunctuation, ...judges } = values;
const source = readFileSync(new URL('values.json', import.meta.url), 'utf8');
const { about: _, ...texts }: Record<string, string> = JSON.parse(source);

describe.each(Object.entries(texts))('what is %j', (kinds, of) => {
  it.each(of.split(' '))('%j', (word) => {
    const text = word.replaceAll('␣', ' ');
    const found = Object.entries(judges).flatMap(([name, judge]) => (judge(text) ? [name] : []));
    expect(found.sort()).toEqual(kinds.split(', ').filter(Boolean).sort());
  });
});
