import { majorityLanguage } from '../../../language/detection.ts';
import { stem, words } from '../../../language/tokens.ts';
import { isListed, isTranslated } from '../../../language/vocabulary.ts';
import { type Pace, unpaced } from '../../../pace.ts';
import {
  type Candidate,
  cutsIn,
  isIdle,
  type ReadText,
  readForHeadings,
  wholesIn,
} from './candidates.ts';
import { headingOf, stemReader } from './phrases.ts';
import { spellings } from './spelling.ts';
import {
  centralFirst,
  type Example,
  examplesAmong,
  type Member,
  type Shared,
  sharing,
  type Wording,
  wordingReader,
} from './wordings.ts';

/** A topic to be named. */
export interface Nameless {
  members: readonly Member[];
  /** Titles of the pages that most of its answers cite: they vote, but are not quoted. */
  titles?: readonly string[];
}

/** A topic as a report shows it. */
export interface Named {
  /** Plain text of at most 60 characters. */
  heading: string;
  examples: Example[];
}

/** What is known of words; all may be left out. */
export interface NamingWords {
  /** In how many texts, questions and answers, each word stands, lower case. */
  texts?: ReadonlyMap<string, number>;
  /** How most spell a word, lower case. */
  spelling?: (word: string) => string;
}

const noWords = 'Questions without words';
/** Headings are looked for in so many of the most central wordings. */
const mostRead = 16;
/** Of these, phrases are cut from the most central only; the others offer whole clauses. */
const mostCut = 6;
const costs = {
  /** Of a wording of the period before, beside the period's only one. */
  past: 0.4,
  word: 0.015,
  oddWord: 0.1,
  foreign: 8,
  corrected: 0.1,
  /** Of words that tell nothing of what is shared. */
  vague: 2,
  /** Of a wording that is so many times less close to the other members than the closest: a logarithm. */
  edge: 3,
  /** Of the title of a page, which says what the page is about and not what is asked. */
  title: 1.2,
  /** Of a part that tells nothing of what is shared, beside one of the same wording that tells it. */
  part: 0.8,
  /** Of a word that no table and hardly any text has: a name, a typo, or of another language. */
  unheard: 0.5,
} as const;
/** What is not close to the others at all is taken to be so close. */
const leastClose = 0.1;
/** Texts that have a word that is heard hardly anywhere else. */
const rare = 2;
/** What tells so much of all that is shared is not vague. */
const plain = 0.6;
/** Flaws of so much outweigh all that a heading may say. */
const hopeless = 1.5;
/** What saying all that is shared is worth, beside saying nothing else. */
const worthOfAll = 1.2;

/** Whether a word is written as a name is: with a large letter, if it isn't the first. */
const isName = (word: string, at: number): boolean =>
  at === 0 ? /.\p{Lu}/u.test(word) : /\p{Lu}/u.test(word);

interface Scored extends Candidate {
  score: number;
  /** How much of what is shared it tells. */
  told: number;
  /** Of its words, articles left out. */
  stems: ReadonlySet<string>;
}

/** The same for headings that differ in an article or an ending alone. */
const meaningOf = ({ stems }: Scored): string => [...stems].sort().join(' ');

interface Judged {
  shared: Shared;
  stemsOf: (words: readonly string[]) => ReadonlySet<string>;
  /** How most spell a word, lower case. */
  corrected: (word: string) => string;
  /** Whether no table and hardly any text has the word. */
  isUnheard: (word: string) => boolean;
}

