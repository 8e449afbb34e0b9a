import { languageOf } from '../../../language/detection.ts';
import { wordReader } from '../../../language/tokens.ts';
import { wordWeight } from '../../../language/vocabulary.ts';

/** A question as a heading may quote it. */
export interface Member {
  /** Redacted: headings and examples are made of it, and of nothing else. */
  shown: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  /** How strongly it is linked to the other members; all are equally close if it is left out. */
  closeness?: number;
}

/** A distinct text of a topic's members. */
export interface Wording {
  text: string;
  /** Whether it was asked in the period itself. */
  current: boolean;
  /** How many of the members asked it; of the period itself, if it was asked then. */
  count: number;
  /** Its words, lower case, and their stems, each once. */
  words: readonly string[];
  stems: readonly string[];
  language: string | null;
  /** How strongly it is linked to the other members, beside the most strongly linked: from 0 to 1. */
  closeness: number;
}

/** Of the largest topics, so many wordings are enough to tell what they share. */
const mostWordings = 100;

/** Reads the wordings of topics. */
export function wordingReader(): (members: readonly Member[]) => Wording[] {
  const read = wordReader();
  return (members) => {
    const asked = new Map<string, { current: number; before: number; closeness: number }>();
    const closest = members.reduce(
      (most, { closeness = 1 }) => Math.max(most, closeness),
      -Infinity,
    );
    for (const { shown, current, closeness = 1 } of members) {
      const counts = asked.get(shown) ?? { current: 0, before: 0, closeness };
      if (current) counts.current++;
      else counts.before++;
      asked.set(shown, counts);
    }
    return [...asked]
      .sort(
        ([a, countsA], [b, countsB]) =>
          Math.sign(countsB.current) - Math.sign(countsA.current) ||
          countsB.current - countsA.current ||
          countsB.before - countsA.before ||
          (a < b ? -1 : 1),
      )
      .filter(
        (_, at, every) =>
          every.length <= mostWordings || at % Math.ceil(every.length / mostWordings) === 0,
      )
      .map(([text, counts]) => {
        const entries = [...new Set(read(text))];
        return {
          text,
          current: counts.current > 0,
          count: counts.current > 0 ? counts.current : counts.before,
          words: entries.map(({ word }) => word),
          stems: [...new Set(entries.map(({ stem }) => stem))],
          language: languageOf(text),
          closeness: counts.closeness / (closest || 1),
        };
      });
  };
}

