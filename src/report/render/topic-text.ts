import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Gap, QuestionCount } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { Trend } from '../gaps/trend.ts';

/** Characters shown. */
const maxQuestionLength = 300;

/** A gap's heading among strangers' words, in which it can't be taken for another gap's name. */
export function labelText(label: string): string {
  return headingText(withoutGapNames(label));
}

/** A heading with the number that it bears in the table and in its fold. */
export function numberedLabel({ label }: Pick<Gap, 'label'>, number: number): string {
  return `${number} · ${headingText(label)}`;
}

/**
 * A question as escaped Markdown on one line, and how often it was asked if more than once. Never
 * empty: an empty item would make a heading of the line above it.
 *
 * @param longest characters shown
 */
export function questionText({ text, count }: QuestionCount, longest = maxQuestionLength): string {
  const question = escapeMarkdown(truncate(withoutGapNames(text), longest)) || '(no text)';
  return question + timesAsked({ count });
}

/** ` (2 times)`; '' of what was asked once. */
const timesAsked = ({ count }: Pick<QuestionCount, 'count'>): string =>
  count > 1 ? ` (${formatNumber(count)} times)` : '';

/** `13 conversations, more than before`: how large a topic is, and how it moved if that is not chance. */
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
