import type { Section } from '../../docs/docs.ts';
import type { Coverage } from '../reading/describe.ts';
import type { Question } from '../source/question.ts';
import { countCitedPages, countPages } from './counts.ts';
import type { Gap, GapKind } from './report.ts';
import { isWorthNaming } from './shown.ts';

/** The kind by what a model found in the docs. */
export function kindByCoverage(coverage: Coverage, section: Section | null): GapKind {
  if (coverage === 'present') return 'hard-to-find';
  if (coverage === 'partial') return 'weak-page';
  return section === null ? 'missing-page' : 'missing-section';
}

/** How many of the most cited pages are tried in pairs: a pair that most rows cite includes one of them. */
const pagesTried = 6;

/** The kind of a gap by what most of these rows cite: nothing, the same one or two pages, or neither. */
export function kindByRows(rows: readonly Question[]): Pick<Gap, 'kind' | 'kindPages'> {
  const cited = rows.map(
    ({ sources }) => new Set(sources.flatMap(({ countedBy }) => countedBy ?? [])),
  );
  const isMost = (count: number): boolean => count * 2 > rows.length;
  if (isMost(cited.filter((keys) => keys.size === 0).length)) {
    return { kind: 'missing-page', kindPages: [] };
  }
  const pages = [...countCitedPages(rows)].slice(0, pagesTried);
  const pairs = pages.flatMap((first, at) => pages.slice(at + 1).map((second) => [first, second]));
  const [weak] = [pages.slice(0, 1), ...pairs]
    .map((some) => ({
      some,
      count: cited.filter((keys) => some.some(([key]) => keys.has(key))).length,
    }))
    .filter(({ count }) => isMost(count))
    .sort((a, b) => a.some.length - b.some.length || b.count - a.count);
  if (!weak) return { kind: 'mixed', kindPages: [] };
  const asked = countPages(rows);
  const kindPages = weak.some
    .map(([, page]) => page)
    .filter((page) => isWorthNaming(page, { pages: asked }))
    .map(({ url, title }) => ({ url, title }));
  return { kind: 'weak-page', kindPages };
}
