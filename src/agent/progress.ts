import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AgentJob } from '../service/schemas.ts';
import { formatDuration } from './duration.ts';
import { knownStatus } from './outcome.ts';

const lineInterval = 60_000;

/**
 * Logs how a job is doing: its first status, each change, and a line a minute in between. A status
 * that is not known yet gets one warning.
 *
 * @returns a function to call with each reading
 */
export function createProgress({
  log,
  clock,
}: {
  log: Log;
  clock: Clock;
}): (job: AgentJob) => void {
  const start = clock.now();
  let lastStatus: string | null = null;
  let lastLine = start;
  let warned = false;

  return (job) => {
    const status = knownStatus(job);
    const word = status ?? plainWord(job.status);
    if (!status && !warned) {
      warned = true;
      log.warning(
        `The job has ${word ? `the status "${word}"` : 'a status'} that this action does not know. It keeps waiting for a known end.`,
      );
    }
    const now = clock.now();
    const shown = word ?? 'unknown';
    if (shown === lastStatus && now - lastLine < lineInterval) return;
    const waited = formatDuration(now - start);
    log.info(
      shown === lastStatus
        ? `Job still ${shown} after ${waited}.`
        : `Job is ${shown}${lastStatus === null ? '' : ` after ${waited}`}.`,
    );
    lastStatus = shown;
    lastLine = now;
  };
}

/** A word that is safe to show, or null. */
const plainWord = (status: string): string | null =>
  /^[a-z][a-z0-9_-]{0,39}$/i.test(status) ? status : null;
