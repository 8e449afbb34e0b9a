export type RedactionKind = 'secret' | 'email' | 'card' | 'phone' | 'iban' | 'id';

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
 */
export type Finder = (text: string) => Span[];

/** A finder that finds nothing in a text without any of its anchors, whatever their case. */
export interface Rule {
  /** In small letters. */
  anchors: readonly string[];
  find: Finder;
}

/** The match of `pattern`, which is sticky, at a place of the text. */
export function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}
