/** Unanswered questions of a period, and those that were answered. */
interface Judged {
  unanswered: number;
  answered: number;
}

/** In either direction: of twenty weeks in which nothing changes one is told as a move. */
const level = 0.05;

/**
 * Whether the share unanswered moved by more than chance. Fisher's exact test, as small periods
 * have few questions: of all ways to deal the unanswered of both periods among their questions, the
 * share that puts as many or more, or as few or fewer, into this one.
 *
 * Source: R. A. Fisher, "Statistical Methods for Research Workers" (1925), section 21.02 of later
 * editions.
 */
export function isMoreThanChance(now: Judged, before: Judged): boolean {
  const asked = now.unanswered + now.answered;
  const askedBefore = before.unanswered + before.answered;
  const unanswered = now.unanswered + before.unanswered;
  const logs = logFactorials(asked + askedBefore);
  const logWays = (all: number, some: number): number =>
    (logs[all] ?? 0) - (logs[some] ?? 0) - (logs[all - some] ?? 0);
  const chanceOf = (count: number): number =>
    Math.exp(
      logWays(asked, count) +
        logWays(askedBefore, unanswered - count) -
        logWays(asked + askedBefore, unanswered),
    );
  let [asFew, asMany] = [0, 0];
  const most = Math.min(asked, unanswered);
  for (let count = Math.max(0, unanswered - askedBefore); count <= most; count += 1) {
    const chance = chanceOf(count);
    if (count <= now.unanswered) asFew += chance;
    if (count >= now.unanswered) asMany += chance;
  }
  return Math.min(asFew, asMany) <= level / 2;
}

/** Logarithms of 0! to `count`!. */
function logFactorials(count: number): Float64Array {
  const logs = new Float64Array(count + 1);
  for (let at = 2; at <= count; at += 1) logs[at] = (logs[at - 1] ?? 0) + Math.log(at);
  return logs;
}
