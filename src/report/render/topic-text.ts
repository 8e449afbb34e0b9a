import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Gap, QuestionCount } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { withoutGapNames } from '../gaps/merged.ts';

/** Characters shown. */
const longestQuestion = 300;

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
export function questionText({ text, count }: QuestionCount, longest = longestQuestion): string {
  const question = escapeMarkdown(truncate(withoutGapNames(text), longest)) || '(no text)';
  return count > 1 ? `${question} (${formatNumber(count)} times)` : question;
}

/** A move of one conversation is none to a reader. */
const leastMove = 2;

/** The trend, if the two numbers that a reader sees show it, too: it is of questions, and allows for traffic. */
export function directionOf({
  conversations,
  previousConversations,
  trend,
}: Gap): 'up' | 'down' | null {
  const move = conversations - (previousConversations ?? conversations);
  if (trend === 'rising' && move >= leastMove) return 'up';
  return trend === 'falling' && move <= -leastMove ? 'down' : null;
}

/** `13 conversations, up from 4`: how large a topic is, and was before. */
export function sizeText(topic: Gap): string {
  const { conversations, previousConversations: before, trend } = topic;
  const size = countOf(conversations, 'conversation');
  if (before === null || trend === null) return size;
  if (trend === 'new') return `${size}, new`;
  const direction = directionOf(topic);
  return direction
    ? `${size}, ${direction} from ${formatNumber(before)}`
    : `${size}, ${formatNumber(before)} before`;
}

const longestQuery = 80;

export function searchText({ query, hits }: { query: string; hits: number }): string {
  const text = escapeMarkdown(truncate(singleLine(query), longestQuery)) || '(no text)';
  return `“${text}” (${countOf(hits, 'search', 'searches')})`;
}
