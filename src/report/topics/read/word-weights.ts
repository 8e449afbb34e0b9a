import { COMMON_WORDS } from './common-words.ts';
import { stem } from './normalise.ts';

/**
 * How much a word tells questions apart, from 0 to 1, for the words that questions are put in.
 *
 * Learned from the labels of two sets of questions: a word's weight is the logarithm of how much
 * likelier two questions that share it are to be about the same thing than any two are, over the
 * logarithm of the most that could be. Words of one field, such as `card`, were left out, so that
 * the table holds the common grammar of asking and nothing else.
 *
 * Sources: BANKING77 (Casanueva et al. 2020, PolyAI, CC BY 4.0) and HWU64 (Liu et al. 2019,
 * CC BY 4.0). Changes: reduced to weights of single words, rounded, and
 * set by hand where the sets were too small to tell.
 */
const WORDS_OF_ASKING: readonly (readonly [number, string])[] = [
  [0.05, 'i the to can is know my'],
  [0.1, 'do what me have should it a and how you if because im'],
  [0.15, 'be on please want all would are for so am just help able wonder may'],
  [0.2, 'of this not get like with need there when here does go way tell sure reason'],
  [0.25, 'in but could will start that out us see now was from let has some why got been had'],
  [0.3, 'did at make by any an where before give went through after very them these'],
  [0.35, 'put show look come right up or happen about even though while since'],
  [0.4, 'find first which no say take as seem possible they'],
  [0.5, 'last your much work we done who hey hi hello think more'],
];

const UNKNOWN_WORD = 1;

/** The weights by stem. Of forms of one word, such as `do` and `done`, the first listed counts. */
function byStem(table: readonly (readonly [number, string])[]): Map<string, number> {
  const entries = table.flatMap(([weight, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word) => [stem(word), weight] as const),
  );
  return new Map(entries.reverse());
}

const asking = byStem(WORDS_OF_ASKING);
const common = byStem(COMMON_WORDS);
/** The geometric mean: a word that either table knows to say nothing says little. */
const combined = new Map(
  [...asking.keys(), ...common.keys()].map((word) => [
    word,
    Math.sqrt((asking.get(word) ?? UNKNOWN_WORD) * (common.get(word) ?? UNKNOWN_WORD)),
  ]),
);

/** How much of what is asked is lost without the word with this stem: 0 nothing, 1 most. */
export function askingWeight(wordStem: string): number {
  return asking.get(wordStem) ?? UNKNOWN_WORD;
}

/** How much the word with this stem says about what is asked, from 0 to 1. */
export function wordWeight(wordStem: string): number {
  return combined.get(wordStem) ?? UNKNOWN_WORD;
}
