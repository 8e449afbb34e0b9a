import type { Section } from '../../text/sections.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportModel, ReportTopic } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { renderTable } from './blocks.ts';
import { setback, stateCell } from './standing.ts';
import { directionOf, numberedLabel } from './topic-text.ts';
import { shortAdvice, type Whereabouts } from './where-to-act.ts';
import { countOf, formatNumber, formatPeriodBefore } from './wording.ts';

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable({
  topics: { shown, hidden },
  model: { daily, totals, previousTotals },
  issue,
  whereabouts,
}: {
  topics: ShownTopics;
  model: Pick<ReportModel, 'daily' | 'totals' | 'previousTotals'>;
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
      stateCell(issue?.gaps.get(topic.id), whereabouts.runUrl) ??
        [...setback(issue?.gaps.get(topic.id)), shortAdvice(topic, whereabouts)].join(' '),
    ]),
  });
  const notes = [
    ...(previousTotals && shown.some((topic) => signOf(topic) !== '')
      ? [
          `↑ asked more, ↓ asked less than in ${formatPeriodBefore(daily.length)}, allowing for the number of all questions: ${formatNumber(totals.questions)}, from ${formatNumber(previousTotals.questions)}.`,
        ]
      : []),
    ...(issue?.offers ? ['Each topic’s fold below has boxes to decide by.'] : []),
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

function signOf(topic: ReportTopic): string {
  const direction = directionOf(topic);
  return direction === null ? '' : { up: ' ↑', down: ' ↓' }[direction];
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
