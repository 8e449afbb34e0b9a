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
 * @param rules the anchors of at most 31 rules, in small letters of one UTF-16 code unit; an empty
 *   one is in every text
 */
export function createAnchorSearch(
  rules: readonly (readonly string[])[],
): (text: string) => number {
  const rulesWith = (isTheirs: (anchor: string) => boolean): number =>
    rules.reduce((bits, anchors, rule) => (anchors.some(isTheirs) ? bits | (1 << rule) : bits), 0);
  const always = rulesWith((anchor) => anchor === '');

  // The ends of anchors last: few characters reach them, and only these are looked at further.
  const states = beginnings(rules.flat())
    .map((beginning) => ({
      beginning,
      ended: rulesWith((anchor) => anchor !== '' && beginning.endsWith(anchor)),
    }))
    .sort((one, other) => Math.sign(one.ended) - Math.sign(other.ended));
  const placeOf = new Map(states.map(({ beginning }, place) => [beginning, place]));
  const characters = [...new Set(states.map(({ beginning }) => beginning).join(''))];
  const width = characters.length + 1;

  const classes = new Uint8Array(0x1_00_00).fill(elsewhere);
  for (const [place, character] of characters.entries()) {
    for (const form of formsOf(character)) classes[form.charCodeAt(0)] = place + 1;
  }
  // A state stands for its row in the table: one multiplication less for each character.
  const next = new Uint16Array(states.length * width);
  for (const [place, { beginning }] of states.entries()) {
    for (const [column, character] of characters.entries()) {
      let end = beginning + character;
      while (!placeOf.has(end)) end = end.slice(1);
      next[place * width + column + 1] = (placeOf.get(end) ?? 0) * width;
    }
  }
  const firstEnd = states.filter(({ ended }) => ended === 0).length * width;

  return (text) => {
    let state = 0;
    let found = always;
    for (let at = 0; at < text.length; at++) {
      state = next[state + (classes[text.charCodeAt(at)] as number)] as number;
      if (state >= firstEnd) found |= states[state / width]?.ended ?? 0;
    }
    return found;
  };
}
