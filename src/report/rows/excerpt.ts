import { clean } from '../../text/clean.ts';

/** More than the report shows, so that redaction, which comes later, sees what it cuts through. */
const longestExcerpt = 600;

/** A key or number that the cut went through is no longer recognised as one: it goes. */
const cutWord = /[!-~]+$/;

/**
 * The beginning of an answer without invisible characters: at most 600 of them, never ending
 * inside a word; null if there is none.
 */
export function excerptOf(answer: string | null): string | null {
  const text = answer?.trim() ?? '';
  if (text.length <= longestExcerpt) return clean(text).trim() || null;
  const excerpt = clean(text.slice(0, longestExcerpt)).replace(cutWord, '').trimEnd();
  // A slice would keep the whole answer in memory.
  return Buffer.from(excerpt, 'utf16le').toString('utf16le') || null;
}
