import { once } from '../../step.ts';
import { parseTimestamp } from '../../text/date.ts';

/**
 * The times that a date may mean, in milliseconds since the epoch, by how its column is read; none if there is no
 * such date. If a date shows its own order of day and month, both orders give the same. A serial number is one of
 * a spreadsheet: days since 30 December 1899.
 */
export type SheetDate = Partial<Record<DateReading, number>>;
type DateReading = 'dayFirst' | 'monthFirst' | 'serial';

/** An optional time of day after a date, in 12-hour or 24-hour format, and a time zone (default UTC). */
const timePattern = String.raw`(?:(?:,|,? at| @)? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap])\.? ?m\.?)?(?: ?(?<zone>Z|UTC|GMT|(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?))?(?: \([^)]*\)| UTC)?)?`;

const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})${timePattern}$`,
  'i',
);
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[./]) ?(?<next>\d{1,2})\k<mark> ?(?<year>\d{4}|\d{2})${timePattern}$`,
  'i',
);

const weekdayPattern = String.raw`(?:\p{L}{2,12}\.?,? )?`;
const withMonthName = [
  String.raw`(?<name>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})${timePattern}`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: de | of |[ -])(?<name>\p{L}{3,10})(?:\.?,?[ -]| de )(?<year>\d{4}|\d{2})${timePattern}`,
  // As Unix prints dates: `Mon Nov  9 08:00:00 UTC 2026`.
  String.raw`(?<name>\p{L}{3}) {1,2}(?<day>\d{1,2}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2}) (?:(?<zone>UTC|GMT) )?(?<year>\d{4})`,
].map((date) => new RegExp(`^${weekdayPattern}${date}$`, 'iu'));

/** Serial numbers of 1 January 2000 to 2100, with the time of day as a fraction. */
const serialForm = /^\d{5}(?:[.,]\d{1,12})?$/;
const serialRange = { from: 36_526, to: 73_051 };
const serialEpoch = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;

/** Languages in which spreadsheets write the names of months; the runner's Node has all of them. */
const monthLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

/** Numbers of months, from 1 to 12, by their names and abbreviations in lower case. */
const monthsByName = once((): ReadonlyMap<string, number> => {
  const names = monthLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        format(Date.UTC(2026, at)).toLowerCase().replace('.', ''),
        at + 1,
      ]);
    }),
  );
  return new Map([...names, ['sept', 9]]);
});

/**
 * Parses dates that {@link parseTimestamp} can't, as spreadsheets and scripts write them: `9.11.2026 08:00`,
 * `11/9/26, 8:00 AM`, `2026/11/9`, `09-Nov-26`, `Nov 9, 2026, 8:00 AM`, a JavaScript date as text, `46335.33`.
 * A dotted date begins with the day; a slashed one may be in either order.
 *
 * @returns null for any other text
 */
export function parseSheetDate(text: string): SheetDate | null {
  const plain = text.trim().replace(/\s/g, ' ');
  if (serialForm.test(plain)) return serialDate(Number(plain.replace(',', '.')));
  const named = withMonthName.map((form) => form.exec(plain)?.groups).find(Boolean);
  const month = `${monthsByName().get(named?.name?.toLowerCase() ?? '') ?? 0}`;
  const parts = named ? { ...named, month } : yearFirst.exec(plain)?.groups;
  const { first, next, mark, ...rest } = yearLast.exec(plain)?.groups ?? {};
  if (!parts && !first) return null;
  const dayFirst = timeOf(parts ?? { ...rest, day: first, month: next });
  const monthFirst = mark === '/' ? timeOf({ ...rest, day: next, month: first }) : dayFirst;
  return {
    ...(dayFirst !== null && { dayFirst }),
    ...(monthFirst !== null && { monthFirst }),
  };
}

function serialDate(days: number): SheetDate | null {
  if (days < serialRange.from || days >= serialRange.to) return null;
  // Whole seconds: fractions of a day are rounded in the file.
  return { serial: serialEpoch + Math.round((days * dayMilliseconds) / 1_000) * 1_000 };
}

function timeOf(parts: Readonly<Record<string, string | undefined>>): number | null {
  const { year = '', month = '', day = '', hour = '0', minute = '00', second = '00' } = parts;
  const { half, zone = 'Z' } = parts;
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const inDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return parseTimestamp(`${date} ${String(inDay).padStart(2, '0')}:${minute}:${second} ${zone}`);
}

/**
 * Returns a function that learns how to read a column from its dates, one by one, and one that then reads a date: in
 * the order of day and month that dates with a single reading show, and as a serial number if at least half are.
 */
export function createDateColumn() {
  const seen = { dayFirst: 0, monthFirst: 0, serial: 0 };
  let all = 0;
  return {
    /** @param date a date of the column, or the time of one that has only one reading */
    add(date: SheetDate | number): void {
      all += 1;
      const [reading, ...others] = Object.keys(date) as DateReading[];
      if (reading && others.length === 0) seen[reading] += 1;
    },
    /** The time of a date; null if even the column doesn't tell. */
    read({ serial, dayFirst, monthFirst }: SheetDate): number | null {
      if (serial !== undefined) return seen.serial >= all / 2 ? serial : null;
      if (seen.dayFirst > 0 === seen.monthFirst > 0) return null;
      return (seen.dayFirst > 0 ? dayFirst : monthFirst) ?? null;
    },
  };
}

/** A date's time, if only one reading is possible without the others of its column; otherwise undefined. */
export function unambiguousTime({ serial, ...orders }: SheetDate): number | null | undefined {
  const [time = null, ...others] = new Set(Object.values(orders));
  return serial !== undefined || others.length > 0 ? undefined : time;
}
