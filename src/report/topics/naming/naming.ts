import { languageOf, majorityLanguage } from '../../../language/languages.ts';
import { stem, wordReader, words } from '../../../language/tokens.ts';
import { isTranslated, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { asksNothing, complains } from '../small-talk/small-talk.ts';
import { asHeading, type Read, readForHeadings, wholeQuestion } from './phrases.ts';
import { type AskedTexts, type Example, type Quotable, textsAsked } from './wordings.ts';

interface Nameless {
  members: readonly Quotable[];
  /** Title of the page that most of its answers cite; null if there is none. */
  title: string | null;
}

/** A topic as a report shows it. */
interface Named {
  /** Plain text of at most 80 characters. */
  heading: string;
  examples: Example[];
}

/** Facts about words in lower case. */
interface KnownWords {
  /** The number of texts, questions and answers, that have the word. */
  texts: ReadonlyMap<string, number>;
  /** The most common spelling of a word. */
  spelling: (word: string) => string;
}

const noWords = 'Questions without words';
/** Number of central wordings that headings are taken from. */
const maxRead = 8;
/** The cost of a flaw, in log-odds of nearness. */
const flawCost = 0.3;
/** With fewer content words, or more flaws, a phrase isn't understood alone. */
const minContentWords = 3;
const maxFlaws = 1;
/** Up to this weight, a word says nothing about the topic. */
const minWeight = 0.2;

/** The texts in the most common language, and those of unknown language that could be in it. */
function inMostLanguage(texts: readonly string[]): readonly string[] {
  if (texts.length === 1) return texts;
  const languages = texts.map(languageOf);
  const most = majorityLanguage(languages);
  const own = texts.filter((text, at) =>
    languages[at] === null
      ? most !== 'english' || !words(text).some((word) => isTranslated(stem(word)))
      : languages[at] === most,
  );
  return own.length > 0 ? own : texts;
}

/** At the start of a clause, a capital says nothing about how the word is written. */
const capitalised = /^\p{Lu}[\p{Ll}\p{M}'-]*$/u;

/** Writes words as most questions do (`API` for `api`) and fixes typing errors; names stay. */
function writer(
  questions: readonly Read[],
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
    if (used.length === 1) return used[0] ?? spelt;
    const [most] = [...Map.groupBy(used, (form) => form)].sort(
      // If two forms are equally common, take the one with capitals, which sort before small letters.
      ([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1),
    );
    return most?.[0] ?? spelt;
  };
  return (phrase) => phrase.split(' ').map(write).join(' ');
}

const contentWords = (text: string): string[] =>
  words(text).filter((word) => wordWeight(stem(word)) > minWeight);

/** Candidates for the heading, best first: phrases that are understood alone, then whole questions. */
function* headingsFor(
  { members, title }: Nameless,
  { asked: { texts: asked, nearness }, texts, spelling }: KnownWords & { asked: AskedTexts },
): Generator<string> {
  const central = inMostLanguage(asked).slice(0, maxRead);
  const questions = central.map(readForHeadings);
  const write = writer(questions, spelling);
  const askedWith = asked.map((text) => new Set(words(text).map(stem)));
  const isShared = (one: string): boolean =>
    askedWith.filter((stems) => stems.has(one)).length * 2 >= askedWith.length;
  const isInOneMember = (word: string): boolean =>
    members.filter(({ text }) => words(text).map(stem).includes(stem(word))).length < 2;
  const isRare = (word: string): boolean =>
    !/\d/.test(word) && (texts.get(word) ?? 0) < 2 && isInOneMember(word);
  const isUnderstood = (text: string): boolean => {
    const content = contentWords(text).map(stem);
    const hasContent = new Set(content).size >= minContentWords && content.some(isShared);
    return hasContent && !words(text).some(isRare);
  };
  const asks = (text: string): boolean => !complains(text) && !asksNothing(text);
  const phrases = questions.flatMap((read) =>
    read.phrases
      .filter(({ flaws }) => flaws <= maxFlaws)
      .map(({ text, flaws }) => ({ text: asHeading(write(text)), flaws })),
  );
  const scored = phrases
    .filter(({ text }) => isUnderstood(text) && asks(text))
    .map(({ text, flaws }) => ({ text, score: nearness(text) - flawCost * flaws }))
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  yield* new Set(scored.map(({ text }) => text));
  const whole = central
    .map((text, at) => ({ text: wholeQuestion(text, write), isPaste: questions[at]?.isPaste }))
    .filter(({ text }) => text !== '');
  const best = whole.filter(({ text, isPaste }) => !isPaste && asks(text));
  /** How hard it is to understand alone: too few content words, and words that only one question has. */
  const lacks = ({ text }: { text: string }): number => {
    const content = contentWords(text);
    return Math.max(0, minContentWords - content.length) + 2 * content.filter(isRare).length;
  };
  yield* best.sort((a, b) => lacks(a) - lacks(b)).map(({ text }) => text);
  if (best.length > 0) return;
  if (title !== null) yield asHeading(title);
  yield* whole.length > 0 ? whole.map(({ text }) => text) : [noWords];
}

/** Picks the best unused heading, whatever the order or form of its words; if all are used, adds a number. */
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
 * A heading and examples per topic, in the order of the topics. A heading is the phrase from the
 * members' questions that a stranger understands and that is nearest to all of them or, if there is no
 * such phrase, their most central question, in the most common language and spelling. Headings of
 * topics with at least two members are unique. The order of members doesn't matter.
 */
export async function nameTopics(topics: readonly Nameless[], known: KnownWords): Promise<Named[]> {
  const unique = uniquely();
  const named: Named[] = [];
  for (const topic of topics) {
    await pause();
    const asked = textsAsked(topic.members);
    const headings = headingsFor(topic, { asked, ...known });
    const [heading = noWords] = topic.members.length > 1 ? [unique(headings)] : headings;
    named.push({ heading, examples: asked.examples });
  }
  return named;
}
