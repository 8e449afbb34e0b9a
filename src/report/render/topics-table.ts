import type { Section } from '../../text/sections.ts';
import type { Gap, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { renderTable } from './blocks.ts';
import { setback, stateCell } from './standing.ts';
import { directionOf, numberedLabel } from './topic-text.ts';
import { shortAdvice } from './where-to-act.ts';
import { countOf, formatNumber, formatPeriodBefore } from './wording.ts';

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable(
  { daily, totals, previousTotals, meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
): Section[] {
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
      stateCell(topic.standing, meta.runUrl) ??
        [...setback(topic.standing), shortAdvice(topic, meta)].join(' '),
    ]),
  });
  const notes = [
    ...(previousTotals && shown.some((topic) => signOf(topic) !== '')
      ? [
          `↑ asked more, ↓ asked less than in ${formatPeriodBefore(daily.length)}, allowing for the number of all questions: ${formatNumber(totals.questions)}, from ${formatNumber(previousTotals.questions)}.`,
        ]
      : []),
    ...(remembered?.offers ? ['Each topic’s fold below has boxes to decide by.'] : []),
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

function signOf(topic: Gap): string {
  const direction = directionOf(topic);
  return direction === null ? '' : { up: ' ↑', down: ' ↓' }[direction];
}

/** `4 → **13** ↑`, on one line of a narrow cell. */
function sizeCell(topic: Gap): string {
  const { conversations, previousConversations, trend } = topic;
  const now = `**${formatNumber(conversations)}**`;
  if (previousConversations === null || trend === null) return now;
  return `${formatNumber(previousConversations)} → ${now}${signOf(topic)}`.replaceAll(
    ' ',
    '&nbsp;',
  );
}
