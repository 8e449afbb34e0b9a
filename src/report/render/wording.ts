import { formatNumber } from '../../text/counts.ts';
import type { Count } from '../gaps/chance.ts';
import type { Fix } from '../gaps/memory.ts';
import { addDays, type Period } from '../source/period.ts';

/** A share from 0 to 1 as a percentage with one decimal. 0.0015 times 1,000 is a little below 1.5. */
export function formatShare(share: number): string {
  return `${(Math.round(Number((share * 1_000).toPrecision(15))) / 10).toFixed(1)}%`;
}

/** First and last day, as `13–19 November 2026` or `28 October – 3 November 2026`. */
export function formatPeriod({ from, to }: Period): string {
  const last = addDays(to, -1);
  const end = formatDay(last, { year: true });
  if (from === last) return end;
  if (from.slice(0, 7) === last.slice(0, 7)) return `${Number(from.slice(8))}–${end}`;
  return `${formatDay(from, { year: from.slice(0, 4) !== last.slice(0, 4) })} – ${end}`;
}

const months = {
  long: 'January February March April May June July August September October November December',
  short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
};

/** A day, `YYYY-MM-DD`, in British English: `9 November`, `9 Nov` or `9 November 2026`. */
export function formatDay(
  day: string,
  { month = 'long', year = false }: { month?: keyof typeof months; year?: boolean } = {},
): string {
  const [inYear, at, date] = day.split('-').map(Number);
  const name = months[month].split(' ')[(at ?? 0) - 1];
  return `${date} ${name}${year ? ` ${inYear}` : ''}`;
}

/** `the day before`, `the 7 days before`. */
export function formatPeriodBefore(days: number): string {
  return days === 1 ? 'the day before' : `the ${formatNumber(days)} days before`;
}

/** `a, b and c` */
export function enumerate(parts: readonly string[], word = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** `13 of 1,020` */
export function countOfAsked({ unanswered, questions }: Count): string {
  return `${formatNumber(unanswered)} of ${formatNumber(questions)}`;
}

/** `13 of 1,020 before, 1 of 980 since`: the counts behind a verdict. */
export function proportionText({ before, since }: Pick<Fix, 'before' | 'since'>): string {
  return `${countOfAsked(before ?? none)} before, ${countOfAsked(since ?? none)} since`;
}

/** States only the counts, as the true rate behind them isn't known. */
export function fellText(fix: Pick<Fix, 'before' | 'since'>): string {
  return `questions like these fell: ${proportionText(fix)}`;
}

const none: Count = { unanswered: 0, questions: 0 };

/** The text with its first letter in upper case, even if it starts with a link. */
export function capitalized(text: string): string {
  return text.replace(/^\[?./, (start) => start.toUpperCase());
}
