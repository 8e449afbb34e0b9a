import { createHash } from 'node:crypto';
import type { TopicCore } from './core.ts';

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
