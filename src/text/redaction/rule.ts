import type { RedactionKind } from '../text.ts';

/** A range of a text, in UTF-16 code units; `end` is exclusive. */
export interface Extent {
  start: number;
  end: number;
}

/** A part of a text to redact. `own` is a secret of the action itself. */
export interface Span extends Extent {
  kind: RedactionKind | 'own';
}

export interface AnchorPlace extends Extent {
  anchor: string;
}

/** A rule matches a text only if the text contains at least one of the rule's anchors. */
interface Anchored {
  /** Lower-case texts of characters of one UTF-16 code unit each; none may be empty. */
  anchors: readonly string[];
  /** Whether anchors count only at the start of a word: not after an ASCII letter or digit. */
  atStarts?: boolean;
}

export interface Rule extends Anchored {
  /**
   * Finds what the rule redacts. `places` are where the text contains the anchors. Patterns must have a
   * maximum length and be tried only there, so that the time is linear in the text's length.
   */
  find(text: string, places: readonly AnchorPlace[]): Span[];
}

/** A rule that consists of a pattern and a function that checks each match. */
interface PatternRule {
  anchors: readonly string[];
  kind?: RedactionKind;
  /** Sticky pattern that is matched from the start of an anchor. */
  pattern?: RegExp;
  /** Sticky pattern that is matched from the end of an anchor. */
  after?: RegExp;
  /** The text to redact, at its last occurrence in the match; undefined to redact nothing. */
  secretOf(match: RegExpExecArray, text: string, place: AnchorPlace): string | undefined;
}

/** Creates a rule that tries a pattern at each anchor, except within what it has already found. */
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

/** The source of a pattern that matches any of the words, the longest first: `is now` before `is`. */
export function alternatives(words: Iterable<string>): string {
  return [...new Set(words)].sort((a, b) => b.length - a.length).join('|');
}

