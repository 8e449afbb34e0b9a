import { type Fix, type Memory, noSums, type Sums } from './memory.ts';

/** What fixes came to, by who made them. */
export type Ledger = Memory['past'];

/** What sums are made of. */
type Watched = Pick<Fix, 'by' | 'verdict' | 'before' | 'since' | 'days'>;

/** Of all fixes that were ever watched: those of gaps that are remembered, and those before. */
export function ledgerOf({
  gaps,
  past,
}: {
  gaps: readonly { fix: Watched | null }[];
  past: Ledger;
}): Ledger {
  const sumsBy = (by: Fix['by']): Sums =>
    gaps.flatMap(({ fix }) => (fix?.by === by ? [sumsOf(fix)] : [])).reduce(addSums, past[by]);
  return { agent: sumsBy('agent'), people: sumsBy('people') };
}

export function addSums(a: Sums, b: Sums): Sums {
  return {
    watched: a.watched + b.watched,
    helped: a.helped + b.helped,
    unchanged: a.unchanged + b.unchanged,
    fewer: round(a.fewer + b.fewer),
  };
}

/** What one fix came to. One that is back helped no more than one that changed nothing. */
export function sumsOf({ verdict, before, since, days }: Watched): Sums {
  const one = { ...noSums, watched: 1 };
  if (verdict === 'unchanged' || verdict === 'back') return { ...one, unchanged: 1 };
  if (verdict !== 'fixed' || !before || !since) return one;
  const fell = before.unanswered / before.questions - since.unanswered / since.questions;
  const fewer = Math.max(0, (fell * since.questions * 7) / days);
  return { ...one, helped: 1, fewer: Number.isFinite(fewer) ? round(fewer) : 0 };
}

const round = (number: number): number => Math.round(number * 10) / 10;
