import type { FollowUps } from '../../language/language.ts';
import { followUpsOf } from '../../language/languages.ts';
import { plainText, plainWords, stem } from '../../language/tokens.ts';
import { wordWeight } from '../../language/vocabulary.ts';

/** Longer turns say themselves what they are about. In words, and letters of scripts without spaces. */
const mostWords = 12;
const mostOpened = 9;
const mostLetters = 24;
const charactersRead = 200;

/** A word that says at least this much tells what a turn is about. */
const telling = 0.72;
/** Words that tell what a turn is about: with more of them it stands alone. */
const mostTelling = { opened: 3, pointing: 2, definite: 1 } as const;

/** The single words of a kind of all languages. */
const listed = (kind: keyof FollowUps): ReadonlySet<string> =>
  new Set(followUpsOf(kind).flatMap((list) => list.split(' ')));
/** A choice of what follow-ups of a kind look like in all languages. */
const anyOf = (kind: keyof FollowUps): string => `(?:${followUpsOf(kind).join('|')})`;

const goesOn = listed('goesOn');
const narrows = listed('narrows');
const pointsBack = listed('pointsBack');
const asks = listed('asks');
const mostNarrowed = 4;
/** Only what is asked of a thing, in so many words, goes on from what was said. */
const mostStaying = 6;

const leadIns = `^(?:${anyOf('leadIns')} )*`;
const goesOnSo = new RegExp(`${leadIns}${anyOf('openings')}(?= |$)`);
/** A turn that is only a question word. */
const bare = new RegExp(`${leadIns}${anyOf('questions')}(?: ${anyOf('questionEnds')})?$`);
/** Languages share some, and a word that is listed twice can be read in two ways. */
const askFor = new Set(followUpsOf('askFor').flatMap((list) => list.split('|')));
/** One that asks for an example, or for more of the same. */
const moreWords = new RegExp(
  `^(?:(?:${[...askFor].join('|')}) )*${anyOf('examples')}(?: ${anyOf('exampleEnds')})?$|^${anyOf('asksMore')}`,
);
const leansUnspaced = new RegExp(followUpsOf('leans').join('|'), 'u');

/** "It" that stands for nothing: "is it possible to", "it seems that". */
const emptyPointers = new RegExp(anyOf('emptyPointers'), 'g');
const asksSomething = new RegExp(`${leadIns}${anyOf('asksFirst')}(?= |$)`);
const definiteWords = new RegExp(`\\b${anyOf('definite')}\\b|^would `);
const asksOfKnown = new RegExp(`^${anyOf('definiteAsks')} `);
const stays = new RegExp(` ${anyOf('staysSame')}$`);
/** Ends with what stands for something said before: "do drafts count towards that". */
const pointsAtEnd = new RegExp(` ${anyOf('pointsAtEnd')}$`);
const measures = new RegExp(`^${anyOf('measures')}$`);

const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** How many of the words tell what a turn is about. */
function tellingWords(words: readonly string[]): number {
  const stems = new Set(words.filter((word) => !measures.test(word)).map(stem));
  let count = 0;
  for (const one of stems) {
    if (wordWeight(one) < telling) continue;
    if (![pointsBack, goesOn, asks, narrows].some((list) => list.has(one))) count++;
  }
  return count;
}

/** Whether the turn points at something before any of its own words says what that may be. */
function points(words: readonly string[]): boolean {
  for (const word of words) {
    if (pointsBack.has(word)) return true;
    if (wordWeight(stem(word)) >= telling && !asks.has(word)) return false;
  }
  return false;
}

/**
 * Whether a turn means nothing alone and leans on the one before: "and in python?", "same with the
 * cli", "how?", "does that cost extra", "¿y si falla?". A turn with words of its own that tell what
 * it is about stands alone, whatever it points at; if in doubt it does. The first 200 characters
 * are read.
 */
