import { fnv1a } from '../../language/hash.ts';
import { beginningOf } from '../../text/clean.ts';
import { byCodeUnits } from '../../text/text.ts';

/** An answered question, with its answer's text and the pages that the answer cites. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
  cited: readonly { url: string; title: string | null }[];
}

/** Maximum length of each question and answer: enough to learn a page's words. */
const maxCharacters = 600;

/** Maximum size of the sample: more questions teach nothing new about a site's pages. */
const maxSampled = 4_000;

/** An evenly distributed 32-bit hash of a text's first 200 characters; the same in every run. */
function sampleHash(text: string): number {
  const hash = fnv1a(text.slice(0, 200));
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** An answered question, with its number of rows in the period and in the previous period. */
export interface SampledQuestion extends AnsweredQuestion {
  asked: number;
  askedBefore: number;
}

export type AnsweredSample = ReturnType<typeof createAnsweredSample>;

/**
 * Samples up to 4,000 distinct answered questions in constant memory: those with the lowest hashes, so
 * that the order of rows doesn't matter.
 */
export function createAnsweredSample() {
  let sample = new Map<string, SampledQuestion & { hash: number }>();
  let maxHash = 2 ** 32;

  const shrink = (): void => {
    const lowest = [...sample]
      .sort(([a, { hash }], [b, otherSample]) => hash - otherSample.hash || byCodeUnits(a, b))
      .slice(0, maxSampled);
    if (lowest.length === maxSampled) maxHash = lowest.at(-1)?.[1].hash ?? maxHash;
    sample = new Map(lowest);
  };
  return {
    /**
     * Adds a question, if its answer cites a page.
     *
     * @param asked 1 for a row of the current period, 0 for a row of the previous one
     */
    add({ question, answer, cited }: AnsweredQuestion, asked: 0 | 1 = 1): void {
      const hash = sampleHash(question);
      if (hash > maxHash || cited.length === 0) return;
      const beginning = beginningOf(question, maxCharacters);
      const known = sample.get(beginning);
      const counts = {
        asked: asked + (known?.asked ?? 0),
        askedBefore: 1 - asked + (known?.askedBefore ?? 0),
      };
      // An answer that was sampled before needn't be cut again.
      if (known && answer.startsWith(known.answer)) {
        Object.assign(known, counts);
        return;
      }
      const cut = beginningOf(answer, maxCharacters);
      const isFirst = !known || byCodeUnits(cut, known.answer) < 0;
      const first = isFirst ? { question: beginning, answer: cut, cited, hash } : known;
      sample.set(beginning, { ...first, ...counts });
      if (sample.size >= 2 * maxSampled) shrink();
    },
    questions(): SampledQuestion[] {
      shrink();
      return Array.from(sample.values(), ({ hash, ...question }) => question);
    },
  };
}
