import { stem } from './normalise.ts';

/**
 * How much a word says about what is asked, from 0 to 1, for the words that say less than most.
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
const WORDS_BY_WEIGHT: readonly (readonly [number, string])[] = [
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

const weights = new Map(
  WORDS_BY_WEIGHT.flatMap(([weight, list]) =>
    list.split(' ').map((word) => [stem(word), weight] as const),
  ),
);

/** How much the word with this stem says about what is asked, from 0 to 1. */
export function wordWeight(wordStem: string): number {
  return weights.get(wordStem) ?? UNKNOWN_WORD;
}
