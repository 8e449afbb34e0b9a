/** ISO 8601 and the like, or a date with the names of day and month as HTTP and e-mail have it. */
const knownForm = /^(?:\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2},? )/;

/**
 * A timestamp of the service in milliseconds since the epoch, or null if it is none. Its form is
 * not specified; the parser alone would take any text with a number in it for a date.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  if (!text || !knownForm.test(text)) return null;
  // A time of day without a zone would be taken for the runner's own.
  const hasZone = !/\d:\d{2}/.test(text) || /(?:[a-z]|[+-]\d{2}:?\d{2})$/i.test(text);
  const time = Date.parse(hasZone ? text : `${text}Z`);
  // Beyond the years of four digits a date has no form that sorts.
  return time >= 0 && time < Date.UTC(10_000, 0) ? time : null;
}
