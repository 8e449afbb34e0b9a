import { describe, expect, test } from 'vitest';
import { groupPlaces, wording } from '../../../bench/topics/by-words.ts';
import { mergeCommunities } from '../../../src/report/topics/merge.ts';
import type { Similarity } from '../../../src/report/topics/similarity/similarity.ts';
import { graphOf, type Link } from './matrix.ts';
import { readWorld } from './world/world.ts';

/** The sizes of communities after merging, sorted, from the sizes of those that are like each other. */
function mergedGroups(
  groups: readonly (readonly number[])[],
  { within = 0.8, between = 0.4, maxLinks = 10 } = {},
) {
  const sizes = groups.flat();
  const groupOf = groups.flatMap((group, at) => group.map(() => at));
  const homes = sizes.flatMap((size, home) => Array<number>(size).fill(home));
  const communities = sizes.map((_, home) =>
    [...homes.keys()].filter((question) => homes[question] === home),
  );
  const isAlike = (one: number, other: number) => groupOf[one] === groupOf[other];
  const links = communities.flatMap((members, one) =>
    communities.flatMap((others, other): Link[] =>
      isAlike(one, other) ? [[members[0] ?? 0, others[0] ?? 0, 0.4]] : [],
    ),
  );
  const near = graphOf(links, homes.length);
  const similarity: Similarity = {
    size: homes.length,
    spaces: [],
    probabilityTo: (question) => (against) => {
      const [one = 0, other = 0] = [homes[question], homes[against]];
      if (one === other) return within;
      return isAlike(one, other) ? between : 0;
    },
  };
  const all = mergeCommunities(communities, { similarity, near, maxLinks, minProbability: 0.3 });
  expect(all.flat().toSorted((a, b) => a - b)).toEqual([...homes.keys()]);
  return all.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)).map(({ length }) => length);
}

const merged = (sizes: readonly number[], known?: Parameters<typeof mergedGroups>[1]) =>
  mergedGroups([sizes], known);

describe('communities', () => {
  test('are merged if their questions ask the same, linked or not', () => {
    expect(merged([20, 15])).toEqual([35]);
    expect(merged([20, 15], { between: 0.25 })).toEqual([20, 15]);
  });

  test('stay as they are if links can’t have parted them, or if they are of two questions', () => {
    expect(merged([5, 5])).toEqual([5, 5]);
    expect(merged([20, 2])).toEqual([20, 2]);
  });

  test('of a theme stay apart if there are several, unless one of them is much the largest', () => {
    const theme = [12, 12, 12, 12];
    expect(mergedGroups([theme, theme])).toEqual([48, 48]);
    expect(mergedGroups([theme, theme, theme])).toEqual([...theme, ...theme, ...theme]);
    expect(mergedGroups([[60, 12, 12, 12], theme, theme, theme])).toEqual([
      96,
      ...theme,
      ...theme,
      ...theme,
    ]);
  });

  test('of one sentence in many wordings are merged however many they are', () => {
    const sentence = Array(12).fill(10);
    expect(mergedGroups([sentence, sentence, sentence], { within: 0.97 })).toEqual([120, 120, 120]);
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
