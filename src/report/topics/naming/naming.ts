import { languageOf, majorityLanguage } from '../../../language/languages.ts';
import {
  meanWordNearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../../language/nearness.ts';
import { stem, wordReader, words } from '../../../language/tokens.ts';
import { isNonEnglishStem, wordWeight } from '../../../language/vocabulary.ts';
import { byCodeUnits, type Redacted } from '../../../text/text.ts';
import type { Question } from '../../source/question.ts';
import { mostFrequent } from '../questions.ts';
import { asksNothing, complains } from '../small-talk/small-talk.ts';
import { asHeading, questionAsHeading, type SplitQuestion, splitQuestion } from './phrases.ts';

/** A question that shows what a topic is about, and the number of the topic's questions with its wording. */
export interface Example {
  text: Redacted;
  count: number;
}

/** Texts of a topic's questions in the current period or, if there are none, in the previous one. */
interface AskedTexts {
  /** Distinct texts, the most central first. */
  texts: readonly string[];
  examples: Example[];
  /** Returns the mean nearness of a text to all texts, in log-odds; 0 if there is only one text. */
  nearness: (text: string) => number;
}

/** Facts about words in lower case. */
interface KnownWords {
  /** Number of questions and answers that have each word. */
  texts: ReadonlyMap<string, number>;
  /** Returns the most common spelling of a word. */
  spelling: (word: string) => string;
}

/** Maximum wordings read per topic: enough to see what a large topic's questions have in common. */
const maxWordings = 50;
const maxExamples = 5;

/** Finds the distinct texts and the examples of questions, whose order doesn't matter. */
export function findAskedTexts(questions: readonly Question[]): AskedTexts {
  const current = questions.filter((question) => question.current);
  const byText = Map.groupBy(current.length > 0 ? current : questions, ({ text }) => text);
  if (byText.size === 1) {
    const examples = [...byText].map(([text, { length: count }]) => ({ text, count }));
    return { texts: [...byText.keys()], examples, nearness: () => 0 };
  }
  const wordings = [...byText]
    .sort(([a, asA], [b, asB]) => asB.length - asA.length || byCodeUnits(a, b))
    .filter((_, at, { length }) => at % Math.ceil(length / maxWordings) === 0)
    .map(([text, { length: count }]) => ({
      text,
      count,
      prepared: prepareQuestion(text, null, null),
    }));
  const nearness = meanWordNearness(wordings);
  const central = wordings
    .map((wording) => ({ ...wording, near: nearness(wording.prepared) }))
    .sort((a, b) => b.near - a.near || a.text.length - b.text.length);
  return {
    texts: central.map(({ text }) => text),
    examples: examplesAmong(central),
    nearness: (text) => nearness(prepareQuestion(text, null, null)),
  };
}

/**
 * Chooses at most five wordings: the most central one, then always the one least like those chosen before.
 * Texts that differ only in case or punctuation are one wording.
 */
function examplesAmong(central: readonly (Example & { prepared: PreparedQuestion })[]): Example[] {
  const byWords = Map.groupBy(central, ({ text }) => words(text).join(' ') || text);
  const left = [...byWords.values()].flatMap((same) => {
    const count = same.reduce((sum, one) => sum + one.count, 0);
    return same.slice(0, 1).map((wording) => ({ ...wording, count, near: -Infinity }));
  });
  const examples: Example[] = [];
  let [next] = left.splice(0, 1);
  while (next && examples.length < maxExamples) {
    const { text, count, prepared } = next;
    examples.push({ text, count });
    for (const other of left) {
      other.near = Math.max(other.near, wordNearness(prepared, other.prepared));
    }
    const farthest = left.reduce((min, { near }) => Math.min(min, near), Infinity);
    [next] = left.splice(
      left.findIndex(({ near }) => near === farthest),
      1,
    );
  }
  return examples;
}

const noWords = 'Questions without words';
/** Headings are taken from at most this many of a topic's most typical questions. */
const maxCentral = 8;
/** Nearness, in log-odds, that is subtracted for a flawed phrase. */
const flawCost = 0.3;
/** Minimum content words for a phrase to be understood on its own. */
const minContentWords = 3;
/** Maximum weight of a filler word, which says nothing about the topic. */
const maxFillerWeight = 0.2;

/** Texts in the most common language, and texts of unknown language that may be in that language. */
function inMainLanguage(texts: readonly string[]): readonly string[] {
  if (texts.length === 1) return texts;
  const languages = texts.map(languageOf);
  const main = majorityLanguage(languages);
  const own = texts.filter((text, at) =>
    languages[at] === null
      ? main !== 'english' || !words(text).some((word) => isNonEnglishStem(stem(word)))
      : languages[at] === main,
  );
  return own.length > 0 ? own : texts;
}

/** Matches a word with a capital first letter, which is ignored at the start of a clause. */
const capitalised = /^\p{Lu}[\p{Ll}\p{M}'-]*$/u;

/** Returns a function that fixes typos and writes words as most questions do (`API`, not `api`). */
function writer(
  questions: readonly SplitQuestion[],
  spelling: (word: string) => string,
): (phrase: string) => string {
  const prose = questions.filter(({ isPaste }) => !isPaste);
  const written = (prose.length > 0 ? prose : questions)
    .flatMap(({ clauses }) => clauses.map((clause) => clause.split(' ')))
    .flatMap(([first = '', ...rest]) => (capitalised.test(first) ? rest : [first, ...rest]));
  const forms = Map.groupBy(written, (word) => word.toLowerCase());
  const write = (word: string, at: number): string => {
    const plain = word.toLowerCase();
    const isName = at === 0 ? /.\p{Lu}/u.test(word) : plain !== word;
    const spelt = isName ? plain : spelling(plain);
    const used = forms.get(spelt);
    if (!used) return spelt === plain ? word : spelt;
    // If two forms are equally common, capitals win, as they sort before small letters.
    return mostFrequent(used) ?? spelt;
  };
  return (phrase) => phrase.split(' ').map(write).join(' ');
}

const contentWords = (text: string): string[] =>
  words(text).filter((word) => wordWeight(stem(word)) > maxFillerWeight);

/**
 * Yields candidates for the heading, best first: phrases that make sense on their own, then whole questions.
 *
 * @param title the title of the page that most of the topic's answers cite; null if there is none
 */
function* headingsFor(
  { texts: asked, nearness }: AskedTexts,
  { rows, title, known }: { rows: readonly Question[]; title: string | null; known: KnownWords },
): Generator<string> {
  const central = inMainLanguage(asked).slice(0, maxCentral);
  const questions = central.map(splitQuestion);
  const write = writer(questions, known.spelling);
  const askedStems = asked.map((text) => new Set(words(text).map(stem)));
  const isShared = (one: string): boolean =>
    askedStems.filter((stems) => stems.has(one)).length * 2 >= askedStems.length;
  const isInOneRow = (word: string): boolean =>
    rows.filter(({ text }) => words(text).map(stem).includes(stem(word))).length < 2;
  const isRare = (word: string): boolean =>
    !/\d/.test(word) && (known.texts.get(word) ?? 0) < 2 && isInOneRow(word);
  const isUnderstood = (text: string): boolean => {
    const content = contentWords(text).map(stem);
    const hasContent = new Set(content).size >= minContentWords && content.some(isShared);
    return hasContent && !words(text).some(isRare);
  };
  const isQuestion = (text: string): boolean => !complains(text) && !asksNothing(text);
  const phrases = questions
    .flatMap((question) => question.phrases)
    .map(({ text, isFlawed }) => ({ text: asHeading(write(text)), cost: isFlawed ? flawCost : 0 }))
    .filter(({ text }) => isUnderstood(text) && isQuestion(text))
    .map(({ text, cost }) => ({ text, score: nearness(text) - cost }))
    .sort((a, b) => b.score - a.score || byCodeUnits(a.text, b.text));
  yield* new Set(phrases.map(({ text }) => text));
  const whole = central
    .map((text, at) => ({ text: questionAsHeading(text, write), isPaste: questions[at]?.isPaste }))
    .filter(({ text }) => text !== '');
  const best = whole.filter(({ text, isPaste }) => !isPaste && isQuestion(text));
  /** How unclear a phrase is on its own: too few content words, or words that only one question has. */
  const vagueness = ({ text }: { text: string }): number => {
    const content = contentWords(text);
    return Math.max(0, minContentWords - content.length) + 2 * content.filter(isRare).length;
  };
  yield* best.sort((a, b) => vagueness(a) - vagueness(b)).map(({ text }) => text);
  if (best.length > 0) return;
  if (title !== null) yield asHeading(title);
  yield* whole.length > 0 ? whole.map(({ text }) => text) : [noWords];
}

/** Returns a function that picks the first heading with unused words or, if all are used, adds a number. */
function uniquely(): (headings: Iterable<string>) => string {
  const taken = new Map<string, number>();
  const read = wordReader();
  const meaningOf = (heading: string): string =>
    read(heading)
      .map(({ stem }) => stem)
      .sort()
      .join(' ');
  return (headings) => {
    let best = '';
    for (const heading of headings) {
      best ||= heading;
      const meaning = meaningOf(heading);
      if (taken.has(meaning)) continue;
      taken.set(meaning, 1);
      return heading;
    }
    const count = (taken.get(meaningOf(best)) ?? 0) + 1;
    taken.set(meaningOf(best), count);
    return `${best} (${count})`;
  };
}

/**
 * Returns a function that finds a topic's heading and examples. The heading is plain text of at most 80
 * characters, in the most common language and spelling: a phrase that makes sense on its own and is nearest
 * to all questions or, if there is none, the most central question. Headings of topics with at least two
 * questions are unique. The order of questions doesn't matter.
 */
export function createTopicNamer(known: KnownWords) {
  const unique = uniquely();
  return (
    rows: readonly Question[],
    title: string | null,
  ): { heading: Redacted; examples: Example[] } => {
    const asked = findAskedTexts(rows);
    const headings = headingsFor(asked, { rows, title, known });
    const [heading = noWords] = rows.length > 1 ? [unique(headings)] : headings;
    // Headings consist of words from questions, which are already redacted.
    return { heading: heading as Redacted, examples: asked.examples };
  };
}
