/** Where a run says what it does. Implementations make text safe for the runner's log. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** Absent unless the runner shows such lines (`RUNNER_DEBUG`). */
  debug?(message: string): void;
}

const longestSilence = 60_000;
/** Characters of a line that are said again. */
const longestRepeated = 200;

/**
 * A log that is never silent for more than a minute, so that a run at work does not look like one
 * that hangs: `beat`, called every second, says that the run is still at what it last told.
 */
export function withHeartbeat(log: Log, clock: { now(): number }): { log: Log; beat: () => void } {
  const start = clock.now();
  let lastLine = start;
  let told = '';
  return {
    log: {
      ...log,
      info(message) {
        lastLine = clock.now();
        told = message;
        log.info(message);
      },
      warning(message) {
        lastLine = clock.now();
        log.warning(message);
      },
    },
    beat() {
      if (clock.now() - lastLine < longestSilence) return;
      lastLine = clock.now();
      const minutes = Math.round((lastLine - start) / 60_000);
      const last = told.length > longestRepeated ? `${told.slice(0, longestRepeated)}…` : told;
      log.info(`Still at work after ${minutes} min${last ? `; the last step: ${last}` : '.'}`);
    },
  };
}
