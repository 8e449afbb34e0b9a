import type { RedactionKind } from '../text.ts';

/** A part of a text, in UTF-16 code units; `end` is exclusive. */
export interface Extent {
  start: number;
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
   * Finds what the rule is about. Called with at least one place. Only bounded patterns are tried, and
   * only at anchors, so that the time is linear in the text.
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

/** In ASCII; false for NaN, the code of no character. */
const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Whether there is a letter or digit of any script at a position. */
export function isPartOfWord(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return isLetterOrDigit(code) || (code > 127 && /[\p{L}\p{N}]/u.test(text.charAt(position)));
}

/** A prefix of anchors. */
interface TrieNode {
  /** Its row in the transition table. */
  row: number;
  children: Map<string, TrieNode>;
  /** The longest other prefix that this one ends with; null for the root. */
  fallback: TrieNode | null;
  /** The longest anchor of each rule that the prefix ends with; all anchors if `atStarts`. */
  matches: { rule: number; anchor: string; atStarts: boolean }[];
}

/** The nodes of the anchors' trie in order of their length, the root first. */
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
      const own = new Set(child.matches.map(({ rule }) => rule));
      const others = fallback.matches.filter((match) => match.atStarts || !own.has(match.rule));
      child.matches = [...child.matches, ...others];
    }
  }
  return nodes;
}

/** The longest node that a node followed by a character ends with. */
function follow(from: TrieNode, character: string): TrieNode {
  for (let node = from; ; node = node.fallback) {
    const child = node.children.get(character);
    if (child) return child;
    if (node.fallback === null) return node;
  }
}

/** Case-insensitive patterns also match these as `s` and `k`. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  // The upper case of a dotless `ı` belongs to another letter.
  const own = capital.toLowerCase() === character ? capital : character;
  return [character, own, otherForms[character] ?? character];
}

/** The table's columns: one for each ASCII character of the anchors, 0 for all other characters. */
const columns = 64;
/** Instead of a column, for the anchors' other characters, which would make the table too large. */
const notAscii = 255;

/**
 * Makes a function that finds the anchors of each rule in a text, regardless of case: a list for each
 * rule, in the order of their ends, or undefined. If several of a rule end in one place, only the
 * longest is listed, unless the rule's anchors count only at starts.
 *
 * One automaton for all rules (Aho and Corasick 1975) reads a text only once. Its state is the longest
 * node of the trie that the text so far ends with.
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
  // If an anchor ends in a state, its transitions are stored as the complement.
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
