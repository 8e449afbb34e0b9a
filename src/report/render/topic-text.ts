import { truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { ReportTopic, TopicKind, Trend } from '../model/report-model.ts';
import { formatNumber } from './wording.ts';

/** Characters shown. */
const longestLabel = 80;
const longestQuestion = 240;

/** What a topic's kind is called, and what it says. */
export const kindWords: Readonly<Record<TopicKind, { name: string; meaning: string }>> = {
  'missing-page': {
    name: 'Missing page',
    meaning: 'the assistant found no page to cite. Write one, or add a section to one.',
  },
  'weak-page': {
    name: 'Weak page',
    meaning: 'the assistant cited pages that did not suffice. Improve them.',
  },
  mixed: {
    name: 'Mixed',
    meaning:
      'some answers cited nothing, others pages that did not suffice. See whether to improve these or to write a new one.',
  },
};

const trendSigns: Readonly<Record<Exclude<Trend, 'new'>, string>> = {
  rising: '↑',
  steady: '→',
  falling: '↓',
  resolved: '✓',
};

/** `↑ rising from 4`: how a topic's questions moved, and from how many; empty without comparison. */
export function trendText({ trend, previousUnanswered }: ReportTopic): string {
  if (trend === null) return '';
  if (trend === 'new') return '★ new';
  return `${trendSigns[trend]} ${trend} from ${formatNumber(previousUnanswered ?? 0)}`;
}

/** Whether a conversation asked more than once, so that questions and conversations differ. */
export function asksRepeatedly({ unanswered, conversations }: ReportTopic): boolean {
  return unanswered !== conversations;
}

/** A topic's label as it stands everywhere: one line of escaped Markdown. */
export function topicLabel({ label }: ReportTopic): string {
  return escapeMarkdown(truncate(label, longestLabel));
}

/** A question as escaped Markdown on one line, and how often it was asked where more than once. */
export function renderQuestion({ text, count }: { text: string; count: number }): string {
  const question = escapeMarkdown(truncate(text, longestQuestion));
  return count > 1 ? `${question} (${formatNumber(count)} times)` : question;
}
