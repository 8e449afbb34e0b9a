/** Formats milliseconds since the epoch as ISO 8601 in UTC; null if the time is out of range. */
export function isoTime(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Formats milliseconds since the epoch as the UTC day, `YYYY-MM-DD`; null if the time is out of range. */
export const isoDay = (time: number): string | null => isoTime(time)?.slice(0, 10) ?? null;
