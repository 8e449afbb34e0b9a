import type { Redacted } from '../../text/text.ts';
import type { Topic } from '../topics/topics.ts';
import type { Decisions, Journal } from './journal.ts';
import type { RememberedGap } from './memory.ts';

/** Of a heading's words, so many stand in the questions that it is to tell of, or it tells others. */
const minTelling = 0.2;

/**
 * A topic's heading as a report finds it. A gap keeps its own if somebody decided on it under that
 * one; else while its main part asks it. A new gap has what a model calls it, if one does.
 */
export function headingOf(
  { label, main, remembered }: Pick<Topic, 'label' | 'main'> & { remembered: RememberedGap | null },
  decided: Decisions | undefined,
  described: Redacted | null = null,
): Redacted {
  const heading = decided?.heading ?? remembered?.heading ?? ('' as Redacted);
  const suggested = remembered ? label : (described ?? label);
  if (heading === '' || decided) return heading || suggested;
  const questions = main.map(({ text }) => wordsOf(text));
  return shareIn(wordsOf(heading), questions) >= minTelling ? heading : suggested;
}

/** The heading of a known gap: what people wrote counts from the moment that they wrote it. */
export const headingNow = (
  { id, heading }: Pick<RememberedGap, 'id' | 'heading'>,
  { decisions }: Pick<Journal, 'decisions'>,
): Redacted => decisions.get(id)?.heading ?? heading;

/** The share of a heading's words that questions have, on average, from 0 to 1. */
function shareIn(words: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number {
  if (words.size === 0 || questions.length === 0) return 0;
  const shares = questions.map(
    (question) => [...words].filter((word) => question.has(word)).length / words.size,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
