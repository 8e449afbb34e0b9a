import { fnv1a } from '../../language/nearness.ts';
import { beginningOf } from '../../text/clean.ts';
import { byCodeUnits } from '../../text/text.ts';

/** An answered question, with its answer's text and the pages that the answer cites. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
  cited: readonly { url: string; title: string | null }[];
}

/** Characters saved of each question and answer: enough to learn a page's words. */
const charactersKept = 600;

/** Maximum size of the sample: more questions teach nothing new about a site's pages. */
const maxKept = 4_000;

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
  let sample: (SampledQuestion & { hash: number })[] = [];
  let maxHash = 2 ** 32;

  const shrink = (): void => {
    const different = new Map<string, (typeof sample)[number]>();
    for (const one of sample) {
      const before = different.get(one.question);
      const isFirst = !before || byCodeUnits(one.answer, before.answer) < 0;
      const asked = one.asked + (before?.asked ?? 0);
      const askedBefore = one.askedBefore + (before?.askedBefore ?? 0);
      different.set(one.question, { ...(isFirst ? one : before), asked, askedBefore });
    }
    sample = [...different.values()]
      .sort((a, b) => a.hash - b.hash || byCodeUnits(a.question, b.question))
      .slice(0, maxKept);
    if (sample.length === maxKept) maxHash = sample.at(-1)?.hash ?? maxHash;
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
      sample.push({
        question: beginningOf(question, charactersKept),
        answer: beginningOf(answer, charactersKept),
        cited,
        asked,
        askedBefore: 1 - asked,
        hash,
      });
      if (sample.length >= 2 * maxKept) shrink();
    },
    questions(): SampledQuestion[] {
      shrink();
      return sample.map(({ hash, ...question }) => question);
    },
  };
}
