import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Period } from './period.ts';

const shortestInterval = 10_000;

/** Logs pages and rows so far: a line now and then while a period is read, and one at its end. */
export function createProgress({ period, clock, log }: { period: Period; clock: Clock; log: Log }) {
  let lastLine = clock.now();
  let total = 0;
  return ({ page, rows, isLast }: { page: number; rows: number; isLast: boolean }): void => {
    total += rows;
    const now = clock.now();
    if (!isLast && now - lastLine < shortestInterval) return;
    lastLine = now;
    log.info(`${period.from} to ${period.to}: ${count(page, 'page')}, ${count(total, 'row')}.`);
  };
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
