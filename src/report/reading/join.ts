import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { joinPrompt } from './prompts.ts';
import { isReckless, type Placed, type Said, type SaidSection } from './sections.ts';

const joinReply = z.object({ same: z.array(z.unknown()) });
const numbers = z.array(z.int());

/** Asks which titles that several requests gave are one; null if there are no two. */
export function joinTask(said: Said): { sections: SaidSection[]; task: Task<number[][]> } | null {
  const sections = [...said.sections.values()]
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => b.questions.length - a.questions.length);
  if (sections.length < 2) return null;
  const task: Task<number[][]> = {
    prompt: joinPrompt,
    material: {
      task: 'join',
      sections: sections.map(({ title, questions }, at) => ({
        n: at + 1,
        title,
        questions: questions.length,
      })),
    },
    read: (json) => {
      const reply = z.safeParse(joinReply, json).data;
      return (
        reply?.same.map((item) =>
          (z.safeParse(numbers, item).data ?? []).filter((n) => n > 0 && n <= sections.length),
        ) ?? null
      );
    },
  };
  return { sections, task };
}

/**
 * Joins sections: each set has the title of its remembered gap, else of its largest. Two remembered
 * gaps are never joined.
 *
 * @param asked all questions that were read, with their offline topics
 * @returns null if the answer would make one section of over half of them, as a reckless one does
 */
export function joined(
  sections: readonly SaidSection[],
  same: readonly (readonly number[])[],
  asked: readonly Placed[],
): SaidSection[] | null {
  /** By section: all that it is one with, itself included. */
  const sets = sections.map((_, at) => [at]);
  const isRemembered = (at: number): boolean => (sections[at]?.gapId ?? null) !== null;
  for (const group of same) {
    for (const n of group.slice(1)) {
      const [one, other] = [sets[(group[0] ?? 0) - 1], sets[n - 1]];
      if (!one || !other || one === other) continue;
      const all = [...one, ...other].sort((a, b) => a - b);
      if (all.filter(isRemembered).length > 1) continue;
      for (const at of all) sets[at] = all;
    }
  }
  const topicOf = new Map(asked.map(({ question, topic }) => [question, topic]));
  const made: SaidSection[] = [];
  for (const all of new Set(sets)) {
    const named = sections[all.find(isRemembered) ?? all[0] ?? 0];
    const questions = all.flatMap((at) => sections[at]?.questions ?? []);
    if (all.length > 1 && isReckless(questions, topicOf)) return null;
    if (named) made.push({ ...named, questions });
  }
  return made;
}
