import { cursorOf } from './conversations.ts';
import type { Script } from './service.ts';

/**
 * Serves searches or feedback in pages as the service's documentation specifies: `limit` from 1 to 100,
 * by default 50, and `cursor` from `nextCursor`.
 */
function serveList(name: 'searches' | 'feedback', rows: readonly object[]): Script {
  return ({ query }) => {
    const limit = Number(query.limit ?? 50);
    if (!(limit >= 1 && limit <= 100)) {
      return { status: 400, json: { error: 'Invalid request', details: [{ message: 'limit' }] } };
    }
    const start = query.cursor ? Number(query.cursor.slice(4)) : 0;
    const end = start + limit;
    const hasMore = end < rows.length;
    const page = { [name]: rows.slice(start, end), nextCursor: hasMore ? cursorOf(end) : null };
    return {
      json: name === 'feedback' ? { ...page, hasMore } : { ...page, totalSearches: rows.length },
    };
  };
}

export type Search = ReturnType<typeof search>;

/** Serves those with the most hits first. */
export const serveSearches = (searches: readonly Search[]): Script =>
  serveList(
    'searches',
    searches.toSorted((a, b) => b.hits - a.hits),
  );

export const serveFeedback = (feedback: readonly object[]): Script =>
  serveList('feedback', feedback);

/** Serves the votes on each page in open feedback; an AI agent's entry counts as unhelpful. */
export const serveFeedbackByPage = (feedback: readonly object[]): Script => {
  const rows = feedback as readonly { path: string; source: string; helpful?: boolean }[];
  return ({ query }) => {
    const wanted = rows.filter(({ source }) => (query.source ?? source) === source);
    const pages = [...Map.groupBy(wanted, ({ path }) => path)].map(([path, of]) => {
      const thumbsUp = of.filter(({ helpful }) => helpful).length;
      return { path, thumbsUp, thumbsDown: of.length - thumbsUp, code: 0, total: of.length };
    });
    return { json: { feedback: pages, hasMore: false } };
  };
};

export const search = (
  searchQuery: string,
  hits: number,
  ctr = 0,
  topClickedPage: string | null = null,
) => ({ searchQuery, hits, ctr, topClickedPage, lastSearchedAt: '2026-11-14T10:00:00Z' });

let serial = 0;

/** A reader's feedback on a page; `contact` must never be saved. */
export function vote(path: string, helpful: boolean | null, comment: string | null = null): object {
  serial += 1;
  return {
    id: `feedback-${serial}`,
    path,
    comment,
    createdAt: '2026-11-12T09:00:00Z',
    source: helpful === null ? 'agent' : 'contextual',
    status: 'pending',
    ...(helpful !== null && { helpful, contact: `reader.${serial}@example.com` }),
  };
}
