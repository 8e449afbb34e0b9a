import { languageOf, majorityLanguage } from '../../../language/detection.ts';
import { stem, wordReader, words } from '../../../language/tokens.ts';
import { isTranslated } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { complains, smallTalkReason } from '../small-talk/small-talk.ts';
import { headingOf, type Read, readForHeadings } from './phrases.ts';
import { type AskedTexts, type Example, type Quotable, textsAsked } from './wordings.ts';

/** A topic to be named. */
export interface Nameless {
  members: readonly Quotable[];
  /** Titles of the pages that most of its answers cite. */
  titles?: readonly string[];
}

/** A topic as a report shows it. */
interface Named {
  /** Plain text of at most 60 characters. */
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
/** Headings are looked for in so many of the most central wordings. */
const mostRead = 8;
/** What a flaw costs, in log-odds of nearness. */
const costOfFlaw = 0.3;
/** Of a title, which says what the page is about and not what is asked. */
const flawsOfTitle = 3;
/** Each word that no other text has is a flaw, a name, a detail or a slip of one asker's, up to so many. */
const mostRare = 2;

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

/** What could be the heading, best first, at least one; what greets or vents only if nothing asks. */
function* headingsFor(
  { texts: asked, nearness }: AskedTexts,
  { titles, texts, spelling }: KnownWords & { titles: readonly string[] },
): Generator<string> {
  const questions = inMostLanguage(asked).slice(0, mostRead).map(readForHeadings);
  const write = writer(questions, spelling);
  const isAlone = asked.length === 1;
  const isRare = (word: string): boolean => !/\d/.test(word) && (texts.get(word) ?? 0) < 2;
  const leastFlaws = new Map<string, number>();
  const offer = (text: string, flaws: number): void => {
    leastFlaws.set(text, Math.min(flaws, leastFlaws.get(text) ?? flaws));
  };
  for (const { text, flaws } of questions.flatMap(({ phrases }) => phrases)) {
    offer(headingOf(write(text)), flaws);
  }
  if (!isAlone) for (const title of titles) offer(headingOf(title), flawsOfTitle);
  const headings = Array.from(leastFlaws, ([text, flaws]) => {
    const odd = isAlone ? 0 : Math.min(mostRare, words(text).filter(isRare).length);
    return { text, score: nearness(text) - costOfFlaw * (flaws + odd) };
  })
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
  let asks = false;
  for (const heading of headings) {
    if (complains(heading) || smallTalkReason(heading) !== null) continue;
    asks = true;
    yield heading;
  }
  if (!asks) yield* headings.length > 0 ? headings : [noWords];
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
 * own, the one that is nearest to what all of them ask, in the language and the spelling that most
 * use; those of topics of two members or more are unique: what an earlier topic has taken goes to no
 * later one. The order of members changes nothing.
 */
export async function nameTopics(
  topics: readonly Nameless[],
  { pace, ...known }: KnownWords & { pace: Pace },
): Promise<Named[]> {
  const unique = uniquely();
  const named: Named[] = [];
  for (const { members, titles = [] } of topics) {
    const pause = pace();
    if (pause) await pause;
    const asked = textsAsked(members);
    const headings = headingsFor(asked, { titles, ...known });
    const [heading = noWords] = members.length > 1 ? [unique(headings)] : headings;
    named.push({ heading, examples: asked.examples });
  }
  return named;
}