/** In how many of the sets each word stands. */
function countedIn(sets: Iterable<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) {
    for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** What a topic's wordings have in common, beside what all questions have. */
export interface Shared {
  /** How much of what the members ask a stem says. */
  tells: (stem: string) => number;
  /** How much a stem costs that one wording alone has, in odd words. */
  odd: (stem: string) => number;
  /** What the stems that tell most say together; 0 if none tells anything. */
  most: number;
  /** Whether a stem that tells something is in most wordings. */
  isOfMost: (stem: string) => boolean;
}

/** A word of less weight stands in questions about anything. */
const telling = 0.5;
/** A heading holds about so many words that tell. */
const wordsTold = 4;
/** What the title of a page that the members' answers cite counts, in shares of the members. */
const shareOfTitles = 0.15;
/** Of so few wordings more, an odd word costs half: little can be shared among few. */
const fewWordings = 4;
/** What a word counts that one wording alone has, if there are more than a few. */
const tellsAlone = 0.4;
/** What a word that no other question has costs more. */
const strange = 2;
const leastRarity = 0.1;
const numberPattern = /^\d/;

/**
 * Weighs what wordings share, given all questions: what is rare elsewhere tells more, numbers nothing. Titles are the stems of the titles of pages.
 */
export function sharing(all: readonly Wording[]) {
  const everywhere = countedIn(all.map(({ stems }) => stems));
  const rarest = Math.log(all.length + 1);
  /** What a word tells by itself, once. */
  const weights = new Map<string, number>();
  const weightOf = (stem: string): number => {
    let weight = weights.get(stem);
    if (weight === undefined) {
      weight = numberPattern.test(stem) ? 0 : wordWeight(stem);
      weights.set(stem, weight);
    }
    return weight;
  };
  return (wordings: readonly Wording[], titles: ReadonlySet<string>): Shared => {
    const counts = countedIn(wordings.map(({ stems }) => stems));
    const oddCost = 1 - fewWordings / (fewWordings + wordings.length - 1);
    const alone = wordings.length > fewWordings ? tellsAlone : 1;
    const told = new Map<string, number>();
    const votes = new Map<string, number>();
    let voters = 0;
    for (const { stems, closeness } of wordings) {
      voters += closeness ** 2;
      for (const stem of stems) votes.set(stem, (votes.get(stem) ?? 0) + closeness ** 2);
    }
    const weigh = (stem: string): number => {
      const count = counts.get(stem) ?? 0;
      const share = ((votes.get(stem) ?? 0) / voters) * (count > 1 ? 1 : alone);
      const elsewhere = Math.max(0, (everywhere.get(stem) ?? 0) - count);
      const rare = Math.log((all.length + 1) / (elsewhere + 1)) / rarest;
      const shares = share + (titles.has(stem) ? shareOfTitles : 0);
      return weightOf(stem) * Math.max(leastRarity, rare) * shares;
    };
    for (const stem of counts.keys()) told.set(stem, weigh(stem));
    const tells = (stem: string): number => told.get(stem) ?? 0;
    const odd = (stem: string): number => {
      if ((counts.get(stem) ?? 0) > 1 || titles.has(stem)) return 0;
      const cost = oddCost * wordWeight(stem);
      return (everywhere.get(stem) ?? 1) > 1 ? cost : cost * strange;
    };
    const most = [...told.values()]
      .sort((a, b) => b - a)
      .slice(0, wordsTold)
      .reduce((sum, one) => sum + one, 0);
    const isOfMost = (stem: string): boolean =>
      weightOf(stem) >= telling && (votes.get(stem) ?? 0) * 2 > voters;
    return { tells, odd, most, isOfMost };
  };
}

/** From the most central wording outwards: those that say most of what is shared, in few words. */
export function centralFirst(wordings: readonly Wording[], { tells }: Shared): Wording[] {
  return wordings
    .map((wording) => {
      let told = 0;
      let said = 1;
      for (const stem of wording.stems) {
        told += tells(stem);
        said += wordWeight(stem);
      }
      return { wording, told: (wording.closeness * told) / Math.sqrt(said) };
    })
    .sort(
      (a, b) =>
        b.told - a.told ||
        a.wording.text.length - b.wording.text.length ||
        (a.wording.text < b.wording.text ? -1 : 1),
    )
    .map(({ wording }) => wording);
}

/** A question that shows what a topic is about, and how many of its members asked it so. */
export interface Example {
  text: string;
  count: number;
}

const mostExamples = 5;
/** The outermost wordings are seldom typical. */
const mostRead = 50;

/** The share of the stems of either that both have. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((stem) => b.includes(stem)).length;
  return both === 0 ? 0 : both / (a.length + b.length - both);
}

/**
 * At most five wordings, each given once, most central first: the most central, then each time the
 * one least like those before, of the period's own if it has any. Texts that differ in case or
 * punctuation alone are one wording. The wordings come from the most central one outwards.
 */
export function examplesAmong(central: readonly Wording[]): Example[] {
  const current = central.filter((wording) => wording.current);
  const bySaid = new Map<string, { wording: Wording; count: number; similarity: number }>();
  for (const wording of (current.length > 0 ? current : central).slice(0, mostRead)) {
    const said = wording.words.length === 0 ? wording.text : wording.words.join(' ');
    const known = bySaid.get(said);
    if (known) known.count += wording.count;
    else bySaid.set(said, { wording, count: wording.count, similarity: 0 });
  }
  const left = [...bySaid.values()];
  const examples: Example[] = [];
  let next = left.shift();
  while (next && examples.length < mostExamples) {
    const { wording, count } = next;
    examples.push({ text: wording.text, count });
    let farthest = 0;
    for (const [at, other] of left.entries()) {
      other.similarity = Math.max(other.similarity, overlap(other.wording.stems, wording.stems));
      if (other.similarity < (left[farthest]?.similarity ?? 0)) farthest = at;
    }
    [next] = left.splice(farthest, 1);
  }
  return examples;
}
