/** The class of every character that is in no anchor. */
const elsewhere = 0;

/** What a pattern without regard to case takes for an `s` and a `k`, too. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  // The capital of a dotless `ı` is that of another letter.
  const own = capital.toLowerCase() === character ? capital : character;
  return [character, own, otherForms[character] ?? character];
}

interface Ended {
  rule: number;
  length: number;
  counts: Anchored['counts'];
}

/** A beginning of anchors, as a node of the tree of all of them. */
interface Beginning {
  next: Map<string, Beginning>;
  /** Its cell in the table of transitions, at which its row begins. */
  row: number;
  /** The longest other beginning that it ends with. */
  rest: Beginning | null;
  /** The longest anchor that it ends with, of each rule that has one; all of a rule that counts starts. */
  ended: Ended[];
}

/** What a rule's anchors are, and where they count. */
export interface Anchored {
  /** In small letters of one UTF-16 code unit; none is blank. */
  anchors: readonly string[];
  /**
   * Where an anchor counts: everywhere, at the start of a word or of a part of one, or where none goes
   * on with a small letter. Most that are found would be none.
   */
  counts?: 'at starts' | 'at ends';
}

/** Of ASCII; false of the code of nothing, NaN. */
export const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || isSmallLetter(code);
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/** The beginnings of all anchors, the empty one first, the longer ones behind the shorter. */
function beginningsOf(rules: readonly Anchored[]): Beginning[] {
  const create = (): Beginning => ({ next: new Map(), row: 0, rest: null, ended: [] });
  const root = create();
  for (const [rule, { anchors, counts }] of rules.entries()) {
    for (const anchor of anchors) {
      let beginning = root;
      for (const character of anchor) {
        const longer = beginning.next.get(character) ?? create();
        beginning.next.set(character, longer);
        beginning = longer;
      }
      if (beginning.ended.some((one) => one.rule === rule)) continue;
      beginning.ended.push({ rule, length: anchor.length, counts });
    }
  }
  const all = [root];
  // The list grows while it is walked.
  for (const beginning of all) {
    for (const [character, longer] of beginning.next) {
      let { rest } = beginning;
      while (rest !== null && !rest.next.has(character)) rest = rest.rest;
      longer.rest = rest?.next.get(character) ?? root;
      const own = new Set(longer.ended.map(({ rule }) => rule));
      for (const end of longer.rest.ended) {
        if (end.counts === 'at starts' || !own.has(end.rule)) longer.ended.push(end);
      }
      all.push(longer);
    }
  }
  return all;
}

/** Where an anchor stands in a text. */
export interface Place {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * A function that says where in a text the anchors of each rule stand, regardless of case: a list by
 * rule, in the order of their ends, and nothing for a rule that has none there. Of those of a rule
 * that end in one place it has the longest, unless the rule counts those at starts alone.
 *
 * Every answer of an export is read for some dozen things, and a pattern each would read it as
 * often. This is one automaton for all (Aho and Corasick 1975, all its transitions in a table): its
 * state is the longest beginning of an anchor that the text read so far ends with.
 */
export function createAnchorSearch(
  rules: readonly Anchored[],
): (text: string) => readonly (readonly Place[] | undefined)[] {
  const all = rules.flatMap(({ anchors }) => anchors);
  if (all.includes('')) throw new Error('an anchor is blank: it would be everywhere.');
  // Those of ASCII first: nearly every text stays in that part of each row.
  const characters = [...new Set(all.join(''))].sort();
  const width = characters.length + 1;
  const classes = new Uint16Array(0x1_00_00).fill(elsewhere);
  for (const [place, character] of characters.entries()) {
    for (const form of formsOf(character)) classes[form.charCodeAt(0)] = place + 1;
  }

  const beginnings = beginningsOf(rules);
  for (const [place, beginning] of beginnings.entries()) beginning.row = place * width;
  const ended = beginnings.map((beginning) => beginning.ended);
  // A state is its row's first cell, which saves a multiplication for each character; where an
  // anchor ends, it is the complement.
  const next = new Int32Array(beginnings.length * width);
  for (const { row, rest, next: longer } of beginnings) {
    if (rest !== null) next.copyWithin(row, rest.row, rest.row + width);
    for (const [character, beginning] of longer) {
      next[row + (classes[character.charCodeAt(0)] ?? elsewhere)] =
        beginning.ended.length > 0 ? ~beginning.row : beginning.row;
    }
  }

  return (text) => {
    const places: (Place[] | undefined)[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      state = next[state + (classes[text.charCodeAt(at)] as number)] as number;
      if (state >= 0) continue;
      state = ~state;
      for (const { rule, length, counts } of ended[state / width] ?? []) {
        if (counts === 'at ends' && isSmallLetter(text.charCodeAt(at + 1))) continue;
        if (counts === 'at starts' && isLetterOrDigit(text.charCodeAt(at - length))) continue;
        const place = { start: at + 1 - length, end: at + 1 };
        const known = places[rule];
        if (known === undefined) places[rule] = [place];
        else known.push(place);
      }
    }
    return places;
  };
}
