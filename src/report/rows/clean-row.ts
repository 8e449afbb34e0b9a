import type { ConversationRow } from '../../service/schemas.ts';
import { clean } from '../../text/clean.ts';

const cleanText = (text: string | null): string | null => text && clean(text);

/**
 * Takes invisible characters out of all texts of a row but its ids. It changes the row that it is
 * given, as a copy of each of hundreds of thousands would be garbage right away.
 */
export function cleanRow(row: ConversationRow): ConversationRow {
  row.query = cleanText(row.query);
  row.timestamp = cleanText(row.timestamp);
  row.pageUrl = cleanText(row.pageUrl);
  row.queryCategory = cleanText(row.queryCategory);
  for (const source of row.sources) {
    source.title = cleanText(source.title);
    source.url = cleanText(source.url);
  }
  return row;
}
