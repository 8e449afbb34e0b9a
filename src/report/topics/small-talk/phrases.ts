import { plainText, plainWords } from '../text/tokens.ts';

/**
 * What people say without asking anything, by language. A text that is made of these phrases alone
 * asks nothing of the docs, if one of them is `said` or `judged`.
 */
export interface Phrases {
  /** Greetings, thanks, answers, tests, bare failures: these alone make a text that asks nothing. */
  said: string;
  /** The same, unless other words stand beside: "same", but not "same for all of them". */
  alone?: string;
  /** Judgements and abuse. */
  judged?: string;
  /** What a judgement may be about. A page that "does not work" may be a question. */
  judgedThings?: string;
  /** Words that may stand between. */
  between: string;
  /** Words that ask: with them a text is a question, unless it judges. */
  asking?: string;
  /** Words that ask if they open a text or follow what was said. */
  opening?: string;
}

/** How a phrase counts towards a text that asks nothing. */
export type Part = keyof Phrases;

/** The phrases of one language by their plain words, joined by `glue`. */
export interface PhraseTable {
  parts: ReadonlyMap<string, Part>;
  /** Of phrases by their first word, or letter, the most words or letters. */
  longest: ReadonlyMap<string, number>;
  /** The words, or letters, that phrases are made of: one quick look tells most questions apart. */
  pieces: ReadonlySet<string>;
}

/** A phrase that is listed twice is what the later part says. */
const beginsWithVerb = [
  'between',
  'opening',
  'asking',
  'judgedThings',
  'judged',
  'said',
  'alone',
] as const;

/** Reads a table: phrases parted by `|`. In unspaced scripts a phrase's length is in letters. */
export function phraseTable(languages: readonly Phrases[], unspaced: boolean): PhraseTable {
  const parts = new Map<string, Part>();
  const pieces = new Set<string>();
  const longest = new Map<string, number>();
  for (const language of languages) {
    for (const part of beginsWithVerb) {
      for (const phrase of language[part]?.split('|') ?? []) {
        const words = plainWords(plainText(phrase));
        const key = words.join(unspaced ? '' : ' ');
        if (key === '') continue;
        parts.set(key, part);
        for (const piece of unspaced ? key : words) pieces.add(piece);
        const first = (unspaced ? key[0] : words[0]) ?? '';
        const length = unspaced ? key.length : words.length;
        longest.set(first, Math.max(length, longest.get(first) ?? 0));
      }
    }
  }
  return { parts, longest, pieces };
}
