import { asideReason } from '../aside/aside.ts';
import { followedTurns } from '../follow/follow.ts';
import type { Pace } from '../pace.ts';
import type { Question } from '../question.ts';
import type { Product } from './product.ts';

/** Questions by what is to be made of them; all numbers are places in the input. */
export interface Standing {
  /** What stands for itself and is grouped. */
  alone: number[];
  /** What means nothing without the turn before, and that turn's place. */
  followed: ReadonlyMap<number, number>;
  /** What asks nothing of the docs. */
  aside: ReadonlySet<number>;
}

/** Tells what is grouped from what follows the turn before it and from what asks nothing. */
export async function standingOf(
  questions: readonly Question[],
  { own, known }: Product,
  pace: Pace,
): Promise<Standing> {
  const words = {
    isOwn: (word: string) => own.has(word),
    isKnown: (word: string) => known.has(word),
  };
  const aside = new Set<number>();
  const reasons = new Map<string, boolean>();
  for (const [at, { text }] of questions.entries()) {
    await pace();
    const asksNothing = reasons.get(text) ?? asideReason(text, words) !== null;
    reasons.set(text, asksNothing);
    if (asksNothing) aside.add(at);
  }
  const turns = followedTurns(questions, (at) => aside.has(at));
  const followed = new Map<number, number>();
  const alone: number[] = [];
  for (const [at, turn] of turns.entries()) {
    if (turn !== null) followed.set(at, turn);
    else if (!aside.has(at)) alone.push(at);
  }
  return { alone, followed, aside };
}
