/** Where a run says what it does. Implementations make text safe for the runner's log. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** Absent unless the runner shows such lines (`RUNNER_DEBUG`). */
  debug?(message: string): void;
}
