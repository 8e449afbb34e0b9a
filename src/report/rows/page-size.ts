/** How many rows to ask for at a time, as the service's pages may turn out too large to read. */
export interface PageSize {
  /** Rows to ask for next. */
  readonly limit: number;
  /** A page was too large. False if it was asked for with a single row: there is nothing less. */
  shrink(): boolean;
  /** A page was read. */
  fit(): void;
}

/**
 * Half as many rows after a page that is too large, and twice as many again after one that fits:
 * one long row must not cost a request for each that follows it, as requests are limited by the
 * hour. If the size that grew back is too large again, twice as many pages have to fit before the
 * next attempt, so that an export of long rows throughout hardly pays for attempts.
 */
export function createPageSize(largest: number): PageSize {
  let limit = largest;
  let fitting = 0;
  let patience = 1;
  let justGrown = false;
  return {
    get limit() {
      return limit;
    },
    shrink() {
      if (limit === 1) return false;
      if (justGrown) patience *= 2;
      justGrown = false;
      fitting = 0;
      limit = Math.floor(limit / 2);
      return true;
    },
    fit() {
      justGrown = false;
      fitting += 1;
      if (limit === largest || fitting < patience) return;
      limit = Math.min(largest, limit * 2);
      fitting = 0;
      justGrown = true;
    },
  };
}
