import { describe, expect, test } from 'vitest';
import type { MergedPullRequest } from '../../../src/github/pull-request-history.ts';
import type { RememberedGap } from '../../../src/report/gaps/memory.ts';
import {
  changesPlace,
  findMerges,
  gapIdsIn,
  withoutGapIds,
} from '../../../src/report/gaps/merged.ts';
import { boxesOf, claimOf, fixOf, gapOf, idOf, memoryOf } from './memories.ts';

const place = { file: 'docs/hooks.md', line: 10, end: 20, level: 2, heading: 'Verify a signature' };
const prLink = (number: number) => `https://github.com/acme/docs/pull/${number}`;
const merged = (number: number, fields: Partial<MergedPullRequest> = {}): MergedPullRequest => ({
  number,
  title: 'Title',
  body: '',
  mergedAt: `2026-11-0${number}T08:00:00Z`,
  ...fields,
});

/** The merges found for gaps with these fields, as gap, pull request and author. */
async function mergesOf(
  gaps: readonly Partial<RememberedGap>[],
  pulls: readonly MergedPullRequest[],
  {
    messages = {},
    patches = {},
  }: {
    messages?: Record<number, string[]>;
    patches?: Record<number, string>;
  } = {},
) {
  const asked: string[] = [];
  const found = await findMerges({
    memory: memoryOf(gaps.map((gap, at) => gapOf({ id: idOf(at + 1), ...gap }))),
    merged: pulls,
    linkTo: prLink,
    messagesOf: async (number) => {
      asked.push(`messages ${number}`);
      return messages[number] ?? [];
    },
    filesOf: async (number) => {
      asked.push(`files ${number}`);
      return [{ file: place.file, previousFile: null, patch: patches[number] ?? null }];
    },
    isSame: (one, other) => one.replace('/files', '') === other.replace('/files', ''),
  });
  const all = [...found].flatMap(([gap, merges]) => merges.map((merge) => ({ gap, ...merge })));
  for (const { prLink: link, on } of all) expect(on).toBe(`2026-11-0${/\d+/.exec(link)?.[0]}`);
  return { found: all.map(({ gap, prLink: link, by }) => [gap, link, by]), asked };
}

test('a text names a gap by the word “gap” and its id', () => {
  expect(gapIdsIn(`Close Gap ${idOf(1)} and gap \n${idOf(10)}.`)).toEqual([idOf(1), idOf(10)]);
  expect(gapIdsIn(`${idOf(1)}, gaps ${idOf(1)}, Gap ${idOf(1)}0, Gap12`)).toEqual([]);
});

test('strangers’ words name no gap', () => {
  const text = withoutGapIds(`Close Gap ${idOf(1)} and gap\n${idOf(10)}, not ${idOf(2)}.`);
  expect(text).toBe(`Close Gap 000000… and gap\n000000…, not ${idOf(2)}.`);
  expect(gapIdsIn(text)).toEqual([]);
});

