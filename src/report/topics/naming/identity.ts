import { createHash } from 'node:crypto';
import { wordWeight } from '../../../language/vocabulary.ts';
import type { DistinctQuestion } from '../questions.ts';

/** What a topic is about, apart from the rows that it happens to have. */
export interface TopicCore {
  /** From the most central question outwards. */
  questions: readonly DistinctQuestion[];
  /** Stems by how much they stand for the topic, most first: how many have it, and what it says. */
  stems: ReadonlyMap<string, number>;
}

function weighedStems(group: readonly DistinctQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of group) {
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map(
    [...counts]
      .map(([stem, count]) => [stem, (count / group.length) * wordWeight(stem)] as const)
      .sort(([a, weightA], [b, weightB]) => weightB - weightA || (a < b ? -1 : 1)),
  );
}

/**
 * The questions of a group from the most central one outwards: first those that say most of what
 * the group's questions say, and least besides.
 */
export function coreOf(group: readonly DistinctQuestion[]): TopicCore {
  const stems = weighedStems(group);
  const scored = group.map((question) => {
    let common = 0;
    let said = 1;
    for (const stem of new Set(question.stems)) {
      common += stems.get(stem) ?? 0;
      said += wordWeight(stem);
    }
    return { question, score: common / Math.sqrt(said) };
  });
  scored.sort((a, b) => b.score - a.score || (a.question.key < b.question.key ? -1 : 1));
  return { questions: scored.map(({ question }) => question), stems };
}

/** Few enough that a topic keeps its id while single questions come and go. */
const centralStems = 3;
const hexDigits = 12;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, hexDigits);
}

/**
 * A function that gives each topic its id, made from its most central stems. If topics share those, a
 * later one takes in its next stems until the ids differ, and then a number.
 */
export function identifier(): (core: TopicCore) => string {
  const taken = new Set<string>();
  return ({ questions, stems }) => {
    const names = stems.size > 0 ? [...stems.keys()] : [questions[0]?.key ?? ''];
    let count = centralStems;
    let id = '';
    do {
      const central = names.slice(0, count).sort();
      id = digest(JSON.stringify(count <= names.length ? central : [...central, count]));
      count++;
    } while (taken.has(id));
    taken.add(id);
    return id;
  };
}
