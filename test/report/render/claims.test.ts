import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPost } from '../../../bench/claims/claims.ts';

/** Posts as readers get them: other tests check that they match the report. */
const posts = globSync('{render,six-weeks}/*.md', { cwd: join(import.meta.dirname, '..') });

describe('what posts say', () => {
  test.each(posts)('in %s have one known kind for each line', (path) => {
    const { lines } = readPost(readFileSync(join(import.meta.dirname, '..', path), 'utf8'));
    const strays = lines.filter(({ matches }) => matches.length !== 1);
    expect(lines).not.toEqual([]);
    expect(strays.map(({ line, matches }) => [line, matches.map((one) => one.line)])).toEqual([]);
  });

  test('belongs to a topic', () => {
    const { statements } = readPost(
      [
        '- 1 · **Undo a migration**<!-- gap:00000000000b heading -->, 13 conversations',
        '  <br>Write a page for it: a model found no section about it.',
        '',
        '<summary>2 · <strong>Rotate a key</strong><!-- gap:00000000000a heading --> · since 5 October</summary>',
        '',
        '**Questions**',
        '- Can I rotate a key? (2 times)',
        '',
        '- **New:** “A” (3 conversations); “B” (4 conversations)',
      ].join('\n'),
    );
    const claims = statements.map(({ assertion, topic, slots }) => [
      assertion,
      topic?.id ?? topic?.heading,
      slots.question,
    ]);
    expect(claims).toContainEqual(['write', '00000000000b', undefined]);
    expect(claims).toContainEqual(['question', '00000000000a', 'Can I rotate a key?']);
    expect(claims).toContainEqual(['new', 'A', undefined]);
    expect(claims).toContainEqual(['new', 'B', undefined]);
  });

  test('has an unknown kind if it is a new sentence, but not if it is a reader’s', () => {
    const { lines } = readPost('**Questions**\n- Is this new?\n\nThis topic is on fire.\n');
    expect(lines.map(({ line, matches }) => [line, matches.length])).toEqual([
      ['**Questions**', 1],
      ['This topic is on fire.', 0],
    ]);
  });
});
