/** Where a run says what it does. Implementations make text safe for the runner's log. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
}
