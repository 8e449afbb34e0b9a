import type { Section } from '../../text/sections.ts';
import type { Gap, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { headingText } from '../gaps/editable.ts';
import { fold } from './blocks.ts';
import { pageLink } from './page-link.ts';
import { renderBoxes, searchText } from './topic-fold.ts';
import { questionText, sizeText } from './topic-text.ts';
import { asideText, countOf, formatNumber } from './wording.ts';

const mostSearches = 30;
const mostDead = 30;
const longestText = 100;

/** A list in one fold, and how much more there is; no section if there is nothing. */
function listed({
  title,
  summary,
  lines,
  more = '',
}: {
  title: string;
  summary: string;
  lines: readonly string[];
  more?: string;
}): Section[] {
  if (lines.length === 0) return [];
  const list = lines.map((line) => `- ${line}`).join('\n');
  return [{ title, markdown: fold(summary, more === '' ? [list] : [list, more]) }];
}

/** Topics that only the period before has. */
export function renderResolvedTopics({ resolved, hiddenResolved }: ShownTopics): Section[] {
  const more = hiddenResolved.length;
  return listed({
    title: 'topics no longer asked about',
    summary: `<strong>No longer asked</strong> · ${countOf(resolved.length + more, 'topic')}`,
    lines: resolved.map(
      ({ label, previousConversations }) =>
        `${headingText(label)} (${countOf(previousConversations ?? 0, 'conversation')} before)`,
    ),
    more: more > 0 ? `${countOf(more, 'more topic')}: see \`report.json\`.` : '',
  });
}

/** Topics that are not for the docs, each with its box; no section if nothing can be ticked. */
export function renderDismissedTopics({ remembered }: Report): Section[] {
  const { dismissed = [], offers = null } = remembered ?? {};
  if (dismissed.length === 0 || !offers) return [];
  const partOf = (topic: Gap): string =>
    `**${headingText(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(topic, offers)}`;
  return [
    {
      title: 'topics that are not for the docs',
      markdown: fold(`<strong>Not for the docs</strong> · ${countOf(dismissed.length, 'topic')}`, [
        'Untick a topic to bring it back.',
        ...dismissed.map(partOf),
      ]),
    },
  ];
}

/** What asks nothing of the docs. */
export function renderSetAside({ setAside: { unanswered, examples } }: Report): Section[] {
  const more = unanswered - examples.reduce((sum, { count }) => sum + count, 0);
  return listed({
    title: 'what was set aside',
    summary: `<strong>Set aside</strong> · ${asideText(unanswered)}`,
    lines: examples.map((example) => questionText(example, longestText)),
    more: more > 0 ? `${countOf(more, 'more message')}: see \`unanswered.csv\`.` : '',
  });
}

/** Searches without a click that no topic shown has. */
export function renderSearches({ searches }: Report, shown: readonly Gap[]): Section[] {
  const ids = new Set(shown.map(({ id }) => id));
  const others = (searches ?? []).filter(({ topicId }) => topicId === null || !ids.has(topicId));
  const more = others.length - mostSearches;
  return listed({
    title: 'searches without a click',
    summary: `<strong>Searched for without a click</strong> · ${countOf(others.length, 'search', 'searches')}`,
    lines: others.slice(0, mostSearches).map(searchText),
    more: more > 0 ? `${countOf(more, 'more search', 'more searches')}: see \`report.json\`.` : '',
  });
}

/** Cited paths that the docs don't have, and the page that may have replaced each. */
export function renderDeadCitations({ deadCitations, meta }: Report): Section[] {
  const { allowedHosts } = meta;
  const more = deadCitations.length - mostDead;
  return listed({
    title: 'dead citations',
    summary: `<strong>Cited, but not in the docs</strong> · ${countOf(deadCitations.length, 'page')}`,
    lines: deadCitations.slice(0, mostDead).map(({ url, answers, unanswered, nearest }) => {
      const failed = unanswered === 0 ? '' : `, ${formatNumber(unanswered)} in vain`;
      const instead =
        nearest === null ? '' : `; perhaps now ${pageLink({ url: nearest, allowedHosts })}`;
      return `${pageLink({ url, allowedHosts })}: in ${countOf(answers, 'answer')}${failed}${instead}`;
    }),
    more: more > 0 ? `${countOf(more, 'more page')}: see \`report.json\`.` : '',
  });
}
