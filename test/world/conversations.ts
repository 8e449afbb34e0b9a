import type { Script } from './service.ts';

/** A row as the service sends it, with any other fields. */
export interface Row {
  id: string;
  timestamp?: unknown;
  [field: string]: unknown;
}

/** A cursor for a row's position, in the form of a ULID like the service's. */
export const cursorOf = (place: number): string => `01KA${String(place).padStart(22, '0')}`;

/**
 * Serves rows in pages as the specification requires: `dateFrom` inclusive, `dateTo` exclusive, by
 * `timestamp`; `limit` from 1 to 1000, by default 100; `cursor` from `nextCursor`.
 *
 * @param max maximum rows of a page, whatever its request's `limit` is
 */
export function servePages(rows: readonly Row[], max = 1_000): Script {
  return ({ query }) => {
    const asked = Number(query.limit ?? 100);
    const limit = Math.min(asked, max);
    if (!(asked >= 1 && asked <= 1000)) {
      return { status: 400, json: { error: 'Invalid request', details: [{ message: 'limit' }] } };
    }
    const wanted = rows.filter(({ timestamp }) => {
      const day = String(timestamp).slice(0, 10);
      return day >= (query.dateFrom ?? '') && day < (query.dateTo ?? '9999');
    });
    const start = query.cursor ? Number(query.cursor.slice(4)) : 0;
    const end = start + limit;
    const hasMore = end < wanted.length;
    return {
      json: {
        conversations: wanted.slice(start, end),
        nextCursor: hasMore ? cursorOf(end) : null,
        hasMore,
      },
    };
  };
}