/** All matches of a global pattern. `search` is much faster for texts without a match, which most are. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const first = text.search(pattern);
  if (first < 0) return [];
  // What was searched already isn't searched again.
  pattern.lastIndex = first;
  const matches = [...text.matchAll(pattern)];
  pattern.lastIndex = 0;
  return matches;
}

/** Dates and times, which are the most common stretches of digits, and no such number. */
const dateOrTime = /^(?:(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d|\d\d:\d\d:\d\d(?:\.\d{1,3})?)$/;

/**
 * The parts of a text that have at least six digits close together, as every card, phone and account number
 * has. Few texts have one, and only these are searched for such numbers.
 */
export const digitStretches = (text: string): Extent[] =>
  matchesIn(text, /\d(?:[\W_]{0,4}\d){5,}/g).flatMap(({ index: start, 0: stretch }) =>
    dateOrTime.test(stretch) ? [] : { start, end: start + stretch.length },
  );

/** The match of a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Letters of scripts without spaces between words, as a part of a pattern's character class. */
export const unspacedLetters = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

/** Whether a code is an ASCII letter or digit; false for NaN, which stands for no character. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Whether the character at a position is a letter or digit of any script. */
export function isPartOfWord(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return isLetterOrDigit(code) || (code > 127 && /[\p{L}\p{N}]/u.test(text.charAt(position)));
}

/** A node of the trie of all anchors: it stands for a prefix of one or more anchors. */
interface TrieNode {
  /** The node's row in the transition table. */
  row: number;
  children: Map<string, TrieNode>;
  /** The node of the longest other prefix that this prefix ends with; null for the root. */
  fallback: TrieNode | null;
  /** For each rule, the longest anchor that the prefix ends with, or all such anchors if `atStarts`. */
  matches: { rule: number; anchor: string; atStarts: boolean }[];
}

/** The nodes of the trie of all anchors, in order of their prefixes' length, the root first. */
function trieOf(rules: readonly Anchored[]): TrieNode[] {
  const create = (): TrieNode => ({ row: 0, children: new Map(), fallback: null, matches: [] });
  const root = create();
  for (const [rule, { anchors, atStarts = false }] of rules.entries()) {
    for (const anchor of new Set(anchors)) {
      let node = root;
      for (const character of anchor) {
        const child = node.children.get(character) ?? create();
        node.children.set(character, child);
        node = child;
      }
      if (node === root) throw new Error('an anchor is blank, so it would match everywhere.');
      node.matches.push({ rule, anchor, atStarts });
    }
  }
  const nodes = [root];
  // The list grows during the loop.
  for (const node of nodes) {
    for (const [character, child] of node.children) {
      child.row = nodes.push(child) - 1;
      const fallback = node.fallback ? follow(node.fallback, character) : root;
      child.fallback = fallback;
      const matched = new Set(child.matches.map(({ rule }) => rule));
      const others = fallback.matches.filter((match) => match.atStarts || !matched.has(match.rule));
      child.matches = [...child.matches, ...others];
    }
  }
  return nodes;
}

/** The node after `from` reads a character: the longest anchor prefix that ends the text read so far (Aho–Corasick). */
function follow(from: TrieNode, character: string): TrieNode {
  for (let node = from; ; node = node.fallback) {
    const child = node.children.get(character);
    if (child) return child;
    if (node.fallback === null) return node;
  }
}

/** Characters that case-insensitive patterns also match as `s` and `k`. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  // The upper case of a dotless `ı` is `I`, which belongs to another letter.
  const upperCase = capital.toLowerCase() === character ? capital : character;
  return [character, upperCase, otherForms[character] ?? character];
}

/** Number of columns in the table: one for each ASCII character of the anchors, 0 for all others. */
const columns = 64;
/** Used instead of a column for non-ASCII characters of anchors, which would make the table too large. */
const notAscii = 255;

/**
 * Returns a function that finds the anchors of each rule in a text, regardless of case: for each rule, a
 * list of places in the order of their ends; undefined if there are none. If several anchors of a rule end
 * at the same place, only the longest is listed, unless `atStarts` is set.
 *
 * One automaton for all rules (Aho and Corasick, 1975) reads the text only once. Its state is the node of
 * the longest prefix that the text read so far ends with.
 */
export function createAnchorSearch(
  rules: readonly Anchored[],
): (text: string) => readonly (readonly AnchorPlace[] | undefined)[] {
  const nodes = trieOf(rules);
  const characters = new Set(rules.map(({ anchors }) => anchors.join('')).join(''));
  const ascii = [...characters].filter((character) => character < '\x80');
  const columnOf = new Uint8Array(0x1_00_00);
  const lowerCaseOf = new Map<number, string>();
  for (const character of characters) {
    for (const form of formsOf(character)) {
      columnOf[form.charCodeAt(0)] = ascii.indexOf(character) + 1 || notAscii;
      lowerCaseOf.set(form.charCodeAt(0), character);
    }
  }
  // A state in which an anchor ends is stored as its bitwise complement.
  const next = new Int16Array(nodes.length * columns);
  const stateOf = ({ row, matches }: TrieNode) => (matches.length > 0 ? ~row : row);
  for (const { row, fallback, children } of nodes) {
    if (fallback)
      next.copyWithin(row * columns, fallback.row * columns, (fallback.row + 1) * columns);
    for (const [character, child] of children) {
      const column = columnOf[character.charCodeAt(0)] as number;
      if (column !== notAscii) next[row * columns + column] = stateOf(child);
    }
  }

  return (text) => {
    const places: (AnchorPlace[] | undefined)[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const column = columnOf[code] as number;
      state =
        column === notAscii
          ? stateOf(follow(nodes[state] as TrieNode, lowerCaseOf.get(code) as string))
          : (next[state * columns + column] as number);
      if (state >= 0) continue;
      state = ~state;
      for (const { rule, anchor, atStarts } of (nodes[state] as TrieNode).matches) {
        const start = at + 1 - anchor.length;
        if (atStarts && isLetterOrDigit(text.charCodeAt(start - 1))) continue;
        places[rule] ??= [];
        places[rule].push({ start, end: at + 1, anchor });
      }
    }
    return places;
  };
}
