import {
  meanWordNearness,
  type PreparedQuestion,
  prepareQuestion,
  wordNearness,
} from '../../../language/nearness.ts';
import { words } from '../../../language/tokens.ts';
import type { Redacted } from '../../../text/text.ts';
import type { Question } from '../../source/question.ts';

/** The parts of a question that headings and examples are made from. */
export type Quotable = Pick<Question, 'text' | 'current'>;

/** A question that shows what a topic is about, and how many members have this wording. */
export interface Example {
  text: Redacted;
  count: number;
}

/** What a topic's members ask: those of the period or, if there are none, of the one before. */
export interface AskedTexts {
  /** Distinct texts, the most central first. */
  texts: readonly string[];
  examples: Example[];
  /** How near a text is to all of them on average, in log-odds; 0 if there is only one text. */
  nearness: (text: string) => number;
}

/** Wordings read per topic: enough to see what the members of a large one share. */
const maxWordings = 50;
const maxExamples = 5;

interface ComparedExample extends Example {
  prepared: PreparedQuestion;
}

/** Finds what members ask. Their order doesn't matter. */
export function textsAsked(members: readonly Quotable[]): AskedTexts {
  const current = members.filter((member) => member.current);
  const byText = Map.groupBy(current.length > 0 ? current : members, ({ text }) => text);
  if (byText.size === 1) {
    const examples = [...byText].map(([text, { length: count }]) => ({ text, count }));
    return { texts: [...byText.keys()], examples, nearness: () => 0 };
  }
  const wordings = [...byText]
    .sort(([a, asA], [b, asB]) => asB.length - asA.length || (a < b ? -1 : 1))
    .filter((_, at, { length }) => at % Math.ceil(length / maxWordings) === 0)
    .map(([text, { length: count }]) => ({
      text,
      count,
      prepared: prepareQuestion(text, null, null),
    }));
  const nearness = meanWordNearness(wordings);
  const central = wordings
    .map((wording) => ({ wording, near: nearness(wording.prepared) }))
    .sort((a, b) => b.near - a.near || a.wording.text.length - b.wording.text.length)
    .map(({ wording }) => wording);
  return {
    texts: central.map(({ text }) => text),
    examples: examplesAmong(central),
    nearness: (text) => nearness(prepareQuestion(text, null, null)),
  };
}

/**
 * At most five wordings: the most central one, then always the one least like those chosen before.
 * Texts that differ only in case or punctuation are one wording.
 */
function examplesAmong(central: readonly ComparedExample[]): Example[] {
  const byWords = Map.groupBy(central, ({ text }) => words(text).join(' ') || text);
  const left = [...byWords.values()].flatMap((same) => {
    const count = same.reduce((sum, one) => sum + one.count, 0);
    return same.slice(0, 1).map((wording) => ({ ...wording, count, near: -Infinity }));
  });
  const examples: Example[] = [];
  let [next] = left.splice(0, 1);
  while (next && examples.length < maxExamples) {
    const { text, count, prepared } = next;
    examples.push({ text, count });
    for (const other of left) {
      other.near = Math.max(other.near, wordNearness(prepared, other.prepared));
    }
    const farthest = left.reduce((min, { near }) => Math.min(min, near), Infinity);
    [next] = left.splice(
      left.findIndex(({ near }) => near === farthest),
      1,
    );
  }
  return examples;
}
