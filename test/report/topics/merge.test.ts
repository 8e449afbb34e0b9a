import { describe, expect, test } from 'vitest';
import { groupPlaces, wording } from '../../../bench/topics/by-words.ts';
import { mergeCommunities } from '../../../src/report/topics/merge.ts';
import { communityEvidence } from '../../../src/report/topics/similarity/evidence.ts';
import { readWorld } from './world/world.ts';

/** Words that say nothing about a sentence, so that each of its wordings is a question of its own. */
const fillers = 'monday office laptop budget customer season colleague'.split(' ');
const wordingOf = (sentence: string, at: number): string =>
  `${sentence} ${fillers[at % 7]} ${fillers[Math.floor(at / 7) % 7]} ${at}`;

/** The sizes of communities after merging, from sentences and the sizes of communities of their wordings. */
function merged(
  sizes: readonly (readonly [sentence: string, ...sizes: number[]])[],
  within = 0.8,
): number[] {
  const sentences = sizes.flatMap(([sentence, ...own]) => own.map((size) => ({ sentence, size })));
  const homes = sentences.flatMap(({ size }, home) => Array<number>(size).fill(home));
  const questions = homes.map((home, at) => {
    const text = wordingOf(sentences[home]?.sentence ?? '', at);
    return { key: text, stems: text.split(' '), rows: [wording(text)] };
  });
  const communities = sentences.map((_, home) =>
    [...homes.keys()].filter((at) => homes[at] === home),
  );
  const all = mergeCommunities(communities, {
    questions,
    evidenceOf: communityEvidence([]),
    similarity: { size: homes.length, spaces: [], probabilityTo: () => () => within },
    maxLinks: 10,
    minProbability: 0.3,
  });
  expect(all.flat().toSorted((a, b) => a - b)).toEqual([...homes.keys()]);
  return all.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)).map(({ length }) => length);
}

describe('communities', () => {
  const secret = 'rotate webhook signing secret';

  test('are merged if their questions ask the same', () => {
    expect(merged([[secret, 20, 15]])).toEqual([35]);
    expect(
      merged([
        [secret, 20],
        ['download invoice pdf', 15],
      ]),
    ).toEqual([20, 15]);
  });

  test('stay as they are if links can’t have parted them, or if they are of two questions', () => {
    expect(merged([[secret, 5, 5]])).toEqual([5, 5]);
    expect(merged([[secret, 20, 2]])).toEqual([20, 2]);
  });

  const themeOf = (subject: string, ...sizes: number[]) =>
    ['lost', 'frozen', 'declined', 'expired'].map((word, at): [string, number] => [
      `${subject} ${word}`,
      sizes[at] ?? 12,
    ]);
  const cards = themeOf('virtual debit card');
  const keys = themeOf('project access token');

  test('of a theme stay apart if there are several, unless one of them is much the largest', () => {
    const invoices = themeOf('yearly invoice download');
    const apart = [12, 12, 12, 12];
    expect(merged([...cards, ...keys])).toEqual([48, 48]);
    expect(merged([...cards, ...keys, ...invoices])).toEqual([...apart, ...apart, ...apart]);
    const backups = themeOf('nightly database backup', 60);
    const parts = [...apart, ...apart, ...apart];
    expect(merged([...backups, ...cards, ...keys, ...invoices])).toEqual([96, ...parts]);
  });

  test('of one sentence in many wordings are merged however many they are', () => {
    const sizes = Array<number>(12).fill(10);
    const sentences = [secret, 'download invoice pdf', 'invite workspace member'];
    const communities = sentences.map((one): [string, ...number[]] => [one, ...sizes]);
    expect(merged(communities, 0.97)).toEqual([120, 120, 120]);
  });
});

test('160 wordings of one sentence are one topic of a product', () => {
  const starts = ['how do i ', 'how can i ', 'how to ', 'where do i ', 'can you explain how to '];
  const tasks = ['export all', 'download all', 'export our', 'download our'];
  const forms = [' invoices as pdf', ' invoices as a pdf file', ' bills to pdf', ' bills in pdf'];
  const wordings = ['', 'please tell me: '].flatMap((hello) =>
    starts.flatMap((start) =>
      tasks.flatMap((task) => forms.map((form) => `${hello}${start}${task}${form}`)),
    ),
  );
  const others = readWorld().gaps.flatMap((gap) => gap.questions);
  const questions = [...wordings, ...others].map((text) => wording(text));
  const [largest] = groupPlaces(questions);
  expect(wordings).toHaveLength(160);
  expect(largest?.rows).toEqual(expect.arrayContaining([...wordings.keys()]));
  expect(largest?.rows.length).toBeLessThan(176);
});
