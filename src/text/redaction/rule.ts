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

export interface KeywordMatch extends Extent {
  keyword: string;
}

export interface Rule {
  /** The rule matches only next to one of these texts: lower case, and none blank. */
  keywords: readonly string[];
  /** Whether a keyword counts only as a whole word, or only at the start or end of one. */
  wordEdge?: 'start' | 'end' | 'both';
  kind?: RedactionKind;
  /** Whether the rule reads the whole text at its first keyword. */
  readsWholeText?: true;
  /** Whether hardly any other text matches, even one that was rewritten as if it were encoded. */
  isStrict?: true;
  /**
   * Finds what the rule redacts at a keyword. Patterns must have a maximum length and be tried only there, so that
   * the time is linear in the text's length.
   */
  find(text: string, place: KeywordMatch): readonly Extent[];
}

/** A rule that consists of a pattern and a function that checks each match. */
interface PatternRule extends Omit<Rule, 'find'> {
  /** Sticky pattern that is matched from the start of a keyword. */
  pattern?: RegExp;
  /** Sticky pattern that is matched from the end of a keyword. */
  after?: RegExp;
  /** The text to redact, at its last occurrence in the match; undefined to redact nothing. */
  secretOf(match: RegExpExecArray, text: string, place: KeywordMatch): string | undefined;
}

export const ruleOf = ({ pattern, after, secretOf, ...rule }: PatternRule): Rule => ({
  ...rule,
  find(text, place) {
    const match = pattern
      ? matchAt(pattern, text, place.start)
      : after && matchAt(after, text, place.end);
    const secret = match && secretOf(match, text, place);
    if (!secret) return noExtents;
    const start = match.index + match[0].lastIndexOf(secret);
    return [{ start, end: start + secret.length }];
  },
});

export const noExtents: readonly never[] = [];

/** The source of a pattern that matches any of the words, the longest first: `is now` before `is`. */
export function alternatives(words: Iterable<string>): string {
  return [...new Set(words)].sort((a, b) => b.length - a.length).join('|');
}

/** All matches of a global pattern. `search` is much faster for texts without a match, which most are. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const first = text.search(pattern);
  if (first < 0) return [];
  // `matchAll` begins at the first match, which was found already, rather than at the start.
  pattern.lastIndex = first;
  const matches = [...text.matchAll(pattern)];
  pattern.lastIndex = 0;
  return matches;
}

/** Dates and times: the most common stretches of digits, which are no card, phone or account number. */
const dateOrTime = /^(?:(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d|\d\d:\d\d:\d\d(?:\.\d{1,3})?)$/;

/**
 * The parts of a text that have at least seven digits close together, as every card, phone and account number
 * has. Few texts have one, and only these are searched for such numbers.
 */
export const digitStretches = (text: string): Extent[] =>
  matchesIn(text, /\d(?:[\W_]{0,4}\d){6,}/g).flatMap(({ index: start, 0: stretch }) =>
    dateOrTime.test(stretch) ? [] : { start, end: start + stretch.length },
  );

/** The match of a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Letters of scripts without spaces between words, as a part of a pattern's character class. */
export const unspacedLetters = String.raw`\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af`;

const unspacedLetter = new RegExp(`[${unspacedLetters}]`);

/** Whether the character at a position is of a script without spaces between words. */
export const isInUnspacedScript = (text: string, position: number): boolean =>
  text.charCodeAt(position) > 0xdff && unspacedLetter.test(text.charAt(position));

/** Whether a code is an ASCII letter or digit; false for NaN, which stands for no character. */
export const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Whether the character at a position is a letter or digit of any script. */
export function isPartOfWord(text: string, position: number): boolean {
  const code = text.charCodeAt(position);
  return isLetterOrDigit(code) || (code > 127 && /[\p{L}\p{N}]/u.test(text.charAt(position)));
}

/** A character in lower and upper case. A dotless `ı` has only one, as its capital `I` is also that of `i`. */
function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  return capital.toLowerCase() === character ? [character, capital] : [character];
}

/** Whether a keyword at `start` begins a word: no letter or digit of the same word is before it. */
function startsWord(text: string, start: number): boolean {
  const isNext = text.charCodeAt(start - 1) < 128 || text.charCodeAt(start) > 127;
  return !(isNext && isPartOfWord(text, start - 1)) || isInUnspacedScript(text, start);
}

/** Whether no letter or digit after a keyword belongs to the same word. */
const endsWord = (text: string, end: number): boolean =>
  !isPartOfWord(text, end) || isInUnspacedScript(text, end - 1);

/** Whether a keyword really ends at a position, as several characters share a column of the table. */
function isKeywordAt(text: string, end: number, keyword: string, { wordEdge }: Rule): boolean {
  const start = end - keyword.length;
  if (!text.startsWith(keyword, start) && text.slice(start, end).toLowerCase() !== keyword)
    return false;
  if (wordEdge === undefined) return true;
  return (
    (wordEdge === 'end' || startsWord(text, start)) && (wordEdge === 'start' || endsWord(text, end))
  );
}

