import type { Docs } from '../../src/docs/read.ts';
import type { Page } from '../../src/docs/read-page.ts';
import { createTextIndexer, textReader } from '../../src/search/text-index.ts';
import type { RealGap } from './gaps.ts';

/** How much rows know apart from their words: no page; three cited ones; those that a search for the words finds. */
export const evidenceLevels = ['poor', 'likely', 'retrieved'] as const;
export type Evidence = (typeof evidenceLevels)[number];

const answeredRows = 120;
/** As in the labelled products: how often a failed answer cites, and the right page is among what it cites. */
const retrieves = 0.8;
const right = 0.6;
const sameFolder = 0.6;

/** Numbers from 0 to 1 that are the same in every run. */
function generator(seed: number) {
  let state = seed * 2654435761;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
}

/** Returns a function that finds the three pages with the best BM25 scores for a text. */
export function plainSearch(pages: readonly Page[]): (text: string) => Page[] {
  const { stems } = textReader;
  const indexer = createTextIndexer();
  const countsOf = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const stem of stems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
  };
  for (const { title, sections } of pages) {
    const texts = sections.map(({ heading, text }) => `${heading ?? ''}\n${text}`);
    indexer.add([[textReader.words([title ?? '', ...texts].join('\n')), 1]]);
  }
  const index = indexer.index();
  return (text) => {
    const scores = [...index.scores(countsOf(text))].map((score, at) => ({ score, at }));
    const best = scores.sort((a, b) => b.score - a.score).slice(0, 3);
    return best.flatMap(({ score, at }) => (score > 0 ? (pages[at] ?? []) : []));
  };
}

const urlOf = ({ path }: Page): string => `https://docs.example.com${path}`;

/** The rows of a gap's questions, unanswered, in the service's shape. */
export function rowsOfGap(gap: RealGap, docs: Docs, evidence: Evidence, seed: number) {
  const { next, pick } = generator(seed);
  const search = evidence === 'retrieved' ? plainSearch(docs.pages) : null;
  const changed = docs.pages.filter(({ file }) => gap.files.includes(file));
  const beside = ({ file }: Page): Page => {
    const [top] = file.split('/');
    const folder = docs.pages.filter((one) => one.file !== file && one.file.split('/')[0] === top);
    return folder.length > 0 && next() < sameFolder ? pick(folder) : pick(docs.pages);
  };
  const likely = (): Page[] => {
    if (next() >= retrieves) return [];
    const near =
      changed.length === 0
        ? pick(docs.pages)
        : next() < right
          ? pick(changed)
          : beside(pick(changed));
    return [...new Set([near, beside(near), beside(near)])];
  };
  return gap.questions.map((query, at) => {
    const pages = search ? search(query) : evidence === 'likely' ? likely() : [];
    return {
      ...rowOf(`${gap.id}-${at}`, query),
      sources: pages.map((page) => ({ title: page.title, url: urlOf(page) })),
      resolutionStatus: 'unanswered',
    };
  });
}

/** Answered rows that ask for pages' titles. */
export function answeredFrom({ pages }: Docs) {
  const { pick } = generator(7);
  return Array.from({ length: answeredRows }, (_, at) => {
    const page = pick(pages);
    const title = page.title ?? page.path;
    const sources = [{ title, url: urlOf(page) }];
    return { ...rowOf(`answered-${at}`, title), sources, resolutionStatus: 'answered' };
  });
}

function rowOf(id: string, query: string) {
  const response = `See the docs on ${query}.`;
  const timestamp = '2026-11-10T12:00:00.000Z';
  return {
    id,
    conversationId: id,
    timestamp,
    query,
    response,
    responseType: 'answer',
    pageUrl: null,
  };
}
