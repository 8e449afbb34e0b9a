import type { Section } from '../../text/sections.ts';
import type { ReportTopic, TopicKind } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { renderTable } from './table.ts';
import { asksRepeatedly, kindWords, topicLabel, trendText } from './topic-text.ts';
import { countOf, formatNumber, formatPeriodBefore } from './wording.ts';

/**
 * The topics shown as one table, largest first; no section where there are none.
 *
 * @param input.days length of the period
 */
export function renderTopicsOverview(input: { topics: ShownTopics; days: number }): Section[] {
  const { shown, hidden } = input.topics;
  if (shown.length === 0) return [];
  const compared = shown.some(({ trend }) => trend !== null);
  const table = renderTable({
    columns: [
      { heading: '#', align: 'right' },
      { heading: 'Topic', align: 'left' },
      { heading: 'Conversations', align: 'right' },
      ...(compared ? [{ heading: 'Trend', align: 'left' } as const] : []),
      { heading: 'Gap', align: 'left' },
    ],
    rows: shown.map((topic, index) => [
      formatNumber(index + 1),
      topicLabel(topic),
      formatNumber(topic.conversations),
      ...(compared ? [unbroken(trendCell(topic))] : []),
      kindWords[topic.kind].name,
    ]),
  });
  const more =
    hidden.length > 0
      ? [`Not shown here, but in \`report.json\`: ${countOf(hidden.length, 'smaller topic')}.`]
      : [];
  return [
    {
      title: 'table of topics',
      markdown: [
        '### What readers could not find',
        table,
        [...(compared ? [trendMeaning(input.days)] : []), ...kindMeanings(shown)].join('\n'),
        ...more,
      ].join('\n\n'),
    },
  ];
}

/** Trends count questions: their number now is told where the conversations beside are fewer. */
function trendCell(topic: ReportTopic): string {
  const isTold = topic.trend === 'new' || !asksRepeatedly(topic);
  return isTold ? trendText(topic) : `${trendText(topic)} to ${formatNumber(topic.unanswered)}`;
}

function trendMeaning(days: number): string {
  return `- **Trend:** the number of questions against ${formatPeriodBefore(days)}; a move by less than two, or by less than a fifth, counts as steady.`;
}

/** Words that stay on one line of a narrow cell. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}

/** Only the kinds that the table names. */
function kindMeanings(topics: readonly ReportTopic[]): string[] {
  const kinds = (Object.keys(kindWords) as TopicKind[]).filter((kind) =>
    topics.some((topic) => topic.kind === kind),
  );
  return kinds.map((kind) => `- **${kindWords[kind].name}:** ${kindWords[kind].meaning}`);
}
