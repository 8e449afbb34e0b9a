import { languageOf, majorityLanguage } from '../../../language/detection.ts';
import { stem, wordReader, words } from '../../../language/tokens.ts';
import { isTranslated, wordWeight } from '../../../language/vocabulary.ts';
import { pause } from '../../../pace.ts';
import { asksNothing, complains } from '../small-talk/small-talk.ts';
import { headingOf, type Read, readForHeadings, wholeQuestion } from './phrases.ts';
import { type AskedTexts, type Example, type Quotable, textsAsked } from './wordings.ts';

/** A topic to be named. */
interface Nameless {
  members: readonly Quotable[];
  /** Title of the page that most of its answers cite; null without one. */
  title: string | null;
}

/** A topic as a report shows it. */
interface Named {
  /** Plain text of at most 80 characters. */
  heading: string;
  examples: Example[];
}

/** What is known of words, lower case. */
interface KnownWords {
  /** In how many texts, questions and answers, each stands. */
  texts: ReadonlyMap<string, number>;
  /** How most spell it. */
  spelling: (word: string) => string;
}

const noWords = 'Questions without words';
/** The most central wordings, in which headings are looked for. */
const maxRead = 8;
/** What a flaw costs, in log-odds of nearness. */
const costOfFlaw = 0.3;
/** A phrase with fewer telling words, or with these flaws, isn't understood alone. */
const minTelling = 3;
const maxFlaws = 1;
/** A word that says no more than this doesn't tell what is asked. */
const minWeight = 0.2;

/** Those in the language of most; without small words, in any language that the words don't rule out. */
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

/** A large letter at the start of a clause says nothing about how a word is written. */
const capitalised = /^\p{Lu}[\p{Ll}\p{M}'-]*$/u;

/** Writes words as most of the questions do, `API` for `api` if more do, and mends slips; names stay. */
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
      // Of forms that as many use the one with large letters, which stand before small ones.
      ([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1),
    );
    return most?.[0] ?? spelt;
  };
  return (phrase) => phrase.split(' ').map(write).join(' ');
}

const tellingWords = (text: string): string[] =>
  words(text).filter((word) => wordWeight(stem(word)) > minWeight);

/** What could be the heading, best first: phrases that are understood alone, then a whole question. */
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
  const hasOne = (word: string): boolean =>
    members.filter(({ text }) => words(text).map(stem).includes(stem(word))).length < 2;
  const isRare = (word: string): boolean =>
    !/\d/.test(word) && (texts.get(word) ?? 0) < 2 && hasOne(word);
  const isUnderstood = (text: string): boolean => {
    const telling = tellingWords(text).map(stem);
    const isTelling = new Set(telling).size >= minTelling && telling.some(isShared);
    return isTelling && !words(text).some(isRare);
  };
  const asks = (text: string): boolean => !complains(text) && !asksNothing(text);
  const phrases = questions.flatMap((read) =>
    read.phrases
      .filter(({ flaws }) => flaws <= maxFlaws)
      .map(({ text, flaws }) => ({ text: headingOf(write(text)), flaws })),
  );
  const scored = phrases
    .filter(({ text }) => isUnderstood(text) && asks(text))
    .map(({ text, flaws }) => ({ text, score: nearness(text) - costOfFlaw * flaws }))
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  yield* new Set(scored.map(({ text }) => text));
  const whole = central
    .map((text, at) => ({ text: wholeQuestion(text, write), isPaste: questions[at]?.isPaste }))
    .filter(({ text }) => text !== '');
  const best = whole.filter(({ text, isPaste }) => !isPaste && asks(text));
  /** What is missing for a stranger: too few words that tell, and words that one question alone has. */
  const lacks = ({ text }: { text: string }): number => {
    const telling = tellingWords(text);
    return Math.max(0, minTelling - telling.length) + 2 * telling.filter(isRare).length;
  };
  yield* best.sort((a, b) => lacks(a) - lacks(b)).map(({ text }) => text);
  if (best.length > 0) return;
  if (title !== null) yield headingOf(title);
  yield* whole.length > 0 ? whole.map(({ text }) => text) : [noWords];
}

/** Gives each heading once, words in another order or form being the same: the best left, or with a number. */
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
 * A heading and examples per topic, in the order of the topics. A heading is a phrase of the members'
 * own that a stranger understands, the one that is nearest to what all of them ask; else their most
 * central question. It is in the language and the spelling that most use. Those of topics of two
 * members or more are unique. The order of members changes nothing.
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
