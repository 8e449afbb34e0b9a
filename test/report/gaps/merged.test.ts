import { describe, expect, test } from 'vitest';
import type { Gap } from '../../../src/report/gaps/gap.ts';
import {
  changesPlace,
  findFixes,
  gapsNamed,
  type Merged,
} from '../../../src/report/gaps/merged.ts';
import { gapOf, idOf, memoryOf } from './gaps.ts';
import { watchAfter } from './watching.ts';

const place = { file: 'docs/hooks.md', line: 10, end: 20, level: 2, heading: 'Verify a signature' };
const prLink = (number: number) => `https://github.com/acme/docs/pull/${number}`;
const merged = (number: number, fields: Partial<Merged> = {}): Merged => ({
  ...{ number, prLink: prLink(number), on: `2026-11-0${number}`, title: 'Title', body: '' },
  ...fields,
});

async function fixesOf(
  gaps: readonly Partial<Gap>[],
  pulls: readonly Merged[],
  {
    messages = {},
    patches = {},
  }: { messages?: Record<number, string[]>; patches?: Record<number, string> } = {},
) {
  const asked: string[] = [];
  const found = await findFixes({
    memory: memoryOf(gaps.map((gap, at) => gapOf({ id: idOf(at + 1), ...gap }))),
    merged: pulls,
    messagesOf: async ({ number }) => {
      asked.push(`messages ${number}`);
      return messages[number] ?? [];
    },
    filesOf: async ({ number }) => {
      asked.push(`files ${number}`);
      return [{ file: place.file, previousFile: null, patch: patches[number] ?? null }];
    },
  });
  return { found: found.map(({ gapId, prLink: link }) => [gapId, link]), asked };
}

test('a text names gaps by the word and their ids', () => {
  expect(gapsNamed(`Close Gap ${idOf(1)} and gap \n${idOf(10)}.`)).toEqual([idOf(1), idOf(10)]);
  expect(gapsNamed(`${idOf(1)}, gaps ${idOf(1)}, Gap ${idOf(1)}0, Gap12`)).toEqual([]);
});

describe('a gap’s fix', () => {
  const named = `Gap ${idOf(1)}`;

  test('is the first merged one that names it: in its title, its body, or a commit', async () => {
    for (const fields of [{ title: `Docs: ${named}` }, { body: `For you.\n${named}` }]) {
      const pulls = [merged(1), merged(2, fields), merged(3, fields)];
      expect((await fixesOf([{}], pulls)).found).toEqual([[idOf(1), prLink(2)]]);
    }
    const messages = { 1: ['One', `Two\n\n${named}`] };
    expect(await fixesOf([{}], [merged(1)], { messages })).toEqual({
      found: [[idOf(1), prLink(1)]],
      asked: ['messages 1'],
    });
  });

  test('is one for each gap that is named', async () => {
    const title = `${named} and Gap ${idOf(2)}`;
    expect((await fixesOf([{}, {}, {}], [merged(1, { title })])).found).toEqual([
      [idOf(1), prLink(1)],
      [idOf(2), prLink(1)],
    ]);
  });

  test('is none that undoes another', async () => {
    const title = `Revert "${named}"`;
    expect((await fixesOf([{}], [merged(1, { title })])).found).toEqual([]);
    for (const undone of ['acme/docs#7', '#17']) {
      const body = `It broke.\nReverts ${undone}\n${named}`;
      expect((await fixesOf([{}], [merged(1, { body })])).found).toEqual([]);
    }
    for (const fields of [
      { title: `Don't revert "${named}"` },
      { body: `This reverts #7\n${named}` },
    ]) {
      expect((await fixesOf([{}], [merged(1, fields)])).found).toHaveLength(1);
    }
  });

  test.each([
    ['watching', 0, false],
    ['watching', 8, true],
    ['fixed', 0, false],
    ['back', 0, true],
  ] as const)('follows one that is %s after %i looks: %s', async (verdict, looks, follows) => {
    const watch = { ...watchAfter({ unanswered: 9, questions: 90 }), verdict, looks };
    const fix = { by: 'agent' as const, jobId: 'job-1', prLink: prLink(9), watch };
    const { found } = await fixesOf([{ fix }], [merged(1, { title: named })]);
    expect(found).toHaveLength(follows ? 1 : 0);
  });

  const inside = '@@ -11,2 +11,3 @@\n line\n+Send the header.\n line';
  const outside = '@@ -30,2 +30,3 @@\n line\n+Elsewhere.\n line';

  test('is, if people write it, also the first that changes its place’s section', async () => {
    const patches = { 1: outside, 2: inside, 3: inside };
    const pulls = [merged(1), merged(2), merged(3)];
    const { found } = await fixesOf([{ ours: true, place }], pulls, { patches });
    expect(found).toEqual([[idOf(1), prLink(2)]]);
    const others = await fixesOf([{ place }, { ours: true }], pulls, { patches });
    expect(others).toEqual({
      found: [],
      asked: ['messages 1', 'messages 2', 'messages 3'],
    });
  });
});

