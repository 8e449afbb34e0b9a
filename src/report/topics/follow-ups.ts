import type { FollowUps } from '../../language/language.ts';
import { followUpsOf } from '../../language/languages.ts';
import { plainText, plainWords, stem } from '../../language/tokens.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import type { Question } from '../source/question.ts';

/** Longer turns say themselves what they are about: words, and letters of scripts without spaces. */
const maxWords = 12;
const maxWordsOpened = 9;
const maxLetters = 24;
const maxCharacters = 200;

/** Minimum weight of a telling word: one that says what a turn is about. */
const minTellingWeight = 0.72;
/** Maximum telling words of a follow-up, by its form. */
const maxTelling = { opened: 3, pointing: 2, definite: 1 } as const;

/** The words of a kind in all languages. */
const listed = (kind: keyof FollowUps): ReadonlySet<string> =>
  new Set(followUpsOf(kind).flatMap((list) => list.split(' ')));
/** Regex source that matches any phrase of this kind, in any language. */
const anyOf = (kind: keyof FollowUps): string => `(?:${followUpsOf(kind).join('|')})`;

const goesOn = listed('goesOn');
const narrows = listed('narrows');
const pointsBack = listed('pointsBack');
const asks = listed('asks');
const maxWordsNarrowed = 4;
const maxWordsStaying = 6;

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
/** Number of telling words. */
function tellingWords(words: readonly string[]): number {
  const stems = new Set(words.filter((word) => !measures.test(word)).map(stem));
  let count = 0;
  for (const one of stems) {
    if (wordWeight(one) < minTellingWeight) continue;
    if (![pointsBack, goesOn, asks, narrows].some((list) => list.has(one))) count++;
  }
  return count;
}

/** Whether a word points back before any telling word. */
function points(words: readonly string[]): boolean {
  for (const word of words) {
    if (pointsBack.has(word)) return true;
    if (wordWeight(stem(word)) >= minTellingWeight && !asks.has(word)) return false;
  }
  return false;
}

/**
 * Whether a turn means nothing without the previous one: "and in python?", "same with the cli", "how?",
 * "does that cost extra", "¿y si falla?". A turn with telling words of its own doesn't, whatever it points
 * at, nor does one in doubt, or one of more than 200 characters.
 */
export function leansOnTurnBefore(text: string): boolean {
  if (text.length > maxCharacters || /[\n{}<>`;]/.test(text)) return false;
  const plain = plainText(text);
  if (unspacedScripts.test(plain)) {
    const letters = plain.replace(/[^\p{L}\p{N} ]+/gu, '').trim();
    return letters.length <= maxLetters && leansUnspaced.test(letters);
  }
  const words = plainWords(plain);
  if (words.length === 0 || words.length > maxWords) return false;
  const line = words.join(' ');
  if (bare.test(line) || moreWords.test(line)) return true;
  const tells = tellingWords(words);
  const opened = goesOn.has(words[0] ?? '') || goesOnSo.test(line);
  if (opened && words.length <= maxWordsOpened && tells <= maxTelling.opened) return true;
  const narrowed = narrows.has(words[0] ?? '') && words.length <= maxWordsNarrowed;
  const mayTell = text.trimEnd().endsWith('?') ? maxTelling.pointing : maxTelling.definite;
  if (narrowed && tells <= mayTell) return true;
  if (stays.test(line) && words.length <= maxWordsStaying && tells <= maxTelling.pointing)
    return true;
  const pointed = line.replace(emptyPointers, ' ').split(' ');
  if (points(pointed) && tells <= maxTelling.pointing) return true;
  if (!asksSomething.test(line)) return false;
  const refers = stays.test(line) || pointsAtEnd.test(pointed.join(' '));
  if (refers && tells <= maxTelling.pointing) return true;
  return (
    asksOfKnown.test(line) &&
    definiteWords.test(line) &&
    words.length <= 7 &&
    tells <= maxTelling.definite
  );
}

/** Milliseconds after which a question starts a new subject. */
const maxPause = 60 * 60 * 1000;

/** Sorts turns by time. Of those with the same time or none, the ones that stand alone come first. */
function inOrder(turns: readonly Question[]) {
  return turns
    .map((turn) => ({
      turn,
      at: turn.time ?? Number.POSITIVE_INFINITY,
      leans: leansOnTurnBefore(turn.text),
    }))
    .sort((a, b) => {
      if (a.at !== b.at) return a.at < b.at ? -1 : 1;
      return Number(a.leans) - Number(b.leans) || (a.turn.text < b.turn.text ? -1 : 1);
    });
}

/**
 * Finds follow-ups, each with the question that it follows: the last earlier one of its conversation that
 * stands alone. A question that comes at least an hour after the previous one stands alone, too.
 *
 * @param questions without those that ask nothing, such as "thanks"
 */
export function* followedTurns(
  questions: Iterable<Question>,
): Generator<[followUp: Question, followed: Question]> {
  for (const turns of Map.groupBy(questions, ({ conversation }) => conversation).values()) {
    if (turns.length < 2) continue;
    let alone: Question | null = null;
    let before: number | null = null;
    for (const { turn, leans } of inOrder(turns)) {
      const { time } = turn;
      const isLate = time !== null && before !== null && time - before >= maxPause;
      if (alone !== null && !isLate && leans) yield [turn, alone];
      else alone = turn;
      before = time ?? before;
    }
  }
}
