import type { Markdown } from './text.ts';

/** Formats 1234 as `1,234`, without `Intl`, which would add 15 ms to every run. */
export const formatNumber = (count: number): Markdown =>
  (count < 1_000
    ? `${count}`
    : `${formatNumber(Math.floor(count / 1_000))},${`${count % 1_000}`.padStart(3, '0')}`) as Markdown;

/** Formats a count with its noun: `1 question`, `1,234 questions`. */
export const countOf = (count: number, singular: string, plural = `${singular}s`): Markdown =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}` as Markdown;

/** A share from 0 to 1 as a percentage with one decimal: `0.2%` for 0.0015, though 0.0015 * 1,000 < 1.5. */
export const formatShare = (share: number): Markdown =>
  `${(Math.round(Number((share * 1_000).toPrecision(15))) / 10).toFixed(1)}%` as Markdown;
