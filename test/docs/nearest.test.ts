import { expect, test } from 'vitest';
import { indexSections } from '../../src/docs/nearest.ts';
import type { Page } from '../../src/docs/read-page.ts';
import { createTextReader, type TextReader } from '../../src/search/text-index.ts';
import { docsOf } from './folder.ts';

const reading: TextReader = {
  stems: (text) => text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [],
  weight: (stem) => (['the', 'a', 'how'].includes(stem) ? 0.1 : 1),
  meanings: (stem) => (stem === 'sauvegarde' ? [{ stem: 'snapshot', share: 1 }] : []),
};

const indexed = () => {
  const { pages } = docsOf({
    'backups.mdx':
      '---\ntitle: Backups\n---\nThe basics.\n\n## Restore\nRestore the snapshot.\n\n## Price\nHow it is billed.',
    'plans.mdx':
      '---\ntitle: Plans\n---\nThe price of a seat.\n\n## Invoices\nThe restore of the rest.',
  });
  const index = indexSections(pages, reading);
  const nearest = (text: string, speaksFor?: string) => {
    const page = pages.find(({ file }) => file === speaksFor);
    return index
      .nearest(
        {
          words: new Map(reading.stems(text).map((stem) => [stem, 1])),
          ...(page && { pages: new Map([[page, 1]]) }),
        },
        10,
      )
      .map(({ section }) => `${section.page.title} ${section.heading ?? ''}`.trim());
  };
  return { index, nearest };
};

test('the nearest section has the rarest words of the question, in its text, heading or page title', () => {
  const { nearest } = indexed();
  expect(nearest('how to restore the backups')[0]).toBe('Backups Restore');
  expect(nearest('price of plans')[0]).toBe('Plans');
});

test('a section is found by words of other languages, too', () => {
  const { nearest } = indexed();
  expect(nearest('sauvegarde')[0]).toBe('Backups Restore');
});

test('other evidence for a page ranks its sections higher', () => {
  const { nearest } = indexed();
  expect(nearest('restore')[0]).toBe('Backups Restore');
  expect(nearest('restore', 'plans.mdx')[0]).toBe('Plans Invoices');
  expect(nearest('unheard', 'plans.mdx')[0]).toMatch(/^Plans/);
});

test('a question without a word in common has no nearest section', () => {
  const { nearest, index } = indexed();
  expect(nearest('unheard')).toEqual([]);
  expect(nearest('')).toEqual([]);
  expect(index.rarity('seat')).toBeGreaterThan(index.rarity('the'));
});

test('docs without pages have no sections', () => {
  const index = indexSections([], reading);
  expect(index.nearest({ words: new Map([['a', 1]]) }, 3)).toEqual([]);
});

test('the nearest section of a page shares words, or their meaning, that its other sections lack', () => {
  const { pages } = docsOf({
    'keys.mdx':
      '---\ntitle: Keys\n---\nKeys of the team.\n\n## Rotate\nA key is replaced by a new key.\n\n## Delete\nRemove a key of the team.',
    'empty.mdx': '---\ntitle: Empty\n---\n',
  });
  const index = indexSections(pages, createTextReader());
  const { stems } = createTextReader();
  const headingOf = (text: string): string | null | undefined =>
    index.nearestOn(pages[1] as Page, new Map(stems(text).map((stem) => [stem, 1])))?.heading;
  expect(pages.map(({ title }) => title)).toEqual(['Empty', 'Keys']);
  expect(headingOf('replace the key')).toBe('Rotate');
  expect(headingOf('remove a key')).toBe('Delete');
  // No section has the word.
  expect(headingOf('erase')).toBe('Delete');
});
