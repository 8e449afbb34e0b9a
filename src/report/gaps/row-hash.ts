import { hash } from 'node:crypto';

/** What makes a row itself, as the export tells rows apart. */
export interface RowIdentity {
  id: string;
  timestamp: string | null;
  question: string;
}

/**
 * A row as a whole number of 24 bits: enough to find it again among those of one gap, and nothing
 * that its text can be read from.
 */
export function hashRow({ id, timestamp, question }: RowIdentity): number {
  return Number.parseInt(hash('sha256', JSON.stringify([id, timestamp, question])).slice(0, 6), 16);
}
