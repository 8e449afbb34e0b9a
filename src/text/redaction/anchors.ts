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

/** A part of a text, in UTF-16 code units. */
export interface Place {
  start: number;
  /** Exclusive. */
  end: number;
}

/** Where an anchor stands in a text, and which. */
export interface AnchorPlace extends Place {
  anchor: string;
}

/** A beginning of anchors, as a node of the tree of all of them. */
interface Beginning {
  /** Its row in the table of transitions. */
  number: number;
  next: Map<string, Beginning>;
  /** The longest other beginning that it ends with; null of the empty one. */
  rest: Beginning | null;
  /** The longest anchor that it ends with, of each rule that has one; all of a rule that counts starts. */
  ended: { rule: number; anchor: string; counts: Anchored['counts'] }[];
}

/** Of ASCII; false of the code of nothing, NaN. */
export const isLetterOrDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || isSmallLetter(code);
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/** What a pattern without regard to case takes for an `s` and a `k`, too. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  const capital = character.toUpperCase();
  // The capital of a dotless `ı` is that of another letter.
  const own = capital.toLowerCase() === character ? capital : character;
  return [character, own, otherForms[character] ?? character];
}

/** The beginnings of all anchors, the empty one first, the longer ones behind the shorter. */
function beginningsOf(rules: readonly Anchored[]): Beginning[] {
  const create = (): Beginning => ({ number: 0, next: new Map(), rest: null, ended: [] });
  const root = create();
  for (const [rule, { anchors, counts }] of rules.entries()) {
    for (const anchor of new Set(anchors)) {
      let beginning = root;
      for (const character of anchor) {
        const longer = beginning.next.get(character) ?? create();
        beginning.next.set(character, longer);
        beginning = longer;
      }
      if (beginning === root) throw new Error('an anchor is blank: it would be everywhere.');
      beginning.ended.push({ rule, anchor, counts });
    }
  }
  const all = [root];
  // The list grows while it is walked.
  for (const beginning of all) {
    for (const [character, longer] of beginning.next) {
      longer.number = all.push(longer) - 1;
      const rest = beginning.rest ? follow(beginning.rest, character) : root;
      longer.rest = rest;
      const own = longer.ended.length > 0 ? [...longer.ended] : null;
      for (const end of rest.ended) {
        if (end.counts === 'at starts' || !own?.some(({ rule }) => rule === end.rule))
          longer.ended.push(end);
      }
    }
  }
  return all;
}

/** The longest beginning that a beginning and a character end with. */
function follow(from: Beginning, character: string): Beginning {
  for (let known = from; ; known = known.rest) {
    const longer = known.next.get(character);
    if (longer) return longer;
    if (known.rest === null) return known;
  }
}

/** A character's class is its column in the table: 0 if it is in no anchor. */
const columns = 64;
/** The class of all beyond ASCII: a column for each would make the table too large to be fast. */
const beyond = 255;

/**
 * A function that says where in a text the anchors of each rule stand, regardless of case: a list by
 * rule, in the order of their ends, and nothing for a rule that has none there. Of those of a rule
 * that end in one place it has the longest, unless the rule counts those at starts alone.
 *
 * Every answer of an export is read for some dozen things, and a pattern each would read it as
 * often. This is one automaton for all (Aho and Corasick 1975, its transitions by ASCII in a table): its
 * state is the longest beginning of an anchor that the text read so far ends with.
 */
export function createAnchorSearch(
  rules: readonly Anchored[],
): (text: string) => readonly (readonly AnchorPlace[] | undefined)[] {
  const beginnings = beginningsOf(rules);
  const characters = new Set(rules.map(({ anchors }) => anchors.join('')).join(''));
  const classes = new Uint8Array(0x1_00_00);
  /** Each form of a character that is not of ASCII. */
  const small = new Map<number, string>();
  const ascii = [...characters].filter((character) => character < '\x80').sort();
  for (const character of characters) {
    const at = ascii.indexOf(character) + 1 || beyond;
    for (const form of formsOf(character)) {
      classes[form.charCodeAt(0)] = at;
      if (at === beyond) small.set(form.charCodeAt(0), character);
    }
  }
  // Where an anchor ends, a transition is the complement of the state.
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
      for (const { rule, anchor, counts } of (beginnings[state] as Beginning).ended) {
        const start = at + 1 - anchor.length;
        if (counts === 'at ends' && isSmallLetter(text.charCodeAt(at + 1))) continue;
        if (counts === 'at starts' && isLetterOrDigit(text.charCodeAt(start - 1))) continue;
        const place = { start, end: at + 1, anchor };
        const known = places[rule];
        if (known === undefined) places[rule] = [place];
        else known.push(place);
      }
    }
    return places;
  };
}
