import type { ConversationRow } from '../../service/schemas.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import { pageAddress } from './page-address.ts';

/** The question and the answer of a row that was answered; null of any other. */
export function answeredIn(row: ConversationRow | null): AnsweredQuestion | null {
  if (!row || row.query === null || row.resolutionStatus !== 'answered') return null;
  return {
    question: row.query,
    answer: row.response ?? '',
    cited: row.sources.flatMap(({ url, title }) => (url ? { url: pageAddress(url), title } : [])),
  };
}
