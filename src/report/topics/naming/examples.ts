import type { Wording } from './wordings.ts';

/** A question that shows what a topic is about, and how many of its members asked it so. */
export interface Example {
  text: string;
  count: number;
}

const mostExamples = 5;
/** The outermost wordings are seldom typical. */
const mostRead = 50;

/** The share of the stems of either that both have. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((stem) => b.includes(stem)).length;
  return both === 0 ? 0 : both / (a.length + b.length - both);
}

/**
 * At most five wordings, each given once, most central first: the most central, then each time the
 * one least like those before, of the period's own if it has any. Texts that differ in case or
 * punctuation alone are one wording. The wordings come from the most central one outwards.
 */
export function examplesAmong(central: readonly Wording[]): Example[] {
  const current = central.filter((wording) => wording.current);
  const bySaid = new Map<string, { wording: Wording; count: number; similarity: number }>();
  for (const wording of (current.length > 0 ? current : central).slice(0, mostRead)) {
    const said = wording.words.length === 0 ? wording.text : wording.words.join(' ');
    const known = bySaid.get(said);
    if (known) known.count += wording.count;
    else bySaid.set(said, { wording, count: wording.count, similarity: 0 });
  }
  const left = [...bySaid.values()];
  const examples: Example[] = [];
  let next = left.shift();
  while (next && examples.length < mostExamples) {
    const { wording, count } = next;
    examples.push({ text: wording.text, count });
    let farthest = 0;
    for (const [at, other] of left.entries()) {
      other.similarity = Math.max(other.similarity, overlap(other.wording.stems, wording.stems));
      if (other.similarity < (left[farthest]?.similarity ?? 0)) farthest = at;
    }
    [next] = left.splice(farthest, 1);
  }
  return examples;
}
