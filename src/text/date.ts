/** Formats milliseconds since the epoch as ISO 8601 in UTC; null if the time is out of range. */
export function isoTime(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Formats milliseconds since the epoch as the UTC day, `YYYY-MM-DD`; null if the time is out of range. */
export const isoDay = (time: number): string | null => isoTime(time)?.slice(0, 10) ?? null;

/** ISO 8601 and RFC 3339. `Date.parse` alone accepts almost any text with a number, and 31 February. */
const isoForm =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?: ?(?:Z|UTC|GMT|(?:GMT|UTC)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?))?)?$/i;

/** Time since the epoch: 10 digits are seconds and 13 are milliseconds, both for 2001 to 2286. */
const epochForm = /^(?:(?<seconds>\d{10})|(?<milliseconds>\d{13}))(?:\.\d{1,9})?$/;

/** The form of nearly every row's time, if its month has that day; testing for it first is four times as fast. */
const usualForm = /^\d{4}-\d{2}-(?:[01]\d|2[0-8])T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * Milliseconds since the epoch; null if the text is not a timestamp. The service doesn't specify the
 * form, so this reads ISO 8601 (in UTC if it names no zone) and epoch seconds or milliseconds.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  if (!text) return null;
  if (usualForm.test(text)) return epochMilliseconds(text);
  const epoch = epochForm.exec(text)?.groups;
  if (epoch) return Math.floor(Number(text) * (epoch.seconds ? 1_000 : 1));
  const { day = '', time, sign, hours, minutes = '00' } = isoForm.exec(text)?.groups ?? {};
  if (isoDay(Date.parse(day)) !== day) return null;
  const zone = sign ? `${sign}${hours?.padStart(2, '0')}:${minutes}` : 'Z';
  return epochMilliseconds(`${day}T${time?.replace(',', '.') ?? '00:00'}${zone}`);
}

function epochMilliseconds(text: string): number | null {
  const time = Date.parse(text);
  return time >= 0 ? time : null;
}
