import type { Section } from '../../text/sections.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportTopic } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { renderTable } from './blocks.ts';
import { stateCell } from './standing.ts';
import { numberedLabel } from './topic-text.ts';
import { shortAdvice, type Whereabouts } from './where-to-act.ts';
import { countOf, formatNumber, formatPeriodBefore } from './wording.ts';

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable({
  topics: { shown, hidden },
  days,
  issue,
  whereabouts,
}: {
  topics: ShownTopics;
  /** Length of the period. */
  days: number;
  /** Null if no issue remembers the topics. */
  issue: KnownIssue | null;
  whereabouts: Whereabouts;
}): Section[] {
  if (shown.length === 0) return [];
  const compared = shown.some(({ trend }) => trend !== null);
  const table = renderTable({
    columns: [
      { heading: 'Topic', align: 'left' },
      {
        heading: compared ? 'Conver&shy;sations<br>before → now' : 'Conver&shy;sations',
        align: 'right',
      },
      { heading: 'Where to act', align: 'left' },
    ],
    rows: shown.map((topic, index) => [
      numberedLabel(topic, index + 1),
      sizeCell(topic),
      stateCell(issue?.gaps.get(topic.id), whereabouts.runUrl) ?? shortAdvice(topic, whereabouts),
    ]),
  });
  const notes = [
    ...(shown.some((topic) => signOf(topic) !== '')
      ? [
          `↑ asked more, ↓ asked less than in ${formatPeriodBefore(days)}, measured against the number of all questions.`,
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
