/**
 * A time in milliseconds since the epoch as ISO 8601 in UTC.
 *
 * @returns null if no calendar has it: `toISOString` alone throws then
 */
export function isoTime(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Its day, `YYYY-MM-DD`. */
export const isoDay = (time: number): string | null => isoTime(time)?.slice(0, 10) ?? null;
