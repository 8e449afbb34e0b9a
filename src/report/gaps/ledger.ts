/** What came of one fix that was watched. */
interface Watched {
  by: 'agent' | 'people';
  verdict: 'watching' | 'fixed' | 'back' | 'unchanged' | 'undecided';
  before: { unanswered: number; questions: number } | null;
  since: { unanswered: number; questions: number } | null;
  /** That `since` is made of. */
  days: number;
}

/** Of a kind of fixes: how many were watched, and what came of them. Those left are not decided. */
export interface Sums {
  watched: number;
  helped: number;
  /** That did not help, or not for long. */
  unchanged: number;
  /** Unanswered questions a week fewer. */
  fewer: number;
}

export const noSums: Sums = { watched: 0, helped: 0, unchanged: 0, fewer: 0 };

/** What fixes came to, by who made them. */
export type Ledger = Readonly<Record<Watched['by'], Sums>>;

/** Of all fixes that were ever watched: those of gaps that are remembered, and those before. */
export function ledgerOf({
  gaps,
  past,
}: {
  gaps: readonly { fix: Watched | null }[];
  past: Ledger;
}): Ledger {
  const sumsBy = (by: Watched['by']): Sums =>
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
