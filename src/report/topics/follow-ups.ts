import { plainWordsOf } from '../../language/languages.ts';
import { plainText, plainWords, stem } from '../../language/tokens.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { Question } from '../source/question.ts';

/** Maximum characters of a follow-up; in a script without spaces between words, maximum letters. */
const maxCharacters = 200;
const maxLetters = 24;
/** Maximum words of a follow-up, in general and by its form. */
const maxWords = 12;
const maxWordsOf = { continuing: 9, narrowing: 4, staying: 6, assuming: 7 } as const;

/** Minimum weight of a telling word: one that says what a turn is about. */
const minTellingWeight = 0.72;
/** Maximum telling words of a follow-up, by its form. */
const maxTelling = { continuing: 3, referring: 2, assuming: 1 } as const;

const wordsOf = (list: string): ReadonlySet<string> => new Set(plainWordsOf(`followUps.${list}`));
/** Regular expression source that matches any phrase of a list. A set, as a text must match in one way only. */
const anyOf = (list: string): string => `(?:${[...wordsOf(list)].join('|')})`;

const continuing = wordsOf('goesOn');
const narrowing = wordsOf('narrows');
const referring = wordsOf('pointsBack');
const happenings = wordsOf('asks');

const leadIns = `^(?:${anyOf('leadIns')} )*`;
const continuingPhrase = new RegExp(`${leadIns}${anyOf('openings')}(?= |$)`);
/** Matches a turn that is only a question word. */
const bareQuestion = new RegExp(`${leadIns}${anyOf('questions')}(?: ${anyOf('questionEnds')})?$`);
/** Matches a turn that asks for an example, or for more of the same. */
const askingForMore = new RegExp(
  `^(?:${anyOf('askFor')} )*${anyOf('examples')}(?: ${anyOf('exampleEnds')})?$|^${anyOf('asksMore')}`,
);
const unspacedFollowUp = new RegExp(anyOf('leans'), 'u');

/** Matches words like "it" that refer to nothing: "is it possible to", "it seems that". */
const emptyPointers = new RegExp(anyOf('emptyPointers'), 'g');
const asking = new RegExp(`${leadIns}${anyOf('asksFirst')}(?= |$)`);
const assumingWords = new RegExp(`\\b${anyOf('definite')}\\b`);
const assumingQuestion = new RegExp(`^${anyOf('definiteAsks')} `);
const stayingEnd = new RegExp(` ${anyOf('staysSame')}$`);
/** Matches an end that refers to something mentioned before: "do drafts count towards that". */
const referringEnd = new RegExp(` ${anyOf('pointsAtEnd')}$`);
const measure = new RegExp(`^${anyOf('measures')}$`);

const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function countTelling(words: readonly string[]): number {
  const stems = new Set(words.filter((word) => !measure.test(word)).map(stem));
  const isTelling = (one: string): boolean =>
    wordWeight(one) >= minTellingWeight &&
    ![referring, continuing, happenings, narrowing].some((list) => list.has(one));
  return [...stems].filter(isTelling).length;
}

/** Whether a word that refers to something mentioned before comes ahead of any telling word. */
function refersFirst(words: readonly string[]): boolean {
  const first = words.find(
    (word) =>
      referring.has(word) || (wordWeight(stem(word)) >= minTellingWeight && !happenings.has(word)),
  );
  return first !== undefined && referring.has(first);
}

/**
 * Whether a turn can't be understood without the previous turn: "and in python?", "same with the cli",
 * "how?", "does that cost extra", "¿y si falla?". False if in doubt, if the turn has enough telling words
 * of its own, or if it has more than 200 characters.
 */
export function needsPreviousTurn(text: string): boolean {
  if (text.length > maxCharacters || /[\n{}<>`;]/.test(text)) return false;
  const plain = plainText(text);
  if (unspacedScripts.test(plain)) {
    const letters = plain.replace(/[^\p{L}\p{N} ]+/gu, '').trim();
    return letters.length <= maxLetters && unspacedFollowUp.test(letters);
  }
  const words = plainWords(plain);
  const [first = ''] = words;
  const { length } = words;
  if (length === 0 || length > maxWords) return false;
  const line = words.join(' ');
  if (bareQuestion.test(line) || askingForMore.test(line)) return true;
  const telling = countTelling(words);
  const continues = continuing.has(first) || continuingPhrase.test(line);
  if (continues && length <= maxWordsOf.continuing && telling <= maxTelling.continuing) return true;
  if (telling > maxTelling.referring) return false;
  const isMarked = text.trimEnd().endsWith('?');
  const narrows = narrowing.has(first) && length <= maxWordsOf.narrowing;
  if (narrows && (isMarked || telling <= maxTelling.assuming)) return true;
  const stays = stayingEnd.test(line);
  if (stays && length <= maxWordsOf.staying) return true;
  const pointed = line.replace(emptyPointers, ' ');
  if (refersFirst(pointed.split(' '))) return true;
  if (!asking.test(line)) return false;
  if (stays || referringEnd.test(pointed)) return true;
  const assumes = assumingQuestion.test(line) && assumingWords.test(line);
  return assumes && length <= maxWordsOf.assuming && telling <= maxTelling.assuming;
}

/** Milliseconds since the previous question after which a question starts a new subject. */
const maxPause = 60 * 60 * 1000;

/** Sorts turns by time. If the time is equal or unknown, turns that make sense alone come first. */
function inOrder(turns: readonly Question[]) {
  return turns
    .map((turn) => ({
      turn,
      at: turn.time ?? Number.POSITIVE_INFINITY,
      leans: needsPreviousTurn(turn.text),
    }))
    .sort((a, b) => {
      if (a.at !== b.at) return a.at < b.at ? -1 : 1;
      return Number(a.leans) - Number(b.leans) || byCodeUnits(a.turn.text, b.turn.text);
    });
}

/**
 * For each follow-up, the question that it follows up: the last earlier question in the conversation that
 * isn't a follow-up. A question asked at least an hour after the previous one isn't a follow-up.
 *
 * @param questions all questions, except texts that ask nothing, such as "thanks"
 */
export function findFollowUps(questions: Iterable<Question>): Map<Question, Question> {
  const found = new Map<Question, Question>();
  for (const turns of Map.groupBy(questions, ({ conversation }) => conversation).values()) {
    if (turns.length < 2) continue;
    let alone: Question | null = null;
    let before: number | null = null;
    for (const { turn, leans } of inOrder(turns)) {
      const { time } = turn;
      const isLate = time !== null && before !== null && time - before >= maxPause;
      if (alone !== null && !isLate && leans) found.set(turn, alone);
      else alone = turn;
      before = time ?? before;
    }
  }
  return found;
}
