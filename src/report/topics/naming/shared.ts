import { wordWeight } from '../../../language/vocabulary.ts';
import { countedIn, type Wording } from './wordings.ts';

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
