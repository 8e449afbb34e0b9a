import { chance } from '../soak/chance.ts';

/*
 * A stand-in for a language model that reads questions: it knows what each asks, and errs by a fixed
 * seed.
 */

/** What the client sends, by task. */
export type Material =
  | {
      task: 'sections';
      titles: { title: string; questions: number; example: string }[];
      questions: { n: number; text: string; after?: string }[];
    }
  | { task: 'join'; sections: { n: number; title: string; questions: number }[] }
  | {
      task: 'describe';
      topics: {
        n: number;
        title: string;
        questions: { text: string; after?: string }[];
        sections: { s: number; file: string; page: string; heading: string; text: string }[];
      }[];
    };

export type Coverage = 'absent' | 'partial' | 'present';

export interface Knowledge {
  /** What a question asks; null if it asks nothing of the docs. */
  labelOf(text: string, after: string | undefined): string | null;
  /** As a heading, which has to be the same for two labels only if they are one section. */
  titleOf(label: string): string;
  /** What a heading of others' words tells; undefined if nobody knows. */
  labelOfTitle?(title: string): string | undefined;
  /** What the docs should tell, as a sentence. */
  missingOf?(label: string): string;
  /** Sections that tell it, or that it belongs in, the best first. */
  placesOf?(label: string): readonly Place[];
}

interface Place {
  file: string;
  /** Null for a page's lead. */
  heading: string | null;
  coverage: Coverage;
}

export interface Mistakes {
  /** Share of the answers that are left out, and share of the others that are wrong. */
  leftOut: number;
  wrong: number;
  seed?: number;
}

/** Other words for one section: a title that a part of the requests gives it. */
const reworded = 'How to: ';
const plain = (title: string): string => title.replace(reworded, '');

/**
 * A careful reader's answers, but for its mistakes in sorting. It takes a title of those that it is sent, and
 * else words every other request's differently, so that titles have to be joined.
 *
 * @returns a function from a user message to the object that the model answers with
 */
export function careful(
  { labelOf, titleOf, labelOfTitle, missingOf, placesOf }: Knowledge,
  { leftOut, wrong, seed = 7 }: Mistakes,
): (material: Material) => object {
  const random = chance(seed);
  let requests = 0;
  const sections = ({ titles, questions }: Material & { task: 'sections' }): object => {
    const rewords = requests++ % 2 === 1;
    const labels = questions.map(({ text, after }) => labelOf(text, after));
    const real = labels.filter((label) => label !== null);
    const byTitle = new Map<string, number[]>();
    const nothing: number[] = [];
    for (const [at, { n }] of questions.entries()) {
      if (random() < leftOut) continue;
      const other = real[Math.floor(random() * real.length)] ?? null;
      const label = random() < wrong ? other : (labels[at] ?? null);
      if (label === null) nothing.push(n);
      else {
        const known = titles.find(
          ({ title }) => plain(title) === titleOf(label) || labelOfTitle?.(title) === label,
        );
        const title = known?.title ?? `${rewords ? reworded : ''}${titleOf(label)}`;
        byTitle.set(title, [...(byTitle.get(title) ?? []), n]);
      }
    }
    return { sections: [...byTitle].map(([title, own]) => ({ title, questions: own })), nothing };
  };
  const join = ({ sections: all }: Material & { task: 'join' }): object => {
    const same = Map.groupBy(all, ({ title }) => plain(title));
    return {
      same: [...same.values()]
        .filter((group) => group.length > 1 && random() >= leftOut)
        .map((group) => group.map(({ n }) => n)),
    };
  };
  const describe = ({ topics }: Material & { task: 'describe' }): object => ({
    topics: topics.flatMap(({ n, questions, sections: sent }) => {
      const label = mostOf(questions.flatMap(({ text, after }) => labelOf(text, after) ?? []));
      if (label === null) return [];
      const [section] = (placesOf?.(label) ?? []).flatMap((place) => {
        const match = sent.find(
          ({ file, heading, page }) =>
            file.endsWith(place.file) && heading === (place.heading ?? page),
        );
        return match ? [{ section: match.s, coverage: place.coverage }] : [];
      });
      const heading = titleOf(label);
      const missing = missingOf?.(label) ?? `Tell it: ${heading}.`;
      return [{ n, heading, missing, ...(section ?? { section: null, coverage: 'absent' }) }];
    }),
  });
  return (material) => {
    if (material.task === 'sections') return sections(material);
    return material.task === 'join' ? join(material) : describe(material);
  };
}

function mostOf(labels: readonly string[]): string | null {
  const counts = [...Map.groupBy(labels, (label) => label)];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
