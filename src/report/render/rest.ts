import { countOf, formatNumber } from '../../text/counts.ts';
import { details } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Gap, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { headingText } from '../gaps/editable.ts';
import { pageLink, questionText, searchText, sizeText } from './names.ts';
import { renderBoxes } from './standing.ts';

/** Maximum lines of a list. */
const maxLines = 30;
const maxTextLength = 100;

interface Listed {
  name: string;
  size: string;
  lines: readonly string[];
  /** How many lines there would be without a maximum. */
  count?: number;
  file?: string;
}

/** Details with a list, and how many more lines a file has; no section if the list is empty. */
function listed({
  name,
  size,
  lines,
  count = lines.length,
  file = 'report.json',
}: Listed): BodyPart[] {
  if (lines.length === 0) return [];
  const list = lines.slice(0, maxLines).map((line) => `- ${line}`);
  const more = count - list.length;
  const rest = more > 0 ? [`${formatNumber(more)} more: see \`${file}\`.`] : [];
  const summary = `<strong>${name}</strong> · ${size}`;
  return [{ title: `“${name}”`, markdown: details(summary, [list.join('\n'), ...rest]) }];
}

/** Topics asked only in the period before. */
export function renderResolvedTopics({ resolved, hiddenResolved }: ShownTopics): BodyPart[] {
  const count = resolved.length + hiddenResolved.length;
  return listed({
    name: 'No longer asked',
    size: countOf(count, 'topic'),
    lines: resolved.map(
      ({ label, previousConversations }) =>
        `${headingText(label)} (${countOf(previousConversations ?? 0, 'conversation')} before)`,
    ),
    count,
  });
}

/** Topics that are not for the docs, each with its box; no section if nothing can be ticked. */
export function renderDismissedTopics({ remembered }: Report): BodyPart[] {
  const { dismissed = [], offers = null } = remembered ?? {};
  if (dismissed.length === 0 || !offers) return [];
  const partOf = (topic: Gap): string =>
    `**${headingText(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(topic, offers)}`;
  const summary = `<strong>Not for the docs</strong> · ${countOf(dismissed.length, 'topic')}`;
  const parts = ['Untick a topic to bring it back.', ...dismissed.map(partOf)];
  return [{ title: 'topics that are not for the docs', markdown: details(summary, parts) }];
}

export function renderSetAside({ setAside: { unanswered, examples } }: Report): BodyPart[] {
  return listed({
    name: 'Set aside',
    size: countOf(unanswered, 'greeting, test or complaint', 'greetings, tests or complaints'),
    lines: examples.map((example) => questionText(example, maxTextLength)),
    count: examples.reduce((left, { count }) => left - count, unanswered) + examples.length,
    file: 'unanswered.csv',
  });
}

/** Searches without a click that belong to no topic shown. */
export function renderSearches({ searches }: Report, shown: readonly Gap[]): BodyPart[] {
  const ids = new Set(shown.map(({ id }) => id));
  const others = (searches ?? []).filter(({ topicId }) => topicId === null || !ids.has(topicId));
  return listed({
    name: 'Searched for without a click',
    size: countOf(others.length, 'search', 'searches'),
    lines: others.map(searchText),
  });
}

/** Cited paths that the docs don't have, and the page that may have replaced each. */
export function renderDeadCitations({ deadCitations, meta }: Report): BodyPart[] {
  const { allowedHosts } = meta;
  return listed({
    name: 'Cited, but not in the docs',
    size: countOf(deadCitations.length, 'page'),
    lines: deadCitations.map(({ url, answers, unanswered, nearest }) => {
      const failed = unanswered === 0 ? '' : ` (${formatNumber(unanswered)} failed)`;
      const instead =
        nearest === null ? '' : `; perhaps now ${pageLink({ url: nearest, allowedHosts })}`;
      return `${pageLink({ url, allowedHosts })}: in ${countOf(answers, 'answer')}${failed}${instead}`;
    }),
  });
}
