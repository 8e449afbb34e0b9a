import { hash } from 'node:crypto';
import { wordWeight } from '../../../language/vocabulary.ts';
import type { DistinctQuestion } from '../questions.ts';

/** Stems that make the id: few, so that the id survives when single questions come and go. */
const centralStems = 3;
const hexDigits = 12;

/** Stems, the most typical of the topic first: by the share of questions with it and its weight. */
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
 * Returns a function that makes a topic's id from its questions, sorted by key: a digest of its most
 * central stems. If another topic has the same id, it adds the next stems and, if these run out, a number.
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
