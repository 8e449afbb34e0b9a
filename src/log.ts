/** Implementations make text safe for the runner's log. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** Absent unless debug logging is on (`RUNNER_DEBUG`). */
  debug?(message: string): void;
}
