import type { UnansweredQuestion } from '../rows/tally.ts';
import { citedBy, countCitedPages } from './counts.ts';
import type { CitedPage, TopicKind } from './report-model.ts';

/** What a topic calls for, and what that rests on. */
export interface TopicFinding {
  kind: TopicKind;
  /** The rows that cite nothing; for a `weak-page`, those that cite one of `pages`. */
  unanswered: number;
  /** Of a `weak-page` the page, or the two, that most rows cite; otherwise none. */
  pages: Pick<CitedPage, 'url' | 'title'>[];
}

/** Pages tried as one of two: a pair that most rows cite has one of the most cited. */
const pagesTried = 6;

/**
 * By majority: `missing-page` if most rows cite nothing, `weak-page` if most cite the same page or
 * two, else `mixed`.
 */
export function findingOf(rows: readonly UnansweredQuestion[]): TopicFinding {
  const cited = rows.map((row) => citedBy(row));
  const isMost = (count: number): boolean => count * 2 > rows.length;
  const uncited = cited.filter((keys) => keys.size === 0).length;
  if (isMost(uncited)) return { kind: 'missing-page', unanswered: uncited, pages: [] };

  const pages = countCitedPages(rows).slice(0, pagesTried);
  const rowsCiting = (some: readonly CitedPage[]): number =>
    cited.filter((keys) => some.some((page) => keys.has(keyOf(page)))).length;
  const pairs = pages.flatMap((first, at) =>
    pages.slice(at + 1).map((second) => [first, second] as const),
  );
  const candidates = [
    pages.slice(0, 1),
    ...pairs.toSorted((a, b) => rowsCiting(b) - rowsCiting(a)),
  ];
  const weak = candidates.find((some) => some.length > 0 && isMost(rowsCiting(some)));
  if (!weak) return { kind: 'mixed', unanswered: uncited, pages: [] };
  return {
    kind: 'weak-page',
    unanswered: rowsCiting(weak),
    pages: weak.map(({ url, title }) => ({ url, title })),
  };
}

const keyOf = ({ url, title }: CitedPage): string => url ?? title ?? '';
