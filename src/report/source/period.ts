import { isoDay } from '../../text/date.ts';

const millisecondsPerDay = 86_400_000;

/** Whole UTC days. Both ends are `YYYY-MM-DD`; `to` is exclusive. */
export interface Period {
  from: string;
  to: string;
}

/**
 * The `days` whole UTC days before `dateTo` (`YYYY-MM-DD`, exclusive), and the period of the same
 * length right before them. Reports that run every `days` days tile: no day twice, none missing.
 */
export function reportPeriod({ days, dateTo }: { days: number; dateTo: string }): {
  current: Period;
  previous: Period;
} {
  const from = addDays(dateTo, -days);
  return {
    current: { from, to: dateTo },
    previous: { from: addDays(from, -days), to: from },
  };
}

/** Whether a time, in milliseconds since the epoch, lies in a period. */
export const isWithin = ({ from, to }: Period, time: number): boolean =>
  time >= Date.parse(from) && time < Date.parse(to);

/** Every day of a period in order, `YYYY-MM-DD`. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A day moved by a number of days, which may be negative. Both days are `YYYY-MM-DD` in UTC. */
export function addDays(day: string, days: number): string {
  const moved = Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay;
  return isoDay(moved) ?? day;
}

/** Days from one day to another, `YYYY-MM-DD` in UTC: negative if the other is before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}