export function leansOnTurnBefore(text: string): boolean {
  if (text.length > charactersRead || /[\n{}<>`;]/.test(text)) return false;
  const plain = plainText(text);
  if (unspacedScripts.test(plain)) {
    const letters = plain.replace(/[^\p{L}\p{N} ]+/gu, '').trim();
    return letters.length <= mostLetters && leansUnspaced.test(letters);
  }
  const words = plainWords(plain);
  if (words.length === 0 || words.length > mostWords) return false;
  const line = words.join(' ');
  if (bare.test(line) || moreWords.test(line)) return true;
  const tells = tellingWords(words);
  const opened = goesOn.has(words[0] ?? '') || goesOnSo.test(line);
  if (opened && words.length <= mostOpened && tells <= mostTelling.opened) return true;
  const narrowed = narrows.has(words[0] ?? '') && words.length <= mostNarrowed;
  const mayTell = text.trimEnd().endsWith('?') ? mostTelling.pointing : mostTelling.definite;
  if (narrowed && tells <= mayTell) return true;
  if (stays.test(line) && words.length <= mostStaying && tells <= mostTelling.pointing) return true;
  const pointed = line.replace(emptyPointers, ' ').split(' ');
  if (points(pointed) && tells <= mostTelling.pointing) return true;
  if (!asksSomething.test(line)) return false;
  const refers = stays.test(line) || pointsAtEnd.test(pointed.join(' '));
  if (refers && tells <= mostTelling.pointing) return true;
  return (
    asksOfKnown.test(line) &&
    definiteWords.test(line) &&
    words.length <= 7 &&
    tells <= mostTelling.definite
  );
}

/** One question of a conversation, as asked. */
export interface Turn {
  text: string;
  conversation: string;
  /** In milliseconds; null if the export has none. */
  time: number | null;
}

/** After so long a reader comes back with something new. In milliseconds. */
const longestPause = 60 * 60 * 1000;

/** In the order they were asked; of one moment, or of none, those that stand alone come first. */
function inOrder(
  turns: readonly Turn[],
  { indices, leans }: { indices: readonly number[]; leans: (text: string) => boolean },
) {
  return indices
    .map((index) => {
      const { text = '', time = null } = turns[index] ?? {};
      return {
        index,
        text,
        time,
        at: time ?? Number.POSITIVE_INFINITY,
        leans: leans(text),
      };
    })
    .sort((a, b) => {
      if (a.at !== b.at) return a.at < b.at ? -1 : 1;
      return Number(a.leans) - Number(b.leans) || (a.text < b.text ? -1 : 1);
    });
}

/**
 * For each turn the index of the one that it follows: the last turn before it in its conversation
 * that stands alone, if it means nothing without that. Null for turns that stand alone, that come
 * an hour or more after the last, or before which nothing stands alone. Pass answered turns, too,
 * if they are known: a turn after them follows them. `skips` tells the turns that ask nothing, such
 * as "thanks": they are followed by none and follow none. `leans` tells the texts that mean nothing
 * alone.
 */
export function followedTurns(
  turns: readonly Turn[],
  {
    skips = () => false,
    leans: doesLean = leansOnTurnBefore,
  }: { skips?: (index: number) => boolean; leans?: (text: string) => boolean } = {},
): (number | null)[] {
  const byConversation = Map.groupBy(turns.keys(), (index) => turns[index]?.conversation);
  const followed: (number | null)[] = turns.map(() => null);
  for (const indices of byConversation.values()) {
    if (indices.length < 2) continue;
    let standing: number | null = null;
    let before: number | null = null;
    for (const { index, time, leans } of inOrder(turns, { indices, leans: doesLean })) {
      if (skips(index)) continue;
      const paused = time !== null && before !== null && time - before >= longestPause;
      if (standing !== null && !paused && leans) followed[index] = standing;
      else standing = index;
      before = time ?? before;
    }
  }
  return followed;
}
