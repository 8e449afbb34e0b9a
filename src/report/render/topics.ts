import type { Section } from '../../text/sections.ts';
import type { Gap, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { renderTable } from './blocks.ts';
import { actCell, adviceFor, type Whereabouts } from './place.ts';
import { standingWords, stateCell } from './standing.ts';
import { directionOf, numberedLabel } from './topic-text.ts';
import { capitalized, countOf, formatNumber, formatPeriodBefore } from './wording.ts';

const mostInStart = 3;

/**
 * The largest topics that wait for a decision, a line each: what, how many conversations, and one
 * thing to do in which place. No section if there are none.
 *
 * @param topics those shown, in the order of their numbers
 */
export function renderStartHere(
  topics: readonly Gap[],
  { whereabouts, runUrl }: { whereabouts: Whereabouts; runUrl: string },
): Section[] {
  const lines = topics
    .map((topic, index) => ({ topic, number: index + 1 }))
    .filter(({ topic: { standing } }) => stateCell(standing, runUrl) === null)
    .slice(0, mostInStart)
    .map(({ topic, number }) => {
      const size = countOf(topic.conversations, 'conversation');
      const { setback } = standingWords(topic.standing, runUrl);
      const what = setback === undefined ? size : `${size}; ${setback}`;
      return `- **${numberedLabel(topic, number)}**, ${what}: ${adviceFor(topic, whereabouts)}.`;
    });
  if (lines.length === 0) return [];
  return [{ title: 'start here', markdown: `### Start here\n\n${lines.join('\n')}` }];
}

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable(
  { daily, meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
  whereabouts: Whereabouts,
): Section[] {
  if (shown.length === 0) return [];
  const compared = shown.some(({ trend }) => trend !== null);
  const size = `Conver&shy;sations${compared ? '<br>before → now' : ''}`;
  const table = renderTable(
    { Topic: 'left', [size]: 'right', 'Where to act': 'left' },
    shown.map((topic, index) => {
      const { setback } = standingWords(topic.standing, meta.runUrl);
      const act = actCell(topic, whereabouts);
      const state = stateCell(topic.standing, meta.runUrl);
      return [
        numberedLabel(topic, index + 1),
        sizeCell(topic),
        state ?? (setback === undefined ? act : `${capitalized(setback)}: ${act}`),
      ];
    }),
  );
  const hasMoves = shown.some((topic) => directionOf(topic) !== null);
  const notes = [
    ...(hasMoves
      ? [`↑ more, ↓ fewer than in ${formatPeriodBefore(daily.length)}, beyond chance and traffic.`]
      : []),
    ...(remembered?.offers ? ['To decide on a topic, open it below.'] : []),
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

/** `4 → **13** ↑`, on one line of a narrow cell. */
function sizeCell(topic: Gap): string {
  const { conversations, previousConversations, trend } = topic;
  const now = `**${formatNumber(conversations)}**`;
  if (previousConversations === null || trend === null) return now;
  const direction = directionOf(topic);
  const sign = direction === null ? '' : { up: ' ↑', down: ' ↓' }[direction];
  return `${formatNumber(previousConversations)} → ${now}${sign}`.replaceAll(' ', '&nbsp;');
}
