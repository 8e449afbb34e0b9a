import type { RedactionKind } from '../text.ts';
import type { Anchored, Place } from './anchors.ts';

/** A part of a text that is to be replaced, in UTF-16 code units. */
export interface Span {
  kind: RedactionKind;
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * Finds what one rule is about. Every finder looks for what the rule can't do without, and matches
 * at that place only, with bounded patterns: its time is linear in the text.
 *
 * @param places where the rule's anchors stand in the text: the finder looks around these
 */
export type Finder = (text: string, places: readonly Place[]) => Span[];

/** A finder that finds nothing in a text without any of its anchors, whatever their case. */
export interface Rule extends Anchored {
  find: Finder;
}

/** A choice of words as a pattern's source, the longest first: `is now` before `is`. */
export function alternatives(words: Iterable<string>): string {
  return [...new Set(words)].sort((one, other) => other.length - one.length).join('|');
}

/** The match of `pattern`, which is sticky, at a place of the text. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** A match, and where it begins in the text. */
export interface Match {
  match: RegExpExecArray;
  start: number;
}

/**
 * The matches of a pattern around some places of a text. Most texts have an anchor somewhere, and
 * to search all of each for what it may begin took most of redaction's time.
 *
 * @param pattern global; what it matches and looks at lies within the bounds around a place
 * @param places in order
 * @param before how far before a place a match may begin, in UTF-16 code units
 * @param after how far behind a place the match may end
 */
export function* matchesAround({
  pattern,
  text,
  places,
  before,
  after,
}: {
  pattern: RegExp;
  text: string;
  places: readonly Place[];
  before: number;
  after: number;
}): Generator<Match> {
  let next = 0;
  while (next < places.length) {
    const from = Math.max(0, (places[next]?.start ?? 0) - before);
    let to = from;
    for (let place = places[next]; place && place.start - before <= to; place = places[++next]) {
      to = Math.max(to, place.end + after);
    }
    const part = text.slice(from, to);
    pattern.lastIndex = 0;
    for (let match = pattern.exec(part); match !== null; match = pattern.exec(part)) {
      // What a finder does with a match may use the pattern again.
      const { lastIndex } = pattern;
      yield { match, start: from + match.index };
      pattern.lastIndex = lastIndex;
    }
  }
}
