/*
 * What a model is asked about questions, and its answers: the only interface for code that groups,
 * remembers and shows topics. Questions are identified by their index.
 */

/** A distinct question that is about the docs. */
export interface ReadQuestion {
  /** Redacted. */
  text: string;
  /** The earlier question that it follows up; null if it makes sense by itself. */
  follows: number | null;
  /** Asked in the later period. */
  isLater: boolean;
}

export interface ToRead {
  questions: readonly ReadQuestion[];
  /** The topics made offline, largest first, with the questions of each, most central first. */
  topics: readonly (readonly number[])[];
  /** The gaps in the memory, largest first. */
  remembered: readonly {
    id: string;
    heading: string;
    /** Its questions in the last report, and one question of its anchor. */
    questions: number;
    example: string;
  }[];
}

/** A section of the docs that would answer questions, whether it exists or not. */
export interface AskedSection {
  /** Usable as a heading; null if it shares no content word with its questions. */
  title: string | null;
  /** The remembered gap whose heading it has. */
  gapId: string | null;
  /** In ascending order. */
  questions: number[];
}

/** Questions that now form one topic. */
interface RegroupedTopic extends AskedSection {
  /** Those that a model put into the section; none in the rest of an offline topic. */
  named: readonly number[];
}

export interface Reading {
  sections: AskedSection[];
  /** Questions that the docs need not answer. */
  nothing: ReadonlySet<number>;
  /** Number of questions sent, and of those that an answer named. */
  sent: number;
  placed: number;
  /** Whether every question was in a request that was answered. */
  isWhole: boolean;
}

/** How a model was used, in the form of `report.json`. */
export interface ModelUse extends Pick<Reading, 'sent' | 'placed'> {
  name: string;
  requests: number;
  /** Requests without a usable reply. */
  failed: number;
}

/**
 * Applies a model's answers. A question that the model didn't name follows its offline topic if at
 * least half of that topic's named questions went to one section; otherwise it stays with the rest of
 * the topic. Questions that the docs need not answer are in no topic.
 *
 * @returns the model's sections, then the rests of offline topics, in order
 */
export function regroup(
  topics: ToRead['topics'],
  { sections, nothing }: Pick<Reading, 'sections' | 'nothing'>,
): RegroupedTopic[] {
  const sectionOf = new Map<number, number>();
  for (const [at, { questions }] of sections.entries()) {
    for (const question of questions) sectionOf.set(question, at);
  }
  const members = sections.map(({ questions }) => [...questions]);
  const rest: RegroupedTopic[] = [];
  for (const topic of topics) {
    const left = topic.filter((question) => !sectionOf.has(question) && !nothing.has(question));
    const named = Map.groupBy(
      topic.flatMap((question) => sectionOf.get(question) ?? []),
      (section) => section,
    );
    const sizeOf = (section: number): number => sections[section]?.questions.length ?? 0;
    const [[target = -1, some = []] = []] = [...named].sort(
      ([a, x], [b, y]) => y.length - x.length || sizeOf(b) - sizeOf(a) || a - b,
    );
    if (some.length > 0 && some.length * 2 >= topic.length - left.length) {
      for (const question of left) members[target]?.push(question);
    } else if (left.length > 0) {
      const questions = left.sort((a, b) => a - b);
      rest.push({ title: null, gapId: null, questions, named: [] });
    }
  }
  const read = sections.map((section, at) => ({
    ...section,
    named: section.questions,
    questions: (members[at] ?? []).sort((a, b) => a - b),
  }));
  return [...read.filter(({ questions }) => questions.length > 0), ...rest];
}

export const coverages = ['absent', 'partial', 'present'] as const;
/** How well the docs answer a topic. */
export type Coverage = (typeof coverages)[number];