function scored(
  { words: written, flaw }: Candidate,
  { shared, stemsOf, corrected, isUnheard }: Judged,
): Scored {
  const words = written.map((word, at) => {
    const spelt = isName(word, at) ? word : corrected(word.toLowerCase());
    return spelt === word.toLowerCase() ? word : spelt;
  });
  const stems = stemsOf(words);
  let told = 0;
  let odd = 0;
  for (const stem of stems) {
    told += shared.tells(stem);
    odd += shared.odd(stem);
  }
  const unheard = words.filter((word) => isUnheard(word.toLowerCase())).length;
  const changed = written.filter((word, at) => word !== words[at]).length;
  const covered = shared.most === 0 ? 0 : Math.min(worthOfAll, told / shared.most);
  const cost =
    costs.oddWord * odd +
    costs.word * words.length +
    costs.corrected * changed +
    costs.unheard * unheard;
  return { words, flaw, stems, told, score: worthOfAll * covered - cost - flaw };
}

/** Without the hopeless, such as a text cut off, unless there is nothing else. */
function hopeful(candidates: readonly Candidate[]): readonly Candidate[] {
  const rest = candidates.filter(({ flaw }) => flaw < hopeless);
  return rest.length > 0 ? rest : candidates;
}

interface Offering {
  wording: Wording;
  read: ReadText;
}

