import type { RedactionKind } from '../text.ts';
import type { Anchored, AnchorPlace, Place } from './anchors.ts';

/** A part of a text that is to be replaced. */
export interface Span extends Place {
  kind: RedactionKind;
}

/**
 * Finds what one rule is about. Every finder looks for what the rule can't do without, and matches
 * at that place only, with bounded patterns: its time is linear in the text.
 *
 * @param places where the rule's anchors stand in the text: the finder looks around these
 */
export type Finder = (text: string, places: readonly AnchorPlace[]) => Span[];

/** A finder that finds nothing in a text without any of its anchors, whatever their case. */
export interface Rule extends Anchored {
  find: Finder;
}

/** What a rule takes for a secret, as a pattern and a look at what it matched. */
interface Form extends Pick<Anchored, 'anchors'> {
  kind?: RedactionKind;
  /** Sticky, from an anchor's start: it begins with an anchor. */
  pattern?: RegExp;
  /** Sticky, from an anchor's end. */
  behind?: RegExp;
  /** What of a match is to go, as it stands there last; nothing if there is none. */
  secretOf: (match: RegExpExecArray, text: string, place: AnchorPlace) => string | undefined;
}

/** The rule that tries a pattern at each of its anchors, but for those in what it has found. */
export function ruleOf({ anchors, kind = 'secret', pattern, behind, secretOf }: Form): Rule {
  const find: Finder = (text, places) => {
    const spans: Span[] = [];
    for (const place of places) {
      if (place.start < (spans.at(-1)?.end ?? 0)) continue;
      const match = pattern
        ? matchAt(pattern, text, place.start)
        : behind && matchAt(behind, text, place.end);
      const secret = match ? secretOf(match, text, place) : undefined;
      if (!match || !secret) continue;
      const start = match.index + match[0].lastIndexOf(secret);
      spans.push({ kind, start, end: start + secret.length });
    }
    return spans;
  };
  return { anchors, find };
}

/** A choice of words as a pattern's source, the longest first: `is now` before `is`. */
export function alternatives(words: Iterable<string>): string {
  return [...new Set(words)].sort((one, other) => other.length - one.length).join('|');
}

/**
 * All matches of `pattern`, which is global. Most texts have none, which a search tells many times as fast
 * as a list that is begun.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** The match of `pattern`, which is sticky, at a place of the text. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}
