import type { Gap } from './memory.ts';

/**
 * Where a gap stands. `fixing`: a job is at work on it. `pull-request`: the job opened one, which
 * is open or can't be read. `watching`: it was merged, and nothing can be said yet.
 */
export type GapState =
  | 'open'
  | 'dismissed'
  | 'fixing'
  | 'pull-request'
  | 'watching'
  | 'fixed'
  | 'back';

/** Where a gap stands. A job that ended without a pull request, or one that was closed, leaves it open. */
export function gapState({ dismissed, repair }: Gap): GapState {
  if (dismissed) return 'dismissed';
  if (!repair) return 'open';
  if (repair.watch) return repair.watch.verdict;
  if (repair.prLink !== null) return repair.pullRequest === 'closed' ? 'open' : 'pull-request';
  const isAtWork = repair.intendedBy !== null || repair.jobId !== null;
  return isAtWork && repair.outcome === null ? 'fixing' : 'open';
}
