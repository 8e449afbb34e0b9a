import type { Count } from './memory.ts';

/**
 * The chance of so few unanswered questions in `later`, or fewer, if the rate per question asked is
 * still that of `earlier`: from 0 to 1, one-sided. The conditional binomial test of two Poisson
 * rates: given the sum of both counts, the later one is binomial with the later share of all
 * questions asked, whatever the rate is.
 *
 * Source: J. Przyborowski and H. Wilenski, "Homogeneity of results in testing samples from Poisson
 * series", Biometrika 31 (1940).
 */
export function chanceOfSoFew({ earlier, later }: { earlier: Count; later: Count }): number {
  const trials = earlier.unanswered + later.unanswered;
  const asked = earlier.questions + later.questions;
  if (asked === 0) return 1;
  return binomialAtMost({
    successes: later.unanswered,
    trials,
    chance: later.questions / asked,
  });
}

/** The chance of so many in `later`, or more; otherwise as {@link chanceOfSoFew}. */
export function chanceOfSoMany({ earlier, later }: { earlier: Count; later: Count }): number {
  // So many in one of the two are so few in the other.
  return chanceOfSoFew({ earlier: later, later: earlier });
}

/** Looks at a gap that may give a verdict. */
export const mostLooks = 8;

/**
 * The chance at which one of {@link mostLooks} looks calls a difference real, so that all of them
 * together err in 5% of cases, one-sided: looking again and again finds something in the end.
 *
 * The constant nominal level for eight looks, a normal deviate of 2.225. Source: S. J. Pocock,
 * "Group sequential methods in the design and analysis of clinical trials", Biometrika 64 (1977);
 * the constant for eight looks is in C. Jennison and B. W. Turnbull, "Group Sequential Methods"
 * (2000), table 2.1.
 */
export const levelOfLook = 0.013;

/** P(X <= successes) of a binomial X, its terms summed by their logarithms. */
function binomialAtMost(of: { successes: number; trials: number; chance: number }): number {
  const { successes, trials, chance } = of;
  if (successes >= trials || chance <= 0) return 1;
  const [logChance, logOther] = [Math.log(chance), Math.log1p(-chance)];
  let logWays = 0;
  let sum = 0;
  for (let k = 0; k <= successes; k++) {
    sum += Math.exp(logWays + k * logChance + (trials - k) * logOther);
    logWays += Math.log(trials - k) - Math.log(k + 1);
  }
  return Math.min(1, sum);
}