describe('a gap’s fix', () => {
  const named = `Gap ${idOf(1)}`;

  test('is a merge that names the gap in its title, its body, or a commit', async () => {
    for (const fields of [{ title: `Docs: ${named}` }, { body: `For you.\n${named}` }]) {
      const pulls = [merged(1), merged(2, fields), merged(3, fields)];
      expect((await mergesOf([{}], pulls)).found).toEqual([
        [idOf(1), prLink(2), 'people'],
        [idOf(1), prLink(3), 'people'],
      ]);
    }
    const messages = { 1: ['One', `Two\n\n${named}`] };
    for (const fields of [{}, { title: `Docs: Gap ${idOf(2)}` }]) {
      const { found } = await mergesOf([{}], [merged(1, fields)], { messages });
      expect(found).toEqual([[idOf(1), prLink(1), 'people']]);
    }
  });

  test('is found for each known gap that a merge names', async () => {
    const title = `${named}, ${named}, Gap ${idOf(2)} and Gap ${idOf(9)}`;
    expect((await mergesOf([{}, {}, {}], [merged(1, { title })])).found).toEqual([
      [idOf(1), prLink(1), 'people'],
      [idOf(2), prLink(1), 'people'],
    ]);
  });

  test('is the agent’s if its job opened the pull request, whatever the form of the link', async () => {
    const claim = claimOf({ prLink: `${prLink(1)}/files` });
    const pulls = [merged(1, { title: named })];
    expect((await mergesOf([{ claim }], pulls)).found).toEqual([
      [idOf(1), `${prLink(1)}/files`, 'agent'],
    ]);
  });

  test('is found once, however often it is looked for', async () => {
    const merge = { prLink: prLink(1), by: 'people', jobId: null, on: '2026-11-01' } as const;
    const pulls = [merged(1, { title: named })];
    expect((await mergesOf([{ merges: [merge] }], pulls)).found).toEqual([]);
  });

  test('is never a pull request that reverts another', async () => {
    const title = `Revert "${named}"`;
    expect((await mergesOf([{}], [merged(1, { title })])).found).toEqual([]);
    for (const undone of ['acme/docs#7', '#17']) {
      const body = `It broke.\nReverts ${undone}\n${named}`;
      expect((await mergesOf([{}], [merged(1, { body })])).found).toEqual([]);
    }
    for (const fields of [
      { title: `Don't revert "${named}"` },
      { body: `This reverts #7\n${named}` },
    ]) {
      expect((await mergesOf([{}], [merged(1, fields)])).found).toHaveLength(1);
    }
  });

  const inside = '@@ -11,2 +11,5 @@\n line\n+Send the header.\n+Sign it.\n+Check it.\n line';
  const outside = inside.replace('-11,2 +11,5', '-30,2 +30,5');

  test('is also the first merge that changes the section of its place, if people write the fix', async () => {
    const patches = { 1: outside, 2: inside, 3: inside };
    const pulls = [merged(1), merged(2), merged(3)];
    const { found } = await mergesOf([{ place, boxes: boxesOf('ours') }], pulls, { patches });
    expect(found).toEqual([[idOf(1), prLink(2), 'people']]);
    const gaps = [{ place, boxes: boxesOf('fix') }, { boxes: boxesOf('ours') }];
    expect(await mergesOf(gaps, pulls, { patches })).toEqual({
      found: [],
      asked: ['messages 1', 'messages 2', 'messages 3'],
    });
  });

  test.each([
    ['is watched', false, 0],
    ['has its final verdict', true, 1],
  ])(
    'is looked for by its section only if another fix is final: another %s',
    async (_, isFinal, count) => {
      const fix = fixOf({ prLink: prLink(9), by: 'people', on: '2026-10-25', isFinal });
      const merge = { prLink: prLink(9), by: 'people', jobId: null, on: '2026-10-25' } as const;
      const gap = { place, fix, boxes: boxesOf('ours'), merges: [merge] };
      const { found } = await mergesOf([gap], [merged(2)], { patches: { 2: inside } });
      expect(found).toHaveLength(count);
    },
  );
});

describe('a section of a place', () => {
  /** Whether a patch changes the section, with each changed line three times. */
  const changes = (patch: string | null, fields: object = {}) =>
    changesPlace(
      [
        {
          file: place.file,
          previousFile: null,
          patch:
            patch?.replace(/^[+-](?!#|@@).*$/gm, (line) => `${line}\n${line}\n${line}`) ?? null,
          ...fields,
        },
      ],
      place,
    );

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

  test('is changed by three lines, and not by fewer', () => {
    const patchOf = (lines: string[]) => `@@ -11,9 +11,9 @@\n a\n${lines.join('\n')}\n b`;
    const isChanged = (...lines: string[]) =>
      changesPlace([{ file: place.file, previousFile: null, patch: patchOf(lines) }], place);
    expect(isChanged('+a', '-b')).toBe(false);
    expect(isChanged('+a', '+ ', '-b')).toBe(false);
    expect(isChanged('+a', '-b', '+c')).toBe(true);
  });

  test('is found in a file that was renamed, and in no other', () => {
    const patch = '@@ -11,2 +11,3 @@\n a\n+Send it.\n b';
    expect(changes(patch, { file: 'docs/new.md', previousFile: place.file })).toBe(true);
    expect(changes(patch, { file: 'docs/new.md' })).toBe(false);
  });
});
