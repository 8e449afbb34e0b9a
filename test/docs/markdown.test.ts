import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf } from './folder.ts';

/** Pages, each after its name, and their sections: the line, marks and words of the heading, and the text. */
const pages = readFileSync(new URL('markdown.txt', import.meta.url), 'utf8')
  .split(/^={8} /m)
  .slice(1)
  .map((one) => /^(.*)\n([\s\S]*)\n-{8}\n([\s\S]*)\n$/.exec(one)?.slice(1) ?? []);

test.each(pages)('a page with %s is read', (_, source = '', sections) => {
  const read = pageOf(source).sections.flatMap(({ heading, level, line, text }) => [
    [line, '#'.repeat(level), heading].filter(Boolean).join(' '),
    ...(text === '' ? [] : text.split('\n').map((one) => `  ${one}`.trimEnd())),
  ]);
  expect(read.join('\n')).toBe(sections);
});
