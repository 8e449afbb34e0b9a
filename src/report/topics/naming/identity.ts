import { hash } from 'node:crypto';
import { wordWeight } from '../../../language/vocabulary.ts';
import type { DistinctQuestion } from '../questions.ts';

/** Few enough that a topic keeps its id while single questions come and go. */
const centralStems = 3;
const hexDigits = 12;

/** Stems by how much they stand for the topic, most first: how many questions have it, and what it says. */
function stemsByWeight(group: readonly DistinctQuestion[]): string[] {
  const counts = new Map<string, number>();
  for (const { stems } of group) {
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return [...counts]
    .map(([stem, count]) => [stem, (count / group.length) * wordWeight(stem)] as const)
    .sort(([a, weightA], [b, weightB]) => weightB - weightA || (a < b ? -1 : 1))
    .map(([stem]) => stem);
}

function digest(text: string): string {
  return hash('sha256', text).slice(0, hexDigits);
}

/**
 * A function that gives the topic of these questions, sorted by key, its id, made of its most central
 * stems. If topics share those, a later one takes in its next stems until the ids differ, and then a
 * number.
 */
export function identifier(): (group: readonly DistinctQuestion[]) => string {
  const taken = new Set<string>();
  return (group) => {
    const stems = stemsByWeight(group);
    const names = stems.length > 0 ? stems : [group[0]?.key ?? ''];
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
