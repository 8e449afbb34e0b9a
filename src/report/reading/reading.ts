/*
 * What a model of the user's own is asked of questions, and what it says: the one thing that those who
 * group, remember and show topics need to know of it. A question is known by its place in the list.
 */

/** A distinct question that is not set aside. */
export interface ReadQuestion {
  /** Redacted. */
  text: string;
  /** The question before that it leans on; null if it stands for itself. */
  follows: number | null;
  /** Asked in the later period. */
  isLater: boolean;
}

export interface ToRead {
  questions: readonly ReadQuestion[];
  /** As topics were made offline, largest first; of each its questions, most central first. */
  topics: readonly (readonly number[])[];
  /** The gaps that the issue remembers, largest first. */
  remembered: readonly {
    id: string;
    heading: string;
    /** How many questions it had in the last report, and one of its anchor. */
    questions: number;
    example: string;
  }[];
}

/** A section of the docs that would answer questions, whether it exists or not. */
export interface AskedSection {
  /** As a heading; null if no question has a telling word of it. */
  title: string | null;
  /** The remembered gap whose heading it bears. */
  gapId: string | null;
  /** In ascending order. */
  questions: number[];
}

/** Questions that are one topic by now. */
interface RegroupedTopic extends AskedSection {
  /** Those that a model gave the section; none of what is left of an offline topic. */
  named: readonly number[];
}

export interface Reading {
  sections: AskedSection[];
  /** Questions that ask nothing of the docs. */
  nothing: ReadonlySet<number>;
  /** Questions that it was sent, and those that an answer named. */
  sent: number;
  placed: number;
  /** Whether every question was in a request that was answered. */
  isWhole: boolean;
}

/** What a model was asked, as `report.json` has it. */
export interface ModelUse extends Pick<Reading, 'sent' | 'placed'> {
  name: string;
  requests: number;
  /** Requests that brought nothing that can be used. */
  failed: number;
}

/**
 * Puts what a model said into effect. A question that it didn't name goes where most of its offline
 * topic went, if at least half of that topic's named questions went there; else it stays with what is
 * left of it. What asks nothing of the docs is in no topic.
 *
 * @returns sections as the model named them, then what is left of offline topics, in their order
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
/** Whether the section that a topic belongs in tells what it asks. */
export type Coverage = (typeof coverages)[number];
