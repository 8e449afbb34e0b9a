import { parseTimestamp } from '../../service/timestamp.ts';

/**
 * A date as spreadsheets save it, in milliseconds since the epoch by either order of its parts; null if the
 * calendar has no such day. The two are the same if the date can be read in one way alone.
 */
export interface SheetDate {
  dayFirst: number | null;
  monthFirst: number | null;
}

/** A time of day may follow, in 24 hours or 12, and a zone: UTC if there is none. */
const time = String.raw`(?:,? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.?m\.?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT)?[+-]\d{2}:?\d{2}))?)?`;

const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})${time}$`,
  'i',
);
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[./]) ?(?<next>\d{1,2})\k<mark> ?(?<year>\d{4}|\d{2})${time}$`,
  'i',
);

/**
 * Reads what {@link parseTimestamp} does not: `9.11.2026 08:00`, `11/9/26, 8:00 AM`, `2026/11/9`.
 * Dotted dates begin with the day; slashed ones tell by a part above 12, or not at all.
 *
 * @returns null for any other text
 */
export function sheetDate(text: string): SheetDate | null {
  const plain = text.trim().replace(/\s/g, ' ');
  const parts = yearFirst.exec(plain)?.groups;
  const { first, next, mark, ...rest } = yearLast.exec(plain)?.groups ?? {};
  if (!parts && !first) return null;
  const dayFirst = timeOf(parts ?? { ...rest, day: first, month: next });
  const isSlashed = mark === '/';
  return {
    dayFirst,
    monthFirst: isSlashed ? timeOf({ ...rest, day: next, month: first }) : dayFirst,
  };
}

function timeOf(parts: Readonly<Record<string, string | undefined>>): number | null {
  const { year = '', month = '', day = '', hour = '0', minute = '00', second = '00' } = parts;
  const { half, zone = 'Z' } = parts;
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The parser takes 31 February for 3 March.
  const isDay = new Date(parseTimestamp(date) ?? 0).toISOString().startsWith(date);
  const inDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const text = `${date} ${String(inDay).padStart(2, '0')}:${minute}:${second} ${zone}`;
  return isDay ? parseTimestamp(text) : null;
}
