import type { ConversationRow } from '../../service/schemas.ts';
import { clean } from '../../text/clean.ts';

const cleanText = (text: string | null): string | null => text && clean(text);

/** The row as a reader sees it: no text but its ids has invisible characters. */
export function cleanRow(row: ConversationRow): ConversationRow {
  return {
    ...row,
    query: cleanText(row.query),
    timestamp: cleanText(row.timestamp),
    pageUrl: cleanText(row.pageUrl),
    queryCategory: cleanText(row.queryCategory),
    sources: row.sources.map(({ title, url }) => ({
      title: cleanText(title),
      url: cleanText(url),
    })),
  };
}
