import { refusalWords } from '../../../language/languages.ts';
import { stem, wordReader } from '../../../language/tokens.ts';
import { lengthOf, wordWeight } from '../../../language/vocabulary.ts';
import type { Pace } from '../../../pace.ts';
import { namedRows, type SparseRows } from '../../../search/sparse.ts';
import type { DistinctQuestion, Question } from '../questions.ts';

/*
 * An answer that did not answer often names in its own words what it did not find, and where it
 * looked: "How to rotate a key isn't described in [API keys](/api/keys)."
 */

/** What the failed answers of one question tell of it. */
export interface FailedAnswer {
  /** Stems beyond an apology, by how much they tell. */
  stems: ReadonlyMap<string, number>;
  /** Addresses of the pages that it names. */
  pages: ReadonlySet<string>;
}

type Asked = Pick<Question, 'answer'>;

/** A sentence in so many answers, or in this share of them, is how the assistant says that it has none. */
const stockAnswers = 4;
const shareOfStock = 0.025;
/** Answers about other things that are taken to exist beside those given. */
const otherAnswers = 20;
/** How rare a word has to be among the answers to tell anything: a logarithm. */
const leastRarity = 1.5;
const shortestTitle = 4;

const sentenceEnd = /(?<=[.!?。])\s+|\n+/;
const linkTarget = /\]\((https?:\/\/[^()\s]+|\/[^()\s]*)\)/g;
const barePath = /(?<![\w\](:/.])\/[a-z][\w-]*(?:\/[\w-]+)*/g;
const emphasised = /(?:\*\*|\*|["“„«]\s?)([^*"“”„»«]{3,60}?)(?:\*\*|\*|\s?["”“»])/g;

const refusals = new Set(refusalWords().map(stem));

const sentencesOf = (answer: string): string[] => answer.split(sentenceEnd).filter(Boolean);

function countInto(counts: Map<string, number>, items: Iterable<string>): void {
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
}

/** Finds the pages of a site that a text names: by link, by path, or by title. */
function pageNames(pages: Iterable<string>, titles: ReadonlyMap<string, string>) {
  const byPath = new Map<string, string>();
  for (const page of pages) byPath.set(URL.parse(page)?.pathname.replace(/\/$/, '') ?? '', page);
  byPath.delete('');
  const byTitle = new Map<string, string | null>();
  for (const [page, title] of titles) {
    const name = title.toLowerCase();
    if (name.length >= shortestTitle) byTitle.set(name, byTitle.has(name) ? null : page);
  }
  const atPath = (path: string) => byPath.get((path.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, ''));
  return (answer: string): Set<string> => {
    const targets = [...answer.matchAll(linkTarget)].map(([, target = '']) => target);
    const found = [
      ...targets.map((target) => atPath(URL.parse(target)?.pathname ?? target)),
      ...(answer.match(barePath) ?? []).map(atPath),
      ...[...answer.matchAll(emphasised)].map(([, name = '']) => byTitle.get(name.toLowerCase())),
    ];
    return new Set(found.filter((page) => page != null));
  };
}

/**
 * What the failed answers of each question tell of it, beyond that there was none.
 *
 * @param pages addresses of all pages that are known
 * @param titles the titles of pages, by address
 */
export async function failedAnswers(
  questions: readonly DistinctQuestion[],
  {
    rows,
    pages,
    titles,
    pace,
  }: {
    rows: readonly Asked[];
    pages: Iterable<string>;
    titles: ReadonlyMap<string, string>;
    pace: Pace;
  },
): Promise<FailedAnswer[]> {
  const inAnswers = new Map<string, number>();
  for (const { answer } of rows) if (answer) countInto(inAnswers, [answer]);
  const stock = new Map<string, number>();
  for (const [answer, times] of inAnswers) {
    const pause = pace();
    if (pause) await pause;
    for (const one of new Set(sentencesOf(answer))) stock.set(one, (stock.get(one) ?? 0) + times);
  }
  const leastStock = Math.max(stockAnswers, shareOfStock * rows.length);

  const readWords = wordReader();
  const pagesNamed = pageNames(pages, titles);
  const read = new Map<
    string,
    { stems: ReadonlyMap<string, number>; pages: ReadonlySet<string> }
  >();
  for (const answer of inAnswers.keys()) {
    const pause = pace();
    if (pause) await pause;
    const own = sentencesOf(answer).filter((one) => (stock.get(one) ?? 0) < leastStock);
    const stems = new Map<string, number>();
    countInto(
      stems,
      readWords(own.join(' ')).map((word) => word.stem),
    );
    read.set(answer, { stems, pages: pagesNamed(answer) });
  }
  const nothing: FailedAnswer = { stems: new Map(), pages: new Set() };
  const told = questions.map((question) => {
    const answers = new Set(question.rows.flatMap((row) => rows[row]?.answer || []));
    if (answers.size === 0) return nothing;
    const stems = new Map<string, number>();
    const named = new Set<string>();
    for (const answer of answers) {
      for (const [one, times] of read.get(answer)?.stems ?? []) {
        stems.set(one, (stems.get(one) ?? 0) + times);
      }
      for (const page of read.get(answer)?.pages ?? []) named.add(page);
    }
    return { stems, pages: named };
  });
  const frequencies = new Map<string, number>();
  for (const { stems } of told) countInto(frequencies, stems.keys());
  const all = questions.length + otherAnswers;
  return told.map((answer) => {
    if (answer === nothing) return nothing;
    const { stems, pages: named } = answer;
    const telling = new Map<string, number>();
    for (const [one, times] of stems) {
      const rarity = Math.log(all / (frequencies.get(one) ?? 1)) - leastRarity;
      if (rarity <= 0 || refusals.has(one)) continue;
      telling.set(one, (1 + Math.log(times)) * rarity * wordWeight(one));
    }
    return { stems: telling, pages: named };
  });
}

/** Added to the length of what an answer tells: one of few telling words says little. */
const lengthOfUntold = 5;

/** One row per question, of length 1 at most: what its failed answers say. */
export function answerRows(answers: readonly Pick<FailedAnswer, 'stems'>[]): SparseRows {
  const profiles = answers.map(({ stems }) => {
    const length = lengthOf(stems.values()) + lengthOfUntold;
    return new Map(Array.from(stems, ([stem, said]) => [stem, said / length]));
  });
  return namedRows(profiles, () => 1);
}
