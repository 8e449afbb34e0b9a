import type { Section } from '../../text/sections.ts';
import type { ReportTopic } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { renderTable } from './blocks.ts';
import { labelText } from './topic-text.ts';
import { shortAdvice } from './where-to-act.ts';
import { countOf, formatNumber, formatPeriodBefore } from './wording.ts';

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable(input: {
  topics: ShownTopics;
  /** Length of the period. */
  days: number;
  allowedHosts: readonly string[];
}): Section[] {
  const { shown, hidden } = input.topics;
  if (shown.length === 0) return [];
  const compared = shown.some(({ trend }) => trend !== null);
  const table = renderTable({
    columns: [
      { heading: 'Topic', align: 'left' },
      {
        heading: compared ? 'Conversations<br>before → now' : 'Conversations',
        align: 'right',
      },
      { heading: 'Where to act', align: 'left' },
    ],
    rows: shown.map((topic) => [
      labelText(topic.label),
      sizeCell(topic),
      shortAdvice(topic, input.allowedHosts),
    ]),
  });
  const notes = [
    ...(shown.some((topic) => signOf(topic) !== '')
      ? [
          `↑ asked more, ↓ asked less than in ${formatPeriodBefore(input.days)}, measured against the number of all questions.`,
        ]
      : []),
    ...(hidden.length > 0
      ? [`${countOf(hidden.length, 'smaller topic')}: see \`report.json\`.`]
      : []),
  ];
  return [
    {
      title: 'table of topics',
      markdown: ['### Topics', table, ...(notes.length > 0 ? [notes.join(' ')] : [])].join('\n\n'),
    },
  ];
}

/** The trend, unless the two numbers beside it moved the other way, or not at all: it allows for traffic. */
function signOf({ conversations, previousConversations, trend }: ReportTopic): string {
  const move = Math.sign(conversations - (previousConversations ?? conversations));
  if (trend === 'rising' && move > 0) return ' ↑';
  return trend === 'falling' && move < 0 ? ' ↓' : '';
}

/** `4 → **13** ↑`, on one line of a narrow cell. */
function sizeCell(topic: ReportTopic): string {
  const { conversations, previousConversations, trend } = topic;
  const now = `**${formatNumber(conversations)}**`;
  if (previousConversations === null || trend === null) return now;
  return `${formatNumber(previousConversations)} → ${now}${signOf(topic)}`.replaceAll(
    ' ',
    '&nbsp;',
  );
}
