import { citationsBy } from '../../docs/addresses.ts';
import type { Page, Section } from '../../docs/docs.ts';
import type { Near } from '../../docs/nearest.ts';
import { collectWithPauses } from '../../pace.ts';
import type { IndexedDocs } from '../places/places.ts';

/* What a pull request changes in the sections of the docs, and which pages that puts at risk. */

/** Smallest gain in score that counts: rewording alone can bring a section a little nearer to a question. */
const minGain = 1.07;

export interface ChangedSections {
  /** Whether the change adds or rewrites a section of the head so that it is clearly nearer than before. */
  isNewlyNear(near: Near, scoreBefore: number): boolean;
  /** Whether the base has no section with the same text. */
  isNew(section: Section): boolean;
  /** Whether the page has no such heading at the base. */
  isAdded(section: Section): boolean;
  /** Whether the change adds a page of the head or changes its text. */
  isChanged(page: Page): boolean;
  /** Sections of the base that the change deletes or rewrites. */
  gone: ReadonlySet<Section>;
  /** Whether the head has no text of a page of the base, under any name. */
  isDeleted(page: Page): boolean;
  /** Path at the head of the file of a page of the base. */
  fileAtHead(page: Page): string;
  /** Pages of the base that lose a heading. */
  shortened: ReadonlySet<Page>;
}

/** The docs before and after a change. */
export interface Change {
  base: IndexedDocs;
  head: IndexedDocs;
  /** Paths of renamed files at the head, by their paths at the base. */
  renamed: ReadonlyMap<string, string>;
}

export async function changedSections({ base, head, renamed }: Change): Promise<ChangedSections> {
  // A section whose text is anywhere at the other end has only moved.
  const wordings = ({ index }: IndexedDocs) => collectWithPauses(wordingsOf(index.sections));
  const were = await wordings(base);
  const [before, after] = [new Set(were), new Set(await wordings(head))];
  const gone = new Set(base.index.sections.filter((_, at) => !after.has(were[at] ?? '')));
  const placeOf = (file: string, { heading }: Section): string => `${file}\n${heading ?? ''}`;
  const fileAtHead = ({ file }: Page): string => renamed.get(file) ?? file;
  const placeAtHead = (one: Section): string => placeOf(fileAtHead(one.page), one);
  const atBase = new Map(base.docs.pages.map((page) => [fileAtHead(page), page]));
  const metadataOf = ({ title, description, keywords }: Page) =>
    JSON.stringify([title, description, keywords]);
  const placesLeft = new Set(head.index.sections.map((one) => placeOf(one.page.file, one)));
  const filesLeft = new Set(head.docs.pages.map(({ file }) => file));
  const isNew = (section: Section): boolean => !before.has(wordingOf(section));
  return {
    isNewlyNear: ({ section, score }, scoreBefore) =>
      isNew(section) && score > minGain * scoreBefore,
    isNew,
    isAdded: ({ page, heading }) =>
      atBase.get(page.file)?.sections.every((one) => one.heading !== heading) ?? true,
    isChanged: (page) => {
      const was = atBase.get(page.file);
      return !was || metadataOf(was) !== metadataOf(page) || page.sections.some(isNew);
    },
    gone,
    isDeleted: (page) =>
      !filesLeft.has(fileAtHead(page)) && page.sections.every((section) => gone.has(section)),
    fileAtHead,
    shortened: new Set(
      [...gone].filter((one) => !placesLeft.has(placeAtHead(one))).map(({ page }) => page),
    ),
  };
}

function* wordingsOf(sections: readonly Section[]): Generator<string> {
  for (const section of sections) yield wordingOf(section);
}

function wordingOf({ heading, text }: Section): string {
  return `${heading ?? ''}\n${text.replace(/\s+/g, ' ').trim()}`;
}

/** A page that answered questions and that the change deletes, renames or shortens. */
export interface PageAtRisk {
  /** At the base. */
  file: string;
  /** The address by which most answers cite it. */
  url: string | null;
  change: 'deleted' | 'renamed' | 'shortened';
  /** Answered questions of the period that cited it. */
  answered: number;
  /** Whether its address still leads somewhere. */
  redirected: boolean;
}

/** @returns the most cited first */
export function pagesAtRisk(
  { base, head, renamed, sections }: Change & { sections: ChangedSections },
  citations: ReadonlyMap<string, number>,
): PageAtRisk[] {
  const files = new Set(head.docs.pages.map(({ file }) => file));
  const paths = new Set(head.docs.pages.map(({ path }) => path));
  const cited = citationsBy(base.finder, citations);
  return [...cited]
    .flatMap(([page, { url, count }]): PageAtRisk[] => {
      const { file, path } = page;
      const change = !files.has(file)
        ? renamed.has(file)
          ? 'renamed'
          : 'deleted'
        : sections.shortened.has(page)
          ? 'shortened'
          : null;
      // A page from another file may now have the same address.
      if (change === null || (change !== 'shortened' && paths.has(path))) return [];
      const redirected = head.finder(url) !== null;
      return [{ file, url, change, answered: count, redirected }];
    })
    .sort((a, b) => b.answered - a.answered || (a.file < b.file ? -1 : 1));
}
