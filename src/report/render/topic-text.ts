import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Gap, QuestionCount } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { Trend } from '../gaps/trend.ts';

/** Maximum characters of a question. */
const maxQuestionLength = 300;

/** A gap's heading, changed so that nothing in it can be read as another gap's name. */
export function labelText(label: string): string {
  return headingText(withoutGapNames(label));
}

/** A heading with its number, for the table and the details. */
export function numberedLabel({ label }: Pick<Gap, 'label'>, number: number): string {
  return `${number} · ${headingText(label)}`;
}

/**
 * A question as escaped Markdown on one line and, if it was asked more than once, how often. It is never
 * empty: Markdown reads the line above an empty list item as a heading.
 */
export function questionText(
  { text, count }: QuestionCount,
  maxLength = maxQuestionLength,
): string {
  const question = escapeMarkdown(truncate(withoutGapNames(text), maxLength)) || '(no text)';
  return question + timesAsked({ count });
}

/** ` (2 times)`; empty if it was asked once. */
const timesAsked = ({ count }: Pick<QuestionCount, 'count'>): string =>
  count > 1 ? ` (${formatNumber(count)} times)` : '';

/** `13 conversations, more than before`: a topic's size, and its trend if that is more than chance. */
export function sizeText({ conversations, trend }: Gap): string {
  const size = countOf(conversations, 'conversation');
  return trend === null ? size : `${size}${trendWords[trend]}`;
}

const trendWords: Readonly<Record<Trend, string>> = {
  new: ', new',
  rising: ', more than before',
  falling: ', fewer than before',
  steady: '',
  resolved: '',
};

const maxQueryLength = 80;

export function searchText({ query, hits }: { query: string; hits: number }): string {
  const text = escapeMarkdown(truncate(singleLine(query), maxQueryLength)) || '(no text)';
  return `“${text}” (${countOf(hits, 'search', 'searches')})`;
}
