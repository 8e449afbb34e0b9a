import type { Page, Section } from '../../docs/docs.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { Found } from './finding.ts';

/* What a pull request changes in the sections of the docs, and which pages that puts at risk. */

/** A section that is only reworded comes a little nearer to some questions, and farther from others. */
const leastGain = 1.15;

export interface ChangedSections {
  /** Whether a section of the head is one that the base does not have, or says otherwise, and nearer. */
  isNewlyNear(found: Found, scoreBefore: number): boolean;
  /** Sections of the base that the head does not have, or says otherwise. */
  gone: ReadonlySet<Section>;
  /** Pages of the base of which a heading is gone. */
  shortened: ReadonlySet<Page>;
}

/** @param renamed paths of files at the head, by those at the base */
export function changedSections({
  base,
  head,
  renamed,
}: {
  base: IndexedDocs;
  head: IndexedDocs;
  renamed: ReadonlyMap<string, string>;
}): ChangedSections {
  // What is said anywhere else at the other end has only moved.
  const wordings = ({ index }: IndexedDocs) => new Set(index.sections.map(wordingOf));
  const [before, after] = [wordings(base), wordings(head)];
  const gone = base.index.sections.filter((section) => !after.has(wordingOf(section)));
  const placeOf = (file: string, { heading }: Section): string => `${file}\n${heading ?? ''}`;
  const fileAtHead = ({ page: { file } }: Section): string => renamed.get(file) ?? file;
  const places = new Set(base.index.sections.map((one) => placeOf(fileAtHead(one), one)));
  const placesLeft = new Set(head.index.sections.map((one) => placeOf(one.page.file, one)));
  return {
    isNewlyNear({ section, score }, scoreBefore) {
      if (before.has(wordingOf(section))) return false;
      const isRewritten = places.has(placeOf(section.page.file, section));
      return score > scoreBefore * (isRewritten ? leastGain : 1);
    },
    gone: new Set(gone),
    shortened: new Set(
      gone.filter((one) => !placesLeft.has(placeOf(fileAtHead(one), one))).map(({ page }) => page),
    ),
  };
}

function wordingOf({ heading, text }: Section): string {
  return `${heading ?? ''}\n${text.replace(/\s+/g, ' ').trim()}`;
}

/** A page that answered questions, and that is gone, elsewhere, or shorter at the head. */
export interface PageAtRisk {
  /** At the base. */
  file: string;
  /** As answers cite it most. */
  url: string | null;
  change: 'deleted' | 'renamed' | 'shortened';
  /** Answered questions of the period that cited it. */
  answered: number;
  /** Whether its address still leads somewhere. */
  redirected: boolean;
}

/** @returns the most cited first */
export function pagesAtRisk({
  base,
  head,
  renamed,
  sections,
  citations,
}: {
  base: IndexedDocs;
  head: IndexedDocs;
  renamed: ReadonlyMap<string, string>;
  sections: ChangedSections;
  citations: ReadonlyMap<string, number>;
}): PageAtRisk[] {
  const files = new Set(head.docs.pages.map(({ file }) => file));
  const paths = new Set(head.docs.pages.map(({ path }) => path));
  const cited = new Map<Page, { url: string; count: number; most: number }>();
  for (const [url, count] of citations) {
    const page = base.finder(url);
    if (!page) continue;
    const known = cited.get(page) ?? { url, count: 0, most: 0 };
    cited.set(page, {
      url: count > known.most ? url : known.url,
      count: known.count + count,
      most: Math.max(count, known.most),
    });
  }
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
      // A page in another file may have the same address.
      if (change === null || (change !== 'shortened' && paths.has(path))) return [];
      const redirected = head.finder(url) !== null;
      return [{ file, url, change, answered: count, redirected }];
    })
    .sort((a, b) => b.answered - a.answered || (a.file < b.file ? -1 : 1));
}