describe('a section of a place', () => {
  const changes = (patch: string | null, fields: object = {}) =>
    changesPlace([{ file: place.file, previousFile: null, patch, ...fields }], place);

  test.each<[string, string | null, boolean]>([
    ['no diff', null, false],
    ['a line added', '@@ -11,2 +11,3 @@\n a\n+Send it.\n b', true],
    ['a line taken out', '@@ -12,2 +12,1 @@\n a\n-Send it.', true],
    ['blank lines', '@@ -11,2 +11,3 @@\n a\n+  \n b', false],
    ['a line above it', '@@ -5,2 +5,3 @@\n a\n+Send it.\n b', false],
    ['a line of the next', '@@ -20,2 +20,3 @@\n ## Next\n+Send it.\n b', false],
    ['a section after it', '@@ -18,2 +18,5 @@\n a\n b\n+## Another\n+\n+Send it.', false],
    ['a section below it', '@@ -18,2 +18,5 @@\n a\n b\n+### How\n+\n+Send it.', true],
    [
      'its heading, by which it moved',
      '@@ -40,3 +40,4 @@\n ## Verify a `signature`\n a\n+Send it.\n b',
      true,
    ],
    [
      'what was there, of a heading that moved',
      '@@ -40,1 +40,1 @@\n ## Verify a signature\n@@ -11,1 +11,2 @@\n a\n+Send it.',
      false,
    ],
    [
      'a heading of the same words that is new',
      '@@ -40,1 +40,3 @@\n a\n+## Verify a signature\n+b',
      false,
    ],
    ['what follows its last line', '@@ -19,1 +19,2 @@\n a\n+Send it.\n\\ No newline at end', true],
    ['a note that is no line', '@@ -30,1 +30,1 @@\n a\n\\ No newline at end', false],
    ['a line that looks like a hunk', '@@ -30,1 +30,2 @@\n a\n+@@ -11,1 +11,1 @@ x', false],
    ['a line above it from nothing', '@@ -9,0 +10,1 @@\n+Send it.', false],
    ['a line in it from nothing', '@@ -10,0 +11,1 @@\n+Send it.', true],
    ['a mark that is no heading', '@@ -18,2 +18,4 @@\n a\n b\n+Use ## here\n+Send it.', true],
    ['a file from nothing', '@@ -0,0 +1,2 @@\n+# A\n+Send it.', false],
  ])('with %s: %#', (_, patch, isChanged) => {
    expect(changes(patch)).toBe(isChanged);
  });

  test('is found in a file that was renamed, and in no other', () => {
    const patch = '@@ -11,2 +11,3 @@\n a\n+Send it.\n b';
    expect(changes(patch, { file: 'docs/new.md', previousFile: place.file })).toBe(true);
    expect(changes(patch, { file: 'docs/new.md' })).toBe(false);
  });
});
