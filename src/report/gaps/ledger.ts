import type { Fix, Memory, Sums } from './gap.ts';

/** What fixes came to, by who made them. */
export type Ledger = Memory['past'];

/** Of all fixes that were ever watched: those of gaps that are remembered, and those before. */
export function ledgerOf({ gaps, past }: Memory): Ledger {
  return withFixes(
    past,
    gaps.flatMap(({ fix }) => fix ?? []),
  );
}

/** The memory once fixes leave it: what they came to stays. */
export function withPast(memory: Memory, fixes: readonly Fix[]): Memory {
  return { ...memory, past: withFixes(memory.past, fixes) };
}

function withFixes(ledger: Ledger, fixes: readonly Fix[]): Ledger {
  const sumsBy = (by: Fix['by']): Sums =>
    fixes
      .filter((fix) => fix.by === by)
      .map(sumsOf)
      .reduce(add, ledger[by]);
  return { agent: sumsBy('agent'), people: sumsBy('people') };
}

function add(a: Sums, b: Sums): Sums {
  return {
    watched: a.watched + b.watched,
    helped: a.helped + b.helped,
    fewer: round(a.fewer + b.fewer),
  };
}

/** What one fix came to. One that is back helped no more than one of which nothing can be said. */
function sumsOf({ watch }: Fix): Sums {
  const { verdict, before, since, mergedOn, countedTo } = watch;
  if (verdict !== 'fixed' || !before) return { watched: 1, helped: 0, fewer: 0 };
  // From the day after the merge on.
  const days = (Date.parse(countedTo) - Date.parse(mergedOn)) / millisecondsPerDay - 1;
  const fell = before.unanswered / before.questions - since.unanswered / since.questions;
  const fewer = Math.max(0, (fell * since.questions * 7) / days);
  return { watched: 1, helped: 1, fewer: Number.isFinite(fewer) ? round(fewer) : 0 };
}

const millisecondsPerDay = 86_400_000;

const round = (number: number): number => Math.round(number * 10) / 10;
