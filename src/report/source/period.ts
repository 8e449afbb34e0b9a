import { isoDay } from '../../text/date.ts';

const millisecondsPerDay = 86_400_000;

/** A range of whole UTC days. Both ends are `YYYY-MM-DD`; `to` is exclusive. */
export interface Period {
  from: string;
  to: string;
}

/**
 * Returns the `days` whole UTC days before `dateTo` (`YYYY-MM-DD`, exclusive), and the period of the same
 * length right before. Reports that run every `days` days cover each day exactly once.
 */
export function reportPeriods({ days, dateTo }: { days: number; dateTo: string }): {
  current: Period;
  previous: Period;
} {
  const from = addDays(dateTo, -days);
  return {
    current: { from, to: dateTo },
    previous: { from: addDays(from, -days), to: from },
  };
}

/** Whether a time, in milliseconds since the epoch, is in a period. */
export const isInPeriod = ({ from, to }: Period, time: number): boolean =>
  time >= Date.parse(from) && time < Date.parse(to);

/** Every day of a period in order, `YYYY-MM-DD`. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Adds days, or subtracts them if `days` is negative. Days are `YYYY-MM-DD` in UTC. */
export function addDays(day: string, days: number): string {
  const moved = Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay;
  return isoDay(moved) ?? day;
}

/** Number of days from `from` to `to`, both `YYYY-MM-DD` in UTC; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}
