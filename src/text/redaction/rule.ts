import type { RedactionKind } from '../text.ts';
import type { Anchored, AnchorPlace, Extent } from './anchors.ts';

/** A part of a text to replace. */
export interface Span extends Extent {
  kind: RedactionKind;
}

/**
 * Finds what one rule is about. It only matches around anchors, with bounded patterns, so its time is
 * linear in the text.
 *
 * @param places the rule's anchors in the text
 */
export type Finder = (text: string, places: readonly AnchorPlace[]) => Span[];

/** Its finder is called only for texts with one of its anchors, in any case. */
export interface Rule extends Anchored {
  find: Finder;
}

/** A rule as a pattern and a check of what it matched. */
interface Form extends Pick<Anchored, 'anchors'> {
  kind?: RedactionKind;
  /** Sticky, from the start of an anchor. */
  pattern?: RegExp;
  /** Sticky, from the end of an anchor. */
  after?: RegExp;
  /** The part of a match to replace, at its last occurrence there; undefined for none. */
  secretOf: (match: RegExpExecArray, text: string, place: AnchorPlace) => string | undefined;
}

/** Makes a rule that tries a pattern at each of its anchors outside what it has already found. */
export function ruleOf({ anchors, kind = 'secret', pattern, after, secretOf }: Form): Rule {
  const find: Finder = (text, places) => {
    const spans: Span[] = [];
    for (const place of places) {
      if (place.start < (spans.at(-1)?.end ?? 0)) continue;
      const match = pattern
        ? matchAt(pattern, text, place.start)
        : after && matchAt(after, text, place.end);
      const secret = match ? secretOf(match, text, place) : undefined;
      if (!match || !secret) continue;
      const start = match.index + match[0].lastIndexOf(secret);
      spans.push({ kind, start, end: start + secret.length });
    }
    return spans;
  };
  return { anchors, find };
}

/** The source of a pattern for any of some words, the longest first: `is now` before `is`. */
export function alternatives(words: Iterable<string>): string {
  return [...new Set(words)].sort((one, other) => other.length - one.length).join('|');
}

/** All matches of a global pattern. Most texts have none, which `search` finds out many times faster. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}

/** The match of a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}