/** Columns in a search's table: one for each ASCII character of keywords; other characters share the first columns. */
const columnCount = 64;
const sharedColumns = 24;

/** A state of a search: the longest beginning of keywords that the text so far ends with. */
interface SearchState {
  /** The next state for each column, which stands for one more character. */
  nextStates: Map<number, number>;
  /** The state of the longest shorter beginning of a keyword with which the text of this state ends. */
  fallback: number;
  /** For each rule, the keywords with which the text of this state ends, the longest first. */
  keywords: Map<Rule, readonly string[]>;
}

/**
 * Returns a function that finds what rules redact in a text, next to their keywords, regardless of the keywords' case.
 * If several keywords of a rule end at the same place, only the longest counts; none counts within what its rule has
 * already found.
 *
 * One automaton for all rules (Aho and Corasick, 1975) reads the text only once.
 */
export function createSearch(
  rules: readonly Rule[],
): (text: string, isUsed?: (rule: Rule) => boolean) => Span[] {
  const paths = rules.flatMap((rule) =>
    rule.keywords.map((keyword) => ({ rule, keyword, state: 0 })),
  );
  if (paths.some(({ keyword }) => keyword === ''))
    throw new Error('a keyword is blank, so it would match everywhere.');
  const characters = new Set(paths.map(({ keyword }) => keyword).join(''));
  /** By code unit; 0 for all characters that no keyword has. */
  const columnOf = new Uint8Array(0x1_00_00);
  for (const [index, character] of [...characters].sort().entries()) {
    const column = 1 + (index % (character > '\x7f' ? sharedColumns : columnCount - 1));
    for (const form of formsOf(character)) columnOf[form.charCodeAt(0)] = column;
  }
  const create = (): SearchState => ({ nextStates: new Map(), fallback: 0, keywords: new Map() });
  const states = [create()];
  // All first characters, then all second ones, so that a state comes after its fallback.
  for (let index = 0, left = paths; left.length > 0; index++) {
    for (const path of left) {
      const { rule, keyword } = path;
      const { nextStates } = states[path.state] as SearchState;
      const column = columnOf[keyword.charCodeAt(index)] as number;
      path.state = nextStates.get(column) ?? states.push(create()) - 1;
      nextStates.set(column, path.state);
      const { keywords } = states[path.state] as SearchState;
      if (index + 1 === keyword.length)
        keywords.set(rule, [...(keywords.get(rule) ?? []), keyword]);
    }
    left = left.filter(({ keyword }) => keyword.length > index + 1);
  }
  const next = new Int16Array(states.length * columnCount);
  for (const [state, { nextStates, fallback }] of states.entries()) {
    next.copyWithin(state * columnCount, fallback * columnCount, (fallback + 1) * columnCount);
    for (const [column, number] of nextStates) {
      const child = states[number] as SearchState;
      child.fallback = next[state * columnCount + column] as number;
      for (const [rule, shorter] of states[child.fallback]?.keywords ?? [])
        child.keywords.set(rule, [...(child.keywords.get(rule) ?? []), ...shorter]);
      next[state * columnCount + column] = number;
    }
  }
  const endings = states.map(({ keywords }) =>
    [...keywords].flatMap(([rule, ofRule]) => ofRule.map((keyword) => ({ rule, keyword }))),
  );
  // A state in which a keyword ends is stored as its bitwise complement, which the loop below sees at once.
  for (const [index, state] of next.entries()) if (endings[state]?.length) next[index] = ~state;

  let state = 0;
  /** Reads on to the next end of a keyword: apart from the calls at it, which would make the loop a third slower. */
  const readOn = (text: string, from: number): number => {
    let current = state;
    let index = from;
    while (index < text.length) {
      current = next[
        current * columnCount + (columnOf[text.charCodeAt(index++)] as number)
      ] as number;
      if (current < 0) break;
    }
    state = current;
    return index;
  };
  return (text, isUsed = () => true) => {
    const spans: Span[] = [];
    const latest = new Map<Rule, Extent>();
    state = 0;
    for (let end = readOn(text, 0); state < 0; end = readOn(text, end)) {
      state = ~state;
      let latestRule: Rule | undefined;
      for (const { rule, keyword } of endings[state] as (typeof endings)[number]) {
        if (rule === latestRule || !isUsed(rule) || !isKeywordAt(text, end, keyword, rule))
          continue;
        latestRule = rule;
        const start = end - keyword.length;
        const known = latest.get(rule);
        if (known && start > known.start && end <= known.end) continue;
        for (const found of rule.find(text, { keyword, start, end })) {
          spans.push({ kind: rule.kind ?? 'secret', start: found.start, end: found.end });
          latest.set(rule, found);
        }
        if (rule.readsWholeText) latest.set(rule, { start: -1, end: text.length });
      }
    }
    return spans;
  };
}
