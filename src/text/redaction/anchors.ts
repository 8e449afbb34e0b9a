/** The class of every character that is in no anchor. */
const elsewhere = 0;

/** What a pattern without regard to case takes for an `s` and a `k`, too. */
const otherForms: Readonly<Record<string, string>> = { s: '\u017f', k: '\u212a' };

function formsOf(character: string): string[] {
  return [character, character.toUpperCase(), otherForms[character] ?? character];
}

/** Every beginning of the anchors, the empty one first. */
function beginnings(anchors: readonly string[]): string[] {
  const all = anchors.flatMap((anchor) =>
    Array.from(anchor, (_, length) => anchor.slice(0, length + 1)),
  );
  return ['', ...new Set(all)];
}

/**
 * A function that says which rules have one of their anchors in a text, regardless of case: the bit
 * `1 << n` for the rule at place `n`.
 *
 * Every answer of an export is read for some dozen things, and a pattern each would read it as
 * often. This is one automaton for all (Aho and Corasick 1975, all its transitions in a table): its
 * state is the longest beginning of an anchor that the text read so far ends with.
 *
 * @param rules the anchors of at most 31 rules, in small letters of one UTF-16 code unit
 */
export function createAnchorSearch(
  rules: readonly (readonly string[])[],
): (text: string) => number {
  const states = beginnings(rules.flat());
  const placeOf = new Map(states.map((beginning, place) => [beginning, place]));
  const characters = [...new Set(states.join(''))];
  const width = characters.length + 1;

  const classes = new Uint8Array(0x1_00_00).fill(elsewhere);
  for (const [place, character] of characters.entries()) {
    for (const form of formsOf(character)) classes[form.charCodeAt(0)] = place + 1;
  }
  // A state stands for its row in the table: one multiplication less for each character.
  const next = new Uint16Array(states.length * width);
  const present = new Uint32Array(next.length);
  for (const [place, beginning] of states.entries()) {
    for (const [rule, anchors] of rules.entries()) {
      if (anchors.some((anchor) => beginning.endsWith(anchor))) {
        present[place * width] = (present[place * width] ?? 0) | (1 << rule);
      }
    }
    for (const [column, character] of characters.entries()) {
      let end = beginning + character;
      while (!placeOf.has(end)) end = end.slice(1);
      next[place * width + column + 1] = (placeOf.get(end) ?? 0) * width;
    }
  }

  return (text) => {
    let state = 0;
    let found = 0;
    for (let at = 0; at < text.length; at++) {
      state = next[state + (classes[text.charCodeAt(at)] ?? elsewhere)] ?? 0;
      found |= present[state] ?? 0;
    }
    return found;
  };
}