/** The headings that a topic's most central wordings offer, best first. */
function candidatesOf(
  offerings: readonly Offering[],
  { majority, ...judged }: Judged & { majority: string | null },
): Scored[] {
  const anyCurrent = offerings.some(({ wording }) => wording.current);
  return offerings
    .flatMap(({ wording: { current, language, words, closeness }, read }, at) => {
      const past = current || !anyCurrent ? 0 : costs.past;
      const isForeign =
        language === null
          ? majority === 'english' && words.some((word) => isTranslated(stem(word)))
          : language !== majority;
      const foreign = isForeign ? costs.foreign : 0;
      const wholes = wholesIn(read);
      const cut = offerings.length === 1 ? wholes.length === 0 : at < mostCut;
      const offered = cut ? [...wholes, ...cutsIn(read)] : wholes;
      const all = hopeful(offered).map((candidate) => scored(candidate, judged));
      const most = all.reduce((largest, { told }) => Math.max(largest, told), -Infinity) || 1;
      const mostShared = judged.shared.most || 1;
      const cost =
        past + foreign + costs.edge * -Math.log(leastClose + (1 - leastClose) * closeness);
      return all.map((one) => ({
        ...one,
        score:
          one.score -
          cost -
          costs.part * (1 - one.told / most) -
          costs.vague * Math.max(0, 1 - one.told / (plain * mostShared)),
      }));
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * The candidates, with the titles of pages if no word of the best one is most askers': they ask one
 * thing in many words, and the page that most of their answers cite may say it better.
 */
function withTitles(
  candidates: readonly Scored[],
  titles: readonly string[],
  judged: Judged,
): readonly Scored[] {
  const [best] = candidates;
  if (!best || [...best.stems].some(judged.shared.isOfMost)) return candidates;
  const pages = titles.map((title) =>
    scored({ words: title.split(/\s+/), flaw: costs.title }, judged),
  );
  return [...candidates, ...pages].sort((a, b) => b.score - a.score);
}

/** How the most central wordings spell words; pastes only if there is nothing else. */
function spellingIn(offerings: readonly Offering[]): (word: string) => string {
  const prose = offerings.filter(({ read }) => !read.paste);
  return spellings((prose.length > 0 ? prose : offerings).map(({ read }) => read.written));
}

/** The answers of a function, each found once. */
function remembered(answer: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const found = known.get(word) ?? answer(word);
    known.set(word, found);
    return found;
  };
}

/** Those of the period itself; with those of the period before if one is all, which shares nothing. */
function ofThePeriod(wordings: readonly Wording[]): readonly Wording[] {
  const current = wordings.filter((wording) => wording.current);
  return current.length > 1 ? current : wordings;
}

/** Those that ask, then those that don't: looked at as they are needed, as the first mostly asks. */
function* askingFirst<One extends Candidate>(candidates: readonly One[]): Generator<One> {
  const idle: One[] = [];
  for (const one of candidates) {
    if (isIdle(one)) idle.push(one);
    else yield one;
  }
  yield* idle;
}

/** What a question that stands alone asks: its clause that reads most like a heading. */
function headingAlone(text: string): string {
  const read = readForHeadings(text);
  const wholes = wholesIn(read);
  const costOf = ({ words, flaw }: Candidate): number => flaw + costs.word * words.length;
  const candidates = hopeful(wholes.length > 0 ? wholes : cutsIn(read));
  const [best] = askingFirst(candidates.toSorted((a, b) => costOf(a) - costOf(b)));
  return best ? headingOf(best.words) : noWords;
}

/** Gives each heading once: the best that is left, with a number if none is. */
function namesTaken() {
  const taken = new Set<string>();
  /** The last number given to a heading: counted on, as there may be thousands. */
  const numbers = new Map<string, number>();
  return (candidates: readonly Scored[], headingFor: (one: Scored) => string): string => {
    let plain: string | undefined;
    let best: Scored | undefined;
    for (const one of askingFirst(candidates)) {
      plain ??= headingFor(one);
      if (taken.has(meaningOf(one)) || taken.has(headingFor(one).toLowerCase())) continue;
      best = one;
      break;
    }
    plain ??= noWords;
    let heading = best ? headingFor(best) : plain;
    while (taken.has(heading.toLowerCase())) {
      const number = (numbers.get(plain) ?? 1) + 1;
      numbers.set(plain, number);
      heading = `${plain} (${number})`;
    }
    taken.add(heading.toLowerCase());
    if (best) taken.add(meaningOf(best));
    return heading;
  };
}

/**
 * A heading and examples per topic, in the order of the topics. A heading is a short phrase of the
 * members' own, of the period if it has several, that says most of what they share and little that
 * only one of them says, in the language and the spelling that most use; those of topics of two
 * members or more are unique: what an earlier topic has taken goes to no later one. The order of
 * members changes nothing.
 */
export async function nameTopics(
  topics: readonly Nameless[],
  {
    texts = new Map(),
    spelling: corrected = (word) => word,
    pace = unpaced,
  }: NamingWords & { pace?: Pace } = {},
): Promise<Named[]> {
  const read = wordingReader();
  const wordings: Wording[][] = [];
  for (const { members } of topics) {
    await pace();
    wordings.push(read(members));
  }
  const sharedBy = sharing(wordings.flat());
  const isUnheard = remembered((written) =>
    words(written).some(
      (word) => !/\d/.test(word) && (texts.get(word) ?? 0) <= rare && !isListed(stem(word)),
    ),
  );
  const stemsOf = stemReader();
  const nameFrom = namesTaken();
  const nameOf = ({ members, titles = [] }: Nameless, at: number): Named => {
    const [only] = members.length === 1 ? (wordings[at] ?? []) : [];
    if (only)
      return { heading: headingAlone(only.text), examples: [{ text: only.text, count: 1 }] };
    const asked = ofThePeriod(wordings[at] ?? []);
    const shared = sharedBy(asked, stemsOf(titles.flatMap((title) => title.split(' '))));
    const central = centralFirst(asked, shared);
    const offerings = central
      .slice(0, mostRead)
      .map((wording) => ({ wording, read: readForHeadings(wording.text) }));
    const majority = majorityLanguage(central.map(({ language }) => language));
    const judged = { shared, stemsOf, corrected, isUnheard };
    const asking = candidatesOf(offerings, { ...judged, majority });
    const candidates = withTitles(asking, titles, judged);
    const spelling = spellingIn(offerings);
    const headingFor = ({ words }: Scored): string => headingOf(words.map(spelling));
    return { heading: nameFrom(candidates, headingFor), examples: examplesAmong(central) };
  };
  const named: Named[] = [];
  for (const [at, topic] of topics.entries()) {
    await pace();
    named.push(nameOf(topic, at));
  }
  return named;
}
