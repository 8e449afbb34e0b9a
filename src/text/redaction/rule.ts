import type { RedactionKind } from '../text.ts';

/** A part of a text, in UTF-16 code units. */
export interface Extent {
  start: number;
  /** Exclusive. */
  end: number;
}

/** A part of a text to replace. */
export interface Span extends Extent {
  kind: RedactionKind;
}

export interface AnchorPlace extends Extent {
  anchor: string;
}

/** Anchors are texts without which a rule can't match. */
interface Anchored {
  /** In lower case, of characters of one UTF-16 code unit; none is blank. */
  anchors: readonly string[];
  /** Whether an anchor counts only at the start of a word: not after an ASCII letter or digit. */
  atStarts?: boolean;
}

export interface Rule extends Anchored {
  /**
   * Finds what the rule is about. It only matches around anchors, with bounded patterns, so its time
   * is linear in the text.
   *
   * @param places the rule's anchors in the text; there is at least one
   */
  find(text: string, places: readonly AnchorPlace[]): Span[];
}

/** A rule as a pattern and a check of what it matched. */
interface PatternRule {
  anchors: readonly string[];
  kind?: RedactionKind;
  /** Sticky, from the start of an anchor. */
  pattern?: RegExp;
  /** Sticky, from the end of an anchor. */
  after?: RegExp;
  /** The part of a match to replace, at its last occurrence there; undefined for none. */
  secretOf(match: RegExpExecArray, text: string, place: AnchorPlace): string | undefined;
}

/** Makes a rule that tries a pattern at each of its anchors outside what it has already found. */
export function ruleOf({ anchors, kind = 'secret', pattern, after, secretOf }: PatternRule): Rule {
  return {
    anchors,
    find(text, places) {
      const spans: Span[] = [];
      for (const place of places) {
        if (place.start < (spans.at(-1)?.end ?? 0)) continue;
        const match = pattern
          ? matchAt(pattern, text, place.start)
          : after && matchAt(after, text, place.end);
        const secret = match && secretOf(match, text, place);
        if (!secret) continue;
        const start = match.index + match[0].lastIndexOf(secret);
        spans.push({ kind, start, end: start + secret.length });
      }
      return spans;
    },
  };
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
export function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Letters of scripts without spaces between words, as a part of a pattern's character class. */
export const unspacedLetters = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether there is a letter or digit at a position. */
export function isPartOfWord(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return isLetterOrDigit(code) || (code > 127 && letterOrDigit.test(text.charAt(position)));
}

/** A prefix of anchors: a node of their trie. */
interface Beginning {
  /** Its row in the transition table. */
  number: number;
  next: Map<string, Beginning>;
  /** The longest other prefix that it ends with; null for the root. */
  rest: Beginning | null;
  /** The longest anchor of each rule that it ends with; all anchors of rules that count starts. */
  ended: { rule: number; anchor: string; atStarts: boolean }[];
}

/** In ASCII; false for NaN, the code of no character. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Case-insensitive patterns also match these as `s` and `k`. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  // The upper case of a dotless `ı` belongs to another letter.
  const own = capital.toLowerCase() === character ? capital : character;
  return [character, own, otherForms[character] ?? character];
}

/** The nodes of the trie in order of their length, the root first. */
function beginningsOf(rules: readonly Anchored[]): Beginning[] {
  const create = (): Beginning => ({ number: 0, next: new Map(), rest: null, ended: [] });
  const root = create();
  for (const [rule, { anchors, atStarts = false }] of rules.entries()) {
    for (const anchor of new Set(anchors)) {
      let beginning = root;
      for (const character of anchor) {
        const longer = beginning.next.get(character) ?? create();
        beginning.next.set(character, longer);
        beginning = longer;
      }
      if (beginning === root) throw new Error('an anchor is blank, so it would match everywhere.');
      beginning.ended.push({ rule, anchor, atStarts });
    }
  }
  const all = [root];
  // The list grows during the loop.
  for (const beginning of all) {
    for (const [character, longer] of beginning.next) {
      longer.number = all.push(longer) - 1;
      const rest = beginning.rest ? follow(beginning.rest, character) : root;
      longer.rest = rest;
      const own = new Set(longer.ended.map(({ rule }) => rule));
      const others = rest.ended.filter((end) => end.atStarts || !own.has(end.rule));
      longer.ended = [...longer.ended, ...others];
    }
  }
  return all;
}

/** The longest node that a node followed by a character ends with. */
function follow(from: Beginning, character: string): Beginning {
  for (let known = from; ; known = known.rest) {
    const longer = known.next.get(character);
    if (longer) return longer;
    if (known.rest === null) return known;
  }
}

/** A character's class is its column in the table, 0 for characters that no anchor has. */
const columns = 64;
/** The class of all characters outside ASCII: their columns would make the table too large. */
const beyond = 255;

/**
 * Makes a function that finds the anchors of each rule in a text, regardless of case: a list for each
 * rule, in the order of their ends, or undefined. If several of a rule end in one place, only the
 * longest is listed, unless the rule counts starts.
 *
 * One automaton for all rules (Aho and Corasick 1975) reads a text only once; transitions by ASCII
 * characters are in a table. Its state is the longest node of the trie that the text so far ends
 * with.
 */
export function createAnchorSearch(
  rules: readonly Anchored[],
): (text: string) => readonly (readonly AnchorPlace[] | undefined)[] {
  const beginnings = beginningsOf(rules);
  const characters = new Set(rules.map(({ anchors }) => anchors.join('')).join(''));
  const classes = new Uint8Array(0x1_00_00);
  /** The lower case of characters outside ASCII. */
  const small = new Map<number, string>();
  const ascii = [...characters].filter((character) => character < '\x80');
  for (const character of characters) {
    const at = ascii.indexOf(character) + 1 || beyond;
    for (const form of formsOf(character)) {
      classes[form.charCodeAt(0)] = at;
      if (at === beyond) small.set(form.charCodeAt(0), character);
    }
  }
  // If an anchor ends in a state, its transitions are stored as the complement.
  const next = new Int16Array(beginnings.length * columns);
  const stateOf = ({ number, ended }: Beginning) => (ended.length > 0 ? ~number : number);
  for (const { number, rest, next: longer } of beginnings) {
    if (rest) next.copyWithin(number * columns, rest.number * columns, (rest.number + 1) * columns);
    for (const [character, beginning] of longer) {
      const column = classes[character.charCodeAt(0)] as number;
      if (column !== beyond) next[number * columns + column] = stateOf(beginning);
    }
  }

  return (text) => {
    const places: (AnchorPlace[] | undefined)[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const column = classes[code] as number;
      state =
        column === beyond
          ? stateOf(follow(beginnings[state] as Beginning, small.get(code) as string))
          : (next[state * columns + column] as number);
      if (state >= 0) continue;
      state = ~state;
      for (const { rule, anchor, atStarts } of (beginnings[state] as Beginning).ended) {
        const start = at + 1 - anchor.length;
        if (atStarts && isLetterOrDigit(text.charCodeAt(start - 1))) continue;
        const place = { start, end: at + 1, anchor };
        const known = places[rule];
        if (known === undefined) places[rule] = [place];
        else known.push(place);
      }
    }
    return places;
  };
}
