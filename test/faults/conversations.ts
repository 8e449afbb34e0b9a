import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../world/conversations.ts';

/** Rows of one day, every third unanswered, with ids from `first` on. */
export function rowsOf({
  day,
  count,
  first = 1,
}: {
  day: string;
  count: number;
  first?: number;
}): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${first + index}`,
    timestamp: `${day}T08:00:00.000Z`,
    query: `How do I rotate key ${(first + index) % 5}?`,
    response: 'Open the settings.',
    sources: [],
    pageUrl: 'https://docs.acme.com/keys',
    resolutionStatus: index % 3 === 0 ? 'unanswered' : 'answered',
  }));
}

export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** The rows in the `conversations.jsonl` of a run. */
export function savedRows(directory: string): Row[] {
  return readFileSync(join(directory, 'conversations.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
