import { type Written, writtenClauses } from './clauses.ts';
import type { TopicCore } from './core.ts';
import { commonest, type DistinctQuestion } from './distinct.ts';
import { headingOf, phrasesOf, stemReader } from './phrases.ts';
import type { Wording } from './question.ts';
import { spellings } from './spelling.ts';
import { wordWeight } from './word-weights.ts';

/** Headings are looked for in the most central questions only. */
const QUESTIONS_READ = 8;
/** How words are spelt is looked for in as many different texts of each question. */
const TEXTS_READ = 8;
/** What a phrase loses per word, and per place its question is from the centre. */
const COST_OF_A_WORD = 0.03;
const COST_OF_A_PLACE = 0.03;
/** What a phrase of the period before loses beside the period's own. */
const COST_OF_THE_PAST = 0.4;
/** What a word loses that one question alone has. */
const COST_OF_A_DETAIL = 0.25;
/** What a phrase may lose to be written out, as "Rotate an API key" is. */
const COST_OF_AN_ARTICLE = 0.15;
/** A word has to be in this share of the questions that have the commonest one, to be worth it. */
const SHARE_WORTH_A_WORD = 0.3;
const NO_WORDS = 'Questions without words';

interface Candidate {
  words: readonly string[];
  stems: ReadonlySet<string>;
  score: number;
}

/** The same for phrases that differ in an article or an ending alone. */
const meaningOf = ({ stems }: Candidate): string => [...stems].sort().join(' ');

/** What stems say of what the topic's questions have in common, less what is one question's alone. */
function said(phrase: ReadonlySet<string>, { questions, stems }: TopicCore): number {
  const [most = 0] = stems.values();
  let score = 0;
  for (const stem of phrase) {
    const weight = wordWeight(stem);
    const common = stems.get(stem) ?? 0;
    const detail = questions.length > 1 && common * questions.length < 1.5 * weight;
    score += common - weight * (most * SHARE_WORTH_A_WORD + (detail ? COST_OF_A_DETAIL : 0));
  }
  return score - COST_OF_A_WORD * phrase.size;
}

/** The wording asked most often, in the period itself where it was asked then, and how others spell it. */
function wordingOf({ rows }: DistinctQuestion, questions: readonly Wording[]) {
  const asked = rows.flatMap((row) => questions[row] ?? []);
  const current = asked.filter((question) => question.current);
  const texts = (current.length > 0 ? current : asked).map(({ text }) => text);
  const written = writtenClauses(commonest(texts));
  const different = rows.length === 1 ? [] : [...new Set(asked.map(({ text }) => text))].sort();
  return {
    written,
    spelt: different.length < 2 ? [written] : different.slice(0, TEXTS_READ).map(writtenClauses),
    cost: current.length > 0 ? 0 : COST_OF_THE_PAST,
  };
}

/** The phrases that a topic offers, best first. */
function candidatesOf(
  core: TopicCore,
  wordings: readonly { written: Written; cost: number }[],
  stemsOf: (words: readonly string[]) => ReadonlySet<string>,
): Candidate[] {
  return wordings
    .flatMap(({ written, cost }, place) =>
      phrasesOf(written).map(({ words, flaw }) => {
        const stems = stemsOf(words);
        const score = said(stems, core) - flaw - cost - COST_OF_A_PLACE * place;
        return { words, stems, score };
      }),
    )
    .sort((a, b) => b.score - a.score);
}

/** A candidate that is the same as the best one, but for an article more. */
function writtenOut(best: Candidate, candidates: readonly Candidate[]): Candidate {
  const meaning = meaningOf(best);
  const fuller = candidates.find(
    (candidate) =>
      candidate.words.length > best.words.length &&
      candidate.score > best.score - COST_OF_AN_ARTICLE &&
      meaningOf(candidate) === meaning,
  );
  return fuller ?? best;
}

/**
 * A heading per topic, unique among those of two rows or more: the verb or noun phrase of two to
 * six words, out of the topic's most central questions, that says most of what its questions have
 * in common and least besides. Where a larger topic has taken it, the next best; where there is
 * none left, with a number.
 */
export function labels(topics: readonly TopicCore[], questions: readonly Wording[]): string[] {
  const stemsOf = stemReader();
  const taken = new Set<string>();
  /** The last number given to a heading: counted on, as there may be thousands. */
  const numbers = new Map<string, number>();
  return topics.map((core) => {
    const { questions: group } = core;
    const wordings = group
      .slice(0, QUESTIONS_READ)
      .map((question) => wordingOf(question, questions));
    const spellingOf = spellings(wordings.flatMap(({ spelt }) => spelt));
    const heading = ({ words }: Candidate): string => headingOf(words.map(spellingOf));
    const candidates = candidatesOf(core, wordings, stemsOf);
    const plain = candidates[0] ? heading(candidates[0]) : NO_WORDS;
    if (group.length === 1 && group[0]?.rows.length === 1) return plain;
    const best = candidates.find(
      (candidate) =>
        ![meaningOf(candidate), heading(candidate).toLowerCase()].some((name) => taken.has(name)),
    );
    let label = best ? heading(writtenOut(best, candidates)) : plain;
    while (taken.has(label.toLowerCase())) {
      const number = (numbers.get(plain) ?? 1) + 1;
      numbers.set(plain, number);
      label = `${plain} (${number})`;
    }
    taken.add(label.toLowerCase());
    if (best) taken.add(meaningOf(best));
    return label;
  });
}
